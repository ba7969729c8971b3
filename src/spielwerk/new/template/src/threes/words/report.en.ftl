# What can happen in Threes, for the designer’s report: one message for each of EFFECTS.

report-threes-drop = a stone is dropped
report-threes-row = somebody completes a row
