// SP - a memory block of Gowin with one port: 16,384 bits, in words of 1 to 32.
// Words of 16 and 32 bits have enables for bytes in the address.
module SP #(
    parameter READ_MODE = 1'b0,
    parameter WRITE_MODE = 2'b00,
    parameter BIT_WIDTH = 32,
    parameter BLK_SEL = 3'b000,
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
    input CLK,
    input CE,
    input OCE,
    input RESET,
    input WRE,
    input [2:0] BLKSEL,
    input [13:0] AD,
    input [31:0] DI,
    output [31:0] DO
);
  // They are high where nothing is connected.
  localparam unconnected_CE = 1;
  localparam unconnected_OCE = 1;

  // Addresses count bits; the lowest of them are not used, or enable bytes.
  localparam Low = $clog2(BIT_WIDTH);
  localparam Words = 16384 / BIT_WIDTH;
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

  reg [BIT_WIDTH-1:0] mem[0:Words-1];
  reg [BIT_WIDTH-1:0] read = 0, held = 0;
  integer i;

  initial
    for (i = 0; i < Words; i = i + 1)
      mem[i] = All[i*BIT_WIDTH+:BIT_WIDTH];

  wire on = CE && BLKSEL == BLK_SEL;
  wire [13-Low:0] word = AD[13:Low];
  wire [31:0] bytes = {{8{AD[3]}}, {8{AD[2]}}, {8{AD[1]}}, {8{AD[0]}}};
  wire [31:0] mask = BIT_WIDTH >= 16 ? bytes : 32'hffffffff;
  wire [BIT_WIDTH-1:0] next = (DI & mask) | (mem[word] & ~mask);

  // The output keeps its value while it is written, or shows what is written,
  // or what was there before.
  always @(posedge CLK) begin
    if (on && WRE) mem[word] <= next;
    if (RESET) read <= 0;
    else if (on && !WRE) read <= mem[word];
    else if (on && WRITE_MODE == 2'b01) read <= next;
    else if (on && WRITE_MODE == 2'b10) read <= mem[word];
  end
  always @(posedge CLK)
    if (RESET) held <= 0;
    else if (OCE) held <= read;

  assign DO = READ_MODE ? held : read;
endmodule
