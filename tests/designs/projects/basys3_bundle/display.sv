module display
  import digit_pkg::*;
  (score_if s, output logic [6:0] seg, output logic [3:0] an);

  logic [16:0] scan = 0;

  always_ff @(posedge s.clk) scan <= scan + 1'b1;

  always_comb begin
    an = 4'b1111;
    an[scan[16]] = 1'b0;
    seg = segments(scan[16] ? s.score.tens : s.score.ones);
  end
endmodule
