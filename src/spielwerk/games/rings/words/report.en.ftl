# What can happen in Rings, for the designer’s report.

report-rings-place = a pawn is placed
report-rings-turn = a ring is turned
report-rings-move = a pawn is moved
report-rings-fly = a pawn flies
report-rings-ring-line = a line on a ring
report-rings-spoke-line = a line on a spoke
report-rings-line-by-turning = a line by turning a ring
report-rings-several-lines = several lines at once
report-rings-take = a pawn is taken
report-rings-eliminated = a player is out
