// go - Go as a program would play it: one point after the other, with a stack
// for the points of a group that are still to be looked at.
module go (
    input clk,
    input [7:0] code,
    input ready,
    input prisoners,
    input [9:0] x, y,
    output reg [11:0] rgb,
    output reg [9:0] LEDR,
    output reg [3:0] digit5, digit4,
    output reg [3:0] digit3, digit2,
    output reg [3:0] digit1, digit0
);
    // Keys. An arrow that is held repeats; other keys are down or not.

    localparam NONE = 0, UP = 1, DOWN = 2, LEFT = 3, RIGHT = 4, ENTER = 5,
               SPACE = 6, ESC = 7;

    reg [2:0] key;                      // for one clock
    reg [2:0] which;
    reg [7:0] last;                     // code
    reg [7:0] down;

    always @(*)
        case (code)
            8'h75: which = UP;
            8'h72: which = DOWN;
            8'h6b: which = LEFT;
            8'h74: which = RIGHT;
            8'h5a: which = ENTER;
            8'h29: which = SPACE;
            8'h76: which = ESC;
            default: which = NONE;
        endcase

    initial begin
        key = NONE;
        last = 0;
        down = 0;
    end

    always @(posedge clk) begin
        key <= NONE;
        if (ready) begin
            last <= code;
            if (last == 8'hf0)
                down[which] <= 0;
            else begin
                down[which] <= 1;
                if (which <= RIGHT || !down[which])
                    key <= which;
            end
        end
    end

    // The board

    localparam EMPTY = 0, BLACK = 1, WHITE = 2;

    reg [1:0] board [0:80];             // now,
    reg [1:0] saved [0:80];             // before the move that is tried,
    reg [1:0] before [0:80];            // before the move before it
    reg [6:0] stack [0:80];
    reg [80:0] seen;

    integer i;

    initial
        for (i = 0; i < 81; i = i + 1) begin
            board[i] = EMPTY;
            saved[i] = EMPTY;
            before[i] = EMPTY;
            stack[i] = 0;
        end

    // What is going on

    localparam TITLE = 0, MENU = 1, GAME = 2, OVER = 3;
    localparam WAIT = 0, CLEAR = 1, SAVE = 2, NEXT = 3, POP = 4, LOOK = 5,
               FOUND = 6, REMOVE = 7, COMPARE = 8, UNDO = 9, ACCEPT = 10,
               REGIONS = 11, REGION_DONE = 12, PASSED = 13;

    reg [1:0] screen;
    reg [3:0] state;
    reg [3:0] row, col;                 // the cursor,
    reg [6:0] spot;                     // and its point
    reg [1:0] turn;
    reg [1:0] passes;
    reg [6:0] n;                        // a point, in loops
    reg [2:0] side;                     // 0 to 3 a neighbour, 4 the stone
    reg [2:0] way;                      // of a point on the stack
    reg is_scoring;
    reg [6:0] height;                   // of the stack
    reg [6:0] point;                    // looked at
    reg [1:0] colour;                   // of the group
    reg has_liberty, sees_black, sees_white, is_same;
    reg [6:0] size;
    reg [80:0] group;
    reg [6:0] lost_black, lost_white, black_points, white_points;
    reg [6:0] lost_now;
    reg [6:0] moves;

    initial begin
        screen = TITLE;
        state = WAIT;
        row = 4;
        col = 4;
        spot = 0;
        turn = BLACK;
        passes = 0;
        n = 0;
        side = 0;
        way = 0;
        is_scoring = 0;
        height = 0;
        point = 0;
        colour = 0;
        {has_liberty, sees_black, sees_white, is_same} = 0;
        size = 0;
        group = 0;
        seen = 0;
        {lost_black, lost_white, black_points, white_points} = 0;
        lost_now = 0;
        moves = 0;
    end

    // Neighbours: above, below, left, right; there may be none

    function has_neighbour(input [6:0] from, input [2:0] to);
        case (to)
            0: has_neighbour = from >= 9;
            1: has_neighbour = from < 72;
            2: has_neighbour = from % 9 != 0;
            default: has_neighbour = from % 9 != 8;
        endcase
    endfunction

    function [6:0] neighbour(input [6:0] from, input [2:0] to);
        case (to)
            0: neighbour = from - 9;
            1: neighbour = from + 9;
            2: neighbour = from - 1;
            default: neighbour = from + 1;
        endcase
    endfunction

    wire [1:0] opponent = turn == BLACK ? WHITE : BLACK;
    wire [6:0] beside = neighbour(spot, side);
    wire [6:0] there = neighbour(point, way);

    always @(posedge clk)
        case (state)
            WAIT:
                if (key != NONE)
                    case (screen)
                        TITLE: if (key != ESC) screen <= MENU;
                        MENU: begin
                            if (key == ESC) screen <= TITLE;
                            if (key == ENTER) begin
                                n <= 0;
                                state <= CLEAR;
                            end
                        end
                        GAME:
                            case (key)
                                UP: if (row > 0) row <= row - 1;
                                DOWN: if (row < 8) row <= row + 1;
                                LEFT: if (col > 0) col <= col - 1;
                                RIGHT: if (col < 8) col <= col + 1;
                                ENTER: begin
                                    spot <= 9 * row + col;
                                    n <= 0;
                                    if (board[9 * row + col] == EMPTY)
                                        state <= SAVE;
                                end
                                SPACE: begin
                                    n <= 0;
                                    state <= PASSED;
                                end
                                default: screen <= MENU;
                            endcase
                        default: screen <= MENU;
                    endcase

            CLEAR: begin
                board[n] <= EMPTY;
                before[n] <= EMPTY;
                n <= n + 1;
                if (n == 80) begin
                    screen <= GAME;
                    row <= 4;
                    col <= 4;
                    turn <= BLACK;
                    passes <= 0;
                    moves <= 0;
                    lost_black <= 0;
                    lost_white <= 0;
                    black_points <= 0;
                    white_points <= 0;
                    state <= WAIT;
                end
            end

            PASSED: begin
                before[n] <= board[n];
                n <= n + 1;
                if (n == 80) begin
                    moves <= moves == 99 ? 0 : moves + 1;
                    turn <= opponent;
                    passes <= passes + 1;
                    if (passes == 1)
                        screen <= OVER;
                    state <= WAIT;
                end
            end

            SAVE: begin
                saved[n] <= board[n];
                n <= n + 1;
                if (n == 80) begin
                    board[spot] <= turn;
                    side <= 0;
                    lost_now <= 0;
                    is_scoring <= 0;
                    state <= NEXT;
                end
            end

            NEXT: begin                 // the groups beside, then the stone's
                seen <= 0;
                group <= 0;
                height <= 1;
                has_liberty <= 0;
                size <= 0;
                if (side == 4) begin
                    stack[0] <= spot;
                    seen[spot] <= 1;
                    colour <= turn;
                    state <= POP;
                end else if (has_neighbour(spot, side)
                             && board[beside] == opponent) begin
                    stack[0] <= beside;
                    seen[beside] <= 1;
                    colour <= opponent;
                    state <= POP;
                end else
                    side <= side + 1;
            end

            POP:
                if (height == 0)
                    state <= is_scoring ? REGION_DONE : FOUND;
                else begin
                    height <= height - 1;
                    point <= stack[height - 1];
                    group[stack[height - 1]] <= 1;
                    size <= size + 1;
                    way <= 0;
                    state <= LOOK;
                end

            LOOK: begin
                way <= way + 1;
                if (way == 3)
                    state <= POP;
                if (has_neighbour(point, way)) begin
                    if (board[there] == EMPTY) has_liberty <= 1;
                    if (board[there] == BLACK) sees_black <= 1;
                    if (board[there] == WHITE) sees_white <= 1;
                    if (board[there] == colour && !seen[there]) begin
                        stack[height] <= there;
                        height <= height + 1;
                        seen[there] <= 1;
                    end
                end
            end

            FOUND: begin
                n <= 0;
                side <= side + 1;
                state <= NEXT;
                if (side == 4) begin
                    is_same <= 1;
                    state <= has_liberty ? COMPARE : UNDO;
                end else if (!has_liberty) begin
                    lost_now <= lost_now + size;
                    state <= REMOVE;
                end
            end

            REMOVE: begin
                if (group[n])
                    board[n] <= EMPTY;
                n <= n + 1;
                if (n == 80)
                    state <= NEXT;
            end

            COMPARE: begin              // ko
                if (board[n] != before[n])
                    is_same <= 0;
                n <= n + 1;
                if (n == 80) begin
                    n <= 0;
                    state <= is_same && board[80] == before[80] ? UNDO
                                                                : ACCEPT;
                end
            end

            UNDO: begin
                board[n] <= saved[n];
                n <= n + 1;
                if (n == 80)
                    state <= WAIT;
            end

            ACCEPT: begin
                before[n] <= saved[n];
                n <= n + 1;
                if (n == 80) begin
                    if (turn == BLACK)
                        lost_white <= lost_white + lost_now;
                    else
                        lost_black <= lost_black + lost_now;
                    turn <= opponent;
                    passes <= 0;
                    moves <= moves == 99 ? 0 : moves + 1;
                    n <= 0;
                    seen <= 0;
                    black_points <= 0;
                    white_points <= 0;
                    is_scoring <= 1;
                    state <= REGIONS;
                end
            end

            REGIONS: begin              // stones, and empty regions
                n <= n + 1;
                if (n == 81)
                    state <= WAIT;
                else if (board[n] == BLACK)
                    black_points <= black_points + 1;
                else if (board[n] == WHITE)
                    white_points <= white_points + 1;
                else if (!seen[n]) begin
                    stack[0] <= n;
                    seen[n] <= 1;
                    height <= 1;
                    colour <= EMPTY;
                    size <= 0;
                    sees_black <= 0;
                    sees_white <= 0;
                    state <= POP;
                end
            end

            default: begin              // REGION_DONE
                if (sees_black && !sees_white)
                    black_points <= black_points + size;
                if (sees_white && !sees_black)
                    white_points <= white_points + size;
                state <= REGIONS;
            end
        endcase

    // The panel

    reg [6:0] first, second;

    always @(*) begin
        first = prisoners ? lost_white : black_points;
        second = prisoners ? lost_black : white_points;
        digit5 = first / 10;
        digit4 = first % 10;
        digit3 = second / 10;
        digit2 = second % 10;
        digit1 = moves / 10;
        digit0 = moves % 10;
        if (digit5 == 0) digit5 = 15;
        if (digit3 == 0) digit3 = 15;
        if (digit1 == 0) digit1 = 15;
        LEDR = turn == BLACK ? 10'b1000000000 : 10'b0000000001;
        if (screen == OVER)
            LEDR = 10'b1111111111;
        if (screen == TITLE || screen == MENU) begin
            LEDR = 0;
            {digit5, digit4, digit3, digit2, digit1, digit0} = 24'hffffff;
        end
    end

    // The picture

    reg [3:0] in_row, in_col;
    reg signed [10:0] dx, dy;
    reg [20:0] square;
    reg is_line;

    integer k;

    always @(*) begin
        in_row = 15;
        in_col = 15;
        dx = 0;
        dy = 0;
        for (k = 0; k < 9; k = k + 1) begin
            if (x >= 104 + 48 * k && x < 152 + 48 * k) begin
                in_col = k;
                dx = x - (128 + 48 * k);
            end
            if (y + 4 >= 48 * k && y + 4 < 48 + 48 * k) begin
                in_row = k;
                dy = y - (20 + 48 * k);
            end
        end
        square = dx * dx + dy * dy;
        is_line = (dx == 0 && y >= 20 && y <= 404)
               || (dy == 0 && x >= 128 && x <= 512);
        rgb = 12'h222;
        if (screen >= GAME && in_row != 15 && in_col != 15) begin
            if (x >= 108 && x < 532 && y < 424)
                rgb = is_line ? 12'h000 : 12'hdb8;
            if (square <= 400 && board[9 * in_row + in_col] == BLACK)
                rgb = 12'h111;
            if (square <= 400 && board[9 * in_row + in_col] == WHITE)
                rgb = 12'heee;
            if (square > 21 * 21 && square < 23 * 23 && in_row == row
                && in_col == col)
                rgb = 12'h0f0;
        end
    end
endmodule
