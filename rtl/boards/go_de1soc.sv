// go_de1soc.sv - the FPGA side of Go on a DE1-SoC: peripheral and codec set-up.
// Twin of go_peripheral.c and i2c.c as go_de1soc.c wires them.
//
// Ports are called as those of go_peripheral, which are the document's. The
// processor, the SDRAM behind the Avalon master and the vendor's audio core
// behind the two streams are outside.
`default_nettype none

module go_de1soc #(
  parameter ClockHz   = 50_000_000,
  parameter SoundsDir = "sounds/"
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic reset_n,
  input  logic [4:0] avs_address,
  input  logic avs_read,
  input  logic avs_write,
  input  logic [31:0] avs_writedata,
  output logic [31:0] avs_readdata,
  output logic [3:0] vga_r,
  output logic [3:0] vga_g,
  output logic [3:0] vga_b,
  output logic vga_hs,
  output logic vga_vs,
  output logic vga_blank_n,
  output logic vga_sync_n,
  output logic vga_clk,
  output logic [31:0] avm_address,
  output logic avm_read,
  input  logic [31:0] avm_readdata,
  input  logic avm_waitrequest,
  output logic [15:0] aso_left_data,
  output logic aso_left_valid,
  input  logic aso_left_ready,
  output logic [15:0] aso_right_data,
  output logic aso_right_valid,
  input  logic aso_right_ready,
  output logic [3:0] avm_burstcount,
  input  logic avm_readdatavalid,
  input  logic [9:0] sw,
  input  logic [3:0] key,
  output logic [9:0] ledr,
  output logic [41:0] hex,
  output logic probe_front,
  output logic probe_pending,
  output logic [2:0] probe_sound,

  input  logic i2c_sda_wire,   // what is on the wire
  output logic i2c_scl,        // high lets go
  output logic i2c_sda,
  output logic i2c_done
);

  go_peripheral #(.ClockHz(ClockHz), .SoundsDir(SoundsDir)) u_peripheral (
    .clk(clk_i),
    .*
  );

  wm8731_config #(.ClockHz(ClockHz)) u_codec (
    .clk_i,
    .power_up_i(power_up_i || !reset_n),
    .sda_i     (i2c_sda_wire),
    .scl_o     (i2c_scl),
    .sda_o     (i2c_sda),
    .done_o    (i2c_done)
  );

endmodule

`default_nettype wire
