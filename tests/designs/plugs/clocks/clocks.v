// Two oscillators of a DE10-Lite: how many cycles of 10 MHz there are in 50,000
// of 50 MHz, on LEDR; KEY[0] shows how registers came up instead.
module clocks (
    input        MAX10_CLK1_50, ADC_CLK_10,
    input  [0:0] KEY,
    output [9:0] LEDR
);
    reg [15:0] gate = 0, slow = 0, last = 0, held = 0;
    reg [4:0] begun = 5'b10110;                     // as it is written
    reg [4:0] never;                                // zero on an FPGA

    always @(posedge ADC_CLK_10) slow <= slow + 1;
    always @(posedge MAX10_CLK1_50) begin
        gate <= gate == 49999 ? 0 : gate + 1;
        if (gate == 0) begin
            held <= slow - last; last <= slow;
        end
    end
    assign LEDR = KEY[0] ? held[9:0] : {never, begun};
endmodule
