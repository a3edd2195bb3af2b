# FILE: rtl/pegs_code.sv  TWIN: pegs
# Every press takes the next code that was given, not only the first.
s/else if (draw_i \&\& !has_code_q) coming_q/else if (draw_i) coming_q/
