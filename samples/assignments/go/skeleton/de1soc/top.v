// top - Go on a DE1-SoC: the keyboard and the monitor around the game.
module top (
    input CLOCK_50,
    input [1:1] KEY,
    input [9:9] SW,
    input PS2_CLK, PS2_DAT,
    output [9:0] LEDR,
    output [6:0] HEX5, HEX4, HEX3, HEX2, HEX1, HEX0,
    output reg [7:0] VGA_R, VGA_G, VGA_B,
    output reg VGA_HS, VGA_VS, VGA_BLANK_N,
    output VGA_SYNC_N, VGA_CLK
);
    wire [7:0] code;
    wire ready, visible, hs, vs, half;
    wire [9:0] x, y;
    wire [11:0] rgb;
    wire [3:0] digit5, digit4, digit3, digit2, digit1, digit0;

    ps2_receiver keyboard (.clk(CLOCK_50), .ps2_clk(PS2_CLK),
                           .ps2_dat(PS2_DAT), .code(code), .ready(ready));
    vga_sync beam (.clk(CLOCK_50), .on(SW[9]), .x(x), .y(y),
                   .visible(visible), .hs(hs), .vs(vs), .half(half));

    go game (.clk(CLOCK_50), .code(code), .ready(ready), .prisoners(~KEY[1]),
             .x(x), .y(y), .rgb(rgb), .LEDR(LEDR), .digit5(digit5),
             .digit4(digit4), .digit3(digit3), .digit2(digit2),
             .digit1(digit1), .digit0(digit0));

    hex_digit h5 (.number(digit5), .segments(HEX5));
    hex_digit h4 (.number(digit4), .segments(HEX4));
    hex_digit h3 (.number(digit3), .segments(HEX3));
    hex_digit h2 (.number(digit2), .segments(HEX2));
    hex_digit h1 (.number(digit1), .segments(HEX1));
    hex_digit h0 (.number(digit0), .segments(HEX0));

    initial begin
        VGA_R = 0;
        VGA_G = 0;
        VGA_B = 0;
        VGA_HS = 1;
        VGA_VS = 1;
        VGA_BLANK_N = 0;
    end

    // The converter takes colours at the rising edge of its clock, in the
    // middle of a pixel.
    always @(posedge CLOCK_50)
        if (half) begin
            VGA_R <= visible ? {2{rgb[11:8]}} : 8'd0;
            VGA_G <= visible ? {2{rgb[7:4]}} : 8'd0;
            VGA_B <= visible ? {2{rgb[3:0]}} : 8'd0;
            VGA_HS <= hs;
            VGA_VS <= vs;
            VGA_BLANK_N <= visible;
        end

    assign VGA_CLK = half;
    assign VGA_SYNC_N = 0;
endmodule
