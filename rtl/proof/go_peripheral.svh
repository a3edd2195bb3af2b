// go_peripheral.svh - what is proved of go_peripheral.sv: a write changes what
// its register stands for and nothing else (M4-067 to M4-072), a read changes
// nothing and is answered for one clock (M4-073), and bursts come from where
// FB_ADDR_HI says. What is proved of its two halves holds in it, too.

  // The first clock is power-up.
  logic f_past_q = 1'b0;
  always_ff @(posedge clk) f_past_q <= 1'b1;
  always_comb if (!f_past_q) assume (power_up_i);

  // The clock before: what was seen then.
  logic f_runs_q, f_read_q, f_write_q, f_busy_q, f_blank_q, f_front_q,
        f_pending_q;
  logic [2:0] f_register_q, f_sound_q;
  logic [31:0] f_data_q;
  logic [13:0] f_switches_q;
  logic [7:0] f_hi_q;
  logic [51:0] f_panel_q;

  always_ff @(posedge clk) begin
    f_runs_q     <= reset_n && !power_up_i;
    f_read_q     <= avs_read && !power_up_i;
    f_write_q    <= avs_write;
    f_register_q <= avs_address[4:2];
    f_data_q     <= avs_writedata;
    f_switches_q <= {key, sw};
    f_busy_q     <= busy;
    f_blank_q    <= blank;
    f_front_q    <= probe_front;
    f_pending_q  <= probe_pending;
    f_sound_q    <= probe_sound;
    f_hi_q       <= fb_addr_hi_q;
    f_panel_q    <= {ledr, hex};
  end

  function automatic logic f_wrote(input logic [2:0] at);
    f_wrote = f_write_q && f_register_q == at;
  endfunction

  // The base with which the burst was asked for.
  logic [7:0] f_asked_hi_q;

  always_ff @(posedge clk) if (!avm_read) f_asked_hi_q <= fb_addr_hi_q;

  always_ff @(posedge clk) begin
    if (f_past_q && f_runs_q) begin
      go_panel_alone: assert (f_wrote(3'd6) || {ledr, hex} == f_panel_q);
      go_base_alone: assert (fb_addr_hi_q == (f_wrote(3'd4) ? f_data_q[7:0]
                                              : f_hi_q));
      go_swap_alone: assert (!probe_pending || f_pending_q
                             || (f_wrote(3'd2) && f_data_q[0]));
      go_swap_is_heard: assert (!(f_wrote(3'd2) && f_data_q[0])
                                || probe_pending);
      go_sound_alone: assert (f_wrote(3'd0) || probe_sound == f_sound_q
                              || probe_sound == 3'd0);
      go_sound_is_heard: assert (!f_wrote(3'd0)
                                 || probe_sound == (f_data_q[2:0] <= 3'd4
                                                    ? f_data_q[2:0]
                                                    : probe_sound));
      go_lamps_over: assert (!(f_wrote(3'd6) && f_data_q[27])
                             || ledr == 10'h3ff);
      go_digits_off: assert (!f_wrote(3'd6) || f_data_q[31] || hex == 42'd0);
    end
    if (f_past_q && !f_runs_q) begin
      go_reset: assert ({ledr, hex, fb_addr_hi_q} == '0
                        && probe_sound == 3'd0 && !probe_front
                        && !probe_pending && !avm_read);
    end
    if (f_past_q) begin
      // In reset, too: KEY0 must be seen.
      go_reads: assert (avs_readdata == (!f_read_q ? 32'd0
        : f_register_q == 3'd1 ? {31'd0, f_busy_q}
        : f_register_q == 3'd3 ? {29'd0, f_pending_q, f_front_q, f_blank_q}
        : f_register_q == 3'd7 ? {18'd0, f_switches_q} : 32'd0));
      go_burst_base: assert (!avm_read
                             || avm_address[31:24] == f_asked_hi_q);
    end
  end
