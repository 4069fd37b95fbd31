"""Every lesson, replayed by its data in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.learn.walking import Walk, as_shown, walk
from tontine.learn.course import PUPIL
from tontine.learn.guide import LessonState
from tontine.learn.lesson import BadLesson, Lesson, is_event, read_lesson
from tontine.learn.lessons import advice_of, facts_of, lesson_games, lesson_of
from tontine.learn.patterns import references
from tontine.learn.texts import used_arguments
from tontine.play.stories import speech_of
from tontine.play.titles import TITLES
from tontine.play.words import LANGUAGES, Phrase, text_of, words

GAMES = lesson_games()
MOST_WORDS = {"": 30, "why": 20, "title": 7}  # of a text, by its attribute; 30 for the others
MOST_SENTENCES = 2

# How long it takes to read and to play, as it was reckoned when the lessons were written.
WORDS_A_MINUTE = 150
DECISION, BOT, BETWEEN = 9.0, 1.2, 2.0  # seconds: one that is lit, one of a bot, between two steps
PLAYBACK = 10.0  # seconds, of what is played between two acts
ACT_ONE = 25  # decisions on record that are not jumped over
FIRST_DECISION = 20.0  # seconds until then
MINUTES = {"acquire": 7, "ponzi": 7, "greed": 8}


def lesson_named(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


@cache
def shown(game: str) -> Walk:
    """The lesson as *Show me* plays it."""
    return walk(lesson_named(game), as_shown)


@cache
def texts(language: str, game: str) -> dict[str, str]:
    """Every message of a lesson and its attributes, as it is written."""
    source = text_of(language, f"{game}-learn", game)
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{it.id.name}": it.value for it in entry.attributes}
            for name, pattern in parts.items():
                assert pattern is not None
                assert pattern.span is not None
                found[name] = source[pattern.span.start : pattern.span.end]
    return found


# -- the replay ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_step_comes_in_its_order(game: str) -> None:
    way = shown(game)
    assert way.seen == [step.id for step in lesson_named(game).steps]
    steps = [state.step for _, _, state in way.states]
    assert steps == sorted(steps)


@pytest.mark.parametrize("game", GAMES)
def test_the_pupil_is_always_told_what_to_do(game: str) -> None:
    """At a step that asks there is something to be shown, and the step lets it through."""
    lesson = lesson_named(game)
    asked = {step.id: step for step in lesson.steps if step.due.ask}
    for version, _, state in shown(game).states:
        if state.id in asked and PUPIL in shown(game).match.at(version).owing:
            assert state.shows
            assert state.lets_through(state.shows[0])
            assert (state.objection is None) == (not state.accepts)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(game: str, language: str) -> None:
    match = shown(game).match
    speech = speech_of(match, PUPIL, words(language))
    for _, _, state in shown(game).states:
        for phrase in phrases(state):
            said = speech.say(phrase)
            assert said
            assert not re.search(r"[{}$]\w|None|True|False", said.replace("$", "$ ")), said


def phrases(state: LessonState) -> Iterator[Phrase]:
    yield from (state.title, state.text)
    yield from (it for it in (state.why, state.objection) if it is not None)
    yield from (light.says for light in state.lights)


def test_where_the_lessons_end() -> None:
    """The pupil wins two, and has a status symbol and the company in the third."""
    assert shown("acquire").match.winners == [PUPIL]
    assert shown("ponzi").match.winners == [PUPIL]
    facts = facts_of("greed", shown("greed").match, PUPIL)
    assert facts["mine"] == [3]
    assert shown("greed").match.bare_view(PUPIL).table.players[PUPIL].points == 8


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 99])
def test_no_seed_changes_anything(game: str, seed: int) -> None:
    """Up to the end of the lesson all chance is in its script, and no bot's own chance matters."""
    way, twin = shown(game), walk(lesson_named(game), as_shown, seed)
    assert twin.match.script() == way.match.script()
    assert twin.match.game.snapshot() == way.match.game.snapshot()
    assert twin.states == way.states


