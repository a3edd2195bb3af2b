// go_de1soc_top.sv - the FPGA side of Go on a real DE1-SoC (Cyclone V SoC
// 5CSEMA5F31C6, 50 MHz).
//
// The board's pins are called as in the vendor's master constraint file. The
// processor, its SDRAM and the audio core are made in Platform Designer, of
// which we have no copy: what goes there is left as ports.
//
//     avs_*   slave for the lightweight bridge, at offset 0 of 0xFF200000;
//             32 bytes, read latency 1, no wait requests
//     avm_*   master for the FPGA-to-SDRAM port, 32 bits, bursts of 8
//     aso_*   two streams of 16 bits for the University Program audio core,
//             which drives AUD_* and has its 12.288 MHz from the audio PLL
`default_nettype none

module go_de1soc_top (
  input  logic       CLOCK_50,
  input  logic [3:0] KEY,             // low is pressed
  input  logic [9:0] SW,
  output logic [9:0] LEDR,
  output logic [6:0] HEX0,            // gfedcba, low is lit
  output logic [6:0] HEX1,
  output logic [6:0] HEX2,
  output logic [6:0] HEX3,
  output logic [6:0] HEX4,
  output logic [6:0] HEX5,
  output logic [7:0] VGA_R,
  output logic [7:0] VGA_G,
  output logic [7:0] VGA_B,
  output logic       VGA_HS,
  output logic       VGA_VS,
  output logic       VGA_BLANK_N,
  output logic       VGA_SYNC_N,
  output logic       VGA_CLK,
  inout  wire        FPGA_I2C_SCLK,
  inout  wire        FPGA_I2C_SDAT,

  input  logic [4:0]  avs_address,
  input  logic        avs_read,
  input  logic        avs_write,
  input  logic [31:0] avs_writedata,
  output logic [31:0] avs_readdata,
  output logic [31:0] avm_address,
  output logic [3:0]  avm_burstcount,
  output logic        avm_read,
  input  logic [31:0] avm_readdata,
  input  logic        avm_readdatavalid,
  input  logic        avm_waitrequest,
  output logic [15:0] aso_left_data,
  output logic        aso_left_valid,
  input  logic        aso_left_ready,
  output logic [15:0] aso_right_data,
  output logic        aso_right_valid,
  input  logic        aso_right_ready
);

  localparam ClockHz = 50_000_000;

  logic power_up;

  power_up u_power_up (.clk_i(CLOCK_50), .power_up_o(power_up));

  logic [3:0] keys;
  logic [9:0] switches;
  logic sda_wire;

  synchroniser #(.Width(15)) u_inputs (
    .clk_i(CLOCK_50),
    .in_i ({KEY, SW, FPGA_I2C_SDAT}),
    .out_o({keys, switches, sda_wire})
  );

  logic [3:0] red, green, blue;
  logic [41:0] hex;
  logic scl, sda, done, front, pending;
  logic [2:0] sound;

  // KEY0 resets the FPGA; the program sees it and all other keys.
  go_de1soc #(.ClockHz(ClockHz)) u_board (
    .clk_i        (CLOCK_50),
    .power_up_i   (power_up),
    .reset_n      (keys[0]),
    .sw           (switches),
    .key          (~keys),
    .ledr         (LEDR),
    .hex,
    .vga_r        (red),
    .vga_g        (green),
    .vga_b        (blue),
    .vga_hs       (VGA_HS),
    .vga_vs       (VGA_VS),
    .vga_blank_n  (VGA_BLANK_N),
    .vga_sync_n   (VGA_SYNC_N),
    .vga_clk      (VGA_CLK),
    .i2c_sda_wire (sda_wire),
    .i2c_scl      (scl),
    .i2c_sda      (sda),
    .i2c_done     (done),
    .probe_front  (front),
    .probe_pending(pending),
    .probe_sound  (sound),
    .avs_address,
    .avs_read,
    .avs_write,
    .avs_writedata,
    .avs_readdata,
    .avm_address,
    .avm_burstcount,
    .avm_read,
    .avm_readdata,
    .avm_readdatavalid,
    .avm_waitrequest,
    .aso_left_data,
    .aso_left_valid,
    .aso_left_ready,
    .aso_right_data,
    .aso_right_valid,
    .aso_right_ready
  );

  // The DAC has eight bits a colour: four, twice (erratum 27).
  assign VGA_R = {red, red};
  assign VGA_G = {green, green};
  assign VGA_B = {blue, blue};
  assign {HEX5, HEX4, HEX3, HEX2, HEX1, HEX0} = ~hex;

  // Open drain, pulled up on the board.
  assign FPGA_I2C_SCLK = scl ? 1'bz : 1'b0;
  assign FPGA_I2C_SDAT = sda ? 1'bz : 1'b0;

  logic unused_probes;
  assign unused_probes = ^{done, front, pending, sound};

endmodule

`default_nettype wire
