// Written by the block memory wizard
module notes_ram (dout, clk, oce, ce, reset, wre, ad, din);
output [7:0] dout;
input clk, oce, ce, reset, wre;
input [10:0] ad;
input [7:0] din;
wire [23:0] ram_0_dout_w;

SP ram_0 (
    .DO({ram_0_dout_w[23:0],dout[7:0]}),
    .CLK(clk), .OCE(oce), .CE(ce), .RESET(reset), .WRE(wre),
    .BLKSEL({1'b0,1'b0,1'b0}),
    .AD({ad[10:0],1'b0,1'b0,1'b0}),
    .DI({24'b0,din[7:0]})
);
defparam ram_0.READ_MODE = 1'b0;
defparam ram_0.WRITE_MODE = 2'b00;
defparam ram_0.BIT_WIDTH = 8;
defparam ram_0.BLK_SEL = 3'b000;
defparam ram_0.RESET_MODE = "SYNC";
endmodule
