// checkers - the rule checker, with masks in place of coordinates: a square is
// one bit of 64, and a step to the right is a shift by one. Whether a move is
// legal is whether its destination is among those that can be reached.
module checkers (
    input clk, tick,
    input reset, clear, enter,          // presses, for one tick each
    input [2:0] row, col,
    input [2:0] viewrow,
    output [7:0] reds, greens,          // all eight columns of the row
    output red_turn, black_turn,
    output error
);
    localparam [63:0] OPENING_RED = 64'h0000_0000_0055_aa55;
    localparam [63:0] OPENING_BLACK = 64'haa55_aa00_0000_0000;
    localparam [63:0] NOT_A = 64'hfefe_fefe_fefe_fefe;
    localparam [63:0] NOT_H = 64'h7f7f_7f7f_7f7f_7f7f;

    reg [63:0] red = OPENING_RED, black = OPENING_BLACK;
    reg [63:0] held = 0;                // the man that is to move
    reg [63:0] left = 0;                // where the last move began
    reg is_black = 0, is_wrong = 0;

    // One square forwards, to the left and to the right; shifted out at the
    // top and the bottom, masked at the sides.
    function [63:0] ahead_left(input [63:0] men, input down);
        ahead_left = down ? (men & NOT_A) >> 9 : (men & NOT_A) << 7;
    endfunction

    function [63:0] ahead_right(input [63:0] men, input down);
        ahead_right = down ? (men & NOT_H) >> 7 : (men & NOT_H) << 9;
    endfunction

    wire [63:0] here = 64'd1 << {row, col};
    wire [63:0] own = is_black ? black : red;
    wire [63:0] enemy = is_black ? red : black;
    wire [63:0] empty = ~(red | black);

    wire [63:0] near_left = ahead_left(held, is_black);
    wire [63:0] near_right = ahead_right(held, is_black);
    wire [63:0] far_left = ahead_left(near_left & enemy, is_black);
    wire [63:0] far_right = ahead_right(near_right & enemy, is_black);
    wire [63:0] steps = (near_left | near_right) & empty;
    wire [63:0] jumps = (far_left | far_right) & empty;
    wire can_go = (here & (steps | jumps)) != 0;
    wire [63:0] taken = (here & jumps) == 0 ? 64'd0
                      : (here & far_left) != 0 ? near_left : near_right;

    always @(posedge clk)
        if (tick) begin
            if (reset) begin
                red <= OPENING_RED;
                black <= OPENING_BLACK;
                held <= 0;
                left <= 0;
                is_black <= 0;
                is_wrong <= 0;
            end else if (clear || enter && is_wrong) begin
                held <= 0;
                is_wrong <= 0;
            end else if (enter && held == 0) begin
                if ((here & own) != 0) held <= here;
                else is_wrong <= 1;
            end else if (enter) begin
                held <= 0;
                if (!can_go)
                    is_wrong <= 1;
                else begin
                    red <= is_black ? red & ~taken : red ^ held ^ here;
                    black <= is_black ? black ^ held ^ here : black & ~taken;
                    left <= held;
                    is_black <= !is_black;
                end
            end
        end

    assign red_turn = !is_black;
    assign black_turn = is_black;
    assign error = is_wrong;
    assign reds = (red | left) >> {viewrow, 3'b000};
    assign greens = (black | left) >> {viewrow, 3'b000};
endmodule
