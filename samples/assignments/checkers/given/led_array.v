// led_array - shows the board on 8 x 8 LEDs, red and green, row by row.
//
// One row is lit at a time, for a clock; at 1 kHz the eye sees all eight. It
// asks for the next row with viewrow and takes view in with the same clock:
//
//     view[7:6]  view[5:4]  view[3:2]  view[1:0]
//     column 6   column 4   column 2   column 0      of rows 0, 2, 4 and 6
//     column 7   column 5   column 3   column 1      of rows 1, 3, 5 and 7
//
//     0 empty    1 a red man    2 a black man, shown in green
//     3 empty, and the last move began here: amber
module led_array (
    input clk,
    input dark,                         // all LEDs off
    output [2:0] viewrow,
    input [7:0] view,
    output [7:0] line,                  // of the rows: low is on
    output [7:0] reds, greens           // of the columns: high is on
);
    reg [2:0] row;
    reg [7:0] squares;

    initial begin
        row = 0;
        squares = 0;
    end

    assign viewrow = row + 3'd1;

    always @(posedge clk) begin
        row <= viewrow;
        squares <= view;
    end

    wire [7:0] even_reds = {1'b0, squares[6], 1'b0, squares[4],
                            1'b0, squares[2], 1'b0, squares[0]};
    wire [7:0] even_greens = {1'b0, squares[7], 1'b0, squares[5],
                              1'b0, squares[3], 1'b0, squares[1]};

    assign line = dark ? 8'hff : ~(8'd1 << row);
    assign reds = row[0] ? even_reds << 1 : even_reds;
    assign greens = row[0] ? even_greens << 1 : even_greens;
endmodule
