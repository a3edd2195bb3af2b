// Pins that go both ways on a Basys 3, as people write them: the lower half of JC
// is driven, the upper one let go for good, and JB only at times. What is read
// on all of them is on led, with one more clock for what is driven.
module floats (
    input         clk,
    input   [3:0] sw,
    inout   [7:0] JC,
    inout   [1:0] JB,
    inout         PS2Clk,
    output [15:0] led
);
    reg [7:0] c = 0;
    reg [1:0] b = 0;

    always @(posedge clk) {c, b} <= {JC, JB};
    assign JC = {4'bzzzz, sw};
    assign JB[0] = sw[0] ? sw[1] : 1'bz, JB[1] = 1'bz, PS2Clk = 1'bz;
    assign led = {PS2Clk, 5'd0, b, c};
endmodule
