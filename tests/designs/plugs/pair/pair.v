// 42 on the two digits of 1BitSquared's Pmod, on connector P1A of an iCEBreaker.
module pair (
    input  CLK,
    output P1A1, P1A2, P1A3, P1A4, P1A7, P1A8, P1A9, P1A10
);
    reg [15:0] count = 0;
    wire left = count[15];
    wire [6:0] lit = left ? 7'h66 : 7'h5B;          // gfedcba

    always @(posedge CLK) count <= count + 1;
    assign {P1A9, P1A8, P1A7, P1A4, P1A3, P1A2, P1A1} = ~lit;
    assign P1A10 = ~left;
endmodule
