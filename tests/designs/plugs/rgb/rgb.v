// Two LEDs of three colours on an Arty A7, dimmed by pulse width: the first is
// yellow, the second changes from blue to green with sw[0].
module rgb (
    input        CLK100MHZ,
    input  [0:0] sw,
    output       led0_r, led0_g, led0_b,
    output       led1_r, led1_g, led1_b
);
    reg [9:0] count = 0;
    wire dim = count < 300, faint = count < 4;      // 29 % and 0.4 %

    always @(posedge CLK100MHZ) count <= count + 1;
    assign {led0_r, led0_g, led0_b} = {dim, dim, faint};
    assign {led1_r, led1_g, led1_b} = {faint, dim & sw[0], dim & ~sw[0]};
endmodule
