number-group = "."
farkle = Farkle
