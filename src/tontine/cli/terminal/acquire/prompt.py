"""What is asked, as a sentence with its rule, and the choices with their consequences."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.acquire import palette as colours
from tontine.cli.terminal.acquire.consequences import consequence, corporation_of, of_tile
from tontine.cli.terminal.acquire.grammar import numbered
from tontine.cli.terminal.acquire.shares import rank_mark
from tontine.cli.terminal.acquire.vocabulary import AcquireVocabulary
from tontine.cli.terminal.text import ink, pad, width_of, wrap
from tontine.play.acquire.speech import AcquireSpeech
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
    rule = _rule(view, ask)
    sentence = ink(question(view, speech), palette.BRASS).append(f"  ({rule})", palette.QUIET)
    lines = wrap(sentence, width, 2)
    if view.table.skipped and ask.kind == "buy":
        why = ink(speech.words("prompt-skipped"), palette.BRASS).append("  (A10)", palette.QUIET)
        lines = wrap(why, width, 2) + lines
    if ask.kind == "dispose":
        lines += _disposal(view, ask, vocabulary, width, brief)
    elif ask.kind == "buy":
        lines += _purchase(view, ask, vocabulary, width, brief)
    else:
        lines += _choices(view, speech, width, brief)
    if len(view.asks) > 1 and ask.kind in ("buy", "dispose"):
        hint = speech.words("hint-announce", word=vocabulary.word("announce"))
        lines += wrap(ink("  " + hint, palette.TITLE), width, 2)
    return lines


def _rule(view: View, ask: Ask) -> str:
    """The rule that the question is about."""
    if ask.kind == "place" and view.table.announced:
        return "A30"
    if ask.kind == "buy" and not ask.numbers and _obstacle(view.table) == "dear":
        return "A27"
    return ask.rule


def _obstacle(table: AcquireTable) -> str:
    """Why nothing can be bought, if nothing can."""
    founded = [corporation for corporation in table.corporations if corporation.size]
    if not founded:
        return "none"
    return "dear" if any(corporation.bank for corporation in founded) else "sold"


def question(view: View, speech: AcquireSpeech) -> str:
    """The prompt as a sentence."""
    table: AcquireTable = view.table
    ask = view.asks[0]
    words = speech.words
    if ask.kind == "dispose" and table.merger is not None:
        return words(
            "prompt-dispose",
            held=ask.total,
            defunct=speech.corporation(str(table.merger.defunct)),
            survivor=speech.corporation(str(table.merger.survivor)),
        )
    if ask.kind == "place" and table.announced:
        return words("prompt-place-last")
    if ask.kind != "buy":
        return words(f"prompt-{ask.kind}")
    cash = words.money(table.players[table.turn].cash or 0)
    if not ask.numbers:
        return words("prompt-buy-nothing", why=_obstacle(table), cash=cash)
    return words("prompt-buy", most=ask.total, cash=cash)


# -- choices by number -------------------------------------------------------------


def _laid_out(line: Text, width: int, indent: int, brief: bool) -> list[Text]:
    if not brief:
        return wrap(line, width, indent)
    line.truncate(width, overflow="ellipsis")
    return [line]


def _choices(view: View, speech: AcquireSpeech, width: int, brief: bool) -> list[Text]:
    table: AcquireTable = view.table
    lines: list[Text] = []
    choices = numbered(view)
    column = max((width_of(choice_name(choice, speech)) for choice in choices), default=0)
    for number, choice in enumerate(choices, 1):
        text = consequence(choice, view, speech)
        name = pad(choice_name(choice, speech), column)
        line = ink(f"{number:>3}  ", palette.BRASS).append(name, palette.TITLE)
        line.append(f"  {_sign(choice, table)}", palette.BRASS).append(text)
        lines += _laid_out(line, width, 7 + column, brief)
    if view.asks[0].kind == "place":
        for tile in table.hand:
            if tile.fate in ("blocked", "dead"):
                sign = colours.FATE_SIGNS[tile.fate]
                text = of_tile(tile, view, speech)
                line = ink(
                    f"  {palette.NONE}  {pad(tile.tile, column)}  {sign} {text}", palette.QUIET
                )
                lines += _laid_out(line, width, 7 + column, brief)
    return lines


def choice_name(choice: Choice, speech: AcquireSpeech) -> str:
    decision = choice.decision
    if decision["kind"] == "place":
        return str(decision["tile"])
    if decision["kind"] in ("announce", "leave", "end"):
        return speech.words(f"choice-{decision['kind']}")
    return speech.corporation(decision["corporation"])


def _sign(choice: Choice, table: AcquireTable) -> str:
    for tile in table.hand:
        if choice.decision.get("tile") == tile.tile:
            return colours.FATE_SIGNS[tile.fate] + " "
    return ""


# -- numbers to fill in ------------------------------------------------------------


def _purchase(
    view: View, ask: Ask, vocabulary: AcquireVocabulary, width: int, brief: bool
) -> list[Text]:
    table: AcquireTable = view.table
    speech = vocabulary.speech
    words = speech.words
    me = table.players[table.turn]
    names = max((width_of(speech.corporation(it.name)) for it in ask.numbers), default=0)
    prices = max((width_of(words.money(it.price)) for it in ask.numbers), default=0)
    lines: list[Text] = []
    for number in ask.numbers:
        line = Text("  ").append(f" {speech.letter(number.name)} ", colours.block(number.name))
        line.append(f" {pad(speech.corporation(number.name), names)}", palette.TITLE)
        line.append(f"  {pad(words.money(number.price), prices, right=True)}")
        held = (me.shares or {}).get(number.name, 0)
        facts = words(
            "offer",
            most=number.most,
            bank=corporation_of(table, number.name).bank,
            held=held,
            mark=rank_mark(table, me, number.name),
        )
        lines += _laid_out(line.append(f"  {facts}", palette.QUIET), width, 6, brief)
    if brief:
        return lines
    hint = words("hint-nothing", word=vocabulary.word("nothing"))
    if ask.numbers:
        first, last = ask.numbers[0].name, ask.numbers[-1].name
        example = f"2 {speech.corporation(first)}"
        if first != last:
            example += f" 1 {speech.corporation(last)}"
        letters = f"{speech.letter(first)}2".lower()
        hint = words("hint-buy", example=example.lower(), letters=letters) + " " + hint
    return lines + wrap(ink("  " + hint, palette.QUIET), width, 2)


def _disposal(
    view: View, ask: Ask, vocabulary: AcquireVocabulary, width: int, brief: bool
) -> list[Text]:
    table: AcquireTable = view.table
    speech = vocabulary.speech
    words = speech.words
    assert table.merger is not None
    defunct = speech.corporation(str(table.merger.defunct))
    survivor = str(table.merger.survivor)
    most = {number.name: number.most for number in ask.numbers}
    price = table.merger.price or 0
    facts = {
        "sell": words(
            "offer-sell",
            price=words.money(price),
            most=most["sell"],
            amount=words.money(price * most["sell"]),
        ),
        "trade": words(
            "offer-trade",
            defunct=defunct,
            survivor=speech.corporation(survivor),
            most=most["trade"],
            bank=corporation_of(table, survivor).bank,
        ),
        "keep": words("offer-keep", defunct=defunct),
    }
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
