# FILE: rtl/pegs.sv
# A total of ten turns and more is shown without its ten.
s/add = {total\[7:4\] + 4'd1, 4'(ones - 5'd10)}/add = {total[7:4], 4'(ones - 5'd10)}/
