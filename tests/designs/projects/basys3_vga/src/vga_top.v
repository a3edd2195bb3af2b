`timescale 1ns / 1ps
`timescale 1ns / 1ps
// colour bars 640x480
module vga_top(
    input clk, input btnC,
    input [11:0] sw,
    output [3:0] vgaRed, vgaGreen, vgaBlue,
    output Hsync, Vsync
);
    wire pix;
    wire [9:0] x, y;
    wire locked;

    clk_wiz_0 pll (.clk_in1(clk), .reset(btnC), .clk_out1(pix), .locked(locked));

    vga_sync sync(pix, ~locked, Hsync, Vsync, active, x, y);

    assign {vgaRed, vgaGreen, vgaBlue} = active ? (x[5] ? sw : ~sw) : 12'h000;
endmodule
