// vga_controller.svh - what is proved of vga_controller.sv, for every memory
// and every program: the syncs have their periods to the clock, a swap comes
// with the vertical sync and at no other time, bursts stay in the frame that
// is shown, and the line that is shown is not written to.

  // The first clock is power-up.
  logic f_past_q = 1'b0;
  always_ff @(posedge clk_50) f_past_q <= 1'b1;
  always_comb if (!f_past_q) assume (power_up_i);

  // A second beam that counts clocks and lines, 1600 and 525 (M4-059).
  logic [10:0] f_clock_q;
  logic [9:0] f_line_q;
  logic f_line_ends;

  assign f_line_ends = f_clock_q == 11'd1599;

  always_ff @(posedge clk_50) begin
    if (power_up_i || !reset_n) begin
      f_clock_q <= 11'd1599;
      f_line_q  <= 10'd523;
    end else begin
      f_clock_q <= f_line_ends ? '0 : f_clock_q + 11'd1;
      if (f_line_ends) f_line_q <= f_line_q == 10'd524 ? '0 : f_line_q + 10'd1;
    end
  end

  // The clock before: what was seen then.
  logic f_reset_q, f_vs_q, f_front_q, f_pending_q, f_waits_q;
  logic [31:0] f_address_q;

  always_ff @(posedge clk_50) begin
    f_reset_q   <= power_up_i || !reset_n;
    f_vs_q      <= vga_vs;
    f_front_q   <= front;
    f_pending_q <= pending;
    f_waits_q   <= avm_read && avm_waitrequest;
    f_address_q <= avm_address;
  end

  // Base and offset with which the burst was asked for.
  logic [31:0] f_base_q;
  logic [20:0] f_offset_q, f_first_q;

  always_ff @(posedge clk_50) begin
    if (!avm_read) begin
      f_base_q   <= fb_base_addr;
      f_offset_q <= offset;
      f_first_q  <= front ? 21'd614_400 : 21'd0;
    end
  end

  always_ff @(posedge clk_50) begin
    if (f_past_q) begin
      // 96 pixels of 800, two lines of 525, to the clock (M4-059, M4-060).
      vga_hsync: assert (vga_hs == (f_clock_q < 11'd1312
                                    || f_clock_q >= 11'd1504));
      vga_vsync: assert (vga_vs == (f_line_q != 10'd490
                                    && f_line_q != 10'd491));
      vga_picture: assert (vga_blank_n == (f_clock_q < 11'd1280
                                           && f_line_q < 10'd480));
      vga_flag: assert (vsync_flag == (f_line_q >= 10'd480));
      vga_pixel_clock: assert (vga_clk == f_clock_q[0]);
      vga_black_in_blanking: assert (vga_blank_n
                                     || {vga_r, vga_g, vga_b} == 12'd0);

      // A swap waits for the vertical sync, and is not lost (M4-063).
      if (!f_reset_q) begin
        vga_swap_at_vsync: assert (front == f_front_q
                                   || (f_vs_q && !vga_vs && f_pending_q));
        vga_swap_is_kept: assert (pending || !f_pending_q
                                  || (front != f_front_q && !vga_vs));
        // Who asks goes on asking for the same until nobody says wait.
        vga_asks_on: assert (!f_waits_q
                             || (avm_read && avm_address == f_address_q));
      end
      // Of the frame that is shown (M4-061).
      vga_burst_in_frame: assert (!avm_read
                                  || (f_offset_q >= f_first_q && f_offset_q
                                      <= f_first_q + 21'd614_400 - 21'd32));
      vga_burst_at_base: assert (!avm_read || avm_address
                                 == f_base_q + {11'd0, f_offset_q});
      vga_burst_of_8: assert (avm_burstcount == 4'd8);
      vga_shown_is_not_written: assert (!vga_blank_n || next_q[0] != odd_q);
      vga_buffer_is_large_enough: assert (come_q <= 9'd320
                                          && (state_q == StIdle || stale_q
                                              || come_q < 9'd320));

      // For induction: both beams are at the same place, and so many words
      // have come as bursts were taken.
      vga_same_column: assert (f_clock_q < 11'd1600
                               && {column_q, half_q} == f_clock_q);
      vga_same_line: assert (f_line_q < 10'd525
                             && next_q == (f_line_q == 10'd524 ? 10'd0
                                           : f_line_q + 10'd1));
      vga_states: assert (state_q != 2'd3);
      vga_fetches: assert (state_q == StIdle || stale_q || next_q < 10'd480);
      vga_words: assert (stale_q ? come_q == 9'd0 : come_q[2:0] == word_q);
      vga_word: assert (state_q == StReceiving || word_q == 3'd0);
      vga_stale: assert (!stale_q || state_q != StIdle);
    end
  end
