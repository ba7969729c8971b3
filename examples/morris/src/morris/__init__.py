"""Nine men's morris: the ancestor of all mill games, for two players."""

from morris import fast, features, rules
from morris.effects import EFFECTS, GAINS, effects, opening
from morris.levels import LEVELS
from morris.moves import MOVES
from morris.picture import picture
from morris.positions import read_position, write_position
from morris.refusals import refusal
from morris.sketch import ground, sketch
from morris.view import view
from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Switch


def prepare(state, options):
    state.flying = options["flying"]


def longest(ruleset):
    """MO-11 limits the turns; besides, a man may be taken on each."""
    return 2 * rules.TURN_LIMIT


GAME = Game(
    id="morris",
    rule_prefix="MO",
    endings=(9, 10, 11),
    limits=(11,),
    rules=Rules.of(rules, fast, features),
    options=(Switch("flying", default=True, rule="MO-6"),),
    prepare=prepare,
    moves=MOVES,
    refusal=refusal,
    view=view,
    picture=picture,
    effect_rules=EFFECTS,
    gains=GAINS,
    effects=effects,
    opening=opening,
    ground=ground,
    sketch=sketch,
    write_position=write_position,
    read_position=read_position,
    seats=(2,),
    has_draws=True,
    levels=LEVELS,
    longest=longest,
)
