# Acquire in the terminal.

quoted = "{ $text }"

## Words to type, separated by commas. The first one is shown.

word-place = place, play
word-found = found
word-survivor = survivor, survive
word-settle = settle
word-buy = buy
word-announce = announce
word-leave = leave, skip
word-end = end
word-sell = sell
word-trade = trade
word-keep = keep
word-nothing = nothing, none
word-all = all
word-rest = rest
word-fillers = and, the, of, share, shares, x

## The screen

header = turn { $number } · { header-turn }
header-final = { header } · final turn
header-facts = { $corporations ->
        [0] bag { $bag }
       *[other] bag { $bag } · safe { $safe } of { $corporations } · largest { $largest } (ends at { $final })
    }
shares-size = size
shares-price = price
shares-next = next
shares-bank = bank
shares-number = { $number }
shares-rise = { $price }@{ $size }
legend-safe = ▣ safe
legend-from = @ from that size on
legend-first = ¹ most
legend-second = ² second
legend-tied = ⁼ tied
purse-worth = (worth { $amount })
hand = Your tiles

## Questions

offer = { $held ->
        [0] up to { $most }, bank { $bank }
       *[other] up to { $most }, bank { $bank }, you hold { $held }{ $mark }
    }
offer-most = { $note }, up to { $most }
hint-buy = For example "{ $example }" or "{ $letters }". { hint-nothing }
hint-nothing = Enter or "{ $word }" buys nothing.
hint-dispose = For example { $examples }. What you do not name is kept.
hint-announce = You may announce the end of the game first: "{ $word }" (A30).
hint-announce-buy = You may announce the end of the game with it: "{ $example }" (A30).

## Answers that cannot be understood

unclear-place = That is not a tile. Type one like { $example }, or its number in the list.
unclear-corporation = That is not a corporation. Type its name, the beginning of it, or its number in the list.
unclear-purchase = No corporation is called "{ $word }".
unclear-count = { $count } of what? Put a corporation after the number.
unclear-dispose = Type how many to sell and to trade, or "keep".
unclear-how-many = How many? Put a number or "all" after "{ $verb }".
unclear-rest = { $rest ->
        [one] One share is left over: type what becomes of it.
       *[other] { $rest } shares are left over: type what becomes of them.
    }
unclear-kept = { $rest ->
        [0] Nothing is left to keep then.
        [one] Only one share is left to keep then.
       *[other] Only { $rest } shares are left to keep then.
    }
unclear-announce = Nothing is left to buy, so the game would end at once. To end it, type "{ $word }".

## Along the way

heading = Turn { $number }: { $name }

## The end

won = wins with { $amount }
    .you = win with { $amount }
won-together = A shared win for { $names }, with { $amount } each.

## Help

help-answers = Answer with the number of a choice or by name: 4c, hydra. The Tab key completes what you type.
help-buying = To buy: 2 hydra 1 fusion, or hydra hydra, or h2 f1. Enter alone buys nothing.
help-disposing = In a merger: sell 3 trade 4, or keep, or sell all. What you do not name is kept.
help-signs = On the board: letters are corporations, a letter with a number stands for the headquarters and the size, ⌂ is a tile without corporation. Yours are in brackets: ○ lone, + founds, ↑ grows, ⇄ merges, ⊘ blocked (A13), † dead (A17).
