"""What is asked, as a sentence with its rule, and the choices with their consequences."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.acquire import palette as colours
from tontine.cli.terminal.acquire.grammar import numbered
from tontine.cli.terminal.acquire.shares import rank_mark
from tontine.cli.terminal.acquire.vocabulary import AcquireVocabulary
from tontine.cli.terminal.text import ink, pad, width_of, wrap
from tontine.play.acquire.table import AcquireTable
from tontine.play.view import Ask, Choice, View


def draw_prompt(
    view: View, vocabulary: AcquireVocabulary, width: int, brief: bool = False
) -> list[Text]:
    """The whole question. The line for the answer comes after it.

    Where it has to be brief, each choice has one line, cut if need be, and there are no hints.
    """
    speech = vocabulary.speech
    ask = view.asks[0]
    assert ask.question is not None
    sentence = ink(speech.say(ask.question), palette.BRASS).append(f"  ({ask.rule})", palette.QUIET)
    lines = wrap(sentence, width, 2)
    if ask.kind == "dispose":
        lines += _disposal(ask, vocabulary, width, brief)
    elif ask.kind == "buy":
        lines += _purchase(view, ask, vocabulary, width, brief)
    else:
        lines += _choices(view, vocabulary, width, brief)
    if any(it.kind == "announce" for it in view.asks):
        lines += _announcing(view, vocabulary, width)
    return lines


def _announcing(view: View, vocabulary: AcquireVocabulary, width: int) -> list[Text]:
    """A30: how the end is announced, where that is no choice with a number, and how it would be."""
    table: AcquireTable = view.table
    speech, ask, word = vocabulary.speech, view.asks[0], vocabulary.word("announce")
    on_sale = [number.name for number in ask.numbers if number.most]
    hints: list[str] = []
    if ask.kind == "buy" and on_sale:
        example = f"2 {speech.corporation(on_sale[0])} {word}".lower()
        hints.append(speech.words("hint-announce-buy", example=example))
    elif ask.kind in ("buy", "dispose"):
        hints.append(speech.words("hint-announce", word=word))
    if table.ending is not None:
        ending = speech.words("full-stop", sentence=speech.say(table.ending.says))
        hints.append(f"{ending}  ({table.ending.rule})")
    return [line for it in hints for line in wrap(ink("  " + it, palette.TITLE), width, 2)]


# -- choices by number -------------------------------------------------------------


def _laid_out(line: Text, width: int, indent: int, brief: bool) -> list[Text]:
    if not brief:
        return wrap(line, width, indent)
    line.truncate(width, overflow="ellipsis")
    return [line]


def _choices(view: View, vocabulary: AcquireVocabulary, width: int, brief: bool) -> list[Text]:
    table: AcquireTable = view.table
    say = vocabulary.speech.say
    signs = {tile.tile: colours.FATE_SIGNS[tile.fate] for tile in table.hand}
    lines: list[Text] = []
    choices = numbered(view)
    names = [choice_name(choice, vocabulary) for choice in choices]
    column = max(map(width_of, names), default=0)
    for number, (choice, name) in enumerate(zip(choices, names, strict=True), 1):
        assert choice.says is not None
        line = ink(f"{number:>3}  ", palette.BRASS).append(pad(name, column), palette.TITLE)
        sign = signs.get(choice.decision.get("tile", ""))
        line.append(f"  {sign} " if sign else "  ", palette.BRASS).append(say(choice.says))
        lines += _laid_out(line, width, 7 + column, brief)
    for tile in table.hand if view.asks[0].kind == "place" else []:
        if tile.fate in ("blocked", "dead"):
            text = f"{pad(tile.tile, column)}  {signs[tile.tile]} {say(tile.says)}"
            line = ink(f"  {palette.NONE}  {text}", palette.QUIET)
            lines += _laid_out(line, width, 7 + column, brief)
    return lines


def choice_name(choice: Choice, vocabulary: AcquireVocabulary) -> str:
    """What it is called; where that is a whole sentence, what is typed for it."""
    kind = choice.decision["kind"]
    if kind in ("announce", "leave", "end"):
        return vocabulary.word(kind)
    assert choice.called is not None
    return vocabulary.speech.say(choice.called)


# -- numbers to fill in ------------------------------------------------------------


def _purchase(
    view: View, ask: Ask, vocabulary: AcquireVocabulary, width: int, brief: bool
) -> list[Text]:
    table: AcquireTable = view.table
    speech = vocabulary.speech
    words = speech.words
    me = table.players[table.turn]
    bank = {it.name: it.bank for it in table.corporations}
    on_sale = [number for number in ask.numbers if number.most]
    names = max((width_of(speech.corporation(it.name)) for it in on_sale), default=0)
    prices = max((width_of(words.money(it.price)) for it in on_sale), default=0)
    lines: list[Text] = []
    for number in on_sale:
        line = Text("  ").append(f" {speech.letter(number.name)} ", colours.block(number.name))
        line.append(f" {pad(speech.corporation(number.name), names)}", palette.TITLE)
        line.append(f"  {pad(words.money(number.price), prices, right=True)}")
        facts = words(
            "offer",
            most=number.most,
            bank=bank[number.name],
            held=(me.shares or {}).get(number.name, 0),
            mark=rank_mark(me, number.name),
        )
        lines += _laid_out(line.append(f"  {facts}", palette.QUIET), width, 6, brief)
    if brief:
        return lines
    nothing = vocabulary.word("nothing")
    hint = words("hint-nothing", word=nothing)
    if on_sale:
        first, last = on_sale[0].name, on_sale[-1].name
        example = f"2 {speech.corporation(first)}"
        if first != last:
            example += f" 1 {speech.corporation(last)}"
        letters = f"{speech.letter(first)}2".lower()
        hint = words("hint-buy", example=example.lower(), letters=letters, word=nothing)
    return lines + wrap(ink("  " + hint, palette.QUIET), width, 2)


def _disposal(ask: Ask, vocabulary: AcquireVocabulary, width: int, brief: bool) -> list[Text]:
    speech = vocabulary.speech
    facts: dict[str, str] = {}
    for number in ask.numbers:
        assert number.called is not None
        assert number.limit is not None
        note = speech.say(number.called)
        facts[number.name] = speech.words("offer-most", note=note, most=number.most)
        if not number.most:
            facts[number.name] = speech.say(number.limit)
    facts["keep"] = speech.say(ask.notes[0])
    column = max(width_of(vocabulary.word(verb)) for verb in facts)
    lines: list[Text] = []
    for verb, fact in facts.items():
        line = Text("  ").append(pad(vocabulary.word(verb), column), palette.TITLE)
        lines += wrap(line.append(f"  {fact}"), width, column + 4)
    hint = ink("  " + _examples(ask, vocabulary), palette.QUIET)
    return lines if brief else lines + wrap(hint, width, 2)


def _examples(ask: Ask, vocabulary: AcquireVocabulary) -> str:
    """Only such as would be accepted."""
    word = vocabulary.word
    examples = [f"{word('sell')} 1", word("keep"), f"{word('sell')} {word('all')}"]
    trade = next(number.most for number in ask.numbers if number.name == "trade")
    if trade:
        examples.append(f"{word('trade')} {word('all')}")
        if ask.total > 2:
            examples[0] = f"{word('sell')} 1 {word('trade')} 2"
    quoted = [vocabulary.speech.words("quoted", text=example) for example in examples]
    return vocabulary.speech.words("hint-dispose", examples=vocabulary.speech.words.row(quoted))
