// An array of red and green LEDs on a Basys 3: a red one at the bottom left, a
// green one at the top right, an amber one between, by rows that take turns.
module array (
    input        clk,
    input  [0:0] sw,
    output [7:0] JA, JB, JC
);
    reg [12:0] count = 0;
    wire [2:0] row = count[12:10];
    wire amber = row == 3;

    always @(posedge clk) count <= count + 1;
    assign JA = sw[0] ? 8'hff : ~(8'h01 << row);
    assign JB = {4'b0, amber, 2'b0, row == 0};
    assign JC = {row == 7, 3'b0, amber, 3'b0};
endmodule
