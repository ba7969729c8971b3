# Що може статися в грі «Triominos», для звіту.

report-triominos-lay = кладуть плитку
report-triominos-joker = кладуть джокера
report-triominos-hexagon = шестикутник
report-triominos-bridge = міст
report-triominos-last-tile = остання плитка з підставки
report-triominos-swap = джокера замінюють
report-triominos-buy = купують плитку
report-triominos-buy-by-choice = купують, хоч можна покласти
report-triominos-pass = пропуск ходу
report-triominos-pot-empty = остання плитка із запасу
