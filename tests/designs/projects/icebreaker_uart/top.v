`default_nettype none
`include "Config.vh"

module top(
    input  wire CLK,
    input  wire BTN_N,
    input  wire RX,
    output wire TX,
    output wire LEDR_N,
    output wire LEDG_N
);
    wire clk, lock;

    SB_PLL40_PAD #(
        .FEEDBACK_PATH("SIMPLE"),
        .DIVR(4'd0), .DIVF(7'd47), .DIVQ(3'd4),
        .FILTER_RANGE(3'b001)
    ) pll (
        .PACKAGEPIN(CLK),
        .PLLOUTCORE(clk),
        .LOCK(lock),
        .RESETB(1'b1),
        .BYPASS(1'b0)
    );

    wire [7:0] data;
    wire ready;

    uart_rx #(.DIVISOR(`CLOCK_HZ / `BAUD)) rx(.clk(clk), .rx(RX), .data(data), .ready(ready));

    reg lit = 0;
    always @(posedge clk) if (ready) lit <= data[0];

    assign LEDR_N = ~lit;
    assign LEDG_N = BTN_N;
    assign TX = RX;
endmodule
