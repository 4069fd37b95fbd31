from importlib import import_module

from tests.mutations import Mutation
from tontine.games import GAMES

MUTATIONS: list[Mutation] = [
    mutation
    for area in (*GAMES, "server")
    for mutation in import_module(f"tests.mutations.{area}").MUTATIONS
]
