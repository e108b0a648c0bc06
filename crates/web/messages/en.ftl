number-group = ","
farkle = Farkle
