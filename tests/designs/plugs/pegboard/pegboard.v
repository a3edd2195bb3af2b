// Four RGB LEDs on a Basys 3: each has the colour of three switches.
module pegboard (
    input  [11:0] sw,
    output [7:0]  JA, JB
);
    assign JA[5:0] = sw[5:0];
    assign JB[5:0] = sw[11:6];
    assign JA[7:6] = 2'b11;
    assign JB[7:6] = 2'b11;
endmodule
