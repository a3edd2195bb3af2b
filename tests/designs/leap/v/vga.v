// Timing of a small monitor, a quarter of the clock, and a box that moves.
module vga(input clk, input [1:0] dir, output reg hs = 1, output reg vs = 1,
           output reg [2:0] rgb = 0);
    reg [1:0] div = 0;
    reg [7:0] x = 0;
    reg [6:0] y = 0;
    reg [7:0] bx = 20;
    wire pixel = div == 3;
    wire show = x < 160 && y < 100;
    always @(posedge clk) begin
        div <= div + 1;
        if (pixel) begin
            x <= x == 199 ? 0 : x + 1;
            if (x == 199) y <= y == 119 ? 0 : y + 1;
            hs <= !(x >= 170 && x < 182);
            vs <= !(y >= 105 && y < 107);
            rgb <= !show ? 0 : x >= bx && x < bx + 16 && y >= 40 && y < 50 ? 7
                 : x[4] ^ y[4] ? 1 : 2;
            if (x == 0 && y == 0)
                bx <= dir[0] ? bx + 1 : dir[1] ? bx - 1 : bx;
        end
    end
endmodule
