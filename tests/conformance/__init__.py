"""The contract that every game keeps, as tests that any game can be put through.

A game enters by being in ``TITLES`` and having an adapter in ``ADAPTERS``: the few things about
it that the contract does not tell. Every seat count and every combination of options is played.

``TONTINE_EXAMPLES=20 pytest tests/conformance`` looks at twenty times as many positions, and at
others each time it is run.
"""
