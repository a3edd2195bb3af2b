// uart_tx.svh - what must hold in uart_tx.sv: the line is high while idle, a
// frame is a start bit, eight bits of data and a stop bit, each of the same
// length (M2-019, erratum 21), and a frame once begun ends.

  // The first clock is power-up.
  logic f_past_q = 1'b0;
  always_ff @(posedge clk_i) f_past_q <= 1'b1;
  always_comb if (!f_past_q) assume (power_up_i);

  // A receiver that knows what was sent: it counts the bits and their ticks
  // for itself, from the clock that took the byte.
  logic f_busy_q;
  logic [7:0] f_byte_q;
  logic [3:0] f_bit_q;                  // 0: start, 1 to 8: data, 9: stop
  logic [Width-1:0] f_tick_q;
  logic f_bit_ends, f_ends, f_takes;

  assign f_bit_ends = f_tick_q == Last;
  assign f_ends     = f_busy_q && f_bit_ends && f_bit_q == 4'd9;
  assign f_takes    = start_i && (!f_busy_q || f_ends);

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      f_busy_q <= 1'b0;
    end else if (f_takes) begin
      f_busy_q <= 1'b1;
      f_byte_q <= data_i;
      f_bit_q  <= 4'd0;
      f_tick_q <= '0;
    end else if (f_busy_q) begin
      f_busy_q <= !f_ends;
      f_bit_q  <= f_bit_q + 4'(f_bit_ends);
      f_tick_q <= f_bit_ends ? '0 : f_tick_q + 1'b1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (f_past_q) begin
      // A byte once begun ends after ten bits, no sooner and no later.
      tx_ends: assert (idle_o == !f_busy_q);
      tx_ready: assert (ready_o == (!f_busy_q || f_ends));
      if (!f_busy_q) begin
        tx_idle_is_high: assert (tx_o);
      end else begin
        tx_start_is_low: assert (f_bit_q != 4'd0 || !tx_o);
        tx_stop_is_high: assert (f_bit_q != 4'd9 || tx_o);
        tx_data_from_lowest: assert (f_bit_q == 4'd0 || f_bit_q == 4'd9
                                     || tx_o == f_byte_q[3'(f_bit_q - 4'd1)]);
        // For induction: the receiver and the sender are at the same place.
        // What is on its way is not said; a frame of induction shows it.
        tx_bit: assert (f_bit_q <= 4'd9 && bits_q == 4'd10 - f_bit_q);
        tx_tick: assert (f_tick_q <= Last && left_q == Last - f_tick_q);
      end
    end
  end
