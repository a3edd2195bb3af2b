`timescale 1ns / 1ps
module top_tb;
    reg clk = 0, btnC = 1;
    wire [15:0] led;
    wire [6:0] seg;
    wire [3:0] an;
    wire dp;

    top uut(clk, btnC, 16'd1, led, seg, dp, an);
    always #5 clk = ~clk;
    initial begin
        #100 btnC = 0;
        #1000000 $finish;
    end
endmodule
