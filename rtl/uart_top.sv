// uart_top.sv - three bytes as a line of cards on a serial line.
// Twin of uart_top.c: same pins, same ticks.
//
//     word_i -> latch -> characters -> uart_fifo -> uart_tx -> tx_o
//
// The word is latched with send_i (M2-039) and then taken apart nibble by
// nibble from the top (M2-037): a character for the value, one for the suit,
// a space, three times; then LF and CR in this order (M2-033, erratum 20).
// One character a clock goes into the buffer while it has room.
`default_nettype none

module uart_top #(
  parameter ClockHz = 100_000_000
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic is_ansi_i,      // the screen is cleared by ANSI's sequence
  input  logic [23:0] word_i,  // three bytes, the first highest
  input  logic send_i,         // send them; heard while sent_o
  input  logic clear_i,        // with send_i: clear the screen first
  output logic tx_o,           // the line, high while idle
  output logic sent_o          // all is out, down to the last stop bit
);

  localparam [4:0] Cards     = 5'd3;
  localparam [4:0] Newlines  = 5'd30;   // more than a screen has (erratum 19)
  localparam [4:0] WipeChars = 5'd7;
  localparam [7:0] LineFeed = 8'd10, CarriageReturn = 8'd13;

  // Tables of characters, read from the left
  localparam [16*8-1:0] Values = "23456789TJQKA?1 ";    // M2-028, M2-029
  localparam [16*8-1:0] Suits  = "HDCS??????????P ";    // M2-030
  localparam [8*8-1:0]  Wipe   = "\033[2J\033[H ";      // ANSI: clear, home

  // What comes next
  typedef enum logic [2:0] {
    StRest, StWipe, StValue, StSuit, StSpace, StLf, StCr
  } state_e;

  state_e state_d, state_q;
  logic [23:0] word_d, word_q;   // the next nibble is the highest
  logic [4:0] count_d, count_q;  // of newlines, or of cards, sent
  logic [4:0] end_of_count;
  logic [7:0] next_char, wipe_char, oldest;
  logic [3:0] nibble;
  logic full, empty, ready, idle;
  logic latches, writes, moves, counts, is_last;

  assign sent_o  = state_q == StRest && empty && idle;
  assign latches = sent_o && send_i;
  assign writes  = state_q != StRest && !full;
  assign moves   = !empty && ready;

  // Which character is next

  assign nibble    = word_q[23:20];
  assign wipe_char = Wipe[8 * (7 - count_q[2:0]) +: 8];

  always_comb begin
    case (state_q)
      StWipe:  next_char = is_ansi_i ? wipe_char : LineFeed;
      StValue: next_char = Values[8 * (15 - nibble) +: 8];
      StSuit:  next_char = Suits[8 * (15 - nibble) +: 8];
      StSpace: next_char = " ";
      StLf:    next_char = LineFeed;
      default: next_char = CarriageReturn;
    endcase
  end

  // And what after it

  always_comb begin
    if (state_q != StWipe) end_of_count = Cards;
    else if (is_ansi_i)    end_of_count = WipeChars;
    else                   end_of_count = Newlines;
  end

  assign counts  = writes && (state_q == StWipe || state_q == StSpace);
  assign is_last = count_q + 5'd1 == end_of_count;

  always_comb begin
    state_d = state_q;
    if (latches && clear_i)  state_d = StWipe;
    else if (latches)        state_d = StValue;
    else if (writes) begin
      case (state_q)
        StWipe:  if (is_last) state_d = StValue;
        StValue: state_d = StSuit;
        StSuit:  state_d = StSpace;
        StSpace: begin
          state_d = StValue;
          if (is_last) state_d = StLf;
        end
        StLf:    state_d = StCr;
        default: state_d = StRest;
      endcase
    end
  end

  always_comb begin
    word_d  = word_q;
    count_d = count_q;
    if (latches) begin
      word_d  = word_i;
      count_d = 5'd0;
    end else if (counts) begin
      count_d = is_last ? 5'd0 : count_q + 5'd1;
    end else if (writes && (state_q == StValue || state_q == StSuit)) begin
      word_d = word_q << 4;
    end
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      state_q <= StRest;
      word_q  <= 24'd0;
      count_q <= 5'd0;
    end else begin
      state_q <= state_d;
      word_q  <= word_d;
      count_q <= count_d;
    end
  end

  // Bytes on their way

  uart_fifo u_fifo (
    .clk_i, .power_up_i,
    .in_i    (next_char),
    .write_i (writes),
    .read_i  (moves),
    .out_o   (oldest),
    .empty_o (empty),
    .full_o  (full)
  );

  uart_tx #(.ClockHz (ClockHz)) u_tx (
    .clk_i, .power_up_i,
    .data_i  (oldest),
    .start_i (moves),
    .tx_o,
    .ready_o (ready),
    .idle_o  (idle)
  );

endmodule

`default_nettype wire
