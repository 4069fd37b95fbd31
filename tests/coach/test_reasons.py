"""Why: terms that add up, and facts that are true."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.coach.coaches import NAMES, network, played, search
from tests.rules.acquire.position import Table, buy, dispose, found, place, position
from tontine.bots.acquire.judge import INPUTS, AcquireJudge
from tontine.bots.acquire.reasons import TABLE, sleepers
from tontine.bots.reasons import reasons, terms_of
from tontine.bots.seats import REASONS
from tontine.play.titles import TITLES
from tontine.play.words import LANGUAGES, words
from tontine.rules.acquire.components import FUSION, HYDRA, SACKSON
from tontine.rules.acquire.decisions import DONE
from tontine.rules.chance import Rng


def test_every_topic_is_about_inputs_that_the_judge_has() -> None:
    for table in REASONS.values():
        for topic in table.topics:
            assert set(topic.inputs) <= set(table.inputs)


def test_the_terms_add_up_to_the_change_of_the_score() -> None:
    judge, net = AcquireJudge(network()), network()
    rows = []
    for decisions in (10, 50):
        game = played(decisions).game
        judge.prepare(game)
        judge.read(game, 1, judge.inputs)
        rows.append(list(judge.inputs))
    before, after = rows
    terms = terms_of(net, before, after)
    change = net.score(vec[float](after)) - net.score(vec[float](before))
    assert sum(terms) == pytest.approx(change)
    assert len(terms) == len(INPUTS)


def said(table: Table, *turn: int, lang: str = "en") -> dict[str, bool]:
    """What is said of a turn of the first seat, and whether it is good."""
    title = TITLES["acquire"]
    options = {option.name: option.values[0] for option in title.options}
    speech = title.speech(words(lang, "acquire"), options, NAMES[:3], 0)
    found = reasons(search(Rng(1)), TABLE, table.game, 0, turn, 3)
    assert [abs(it.part) for it in found] == sorted((abs(it.part) for it in found), reverse=True)
    return {speech.say(it.says): it.good for it in found}


@pytest.mark.rule("A18")
def test_first_and_second_places_are_named_with_what_they_pay() -> None:
    table = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "12I 10I 8I 6I 2I 1G"},
        shares={FUSION: [2, 3, 1], HYDRA: [0, 4, 1]},
    )
    told = said(table, place("12I"), buy(FUSION), buy(FUSION), buy(HYDRA))
    first = "You become first in Fusion, 4 to 3: about $4,000"
    assert any(text.startswith(first) and good for text, good in told.items())
    assert all("one tile" in text for text in told if text.startswith(first))  # 4A merges it


@pytest.mark.rule("A15")
def test_a_merger_that_pays_rivals_speaks_against_it() -> None:
    table = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "4A 12I 10I 8I 6I 2I"},
        shares={FUSION: [0, 3, 1], HYDRA: [1, 4, 1]},
    )
    told = said(table, place("4A"))
    assert told["The takeover of Fusion pays Bruno $4,000."] is False
    assert "The takeover of Fusion pays you" not in " ".join(told)


@pytest.mark.rule("A23")
def test_bonuses_already_paid_are_no_reason_to_sell_or_to_keep() -> None:
    table = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "4A 12I 10I 8I 6I 2I"},
        shares={FUSION: [2, 3, 1], HYDRA: [1, 4, 1]},
    )
    table.decide(place("4A"))
    assert table.phase == "disposing"
    for turn in (dispose(sell=2), dispose(trade=2), dispose()):
        assert not [text for text in said(table, turn) if "takeover" in text or "grows" in text]


@pytest.mark.rule("A23")
def test_selling_and_keeping_have_reasons_of_their_own() -> None:
    table = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "4A 12I 10I 8I 6I 2I"},
        shares={FUSION: [6, 3, 1], HYDRA: [1, 4, 1]},
        cash={0: 200},
    )
    table.decide(place("4A"))
    assert said(table, dispose(sell=6))["The sale brings you $2,400 at once."] is True
    before = table.game.clone()
    while table.phase == "disposing":
        table.decide(dispose())
    kept = {it.message: it.gain for it in sleepers(before, table.game, 0, 0)}
    assert kept == {"reason-kept": -6, "reason-revived": 6}  # the judge says which it is


def test_a_merger_in_hand_is_counted() -> None:
    table = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "4A 12I 10I 8I 6I 2I"},
        shares={FUSION: [2, 3, 1], HYDRA: [1, 4, 1]},
    )
    told = said(table, place("12I"), buy(FUSION), buy(FUSION), DONE)
    assert told["4A stays in your hand: the merger it makes would pay you $4,000."] is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_said_in_every_language(lang: str) -> None:
    table = position(
        """
        FFF.HHHHH..o
        """,
        hands={0: "12B 4A 10I 8I 6I 2I"},
        shares={FUSION: [2, 3, 1], HYDRA: [1, 4, 1]},
    )
    told = said(table, place("12B"), found(SACKSON), buy(SACKSON), buy(FUSION), buy(FUSION))
    assert len(told) >= 2
    assert any("Fusion" in text for text in told)
