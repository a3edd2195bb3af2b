// What the wizard writes for a PLL: a module around the one with the numbers.
module clocks(input wire refclk, input wire rst, output wire outclk_0,
              output wire outclk_1, output wire locked);
    clocks_0002 clocks_inst(.refclk(refclk), .rst(rst), .outclk_0(outclk_0),
                            .outclk_1(outclk_1), .locked(locked));
endmodule
