game-twigs = Twigs
front-twigs = Take the last twig.
option-twigs-heap = How many twigs there are.
    .label = Twigs
twigs-notation = A move is how many twigs you take.
    .take = take { $count }
twigs-notation-terminal = Each stroke is a twig.
twigs-ended-3 = The last twig is taken.
twigs-left = { $left ->
    [one] one twig left
   *[other] { $left } twigs left
}
twigs-unreadable = “{ $move }” is not a move. Moves look like this: 1, 2 or 3.
twigs-too-many = There are only { $left } twigs left.