# -- what the data refers to -----------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_rules_events_questions_and_facts_are_known(game: str) -> None:
    lesson, title, match = lesson_named(game), TITLES[game], shown(game).match
    facts = {*facts_of(game, match, PUPIL), "astray"}
    events = {kind.name for kind in title.events}
    for step in lesson.steps:
        assert set(step.rules) <= set(title.rulebook.ids)
        patterns = [it for it in (step.due.happened, *filter(is_event, step.ends)) if it]
        assert {it["event"] for it in patterns} <= events
        used = [step.accepts, step.shows, step.lights, step.due.facts or {}]
        used += [[it.facts, it.accepts or []] for it in step.variants]
        named = {name for it in used for name in references(it)}
        named |= set(step.due.facts or {}) | {it for each in step.variants for it in each.facts}
        assert named <= facts
        assert used_arguments(game)[f"lesson-{step.id}"] <= facts
    assert set(lesson.types) <= facts
    assert {it.seat for it in lesson.script} <= set(range(1, len(lesson.seats)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_texts_and_no_more(game: str, language: str) -> None:
    lesson, there = lesson_named(game), texts(language, game)
    wanted = set()
    for step in lesson.steps:
        message = f"lesson-{step.id}"
        wanted |= {message, f"{message}.title"}
        wanted |= {f"{message}.why"} if step.why else set()
        wanted |= {f"{message}.other"} if step.accepts else set()
        wanted |= {f"{message}.{it.text}" for it in step.variants if it.text}
    assert {name for name in there if name.startswith("lesson-")} == wanted


# -- how long it is --------------------------------------------------------------------


def word_count(text: str) -> int:
    plain = re.sub(r"\{[^}]*\}", "X", text)
    return len([word for word in plain.split() if re.search(r"\w", word)])


def sentence_count(text: str) -> int:
    return len(re.findall(r"[.?!…](?=[\s»”]|$)", text))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_sentences_and_thirty_words(game: str, language: str) -> None:
    for name, text in texts(language, game).items():
        attribute = name.partition(".")[2]
        most = MOST_WORDS.get(attribute, 30)
        assert word_count(text) <= most, (name, word_count(text))
        if attribute != "title" and not name.startswith("light-"):
            assert 1 <= sentence_count(text) <= MOST_SENTENCES, (name, text)


def reading_time(state: LessonState, language: str, game: str) -> float:
    """Of a step's title and text, without its why, which is folded away."""
    known = texts(language, game)
    read = [known[it.message] for it in (state.title, state.text) if it.message in known]
    return sum(map(word_count, read)) / WORDS_A_MINUTE * 60


@pytest.mark.parametrize("game", [game for game in GAMES if game in MINUTES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_is_short(game: str, language: str) -> None:
    """Reckoned, not watched: reading, deciding, and looking on."""
    way = shown(game)
    steps: dict[str, LessonState] = {}
    for _, _, state in way.states:
        if state.id:
            steps.setdefault(state.id, state)
    first = reading_time(next(iter(steps.values())), language, game) + DECISION
    assert first < FIRST_DECISION
    reading = sum(reading_time(it, language, game) + BETWEEN for it in steps.values())
    jumped = lesson_named(game).record[ACT_ONE:]  # played back, and not by the pupil
    mine = [step.seat for step in way.match.steps].count(PUPIL)
    mine -= sum(move.seat == PUPIL for move in jumped)
    others = way.match.version - len(jumped) - mine
    seconds = reading + mine * DECISION + others * BOT + (PLAYBACK if jumped else 0)
    assert seconds < MINUTES[game] * 60
    assert seconds < (lesson_named(game).minutes + 0.5) * 60  # what the front page promises


# -- files that cannot be read ----------------------------------------------------------

SMALL = """
game = "acquire"
minutes = 1
seats = ["Ada", "Bruno"]
chance = {}
targets = { tile = ["tile"] }
[[steps]]
id = "one"
due = { ask = ["place"] }
"""


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ('lights = [["moon"]]', "step one: targets does not name 'moon'"),
        ("light = []", "unknown field `light`"),
        ("due = 3", "Cannot overwrite a value"),
        ('[[steps]]\nid = "one"\ndue = { turn = 1 }', "two steps have one id"),
        ('[[steps]]\nid = "two"\ndue = { turn = 1 }\nshows = [{}]', "step two asks nothing"),
        ("shows = 1", "Expected `array`, got `int` - at `$.steps[0].shows`"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, more: str, problem: str) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(SMALL)
    assert read_lesson(path).steps[0].id == "one"
    path.write_text(SMALL + more)
    with pytest.raises(BadLesson, match=re.escape(problem)):
        read_lesson(path)


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of("chess") is None
    assert advice_of("chess").cards == []
