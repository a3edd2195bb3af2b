// wm8731_config.sv - sends the codec its set-up, once after power-up (M4-098).
// Twin of i2c.c with its table: same pins, same ticks.
//
//           START     bit       STOP
//     scl  1 1 1 0   0 1 1 0   0 1 1 1       a slot is four quarters of
//     sda  1 0 0 0   d d d d   0 0 0 1       2.5 us
//
// A word takes 29 slots: START, 0x34, the high and the low byte with an
// acknowledge each, STOP. A word that is not acknowledged ends at once, and
// the next one has its chance. The wires are open drain: a 1 lets go.
`default_nettype none

module wm8731_config #(
  parameter ClockHz = 50_000_000
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic sda_i,    // what is on the wire
  output logic scl_o,
  output logic sda_o,
  output logic done_o
);

  localparam SclHz   = 100_000;
  localparam Quarter = ClockHz / SclHz / 4;
  localparam Width   = Quarter > 1 ? $clog2(Quarter) : 1;
  localparam [Width-1:0] LastClock = Width'(Quarter > 1 ? Quarter - 1 : 0);
  localparam [7:0] Codec = 8'h34;   // its address, as the write byte
  localparam [3:0] Words = 4'd11;
  localparam [3:0] AckBit = 4'd8;

  // Register and data: reset, line in muted, headphones at 0 dB, DAC on and
  // microphone muted, DAC not muted, all powered, I2S of 16 bits as a slave,
  // 8 kHz from 12.288 MHz, go (erratum 14).
  function automatic logic [15:0] setup(input logic [3:0] word);
    case (word)
      4'd0:    setup = {7'h0f, 9'h000};
      4'd1:    setup = {7'h00, 9'h097};
      4'd2:    setup = {7'h01, 9'h097};
      4'd3:    setup = {7'h02, 9'h079};
      4'd4:    setup = {7'h03, 9'h079};
      4'd5:    setup = {7'h04, 9'h012};
      4'd6:    setup = {7'h05, 9'h000};
      4'd7:    setup = {7'h06, 9'h000};
      4'd8:    setup = {7'h07, 9'h002};
      4'd9:    setup = {7'h08, 9'h00c};
      default: setup = {7'h09, 9'h001};
    endcase
  endfunction

  typedef enum logic [2:0] {
    StStart, StAddress, StHigh, StLow, StStop
  } state_e;

  state_e state_q;              // which byte
  logic [Width-1:0] clock_q;    // left of this quarter
  logic [1:0] quarter_q;        // of the slot
  logic [3:0] bit_q, word_q;
  logic [23:0] frame_q;         // bits still to go, the next one on top
  logic scl_q, sda_q, done_q;
  logic has_bits, is_ack, slot_ends;

  assign has_bits  = state_q != StStart && state_q != StStop;
  assign is_ack    = bit_q == AckBit;
  assign slot_ends = quarter_q == 2'd3;

  // What a quarter of a slot puts on the wires.
  function automatic logic scl_of(input state_e state,
                                  input logic [1:0] quarter);
    case (state)
      StStart: scl_of = quarter != 2'd3;
      StStop:  scl_of = quarter != 2'd0;
      default: scl_of = quarter == 2'd1 || quarter == 2'd2;
    endcase
  endfunction

  function automatic logic sda_of(input state_e state,
                                  input logic [1:0] quarter,
                                  input logic data);
    case (state)
      StStart: sda_of = quarter == 2'd0;
      StStop:  sda_of = quarter == 2'd3;
      default: sda_of = data;
    endcase
  endfunction

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      state_q   <= StStart;
      clock_q   <= '0;
      quarter_q <= '0;
      bit_q     <= '0;
      word_q    <= '0;
      frame_q   <= '0;
      scl_q     <= 1'b1;
      sda_q     <= 1'b1;
      done_q    <= 1'b0;
    end else if (clock_q != '0) begin
      clock_q <= clock_q - 1'b1;
    end else if (word_q == Words) begin
      done_q <= 1'b1;
    end else begin
      clock_q   <= LastClock;
      quarter_q <= quarter_q + 2'd1;
      scl_q     <= scl_of(state_q, quarter_q);
      sda_q     <= sda_of(state_q, quarter_q, is_ack || frame_q[23]);
      if (state_q == StStart) frame_q <= {Codec, setup(word_q)};
      // A refused word has no more bytes.
      if (is_ack && quarter_q == 2'd2 && sda_i) state_q <= StLow;
      if (slot_ends && has_bits && !is_ack) begin
        bit_q   <= bit_q + 4'd1;
        frame_q <= frame_q << 1;
      end
      if (slot_ends && (!has_bits || is_ack)) begin
        bit_q   <= '0;
        case (state_q)
          StStart:   state_q <= StAddress;
          StAddress: state_q <= StHigh;
          StHigh:    state_q <= StLow;
          StLow:     state_q <= StStop;
          default:   state_q <= StStart;
        endcase
        if (state_q == StStop) word_q <= word_q + 4'd1;
      end
    end
  end

  assign scl_o  = scl_q;
  assign sda_o  = sda_q;
  assign done_o = done_q;

endmodule

`default_nettype wire
