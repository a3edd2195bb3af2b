module counter import board_pkg::*; (score_if.counter bus);
  always_ff @(posedge bus.clk)
    if (bus.clear) bus.score <= '0;
    else if (bus.up) bus.score <= add_one(bus.score);
endmodule
