module top(input nothing); endmodule
