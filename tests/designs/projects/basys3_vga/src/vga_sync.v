`timescale 1ns / 1ps
module vga_sync(
    input pclk, input reset,
    output hsync, output vsync, output active,
    output [9:0] x, output [9:0] y
);
    reg [9:0] x;
    reg [9:0] y;

    localparam HMAX = 800, VMAX = 525;

    always @(posedge pclk, posedge reset)
        if (reset) begin
            x <= 0;
            y <= 0;
        end else if (x == HMAX - 1) begin
            x <= 0;
            y <= (y == VMAX - 1) ? 0 : y + 1;
        end else
            x <= x + 1;

    assign hsync = ~(x >= 656 && x < 752);
    assign vsync = ~(y >= 490 && y < 492);
    assign active = x < 640 && y < 480;
endmodule
