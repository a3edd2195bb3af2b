// Lab 9: everything by position
module lab9(input clk_in, reset, output [7:0] LED, output [2:0] rgb);
    wire clk_5mhz, clk_7, locked;
    reg [22:0] n;
    clk_wiz_0 U (clk_5mhz, clk_7, 0, locked, clk_in);
    BUFG b (slow, clk_5mhz);
    always @(posedge slow)
        if (reset | ~locked) n <= 0;
        else n <= n + 1;
    assign LED = n[22:15];
    assign rgb = {3{clk_7}};
endmodule
