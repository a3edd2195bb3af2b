// go_peripheral.sv - the FPGA part of Go: registers, VGA and sound (M4-135).
// Twin of go_peripheral.c: same pins, same ticks.
//
// The ports are the document's, by its names and in its order. Behind them
// are those that it forgot (errata 19 to 24): what a burst needs, the panel,
// and probes for what a logic analyser would like to see.
//
//     0x00 AUDIO_CMD     write   2:0 a sound; every write is a command
//     0x04 AUDIO_STATUS  read    0 busy
//     0x08 VGA_CTRL      write   0 swap at the next vertical sync
//     0x0C VGA_STATUS    read    0 in vertical blanking, 1 front, 2 pending
//     0x10 FB_ADDR_HI    write   7:0 bits 31:24 of the frames' address
//     0x14               reserved
//     0x18 PANEL         write   HEX and LEDR
//     0x1C SWITCHES      read    9:0 SW, 13:10 KEY pressed
//
// The address is in bytes; its two lowest bits do not count (erratum 23). A
// read is answered after its clock with what was there before it, and for
// that clock only.
`default_nettype none

module go_peripheral #(
  parameter ClockHz   = 50_000_000,
  parameter SoundsDir = "sounds/"
) (
  input  logic clk,
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

  input  logic power_up_i,
  output logic [3:0] avm_burstcount,
  input  logic avm_readdatavalid,
  input  logic [9:0] sw,
  input  logic [3:0] key,          // high is pressed
  output logic [9:0] ledr,
  output logic [41:0] hex,         // gfedcba of HEX0 lowest, high is lit
  output logic probe_front,
  output logic probe_pending,
  output logic [2:0] probe_sound
);

  localparam [2:0] AudioCmd = 3'd0, AudioStatus = 3'd1, VgaCtrl = 3'd2,
                   VgaStatus = 3'd3, FbAddrHi = 3'd4, Panel = 3'd6,
                   Switches = 3'd7;
  localparam [6:0] Minus = 7'h40;

  logic runs, busy, blank;
  logic [2:0] register;
  logic [7:0] fb_addr_hi_q;

  assign runs     = reset_n && !power_up_i;
  assign register = avs_address[4:2];

  vga_controller u_vga (
    .clk_50        (clk),
    .reset_n,
    .avm_address,
    .avm_read,
    .avm_readdata,
    .avm_waitrequest,
    .fb_base_addr  ({fb_addr_hi_q, 24'd0}),
    .swap_request  (avs_write && register == VgaCtrl && avs_writedata[0]),
    .vsync_flag    (blank),
    .vga_r,
    .vga_g,
    .vga_b,
    .vga_hs,
    .vga_vs,
    .vga_blank_n,
    .vga_sync_n,
    .vga_clk,
    .power_up_i,
    .avm_burstcount,
    .avm_readdatavalid,
    .front         (probe_front),
    .pending       (probe_pending)
  );

  audio_controller #(.ClockHz(ClockHz), .SoundsDir(SoundsDir)) u_audio (
    .clk_50         (clk),
    .reset_n        (runs),
    .audio_cmd      (avs_writedata[2:0]),
    .busy,
    .aso_left_data,
    .aso_left_valid,
    .aso_left_ready,
    .aso_right_data,
    .aso_right_valid,
    .aso_right_ready,
    .audio_cmd_write(avs_write && register == AudioCmd),
    .probe_sound
  );

  // Reads

  logic [31:0] readdata_q;

  always_ff @(posedge clk) begin
    readdata_q <= '0;
    // In reset, too: the program must see that KEY0 is down.
    if (avs_read && !power_up_i) begin
      case (register)
        AudioStatus: readdata_q <= {31'd0, busy};
        VgaStatus:   readdata_q <= {29'd0, probe_pending, probe_front, blank};
        Switches:    readdata_q <= {18'd0, key, sw};
        default:     readdata_q <= '0;
      endcase
    end
  end

  assign avs_readdata = readdata_q;

  // Writes. Lamps and digits are worked out when the panel is written, so
  // that their pins are registers.

  function automatic logic [6:0] digit(input logic [3:0] value);
    case (value)
      4'd0:    digit = 7'h3f;
      4'd1:    digit = 7'h06;
      4'd2:    digit = 7'h5b;
      4'd3:    digit = 7'h4f;
      4'd4:    digit = 7'h66;
      4'd5:    digit = 7'h6d;
      4'd6:    digit = 7'h7d;
      4'd7:    digit = 7'h07;
      4'd8:    digit = 7'h7f;
      default: digit = 7'h6f;
    endcase
  endfunction

  // Two digits for 0 to 99, the first dark if it would be 0.
  function automatic logic [13:0] digits(input logic [6:0] number);
    logic [3:0] ones;
    logic [6:0] tens;
    integer i;
    ones = number[3:0];
    tens = '0;
    for (i = 1; i < 10; i = i + 1) begin
      if (number >= 7'(10 * i)) begin
        ones = 4'(number - 7'(10 * i));
        tens = digit(4'(i));
      end
    end
    digits = number > 7'd99 ? {Minus, Minus} : {tens, digit(ones)};
  endfunction

  function automatic logic [9:0] lamps(input logic over, input logic thinking,
                                       input logic white, input logic black);
    lamps = {10{over}}
          | {black, 3'd0, thinking, thinking, 3'd0, white};
  endfunction

  logic [9:0] ledr_q;
  logic [41:0] hex_q;

  always_ff @(posedge clk) begin
    if (!runs) begin
      fb_addr_hi_q <= '0;
      ledr_q       <= '0;
      hex_q        <= '0;
    end else if (avs_write) begin
      if (register == FbAddrHi) fb_addr_hi_q <= avs_writedata[7:0];
      if (register == Panel) begin
        ledr_q <= lamps(avs_writedata[27], avs_writedata[26],
                        avs_writedata[25], avs_writedata[24]);
        hex_q  <= avs_writedata[31] ? {digits(avs_writedata[22:16]),
                                       digits(avs_writedata[14:8]),
                                       digits(avs_writedata[6:0])} : '0;
      end
    end
  end

  assign ledr = ledr_q;
  assign hex  = hex_q;

  logic unused_bits;
  assign unused_bits = ^{avs_address[1:0], avs_writedata[30:28],
                         avs_writedata[23], avs_writedata[15]};

`ifdef FORMAL
  `include "proof/go_peripheral.svh"
`endif

endmodule

`default_nettype wire
