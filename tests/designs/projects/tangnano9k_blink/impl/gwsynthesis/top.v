module top(input generated); endmodule
