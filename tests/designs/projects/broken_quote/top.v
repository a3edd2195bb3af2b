module top(input clk, input btnC, output [3:0] led);
    // straße
    assign led = btnC ? 4â€™b1010 : 4'b0101;
endmodule
