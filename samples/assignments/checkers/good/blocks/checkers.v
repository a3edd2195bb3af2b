// checkers - the rule checker, in four modules: presses, the judge of a move,
// the board, and the states around them. A move is judged at once.
module checkers (
    input clk,
    input reset, enter, clear,
    input [2:0] row, col,
    input [2:0] viewrow,
    output [7:0] view,
    output red_turn, black_turn,
    output error
);
    localparam [1:0] SOURCE = 2'd0, DEST = 2'd1, ERROR = 2'd2;

    reg [1:0] state, next_state;
    reg turn;
    reg [5:0] source;

    wire entered, cleared;
    wire [127:0] men;                   // two bits for each of 64 squares
    wire is_own, is_legal, is_jump;
    wire [5:0] middle;
    wire makes_move = state == DEST && entered && !cleared && is_legal;

    press enters (.clk(clk), .level(enter), .pressed(entered));
    press clears (.clk(clk), .level(clear), .pressed(cleared));

    judge referee (.men(men), .turn(turn),
                   .source(state == SOURCE ? {row, col} : source),
                   .dest({row, col}), .is_own(is_own), .is_legal(is_legal),
                   .is_jump(is_jump), .middle(middle));

    squares board (.clk(clk), .reset(reset), .moves(makes_move),
                   .jumps(makes_move && is_jump), .turn(turn),
                   .source(source), .dest({row, col}), .middle(middle),
                   .men(men), .viewrow(viewrow), .view(view));

    initial begin
        state = SOURCE;
        turn = 0;
        source = 0;
    end

    // States

    always @(*) begin
        next_state = state;
        case (state)
            SOURCE: if (entered) next_state = is_own ? DEST : ERROR;
            DEST: if (entered) next_state = is_legal ? SOURCE : ERROR;
            default: if (entered) next_state = SOURCE;
        endcase
        if (cleared || reset) next_state = SOURCE;
    end

    always @(posedge clk)
        state <= next_state;

    always @(posedge clk)
        if (state == SOURCE && entered) source <= {row, col};

    always @(posedge clk)
        if (reset) turn <= 0;
        else if (makes_move) turn <= ~turn;

    assign red_turn = ~turn;
    assign black_turn = turn;
    assign error = state == ERROR;
endmodule

// press - high for one clock when a level rises.
module press (
    input clk,
    input level,
    output pressed
);
    reg before;

    initial before = 0;

    always @(posedge clk) before <= level;

    assign pressed = level & ~before;
endmodule

// judge - is there a man of the player to move on the source, and may he go to
// the destination? Squares are row and column, three bits each.
module judge (
    input [127:0] men,
    input turn,
    input [5:0] source, dest,
    output is_own, is_legal, is_jump,
    output [5:0] middle
);
    localparam [1:0] EMPTY = 2'd0, RED = 2'd1, BLACK = 2'd2;

    wire [1:0] own = turn ? BLACK : RED;
    wire [1:0] enemy = turn ? RED : BLACK;
    wire [3:0] from_row = {1'b0, source[5:3]}, to_row = {1'b0, dest[5:3]};
    wire [3:0] from_col = {1'b0, source[2:0]}, to_col = {1'b0, dest[2:0]};

    reg [3:0] rows, cols;

    always @(*) begin
        if (turn) rows = from_row - to_row;
        else rows = to_row - from_row;
        if (to_col > from_col) cols = to_col - from_col;
        else cols = from_col - to_col;
    end

    assign middle = {turn ? source[5:3] - 3'd1 : source[5:3] + 3'd1,
                     to_col > from_col ? source[2:0] + 3'd1
                                       : source[2:0] - 3'd1};

    // No man ever stands on a light square, and none can get there.
    assign is_own = men[2 * source +: 2] == own;
    assign is_jump = rows == 2 && cols == 2 && men[2 * middle +: 2] == enemy;
    assign is_legal = men[2 * dest +: 2] == EMPTY
                    && (rows == 1 && cols == 1 || is_jump);
endmodule

// squares - the men on all 64 squares, and one row of them for the array.
module squares (
    input clk, reset,
    input moves, jumps,
    input turn,
    input [5:0] source, dest, middle,
    output reg [127:0] men,
    input [2:0] viewrow,
    output reg [7:0] view
);
    // Rows of eight squares, the lowest column last.
    localparam [15:0] NONE = 16'h0000,
                      RED_EVEN = 16'h1111, RED_ODD = 16'h4444,
                      BLACK_EVEN = 16'h2222, BLACK_ODD = 16'h8888;
    localparam [127:0] OPENING = {BLACK_ODD, BLACK_EVEN, BLACK_ODD, NONE,
                                  NONE, RED_EVEN, RED_ODD, RED_EVEN};

    reg [6:0] left;                     // the highest bit: there is one

    initial begin
        men = OPENING;
        left = 0;
    end

    always @(posedge clk)
        if (reset) begin
            men <= OPENING;
            left <= 0;
        end else if (moves) begin
            men[2 * source +: 2] <= 2'd0;
            men[2 * dest +: 2] <= turn ? 2'd2 : 2'd1;
            if (jumps) men[2 * middle +: 2] <= 2'd0;
            left <= {1'b1, source};
        end

    integer i;
    reg [5:0] at;

    always @(*)
        for (i = 0; i < 4; i = i + 1) begin
            at = {viewrow, 3'd0} + 2 * i + viewrow[0];
            view[2 * i +: 2] = left == {1'b1, at} ? 2'd3 : men[2 * at +: 2];
        end
endmodule
