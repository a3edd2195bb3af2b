`default_nettype none
// 640 x 480, 25.125 MHz
module timing (
  input  wire logic       clk,
  input  wire logic       ready,
  output      logic [9:0] column,
  output      logic [9:0] row,
  output      logic       hs, vs, de
);
  wire logic line_ends = column == 10'd799;

  always_ff @(posedge clk) begin
    column <= line_ends ? '0 : column + 1'b1;
    if (line_ends) row <= row == 10'd524 ? '0 : row + 1'b1;
    if (!ready) {column, row} <= '0;
  end

  always_comb begin
    hs = !(column >= 656 && column < 752);
    vs = !(row >= 490 && row < 492);
    de = column < 640 && row < 480;
  end
endmodule
