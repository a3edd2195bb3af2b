// checkers - the rule checker: the game in one clocked block, what is seen in
// one that is not. A move is looked at and carried out one square at a time.
module checkers (
    input clk,
    input reset, enter, clear,
    input [2:0] row, col,
    input [2:0] viewrow,
    output reg [7:0] view,
    output red_turn, black_turn,
    output error
);
    localparam SOURCE = 0, MAN = 1, DEST = 2, MOVE = 3, JUMP = 4, TAKE = 5,
               PUT = 6, LIFT = 7, DONE = 8, WRONG = 9;

    // The square on row r and column c is bit 4 r + c / 2 of both.
    localparam OPENING_RED = 32'h00000fff, OPENING_BLACK = 32'hfff00000;

    reg [3:0] state;
    reg turn;                           // 0 is Red's, 1 Black's
    reg [31:0] red, black;
    reg [2:0] from_row, from_col, to_row, to_col;
    reg moved;                          // left is the last move's beginning
    reg [4:0] left;
    reg enter_before, clear_before;

    initial begin
        state = SOURCE;
        turn = 0;
        red = OPENING_RED;
        black = OPENING_BLACK;
        moved = 0;
        left = 0;
        enter_before = 0;
        clear_before = 0;
        {from_row, from_col, to_row, to_col} = 0;
    end

    // The move. A bit more keeps differences from wrapping around: backwards
    // is 15 and so on.

    wire [4:0] from = {from_row, from_col[2:1]};
    wire [4:0] to = {to_row, to_col[2:1]};
    wire [3:0] ahead = turn ? {1'b0, from_row} - {1'b0, to_row}
                            : {1'b0, to_row} - {1'b0, from_row};
    wire is_right = to_col > from_col;
    wire [2:0] across = is_right ? to_col - from_col : from_col - to_col;
    wire [2:0] mid_row = turn ? from_row - 3'd1 : from_row + 3'd1;
    wire [2:0] mid_col = is_right ? from_col + 3'd1 : from_col - 3'd1;
    wire [4:0] mid = {mid_row, mid_col[2:1]};
    wire own_man = turn ? black[from] : red[from];
    wire enemy_between = turn ? red[mid] : black[mid];
    wire is_dark = row[0] == col[0];

    wire entered = enter && !enter_before;
    wire cleared = clear && !clear_before;

    always @(posedge clk) begin
        enter_before <= enter;
        clear_before <= clear;
        case (state)
            SOURCE:
                if (entered) begin
                    from_row <= row;
                    from_col <= col;
                    state <= is_dark ? MAN : WRONG;
                end
            MAN:
                state <= own_man ? DEST : WRONG;
            DEST:
                if (cleared)
                    state <= SOURCE;
                else if (entered) begin
                    to_row <= row;
                    to_col <= col;
                    state <= is_dark ? MOVE : WRONG;
                end
            MOVE:
                if (red[to] || black[to])
                    state <= WRONG;
                else if (ahead == 1 && across == 1)
                    state <= PUT;
                else if (ahead == 2 && across == 2)
                    state <= JUMP;
                else
                    state <= WRONG;
            JUMP:
                state <= enemy_between ? TAKE : WRONG;
            TAKE: begin
                red[mid] <= 0;
                black[mid] <= 0;
                state <= PUT;
            end
            PUT: begin
                red[to] <= !turn;
                black[to] <= turn;
                state <= LIFT;
            end
            LIFT: begin
                red[from] <= 0;
                black[from] <= 0;
                state <= DONE;
            end
            DONE: begin
                turn <= !turn;
                moved <= 1;
                left <= from;
                state <= SOURCE;
            end
            WRONG:
                if (entered || cleared)
                    state <= SOURCE;
            default:
                state <= SOURCE;
        endcase
        if (reset) begin
            state <= SOURCE;
            turn <= 0;
            red <= OPENING_RED;
            black <= OPENING_BLACK;
            moved <= 0;
        end
    end

    // What is seen

    assign red_turn = !turn;
    assign black_turn = turn;
    assign error = state == WRONG;

    function [1:0] square(input [4:0] at);
        if (red[at]) square = 2'd1;
        else if (black[at]) square = 2'd2;
        else square = moved && left == at ? 2'd3 : 2'd0;
    endfunction

    always @(*)
        view = {square({viewrow, 2'd3}), square({viewrow, 2'd2}),
                square({viewrow, 2'd1}), square({viewrow, 2'd0})};
endmodule
