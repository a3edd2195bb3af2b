`timescale 1ns / 1ps
//////////////////////////////////////////////////////////////////////////////////
// Company:
// Engineer:
//
// Module Name: top
// Description: hex counter on the 7 segment display, BTNC resets
//////////////////////////////////////////////////////////////////////////////////

module top(
    input clk,
    input btnC,
    input [15:0] sw,
    output [15:0] led,
    output [6:0] seg,
    output dp,
    output [3:0] an
    );

    wire tick;
    reg [15:0] value;

    slow_tick #(.N(24)) st(.clk(clk), .tick(tick));
    display disp(.clk(clk), .value(value), .seg(seg), .an(an));

    always @(posedge clk)
        if (btnC)
            value <= 0;
        else if (tick)
            value <= value + sw;

    assign led = value;
    assign dp = 1'b1;

endmodule
