module top(input clk, input reset, input [3:0] sw, output [3:0] led, output [6:0] seg, output buzzer, input lamp);
    assign led = sw;
    assign seg = {7{reset}};
    assign buzzer = clk & lamp;
endmodule
