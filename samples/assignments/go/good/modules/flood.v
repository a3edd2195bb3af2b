// flood - from some points over all that they reach on a ground: one step on
// every clock, from all points at once, until start is high again.
module flood (
    input clk,
    input start,
    input [80:0] from,                  // row after row
    input [80:0] ground,
    output reg [80:0] reached
);
    wire [80:0] next;
    genvar row, col;

    initial reached = 0;

    generate
        for (row = 0; row < 9; row = row + 1) begin : rows
            for (col = 0; col < 9; col = col + 1) begin : cols
                wire above, below, before, behind;

                if (row > 0) assign above = reached[9 * row + col - 9];
                else assign above = 0;
                if (row < 8) assign below = reached[9 * row + col + 9];
                else assign below = 0;
                if (col > 0) assign before = reached[9 * row + col - 1];
                else assign before = 0;
                if (col < 8) assign behind = reached[9 * row + col + 1];
                else assign behind = 0;
                assign next[9 * row + col] = reached[9 * row + col]
                    | (ground[9 * row + col]
                       & (above | below | before | behind));
            end
        end
    endgenerate

    always @(posedge clk)
        reached <= start ? from : next;
endmodule
