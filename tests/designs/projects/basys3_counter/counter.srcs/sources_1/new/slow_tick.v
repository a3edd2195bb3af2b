`timescale 1ns / 1ps

module slow_tick #(parameter N = 20) (
    input clk,
    output tick
    );
    reg [N-1:0] count;

    always @(posedge clk) count <= count + 1;

    assign tick = (count == 0);
endmodule
