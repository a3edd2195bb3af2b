module snake(input old); endmodule
