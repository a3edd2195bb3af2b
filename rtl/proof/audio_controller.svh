// audio_controller.svh - what is proved of audio_controller.sv: a sound ends,
// to the clock if its samples are taken at once (M4-084); a sample is offered
// until it is taken (M4-083); both channels have the same (M4-082).

  // The first clock is a reset.
  logic f_past_q = 1'b0;
  always_ff @(posedge clk_50) f_past_q <= 1'b1;
  always_comb if (!f_past_q) assume (!reset_n);

  // The clock before: what was seen then.
  logic f_quiet_q, f_begins_q, f_stops_q, f_left_waits_q, f_right_waits_q;
  logic [15:0] f_data_q;
  logic [2:0] f_cmd_q, f_sound_q;

  always_ff @(posedge clk_50) begin
    f_quiet_q       <= reset_n && !(audio_cmd_write && audio_cmd <= 3'd4);
    f_begins_q      <= reset_n && audio_cmd_write && audio_cmd != 3'd0
                       && audio_cmd <= 3'd4;
    f_stops_q       <= !reset_n || (audio_cmd_write && audio_cmd == 3'd0);
    f_left_waits_q  <= aso_left_valid && !aso_left_ready;
    f_right_waits_q <= aso_right_valid && !aso_right_ready;
    f_data_q        <= aso_left_data;
    f_cmd_q         <= audio_cmd;
    f_sound_q       <= probe_sound;
  end

  // Clocks of the sound so far, as long as both sinks were always ready.
  logic f_taken_q;
  logic [27:0] f_age_q;

  always_ff @(posedge clk_50) begin
    if (!reset_n || (audio_cmd_write && audio_cmd <= 3'd4)) begin
      f_taken_q <= 1'b1;
      f_age_q   <= '0;
    end else begin
      f_taken_q <= f_taken_q && aso_left_ready && aso_right_ready;
      f_age_q   <= f_age_q + 28'(f_taken_q && busy);
    end
  end

  function automatic logic [27:0] f_clocks(input logic [14:0] samples);
    f_clocks = 28'(samples) * 28'(Period);
  endfunction

  // By the document: M4-076 to M4-079.
  function automatic logic [14:0] f_samples(input logic [2:0] sound);
    case (sound)
      3'd1:    f_samples = 15'(PlaceSamples);
      3'd2:    f_samples = 15'(CaptureSamples);
      3'd3:    f_samples = 15'(IllegalSamples);
      default: f_samples = 15'(GameOverSamples);
    endcase
  endfunction

  always_ff @(posedge clk_50) begin
    if (f_past_q) begin
      // Not a clock longer, however long the sinks have let it wait: no
      // sample is behind the last one.
      audio_busy_ends: assert (!busy || (at_q <= last_q
                                         && (!f_taken_q || f_age_q
                                          < f_clocks(f_samples(sound_q)))));
      audio_not_too_soon: assert (busy || !f_taken_q || f_stops_q
                                  || !f_quiet_q || f_sound_q == 3'd0
                                  || f_age_q == f_clocks(f_samples(f_sound_q)));
      audio_begins_at_once: assert (!f_begins_q
                                    || (probe_sound == f_cmd_q
                                        && aso_left_valid && aso_right_valid));
      audio_stops_at_once: assert (!f_stops_q || !busy);
      audio_goes_by_itself: assert (!f_quiet_q || !busy
                                    || probe_sound == f_sound_q);
      audio_offers: assert (!f_quiet_q
                            || ((!f_left_waits_q || aso_left_valid)
                                && (!f_right_waits_q || aso_right_valid)));
      audio_data_stays: assert (!f_quiet_q
                                || !(f_left_waits_q || f_right_waits_q)
                                || aso_left_data == f_data_q);
      audio_mono: assert (aso_left_data == aso_right_data);
      audio_silence: assert (busy || (aso_left_data == 16'd0
                                      && !aso_left_valid
                                      && !aso_right_valid));

      // For induction: where the sound is says how old it is.
      audio_sounds: assert (probe_sound <= 3'd4);
      audio_clock: assert (clock_q <= LastClock);
      if (busy) begin
        audio_last: assert (last_q == last(sound_q));
        audio_place: assert (at_q >= first(sound_q));
        audio_age: assert (!f_taken_q
                           || f_age_q == f_clocks(at_q - first(sound_q))
                                         + 28'(clock_q));
      end
      audio_taken: assert (!f_taken_q || !busy || clock_q == '0
                           || (!left_q && !right_q));
    end
  end
