number-group = " "
farkle = Farkle
