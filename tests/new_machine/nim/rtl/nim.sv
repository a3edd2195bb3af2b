// nim.sv - Nim: two heaps of LEDs, and whoever takes the last one wins.
// Twin of nim.c: same pins, same ticks.
//
// A heap is a row of ones. Taking shifts it to the right; there are enough if
// the LED that would be the last of them is lit.
`default_nettype none

module nim (
  input  logic       clk_i,
  input  logic       power_up_i,
  input  logic       rst_i,
  input  logic       takeA_i,
  input  logic       takeB_i,
  input  logic [1:0] count_i,
  input  logic       heap_i,             // 1: from the left heap
  output logic [7:0] LED_o,
  output logic [7:0] SSD0_o,             // pgfedcba, rightmost digit
  output logic [7:0] SSD1_o,
  output logic [7:0] SSD2_o,
  output logic [7:0] SSD3_o
);

  typedef enum logic [1:0] {
    StTurnA,       // P-A: A takes
    StTurnB,       // P-b: b takes
    StWonA,        // -A-
    StWonB         // -b-
  } state_e;

  state_e state_d, state_q;
  logic [4:0] left_d, left_q;
  logic [2:0] right_d, right_q;
  logic [4:0] heap, fewer;
  logic enough, takes, last;

  assign heap = heap_i ? left_q : {2'b00, right_q};

  assign fewer  = heap >> count_i;
  assign enough = count_i == 2'd1 && heap[0] || count_i == 2'd2 && heap[1]
               || count_i == 2'd3 && heap[2];
  assign takes = enough && (state_q == StTurnA && takeA_i
                         || state_q == StTurnB && takeB_i);
  assign left_d  = takes && heap_i  ? fewer      : left_q;
  assign right_d = takes && !heap_i ? fewer[2:0] : right_q;
  assign last    = left_d == '0 && right_d == '0;

  always_comb begin
    state_d = state_q;
    if (takes && state_q == StTurnA) begin
      if (last) state_d = StWonA;
      else      state_d = StTurnB;
    end else if (takes) begin
      if (last) state_d = StWonB;
      else      state_d = StTurnA;
    end
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || rst_i) begin
      state_q <= StTurnA;
      left_q  <= '1;
      right_q <= '1;
    end else begin
      state_q <= state_d;
      left_q  <= left_d;
      right_q <= right_d;
    end
  end

  logic [23:0] row;

  always_comb begin
    case (state_q)
      StTurnA: row = "P-A";
      StTurnB: row = "P-b";
      StWonA:  row = "-A-";
      default: row = "-b-";
    endcase
  end

  glyph u_digit2 (.char_i(row[23:16]), .seg_o(SSD2_o));
  glyph u_digit1 (.char_i(row[15:8]),  .seg_o(SSD1_o));
  glyph u_digit0 (.char_i(row[7:0]),   .seg_o(SSD0_o));

  assign SSD3_o = '0;
  assign LED_o  = {left_q, right_q};

endmodule

`default_nettype wire
