`default_nettype none
// A chess board that the button moves on: the pads hold every signal for a
// pixel, and the clock goes out between two of them.
module board (
  input  wire logic       osc,
  input  wire logic       button_n,
  output      logic       pix_clk, hs, vs, de,
  output      logic [3:0] red, green, blue
);
  logic clk, locked;

  SB_PLL40_PAD #(
    .FEEDBACK_PATH("SIMPLE"),
    .DIVR(4'd0), .DIVF(7'd66), .DIVQ(3'd5), .FILTER_RANGE(3'd1)
  ) pll (
    .PACKAGEPIN(osc), .PLLOUTGLOBAL(clk), .RESETB(1'b1), .BYPASS(1'b0),
    .LOCK(locked)
  );

  logic [9:0] column, row;
  logic h, v, d;
  logic [2:0] pressed;

  timing screen (.clk, .ready(locked), .column, .row, .hs(h), .vs(v), .de(d));

  always_ff @(posedge clk) pressed <= {pressed[1:0], ~button_n};

  wire logic dark = column[5] ^ row[5] ^ pressed[2];
  logic [11:0] colour;

  always_comb colour = !d ? 12'h000 : dark ? 12'h137 : 12'hfd9;

  SB_IO #(.PIN_TYPE(6'b0101_00)) pads [14:0] (
    .PACKAGE_PIN({hs, vs, de, red, green, blue}), .OUTPUT_CLK(clk),
    .D_OUT_0({h, v, d, colour}), .D_OUT_1()
  );

  SB_IO #(.PIN_TYPE(6'b0100_00)) clock_pad (
    .PACKAGE_PIN(pix_clk), .OUTPUT_CLK(clk), .D_OUT_0(1'b0), .D_OUT_1(1'b1)
  );
endmodule
