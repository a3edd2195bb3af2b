// go - screens and cursor; the rest is in modules of its own.
module go (
    input clk,
    input [7:0] code,
    input ready,
    input prisoners,
    input [9:0] x, y,
    input next,                         // pixel
    output [11:0] rgb,
    output [9:0] LEDR,
    output [3:0] digit5, digit4,
    output [3:0] digit3, digit2,
    output [3:0] digit1, digit0
);
    localparam TITLE = 2'd0, MENU = 2'd1, GAME = 2'd2;

    wire up, down, left, right, enter, space, esc;
    wire [80:0] black, white;
    wire is_white, is_over;
    wire [6:0] black_points, white_points, black_lost, white_lost, moves;
    reg [1:0] screen;
    reg [3:0] row, col;

    wire any = up | down | left | right | enter | space | esc;
    wire is_playing = screen == GAME && !is_over;
    wire begins = screen == MENU && enter;

    keyboard keys (.clk(clk), .code(code), .ready(ready), .up(up),
                   .down(down), .left(left), .right(right), .enter(enter),
                   .space(space), .esc(esc));

    rules game (.clk(clk), .clear(begins), .place(is_playing & enter),
                .pass(is_playing & space), .point(9 * row + col),
                .black(black), .white(white), .is_white(is_white),
                .is_over(is_over), .black_points(black_points),
                .white_points(white_points), .black_lost(black_lost),
                .white_lost(white_lost), .moves(moves));

    initial begin
        screen = TITLE;
        row = 4;
        col = 4;
    end

    always @(posedge clk)
        case (screen)
            TITLE:
                if (any & ~esc) screen <= MENU;
            MENU:
                if (esc)
                    screen <= TITLE;
                else if (enter) begin
                    screen <= GAME;
                    row <= 4;
                    col <= 4;
                end
            default:
                if (esc || (is_over && any))
                    screen <= MENU;
                else begin
                    if (up && row != 0) row <= row - 1;
                    if (down && row != 8) row <= row + 1;
                    if (left && col != 0) col <= col - 1;
                    if (right && col != 8) col <= col + 1;
                end
        endcase

    two_digits first (.number(prisoners ? white_lost : black_points),
                      .is_on(screen == GAME), .tens(digit5), .ones(digit4));
    two_digits second (.number(prisoners ? black_lost : white_points),
                       .is_on(screen == GAME), .tens(digit3), .ones(digit2));
    two_digits third (.number(moves), .is_on(screen == GAME), .tens(digit1),
                      .ones(digit0));
    assign LEDR[9] = screen == GAME && (is_over || !is_white);
    assign LEDR[8:1] = {8{screen == GAME && is_over}};
    assign LEDR[0] = screen == GAME && (is_over || is_white);

    picture painter (.clk(clk), .next(next), .is_on(screen == GAME), .x(x),
                     .y(y), .black(black), .white(white), .row(row),
                     .col(col), .rgb(rgb));
endmodule
