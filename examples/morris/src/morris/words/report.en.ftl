# What can happen in nine men's morris, for the designer’s report.

report-morris-place = a man is placed
report-morris-move = a man is moved
report-morris-fly = a man flies
report-morris-mill = a mill is closed
report-morris-take = a man is taken
report-morris-take-from-mill = a man is taken out of a mill
