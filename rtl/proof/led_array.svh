// led_array.svh - what is always true of the array of LEDs.

  initial assume (power_up_i);

  logic f_started_q = 1'b0;
  logic [7:0] f_dark_squares, f_men;

  assign f_dark_squares = row_q[0] ? 8'haa : 8'h55;
  for (genvar i = 0; i < 8; i++) begin : g_f_men
    logic [2:0] code;
    assign code     = men_q[3 * (i / 2) +: 3];
    assign f_men[i] = f_dark_squares[i] && code >= 3'd1 && code <= 3'd4;
  end

  always_ff @(posedge clk_i) begin
    f_started_q <= 1'b1;

    // One row at a time, and with the switch up none.
    one_row: assert (((~line_o) & (~line_o - 8'd1)) == 8'd0);
    if (dark_i) all_dark: assert (&line_o && (red_o | green_o) == 8'd0);

    // A light square never shines.
    only_dark_squares: assert (((red_o | green_o) & ~f_dark_squares) == 8'd0);

    // No man ever goes dark: in the first tick of its row he shines.
    if (f_started_q && quarter_q == 2'd0 && !dark_i)
      men_shine: assert (((red_o ^ green_o) & f_men) == f_men);
  end
