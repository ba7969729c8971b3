# Що може статися в грі «Кільця», для звіту.

report-rings-place = ставлять фішку
report-rings-turn = повертають кільце
report-rings-move = пересувають фішку
report-rings-fly = фішка перелітає
report-rings-ring-line = ряд на кільці
report-rings-spoke-line = ряд на промені
report-rings-line-by-turning = ряд завдяки повороту
report-rings-several-lines = кілька рядів одразу
report-rings-take = знімають фішку
report-rings-eliminated = хтось вибуває
