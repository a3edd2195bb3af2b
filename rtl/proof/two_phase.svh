// two_phase.svh - what is always true of the two phases.

  logic f_started_q = 1'b0;
  always_ff @(posedge clk_i) f_started_q <= 1'b1;

  initial assume (power_up_i);

  always_ff @(posedge clk_i) begin
    // Never both (M3-045).
    if (f_started_q)
      apart: assert (!(phi1_o && phi2_o) && !(next_phi1_o && next_phi2_o));

    // Each has its place in the cycle (M3-094).
    if (f_started_q)
      in_place: assert (phi1_o <= (quarter_q == 2'd2)
                        && phi2_o <= (quarter_q == 2'd0));

    // Between them both are low, so that nothing runs through two latches.
    if (f_started_q && !$past(power_up_i))
      gap: assert (!($past(phi1_o) && phi2_o) && !($past(phi2_o) && phi1_o));
  end
