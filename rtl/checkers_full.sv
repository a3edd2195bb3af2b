// checkers_full.sv - who can jump and who can step, for rules=full.
// Twin of checkers_full.c: logic over the bits of the memories, no clock.
//
//     row 1     4   5   6   7       An even row begins with column 0, an odd
//     row 0   0   1   2   3         one with column 1. So a step up leads to
//     column  0 1 2 3 4 5 6 7       the address + 4 and to its neighbour: on
//                                   the left from an even row, on the right
//                                   from an odd one.
`default_nettype none

module checkers_full (
  input  logic turn_i,            // 0 red goes up, 1 black goes down
  input  logic [31:0] pieces_i,   // of the side on turn: which ones are asked
  input  logic [31:0] enemy_i,
  input  logic [31:0] empty_i,
  input  logic [31:0] kings_i,
  output logic can_jump_o,
  output logic can_step_o
);

  localparam [31:0] EvenRows  = 32'h0f0f_0f0f;
  localparam [31:0] OddRows   = 32'hf0f0_f0f0;
  localparam [31:0] Columns01 = 32'h1111_1111;
  localparam [31:0] Columns67 = 32'h8888_8888;

  localparam [1:0] UpLeft    = 2'd0;
  localparam [1:0] UpRight   = 2'd1;
  localparam [1:0] DownLeft  = 2'd2;
  localparam [1:0] DownRight = 2'd3;

  // One step on; what would leave the board is gone.
  function automatic [31:0] step(input [31:0] set, input [1:0] way);
    logic [31:0] even, odd;
    even = set & EvenRows;
    odd  = set & OddRows;
    case (way)
      UpLeft:   step = ((even & ~Columns01) << 3) | (odd << 4);
      UpRight:  step = (even << 4) | ((odd & ~Columns67) << 5);
      DownLeft: step = ((even & ~Columns01) >> 5) | (odd >> 4);
      default:  step = (even >> 4) | ((odd & ~Columns67) >> 3);
    endcase
  endfunction

  logic [31:0] men_up, men_down;   // a man goes forwards only
  logic [31:0] up_left, up_right, down_left, down_right;
  logic [31:0] landed;

  assign men_up     = turn_i ? pieces_i & kings_i : pieces_i;
  assign men_down   = turn_i ? pieces_i : pieces_i & kings_i;
  assign up_left    = step(men_up, UpLeft);
  assign up_right   = step(men_up, UpRight);
  assign down_left  = step(men_down, DownLeft);
  assign down_right = step(men_down, DownRight);

  assign landed = step(up_left & enemy_i, UpLeft)
                | step(up_right & enemy_i, UpRight)
                | step(down_left & enemy_i, DownLeft)
                | step(down_right & enemy_i, DownRight);

  assign can_jump_o = |(landed & empty_i);
  assign can_step_o = |((up_left | up_right | down_left | down_right)
                        & empty_i);

endmodule

`default_nettype wire
