# What can happen in Memento, for the designer’s report.

report-memento-exit = out and back in at a corner
report-memento-straight-exit = straight on through an exit
report-memento-first = the first Single
report-memento-enter = two Singles are brought in
report-memento-turn = a triangle is turned
report-memento-move = a figure moves
report-memento-slide = a Double goes far along a line
report-memento-jump = a Triple jumps
report-memento-capture = another player’s figure is captured
report-memento-stack = a figure moves onto one of its own
report-memento-stones-back = three stones go back to the supply
report-memento-split = a figure is split
report-memento-pass = a pass
report-memento-out = a player is out
report-memento-all-middles = one player holds all four middle points
report-memento-middle-and-feet = one player holds the middle point and the median points of a triangle
