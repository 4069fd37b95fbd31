"""What can be said of a turn of Greed Incorporated: what comes of it by the turn of the year."""

from __future__ import annotations

from tontine.bots.greed.judge import INPUTS, MONEY_UNIT, POINT_UNIT
from tontine.bots.reasons import Measure, Topics

WEALTH = ("wealth", "wealth_share", "wealth_ahead")
WILL_HAVE = ("will_have", "will_have_ahead", "will_have_share", "will_have_ahead_late")

TOPICS = Topics(
    INPUTS,
    measures=[
        Measure(
            inputs=(
                *("points", "points_ahead", "points_share", "points_late", "points_can_do"),
                *WILL_HAVE,
            ),
            more="reason-points",
            less="reason-points-less",
            unit=POINT_UNIT,
            argument="points",
        ),
        Measure(  # of others too, since all of it was paid in public
            inputs=(
                *("purse", "purse_share", "purse_ahead", "purse_first", "purse_second"),
                *("purse_late", "gold_in_reach", "silver_in_reach", *WEALTH),
                *("now_and_due", "now_and_due_ahead", "now_and_due_first", "now_and_due_late"),
            ),
            more="reason-purse",
            less="reason-purse-less",
            unit=MONEY_UNIT,
        ),
        Measure(
            inputs=("promised", "promised_share", "promised_late", *WEALTH, *WILL_HAVE),
            more="reason-promised",
            less="reason-promised-less",
            unit=MONEY_UNIT,
        ),
        Measure(
            inputs=("severance", "severance_share"),
            more="reason-severance",
            less="reason-severance-less",
            unit=MONEY_UNIT,
        ),
        Measure(
            inputs=("companies",),
            more="reason-leads",
            less="reason-leaves",
            unit=2.0,
            argument="count",
        ),
        Measure(
            inputs=("seconds", "other_cash", "other_income"),
            more="reason-sits",
            less="reason-sits-less",
            unit=4.0,
            argument="count",
        ),
        Measure(
            inputs=("own_cash", "own_falls"),
            more="reason-cash",
            less="reason-cash-less",
            unit=MONEY_UNIT,
        ),
        Measure(
            inputs=("own_income", "own_room", "own_hurdle"),
            more="reason-income",
            less="reason-income-less",
            unit=MONEY_UNIT,
        ),
        Measure(
            inputs=("own_assets", "own_works"),
            more="reason-assets",
            less="reason-assets-less",
            unit=8.0,
            argument="count",
        ),
    ],
    playouts=120,
)
