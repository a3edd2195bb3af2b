// Two lights at rates of a PLL, whose pins were only ever read in from a script.
module blink(CLOCK_50, RESET_N, LEDR);
    input CLOCK_50, RESET_N;
    output [1:0] LEDR;
    wire fast, slow, ready;
    reg [23:0] a, b;

    clocks pll(.refclk(CLOCK_50), .rst(~RESET_N), .outclk_0(fast),
               .outclk_1(slow), .locked(ready));
    always @(posedge fast) a <= a + 1;
    always @(posedge slow) b <= b + 1;
    assign LEDR = ready ? {b[21], a[21]} : 2'b00;
endmodule
