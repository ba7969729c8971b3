# What can happen in Dimenticato, for the designer’s report.

report-dimenticato-home = a figure comes home
report-dimenticato-go = a figure moves on
report-dimenticato-leave = a figure leaves the start
report-dimenticato-right-call = a right call
report-dimenticato-wrong-call = a wrong call
report-dimenticato-look = a look under a figure
report-dimenticato-no-way = the number is known, but there is no way
report-dimenticato-inside = a move inside the goal
report-dimenticato-turn-lost = a turn is lost
report-dimenticato-hit = a figure is hit
report-dimenticato-stay = a player stays instead of hitting
