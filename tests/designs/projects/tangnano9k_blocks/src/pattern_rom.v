// Written by the block memory wizard
module pattern_rom (dout, clk, oce, ce, reset, ad);

output [7:0] dout;
input clk;
input oce;
input ce;
input reset;
input [3:0] ad;

wire [23:0] rom_0_dout_w;
wire low;

assign low = 1'b0;

pROM rom_0 (
    .DO({rom_0_dout_w[23:0],dout[7:0]}),
    .CLK(clk),
    .OCE(oce),
    .CE(ce),
    .RESET(reset),
    .AD({low,low,low,low,low,low,low,ad[3:0],low,low,low})
);

defparam rom_0.READ_MODE = 1'b0;
defparam rom_0.BIT_WIDTH = 8;
defparam rom_0.RESET_MODE = "SYNC";
defparam rom_0.INIT_RAM_00 = 256'h000000000000000000000000000000002A153F1E0C00213312080402013F0180;

endmodule
