// uart_fifo.svh - what must hold in uart_fifo.sv: no byte is lost that was
// taken, none comes twice, and they leave in the order they came.

  // The first clock is power-up.
  logic f_past_q = 1'b0;
  always_ff @(posedge clk_i) f_past_q <= 1'b1;
  always_comb if (!f_past_q) assume (power_up_i);

  // A second count, from the pins alone.
  logic [4:0] f_held_q;
  always_ff @(posedge clk_i) begin
    if (power_up_i) f_held_q <= 5'd0;
    else f_held_q <= f_held_q + 5'(write_i && !full_o)
                              - 5'(read_i && !empty_o);
  end

  // One byte is watched, whichever the solver likes: what it is, and how many
  // are to leave before it.
  (* anyseq *) logic f_watch;
  logic f_watched_q;
  logic [7:0] f_byte_q;
  logic [4:0] f_before_q;
  logic f_takes, f_leaves;

  assign f_takes  = f_watch && !f_watched_q && write_i && !full_o;
  assign f_leaves = f_watched_q && f_before_q == 5'd0 && read_i;

  always_ff @(posedge clk_i) begin
    if (power_up_i)    f_watched_q <= 1'b0;
    else if (f_takes)  f_watched_q <= 1'b1;
    else if (f_leaves) f_watched_q <= 1'b0;

    if (f_takes) begin
      f_byte_q   <= in_i;
      f_before_q <= f_held_q - 5'(read_i && !empty_o);
    end else if (f_watched_q && read_i) begin
      f_before_q <= f_before_q - 5'd1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (f_past_q) begin
      // It never overflows.
      fifo_in_range: assert (count_q <= 5'd16);
      // Full and empty say what is there, so the writer may rely on them.
      fifo_full_is_16: assert (full_o == (f_held_q == 5'd16));
      fifo_empty_is_0: assert (empty_o == (f_held_q == 5'd0));
      fifo_none_is_zero: assert (!empty_o || out_o == 8'd0);
      // The watched byte leaves after those that came before it.
      fifo_keeps_order: assert (!f_watched_q || f_before_q != 5'd0
                                || out_o == f_byte_q);
      // For induction: both counts agree, and where the watched byte waits.
      fifo_count: assert (count_q == f_held_q);
      if (f_watched_q) begin
        fifo_waits: assert (f_before_q < f_held_q);
        fifo_place: assert (byte_q[first_q + f_before_q[3:0]] == f_byte_q);
      end
    end
  end
