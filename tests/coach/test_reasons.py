"""Why: terms that add up, and facts that are true."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from msgspec import structs

from tests.coach.coaches import NAMES, network, played, search
from tests.rules.acquire.position import AcquireScenario, buy, dispose, found, place, position
from tontine.bots.acquire.judge import INPUTS, AcquireJudge
from tontine.bots.acquire.reasons import TOPICS, sleepers
from tontine.bots.reasons import (
    BETTER,
    CLOSE,
    OTHERWISE,
    WORSE,
    Measure,
    _measured,
    outcomes,
    reasons,
    terms_of,
)
from tontine.bots.search.network import Network
from tontine.bots.seats import FOLDERS
from tontine.play.titles import TITLES
from tontine.play.words import LANGUAGES, Phrase, words
from tontine.rules.acquire.components import FUSION, HYDRA, SACKSON
from tontine.rules.acquire.decisions import DONE
from tontine.rules.chance import Rng


def test_every_topic_is_about_inputs_that_the_judge_has() -> None:
    for scenario in (it.TOPICS for it in FOLDERS.values()):
        for topic in scenario.all:
            assert set(topic.inputs) <= set(scenario.inputs)
        for measure in scenario.measures:
            assert set(measure.inputs) <= set(scenario.inputs)


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


def test_what_is_in_slots_has_a_part_in_the_change_too() -> None:
    """Three corporations, of which the second comes to the board and the third leaves it."""
    net = Network(
        vec[float]([0.5, 1.5, -2.0]),
        vec[float]([-1.0, 0.3, 1.0, 0.5, 2.0]),
        slots=3,
        width=2,
        shared=vec[float]([-0.5, 1.0, 0.25, 0.5]),
    )
    before, after = [2.0, 1.0, 1.0, 0.0, 0.0, 1.0, 3.0], [3.0, 1.0, 2.5, 1.0, 2.0, 0.0, 0.0]
    terms = terms_of(net, before, after)
    assert len(terms) == 3  # the single input, and the two of a slot
    assert sum(terms) == pytest.approx(net.score(vec[float](after)) - net.score(vec[float](before)))
    still = terms_of(net, before, [*before[:1], 1.0, 2.0, *before[3:]])
    assert still[:2] == [0.0, 0.0]
    assert still[2] != 0.0


def said(scenario: AcquireScenario, *turn: int, lang: str = "en") -> dict[str, bool]:
    """What is said of a turn of the first seat, and whether it is good."""
    title = TITLES["acquire"]
    options = {option.name: option.values[0] for option in title.options}
    speech = title.speech(words(lang, "acquire"), options, NAMES[:3], 0)
    coach = search(Rng(1))
    after, before = outcomes(coach, TOPICS, scenario.game, 0, [turn], 3)
    found = reasons(coach.judge.network, TOPICS, 0, after, [before], CLOSE, before)
    for them in ([it.part for it in found if it.good], [-it.part for it in found if not it.good]):
        assert them == sorted(them, reverse=True)
    return {speech.say(it.says): it.good for it in found}


@pytest.mark.rule("A18")
def test_first_and_second_places_are_named_with_what_they_pay() -> None:
    scenario = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "12I 10I 8I 6I 2I 1G"},
        shares={FUSION: [2, 3, 1], HYDRA: [0, 4, 1]},
    )
    told = said(scenario, place("12I"), buy(FUSION), buy(FUSION), buy(HYDRA))
    first = "You become first in Fusion, 4 to 3: about $4,000"
    assert any(text.startswith(first) and good for text, good in told.items())
    assert all("one tile" in text for text in told if text.startswith(first))  # 4A merges it


@pytest.mark.rule("A15")
def test_a_merger_that_pays_rivals_speaks_against_it() -> None:
    scenario = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "4A 12I 10I 8I 6I 2I"},
        shares={FUSION: [0, 3, 1], HYDRA: [1, 4, 1]},
    )
    told = said(scenario, place("4A"))
    assert told["The takeover of Fusion pays Bruno $4,000."] is False
    assert "The takeover of Fusion pays you" not in " ".join(told)


@pytest.mark.rule("A23")
def test_bonuses_already_paid_are_no_reason_to_sell_or_to_keep() -> None:
    scenario = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "4A 12I 10I 8I 6I 2I"},
        shares={FUSION: [2, 3, 1], HYDRA: [1, 4, 1]},
    )
    scenario.decide(place("4A"))
    assert scenario.phase == "disposing"
    for turn in (dispose(sell=2), dispose(trade=2), dispose()):
        assert not [text for text in said(scenario, turn) if "takeover" in text or "grows" in text]


@pytest.mark.rule("A23")
def test_selling_and_keeping_have_reasons_of_their_own() -> None:
    scenario = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "4A 12I 10I 8I 6I 2I"},
        shares={FUSION: [6, 3, 1], HYDRA: [1, 4, 1]},
        cash={0: 200},
    )
    scenario.decide(place("4A"))
    assert said(scenario, dispose(sell=6))["The sale brings you $2,400 at once."] is True
    before = scenario.game.clone()
    while scenario.phase == "disposing":
        scenario.decide(dispose())
    kept = {it.message: it.gain for it in sleepers(before, scenario.game, 0, 0)}
    assert kept == {"reason-kept": -6, "reason-revived": 6}  # the judge says which it is


def test_a_merger_in_hand_is_counted() -> None:
    scenario = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "4A 12I 10I 8I 6I 2I"},
        shares={FUSION: [2, 3, 1], HYDRA: [1, 4, 1]},
    )
    told = said(scenario, place("12I"), buy(FUSION), buy(FUSION), DONE)
    assert told["4A stays in your hand: the merger it makes would pay you $4,000."] is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_said_in_every_language(lang: str) -> None:
    scenario = position(
        """
        FFF.HHHHH..o
        """,
        hands={0: "12B 4A 10I 8I 6I 2I"},
        shares={FUSION: [2, 3, 1], HYDRA: [1, 4, 1]},
    )
    told = said(scenario, place("12B"), found(SACKSON), buy(SACKSON), buy(FUSION), buy(FUSION))
    assert len(told) >= 2
    assert any("Fusion" in text for text in told)


def test_of_two_turns_only_what_is_different_is_said() -> None:
    scenario = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "12I 10I 8I 6I 2I 1G"},
        shares={FUSION: [2, 3, 1], HYDRA: [0, 4, 1]},
    )
    coach = search(Rng(1))
    turns = [
        (place(tile), buy(FUSION), buy(FUSION), last)
        for tile, last in (("12I", buy(HYDRA)), ("10I", DONE))
    ]
    one, two, nothing = outcomes(coach, TOPICS, scenario.game, 0, turns, 3)
    for verdict in (BETTER, WORSE, CLOSE):
        told = reasons(coach.judge.network, TOPICS, 0, one, [two], verdict, nothing)
        assert told
        assert not [it for it in told if it.says.message == "reason-first"]


def test_what_the_other_turn_would_do_is_said_as_such() -> None:
    scenario = position(
        """
        FFF.HHHHH...
        """,
        hands={0: "4A 12I 10I 8I 6I 2I"},
        shares={FUSION: [0, 3, 1], HYDRA: [1, 4, 1]},
    )
    coach = search(Rng(1))
    turns = [(place("12I"), DONE), (place("4A"),)]
    one, two, nothing = outcomes(coach, TOPICS, scenario.game, 0, turns, 3)
    told = reasons(coach.judge.network, TOPICS, 0, one, [two], BETTER, nothing)
    instead = [it.says.arguments["reason"] for it in told if it.says.message == OTHERWISE]
    paid = [it for it in instead if isinstance(it, Phrase) and it.message == "reason-paid-rival"]
    assert paid
    assert told[0].good


def test_where_there_is_nothing_to_say_that_is_said() -> None:
    scenario = position("FFF.HHHHH...", hands={0: "12I 10I 8I 6I 2I 1G"})
    coach = search(Rng(1))
    one, two, nothing = outcomes(coach, TOPICS, scenario.game, 0, [(place("12I"), DONE)] * 2, 3)[:3]
    said = [
        reasons(coach.judge.network, TOPICS, 0, one, [two], verdict, nothing)[0].says.message
        for verdict in (BETTER, WORSE, CLOSE)
    ]
    assert said == ["reason-later", "reason-later-less", "reason-same"]


def test_what_a_turn_does_at_once_is_said_as_its_preview_says_it() -> None:
    """Three points more than before, though it is five more than after the other turn."""
    measure = Measure(
        inputs=("total",),
        more="reason-points",
        less="reason-points-less",
        argument="points",
        at_once=True,
    )
    gains = Phrase("reason-points", {"points": 3})
    assert _measured(measure, 13, 8, 10, None) == gains
    assert _measured(measure, 13, 12, 10, None) == gains
    loses = Phrase("reason-points-less", {"points": 2})
    assert _measured(measure, 10, 8, 10, None) == Phrase(OTHERWISE, {"reason": loses})
    rival = Phrase("reason-points-rival", {"points": 5, "rival": 2})
    assert _measured(measure, 12, 15, 10, 2) == Phrase(OTHERWISE, {"reason": rival})
    assert _measured(measure, 10, 9.8, 10, None) is None
    later = structs.replace(measure, at_once=False)
    assert _measured(later, 13, 8, 10, None) == Phrase("reason-points", {"points": 5})
