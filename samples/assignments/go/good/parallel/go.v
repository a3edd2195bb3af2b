// go - Go with a bit for each point: all points of the board at once.
module go (
    input clk,
    input [7:0] code,
    input ready,
    input prisoners,
    input [9:0] x, y,
    output reg [11:0] rgb,
    output [9:0] LEDR,
    output [3:0] digit5, digit4,
    output [3:0] digit3, digit2,
    output [3:0] digit1, digit0
);
    // Keys: a code, after E0 for the arrows, after F0 when released. A key that
    // is held sends its code again and again; only the first one counts.

    localparam UP = 8'h75, DOWN = 8'h72, LEFT = 8'h6b, RIGHT = 8'h74,
               ENTER = 8'h5a, SPACE = 8'h29, ESC = 8'h76;

    reg is_release, is_held;
    reg [7:0] held;

    wire is_prefix = code == 8'he0 || code == 8'hf0;
    wire is_known = code == UP || code == DOWN || code == LEFT
                 || code == RIGHT || code == ENTER || code == SPACE
                 || code == ESC;
    wire press = ready && is_known && !is_release
              && !(is_held && held == code);

    initial begin
        is_release = 0;
        is_held = 0;
        held = 0;
    end

    always @(posedge clk)
        if (ready) begin
            if (code == 8'hf0)
                is_release <= 1;
            else if (!is_prefix) begin
                is_release <= 0;
                if (!is_release) begin
                    is_held <= 1;
                    held <= code;
                end else if (held == code)
                    is_held <= 0;
            end
        end

    // Points: the one in the top left corner is bit 0, row after row

    localparam [80:0] NOT_FIRST = {9{9'b111111110}};
    localparam [80:0] NOT_LAST = {9{9'b011111111}};

    function [80:0] around(input [80:0] set);
        around = set << 9 | set >> 9
               | (set << 1 & NOT_FIRST) | (set >> 1 & NOT_LAST);
    endfunction

    // The game

    localparam TITLE = 0, MENU = 1, GAME = 2, OVER = 3;
    localparam IDLE = 0, TRY = 1, TAKE = 2, BREATHE = 3, JUDGE = 4, REACH = 5,
               COUNT = 6;

    reg [1:0] screen;
    reg [2:0] step;
    reg [3:0] row, col;
    reg is_white;                       // to move
    reg was_pass;
    reg [80:0] black, white, old_black, old_white;
    reg [80:0] mine, theirs;            // after the move that is tried
    reg [80:0] flood, other;            // grow as far as they can
    reg [6:0] at;
    reg [6:0] taken_black, taken_white;
    reg [6:0] points_black, points_white;
    reg [3:0] tens, ones;               // of the moves

    initial begin
        screen = TITLE;
        step = IDLE;
        {row, col} = 0;
        is_white = 0;
        was_pass = 0;
        {black, white, old_black, old_white, mine, theirs, flood, other} = 0;
        at = 0;
        {taken_black, taken_white, points_black, points_white} = 0;
        {tens, ones} = 0;
    end

    wire [80:0] point = 81'd1 << (9 * row + col);
    wire [80:0] all = black | white;
    wire [80:0] tried = mine | theirs;
    wire [80:0] spread = flood | (around(flood) & theirs);
    wire [80:0] breath = flood | (around(flood) & mine);
    wire [80:0] next_flood = flood | (around(flood) & ~all);
    wire [80:0] next_other = other | (around(other) & ~all);
    wire [80:0] new_black = is_white ? theirs : mine;
    wire [80:0] new_white = is_white ? mine : theirs;
    wire is_black_point = black[at] || (flood[at] && !other[at]);
    wire is_white_point = white[at] || (other[at] && !flood[at]);

    always @(posedge clk) begin
        case (step)
            IDLE: if (press)
                case (screen)
                    TITLE:
                        if (code != ESC)
                            screen <= MENU;
                    MENU:
                        if (code == ENTER) begin
                            screen <= GAME;
                            black <= 0;
                            white <= 0;
                            old_black <= 0;
                            old_white <= 0;
                            row <= 4;
                            col <= 4;
                            is_white <= 0;
                            was_pass <= 0;
                            taken_black <= 0;
                            taken_white <= 0;
                            points_black <= 0;
                            points_white <= 0;
                            tens <= 0;
                            ones <= 0;
                        end else if (code == ESC)
                            screen <= TITLE;
                    GAME:
                        case (code)
                            UP: if (row != 0) row <= row - 1;
                            DOWN: if (row != 8) row <= row + 1;
                            LEFT: if (col != 0) col <= col - 1;
                            RIGHT: if (col != 8) col <= col + 1;
                            ENTER: step <= TRY;
                            SPACE: begin
                                old_black <= black;
                                old_white <= white;
                                is_white <= !is_white;
                                was_pass <= 1;
                                ones <= ones == 9 ? 0 : ones + 1;
                                if (ones == 9)
                                    tens <= tens == 9 ? 0 : tens + 1;
                                if (was_pass)
                                    screen <= OVER;
                            end
                            default: screen <= MENU;
                        endcase
                    default:
                        screen <= MENU;
                endcase
            TRY: begin
                mine <= (is_white ? white : black) | point;
                theirs <= is_white ? black : white;
                flood <= (is_white ? black : white) & around(~(all | point));
                step <= (all & point) != 0 ? IDLE : TAKE;
            end
            TAKE: begin                 // opposing groups with liberties
                flood <= spread;
                if (spread == flood) begin
                    theirs <= flood;
                    flood <= mine & around(~(mine | flood));
                    step <= BREATHE;
                end
            end
            BREATHE: begin              // own groups with liberties
                flood <= breath;
                if (breath == flood)
                    step <= flood != mine ? IDLE : JUDGE;
            end
            JUDGE: begin
                step <= IDLE;
                if (new_black != old_black || new_white != old_white) begin
                    old_black <= black;
                    old_white <= white;
                    black <= new_black;
                    white <= new_white;
                    is_white <= !is_white;
                    was_pass <= 0;
                    ones <= ones == 9 ? 0 : ones + 1;
                    if (ones == 9)
                        tens <= tens == 9 ? 0 : tens + 1;
                    flood <= new_black;
                    other <= new_white;
                    step <= REACH;
                end
            end
            REACH: begin                // empty points, as far as it goes
                flood <= next_flood;
                other <= next_other;
                at <= 0;
                points_black <= 0;
                points_white <= 0;
                if (next_flood == flood && next_other == other)
                    step <= COUNT;
            end
            COUNT: begin
                points_black <= points_black + is_black_point;
                points_white <= points_white + is_white_point;
                taken_black <= taken_black + (old_black[at] && !black[at]);
                taken_white <= taken_white + (old_white[at] && !white[at]);
                at <= at + 1;
                if (at == 80)
                    step <= IDLE;
            end
            default: step <= IDLE;
        endcase
    end

    // The panel

    wire is_on = screen == GAME || screen == OVER;
    wire [6:0] left = prisoners ? taken_white : points_black;
    wire [6:0] middle = prisoners ? taken_black : points_white;

    function [7:0] two_digits(input [6:0] number);
        begin
            two_digits[7:4] = number < 10 ? 15 : number / 10;
            two_digits[3:0] = number % 10;
        end
    endfunction

    assign {digit5, digit4} = is_on ? two_digits(left) : 8'hff;
    assign {digit3, digit2} = is_on ? two_digits(middle) : 8'hff;
    assign {digit1, digit0} = is_on ? {tens == 0 ? 4'd15 : tens, ones} : 8'hff;
    assign LEDR = screen == OVER ? 10'h3ff
                : screen == GAME ? {!is_white, 8'd0, is_white} : 10'd0;

    // The picture: cells of 48 pixels, with their point in the middle

    wire [9:0] in_x = x - 104, in_y = y + 4;
    wire [3:0] cell_x = in_x / 48, cell_y = in_y / 48;
    wire signed [7:0] dx = in_x % 48 - 24, dy = in_y % 48 - 24;
    wire [10:0] distance = dx * dx + dy * dy;
    wire [6:0] here = 9 * cell_y + cell_x;
    wire is_cell = x >= 104 && x < 536 && y < 428;
    wire is_wood = x >= 108 && x <= 531 && y <= 423;
    wire is_line = (dx == 0 && y >= 20 && y <= 404)
                || (dy == 0 && x >= 128 && x <= 512);

    always @(*)
        if (!is_cell || !is_on)
            rgb = 12'h222;
        else if (row == cell_y && col == cell_x && distance >= 462
                 && distance <= 506)
            rgb = 12'h0f0;
        else if (black[here] && distance <= 400)
            rgb = 12'h111;
        else if (white[here] && distance <= 400)
            rgb = 12'heee;
        else if (is_wood)
            rgb = is_line ? 12'h000 : 12'hdb8;
        else
            rgb = 12'h222;
endmodule
