from spielwerk.bots.analysis import judge as judge
from spielwerk.bots.analysis import judge_game as judge_game
from spielwerk.bots.arena import play_game as play_game
from spielwerk.bots.player import ComputerPlayer
from spielwerk.engine.perft import perft as perft
from spielwerk.engine.playouts import playouts as playouts
from spielwerk.engine.playouts import random_game as random_game
from spielwerk.lab.batch import Batch
from spielwerk.lab.learning import Course as Course
from spielwerk.lab.learning import train as train
from spielwerk.library import *  # noqa: F403 (that is where the names are listed)

__version__: str
batch = Batch
player = ComputerPlayer
