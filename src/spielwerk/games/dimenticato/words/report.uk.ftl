# Що може статися в грі «Dimenticato», для звіту.

report-dimenticato-home = фішка приходить додому
report-dimenticato-go = фішка йде далі
report-dimenticato-leave = фішка виходить зі старту
report-dimenticato-right-call = число названо правильно
report-dimenticato-wrong-call = число названо неправильно
report-dimenticato-look = гравець зазирає під фішку
report-dimenticato-no-way = число відоме, але ходу немає
report-dimenticato-inside = хід на фініші
report-dimenticato-turn-lost = пропуск ходу
report-dimenticato-hit = фішку збито
report-dimenticato-stay = гравець не збиває, а залишається на місці
