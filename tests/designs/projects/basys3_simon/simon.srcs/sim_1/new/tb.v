`timescale 1ns / 1ps
module tb();
    reg clk = 0, btnC = 0;
    wire [15:0] led;
    simon_top dut(.clk(clk), .btnC(btnC), .sw(8'd77), .led(led));
    always #5 clk = ~clk;
    initial begin
        #1000 btnC = 1;
        #9000000 btnC = 0;
        #1000000000 $stop;
    end
endmodule
