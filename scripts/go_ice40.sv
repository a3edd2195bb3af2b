// go_ice40.sv - go_de1soc for an iCE40 HX8K, which has 206 pins and 16 KB.
//
// For synth.sh only, which wants to know how fast the rest is: all inputs
// come from one pin and all outputs leave by one, through shift registers,
// and of the sounds there are only 2,048 samples.
`default_nettype none

module go_ice40 (
  input  logic clk_i,
  input  logic in_i,
  output logic out_o
);

  logic [92:0]  in_q;
  logic [179:0] out, out_q;

  always_ff @(posedge clk_i) begin
    in_q  <= {in_q[91:0], in_i};
    out_q <= in_q[92] ? out : out_q >> 1;
  end

  assign out_o = out_q[0];

  go_de1soc u_board (
    .clk_i,
    .power_up_i       (in_q[0]),
    .reset_n          (in_q[1]),
    .avs_address      (in_q[6:2]),
    .avs_read         (in_q[7]),
    .avs_write        (in_q[8]),
    .avs_writedata    (in_q[40:9]),
    .avm_readdata     (in_q[72:41]),
    .avm_waitrequest  (in_q[73]),
    .avm_readdatavalid(in_q[74]),
    .aso_left_ready   (in_q[75]),
    .aso_right_ready  (in_q[76]),
    .sw               (in_q[86:77]),
    .key              (in_q[90:87]),
    .i2c_sda_wire     (in_q[91]),
    .avs_readdata     (out[31:0]),
    .vga_r            (out[35:32]),
    .vga_g            (out[39:36]),
    .vga_b            (out[43:40]),
    .vga_hs           (out[44]),
    .vga_vs           (out[45]),
    .vga_blank_n      (out[46]),
    .vga_sync_n       (out[47]),
    .vga_clk          (out[48]),
    .avm_address      (out[80:49]),
    .avm_read         (out[81]),
    .aso_left_data    (out[97:82]),
    .aso_left_valid   (out[98]),
    .aso_right_data   (out[114:99]),
    .aso_right_valid  (out[115]),
    .avm_burstcount   (out[119:116]),
    .ledr             (out[129:120]),
    .hex              (out[171:130]),
    .probe_front      (out[172]),
    .probe_pending    (out[173]),
    .probe_sound      (out[176:174]),
    .i2c_scl          (out[177]),
    .i2c_sda          (out[178]),
    .i2c_done         (out[179])
  );

endmodule

// In the place of the large one.
module sample_rom #(
  parameter SoundsDir       = "",     // none of these says anything here
  parameter PlaceSamples    = 0,
  parameter CaptureSamples  = 0,
  parameter IllegalSamples  = 0,
  parameter GameOverSamples = 0
) (
  input  logic clk_i,
  input  logic read_i,
  input  logic [14:0] at_i,
  output logic [15:0] sample_o
);

  logic [15:0] rom [0:2047];

  initial begin
    for (int i = 0; i < 2048; i++) rom[i] = 16'(i * 40503);   // any noise
  end

  always_ff @(posedge clk_i) begin
    if (read_i) sample_o <= rom[at_i[10:0]];
  end

endmodule

`default_nettype wire
