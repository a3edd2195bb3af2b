// SDPB - a memory block of Gowin that is written at port A and read at port B:
// 16,384 bits, in words of 1 to 32, of one width at both.
module SDPB #(
    parameter READ_MODE = 1'b0,
    parameter BIT_WIDTH_0 = 32,
    parameter BIT_WIDTH_1 = 32,
    parameter BLK_SEL_0 = 3'b000,
    parameter BLK_SEL_1 = 3'b000,
    parameter RESET_MODE = "SYNC",
    parameter INIT_RAM_00 = 256'h0,
    parameter INIT_RAM_01 = 256'h0,
    parameter INIT_RAM_02 = 256'h0,
    parameter INIT_RAM_03 = 256'h0,
    parameter INIT_RAM_04 = 256'h0,
    parameter INIT_RAM_05 = 256'h0,
    parameter INIT_RAM_06 = 256'h0,
    parameter INIT_RAM_07 = 256'h0,
    parameter INIT_RAM_08 = 256'h0,
    parameter INIT_RAM_09 = 256'h0,
    parameter INIT_RAM_0A = 256'h0,
    parameter INIT_RAM_0B = 256'h0,
    parameter INIT_RAM_0C = 256'h0,
    parameter INIT_RAM_0D = 256'h0,
    parameter INIT_RAM_0E = 256'h0,
    parameter INIT_RAM_0F = 256'h0,
    parameter INIT_RAM_10 = 256'h0,
    parameter INIT_RAM_11 = 256'h0,
    parameter INIT_RAM_12 = 256'h0,
    parameter INIT_RAM_13 = 256'h0,
    parameter INIT_RAM_14 = 256'h0,
    parameter INIT_RAM_15 = 256'h0,
    parameter INIT_RAM_16 = 256'h0,
    parameter INIT_RAM_17 = 256'h0,
    parameter INIT_RAM_18 = 256'h0,
    parameter INIT_RAM_19 = 256'h0,
    parameter INIT_RAM_1A = 256'h0,
    parameter INIT_RAM_1B = 256'h0,
    parameter INIT_RAM_1C = 256'h0,
    parameter INIT_RAM_1D = 256'h0,
    parameter INIT_RAM_1E = 256'h0,
    parameter INIT_RAM_1F = 256'h0,
    parameter INIT_RAM_20 = 256'h0,
    parameter INIT_RAM_21 = 256'h0,
    parameter INIT_RAM_22 = 256'h0,
    parameter INIT_RAM_23 = 256'h0,
    parameter INIT_RAM_24 = 256'h0,
    parameter INIT_RAM_25 = 256'h0,
    parameter INIT_RAM_26 = 256'h0,
    parameter INIT_RAM_27 = 256'h0,
    parameter INIT_RAM_28 = 256'h0,
    parameter INIT_RAM_29 = 256'h0,
    parameter INIT_RAM_2A = 256'h0,
    parameter INIT_RAM_2B = 256'h0,
    parameter INIT_RAM_2C = 256'h0,
    parameter INIT_RAM_2D = 256'h0,
    parameter INIT_RAM_2E = 256'h0,
    parameter INIT_RAM_2F = 256'h0,
    parameter INIT_RAM_30 = 256'h0,
    parameter INIT_RAM_31 = 256'h0,
    parameter INIT_RAM_32 = 256'h0,
    parameter INIT_RAM_33 = 256'h0,
    parameter INIT_RAM_34 = 256'h0,
    parameter INIT_RAM_35 = 256'h0,
    parameter INIT_RAM_36 = 256'h0,
    parameter INIT_RAM_37 = 256'h0,
    parameter INIT_RAM_38 = 256'h0,
    parameter INIT_RAM_39 = 256'h0,
    parameter INIT_RAM_3A = 256'h0,
    parameter INIT_RAM_3B = 256'h0,
    parameter INIT_RAM_3C = 256'h0,
    parameter INIT_RAM_3D = 256'h0,
    parameter INIT_RAM_3E = 256'h0,
    parameter INIT_RAM_3F = 256'h0
) (
    input CLKA,
    input CEA,
    input [2:0] BLKSELA,
    input [13:0] ADA,
    input [31:0] DI,
    input CLKB,
    input CEB,
    input OCE,
    input RESET,
    input RESETA,
    input RESETB,
    input [2:0] BLKSELB,
    input [13:0] ADB,
    output [31:0] DO
);
  // They are high where nothing is connected.
  localparam unconnected_CEA = 1;
  localparam unconnected_CEB = 1;
  localparam unconnected_OCE = 1;

  // Addresses count bits; the lowest of them are not used, or enable bytes.
  localparam Low = $clog2(BIT_WIDTH_0);
  localparam Words = 16384 / BIT_WIDTH_0;
  localparam [16383:0] All = {
    INIT_RAM_3F, INIT_RAM_3E, INIT_RAM_3D, INIT_RAM_3C,
    INIT_RAM_3B, INIT_RAM_3A, INIT_RAM_39, INIT_RAM_38,
    INIT_RAM_37, INIT_RAM_36, INIT_RAM_35, INIT_RAM_34,
    INIT_RAM_33, INIT_RAM_32, INIT_RAM_31, INIT_RAM_30,
    INIT_RAM_2F, INIT_RAM_2E, INIT_RAM_2D, INIT_RAM_2C,
    INIT_RAM_2B, INIT_RAM_2A, INIT_RAM_29, INIT_RAM_28,
    INIT_RAM_27, INIT_RAM_26, INIT_RAM_25, INIT_RAM_24,
    INIT_RAM_23, INIT_RAM_22, INIT_RAM_21, INIT_RAM_20,
    INIT_RAM_1F, INIT_RAM_1E, INIT_RAM_1D, INIT_RAM_1C,
    INIT_RAM_1B, INIT_RAM_1A, INIT_RAM_19, INIT_RAM_18,
    INIT_RAM_17, INIT_RAM_16, INIT_RAM_15, INIT_RAM_14,
    INIT_RAM_13, INIT_RAM_12, INIT_RAM_11, INIT_RAM_10,
    INIT_RAM_0F, INIT_RAM_0E, INIT_RAM_0D, INIT_RAM_0C,
    INIT_RAM_0B, INIT_RAM_0A, INIT_RAM_09, INIT_RAM_08,
    INIT_RAM_07, INIT_RAM_06, INIT_RAM_05, INIT_RAM_04,
    INIT_RAM_03, INIT_RAM_02, INIT_RAM_01, INIT_RAM_00
  };

  reg [BIT_WIDTH_0-1:0] mem[0:Words-1];
  reg [BIT_WIDTH_0-1:0] read = 0, held = 0;
  integer i;

  initial
    for (i = 0; i < Words; i = i + 1)
      mem[i] = All[i*BIT_WIDTH_0+:BIT_WIDTH_0];

  wire [13-Low:0] word = ADA[13:Low];
  wire [31:0] bytes = {{8{ADA[3]}}, {8{ADA[2]}}, {8{ADA[1]}}, {8{ADA[0]}}};
  wire [31:0] mask = BIT_WIDTH_0 >= 16 ? bytes : 32'hffffffff;
  wire resets = RESET | RESETB;

  always @(posedge CLKA)
    if (CEA && BLKSELA == BLK_SEL_0)
      mem[word] <= (DI & mask) | (mem[word] & ~mask);

  always @(posedge CLKB)
    if (resets) read <= 0;
    else if (CEB && BLKSELB == BLK_SEL_1) read <= mem[ADB[13:Low]];
  always @(posedge CLKB)
    if (resets) held <= 0;
    else if (OCE) held <= read;

  assign DO = READ_MODE ? held : read;
endmodule
