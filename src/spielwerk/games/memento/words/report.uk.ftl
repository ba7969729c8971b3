# Що може статися в грі «Memento», для звіту.

report-memento-exit = вихід і вхід через кут
report-memento-straight-exit = прямо крізь вихід
report-memento-first = перша одинарна фігурка
report-memento-enter = додають дві одинарні
report-memento-turn = повертають трикутник
report-memento-move = пересувають фігурку
report-memento-slide = подвійна йде далеко по лінії
report-memento-jump = потрійна стрибає
report-memento-capture = б’ють чужу фігурку
report-memento-stack = фігурка стає на свою
report-memento-stones-back = три камінці повертаються в запас
report-memento-split = ділять фігурку
report-memento-pass = пропуск ходу
report-memento-out = хтось вибуває
report-memento-all-middles = хтось має всі чотири середні точки
report-memento-middle-and-feet = хтось має середню й медіанні точки трикутника
