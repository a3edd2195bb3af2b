// A game on a monitor of 640 x 480: the clock is four times that of the pixels.
module pong(input clk, input up, input down, input rst, output reg hs = 1,
            output reg vs = 1, output reg [3:0] r = 0, output reg [3:0] g = 0,
            output reg [3:0] b = 0, output [7:0] score);
    reg [1:0] div = 0;
    reg [9:0] x = 0, y = 0;
    reg [9:0] bx = 320, by = 240, py = 200;
    reg dx = 0, dy = 0;
    reg [15:0] lfsr = 16'h1;
    reg [3:0] won = 0, lost = 0;
    assign score = {won, lost};
    wire show = x < 640 && y < 480;
    wire ball = x >= bx && x < bx + 8 && y >= by && y < by + 8;
    wire paddle = x >= 16 && x < 24 && y >= py && y < py + 64;
    wire wall = y < 4 || y >= 476 || x >= 636;
    wire net = x[9:2] == 80 && y[4];
    wire frame = x == 0 && y == 490 && div == 3;
    always @(posedge clk) begin
        div <= div + 1;
        lfsr <= {lfsr[14:0], lfsr[15] ^ lfsr[13] ^ lfsr[12] ^ lfsr[10]};
        if (div == 3) begin
            x <= x == 799 ? 0 : x + 1;
            if (x == 799) y <= y == 524 ? 0 : y + 1;
            hs <= !(x >= 656 && x < 752);
            vs <= !(y >= 490 && y < 492);
            r <= show && (ball || wall) ? 15 : 0;
            g <= show && (ball || paddle) ? 15 : 0;
            b <= show && (ball || net) ? 15 : 0;
        end
        if (frame) begin
            if (up && py > 8) py <= py - 4;
            if (down && py < 400) py <= py + 4;
            bx <= dx ? bx + 3 : bx - 3;
            by <= dy ? by + 2 : by - 2;
            if (by < 8) dy <= 1;
            if (by > 464) dy <= 0;
            if (bx > 624) dx <= 0;
            if (bx < 26 && by + 8 > py && by < py + 64) begin
                dx <= 1; won <= won + 1;
            end else if (bx < 8) begin
                lost <= lost + 1; bx <= 320; dx <= lfsr[0]; dy <= lfsr[3];
            end
        end
        if (rst) begin won <= 0; lost <= 0; end
    end
endmodule
