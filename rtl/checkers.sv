// checkers.sv - the rule checker: it knows the board and judges each move.
// Twin of checkers.c: same pins, same ticks.
//
// The chip's clock is two of its pins, phi1 and phi2, which never overlap;
// every flop of it is two latches, the master open while phi2 is high and
// the slave open while phi1 is (M3-045, M3-128). An FPGA has better things
// than latches: here clk_i looks at the pins, and the phases only say what
// may change. The slaves change with phi1, the memory when phi2 rises, and a
// master follows its input for as long as phi2 was high at the last look.
// So both phases do what they do in the chip, even if they do overlap.
`default_nettype none

module checkers (
  input  logic clk_i,
  input  logic power_up_i,
  // Held from power-up on: the option, and what flops and cells come up
  // with, for the chip has no reset of its own (M3-090).
  input  logic full_i,              // rules=full
  input  logic [31:0] any_red_i,
  input  logic [31:0] any_black_i,
  input  logic [31:0] any_kings_i,
  input  logic [1:0] any_read_i,    // red, black
  input  logic [29:0] any_master_i,
  input  logic [29:0] any_slave_i,
  input  logic phi1_i,
  input  logic phi2_i,
  input  logic reset_i,
  input  logic enter_i,
  input  logic clr_i,
  input  logic [2:0] usrrow_i,
  input  logic [2:0] usrcol_i,
  input  logic [2:0] viewrow_i,
  input  logic viewmark_i,
  output logic blacktind_o,
  output logic redtind_o,
  output logic err_o,
  output logic mustjump_o,          // these four only with rules=full
  output logic kingmade_o,
  output logic redwins_o,
  output logic blackwins_o,
  output logic [11:0] view_o,
  output logic [11:0] next_view_o   // view_o, a clock ahead
);

  typedef enum logic [3:0] {        // M3-056..M3-064
    StRdSource, // the source follows the inputs
    StRdDest,   // and now the destination
    StChkMove,  // is it empty, how far is it?
    StChkLong,  // does an enemy stand between?
    StWrite,    // the man on its new square
    StClear,    // and gone from its old one
    StClearMid, // the jumped man gone
    StErr,      // the light is on until enter
    StDone      // the other colour's turn
  } state_e;

  // Flops

  logic [3:0] state_q, state_d;     // state_e; 9 to 15 at power-up
  logic turn_q, turn_d;             // 0 red, 1 black (M3-073)
  logic [5:0] src_q, src_d;         // squares: row above column
  logic [5:0] dest_q, dest_d;
  logic [4:0] left_q, left_d;       // the last move: addresses of its ends
  logic [4:0] reached_q, reached_d;
  logic moved_q, moved_d;
  logic jumping_q, jumping_d;       // rules=full: the man on src must go on
  logic crowned_q, crowned_d;       // rules=full: the last move made a king

  logic [29:0] slave_q, slave_d, master_q, master, next;
  logic phi2_q, reset_q, enter_q, clr_q;
  logic [5:0] entered_q;            // all inputs at the last look

  assign {crowned_q, jumping_q, moved_q, reached_q, left_q, dest_q, src_q,
          turn_q, state_q} = slave_q;
  assign {crowned_d, jumping_d, moved_d, reached_d, left_d, dest_d, src_d,
          turn_d, state_d} = slave_d;

  assign master  = phi2_q ? next : master_q;
  assign slave_d = phi1_i ? master : slave_q;

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      slave_q   <= any_slave_i;
      master_q  <= any_master_i;
      phi2_q    <= 1'b0;
      reset_q   <= 1'b0;
      enter_q   <= 1'b0;
      clr_q     <= 1'b0;
      entered_q <= 6'd0;
    end else begin
      slave_q   <= slave_d;
      master_q  <= master;
      phi2_q    <= phi2_i;
      reset_q   <= reset_i;
      enter_q   <= enter_i;
      clr_q     <= clr_i;
      entered_q <= {usrrow_i, usrcol_i};
    end
  end

  // The memory looks at what the slaves show with this clock.

  logic [31:0] red, black, kings, next_red, next_black, next_kings;
  logic [4:0] addr;
  logic [5:0] mid;
  logic mem_write, king_arrives, r, b;
  logic unused_mid, unused_two_rows, unused_crowns;
  logic [1:0] unused_distance;

  checkers_move u_carry_out (
    .full_i,
    .kings_i   (kings),
    .turn_i    (turn_d),
    .src_i     (src_d),
    .dest_i    (dest_d),
    .distance_o(unused_distance),
    .two_rows_o(unused_two_rows),
    .mid_o     (mid),
    .crowns_o  (unused_crowns),
    .king_o    (king_arrives)
  );
  assign unused_mid = mid[0];

  always_comb begin
    case (state_d)                  // M3-072
      StChkMove, StWrite:    addr = 5'(dest_d >> 1);
      StChkLong, StClearMid: addr = 5'(mid >> 1);
      default:               addr = 5'(src_d >> 1);
    endcase
  end

  assign mem_write = state_d == StWrite || state_d == StClear
                   || state_d == StClearMid;

  checkers_memory u_memory (
    .clk_i,
    .power_up_i,
    .any_red_i,
    .any_black_i,
    .any_kings_i,
    .any_read_i,
    .reset_i,
    .clock_i     (phi2_i && !phi2_q),
    .write_i     (mem_write),
    .addr_i      (addr),
    .data_i      (state_d == StWrite ? {king_arrives, !turn_d, turn_d}
                                     : 3'b000),
    .red_o       (red),
    .black_o     (black),
    .kings_o     (kings),
    .read_o      ({r, b}),
    .next_red_o  (next_red),
    .next_black_o(next_black),
    .next_kings_o(next_kings)
  );

  // Rules of the whole game. In Done a move is known to be good, so two rows
  // are a jump; the distance no longer tells, for the king has left its
  // source. There the question is for the man that jumped, else for all.

  logic [31:0] pieces;
  logic [1:0] distance;
  logic two_rows, crowns, can_jump, can_step, must_jump, has_lost, goes_on;
  logic unused_king;
  logic [5:0] unused_judge_mid;

  assign pieces = state_q == StDone ? 32'd1 << dest_q[5:1]
                : turn_q ? black : red;

  checkers_full u_full (
    .turn_i    (turn_q),
    .pieces_i  (pieces),
    .enemy_i   (turn_q ? red : black),
    .empty_i   (~(red | black)),
    .kings_i   (kings),
    .can_jump_o(can_jump),
    .can_step_o(can_step)
  );

  checkers_move u_judge (
    .full_i,
    .kings_i   (kings),
    .turn_i    (turn_q),
    .src_i     (src_q),
    .dest_i    (dest_q),
    .distance_o(distance),
    .two_rows_o(two_rows),
    .mid_o     (unused_judge_mid),
    .crowns_o  (crowns),
    .king_o    (unused_king)
  );

  assign must_jump = full_i && can_jump;
  assign has_lost  = full_i && !can_jump && !can_step;
  assign goes_on   = must_jump && two_rows && !crowned_q;   // crowning ends it

  // The controller (M3-065..M3-071)

  logic [3:0] home, next_state;     // home is where a new entry begins
  logic is_dark, has_own_man, has_enemy, hears_clear, is_waiting;

  assign home        = jumping_q ? StRdDest : StRdSource;
  assign is_dark     = entered_q[3] == entered_q[0];        // M3-002
  assign has_own_man = b == turn_q && r != turn_q;
  assign has_enemy   = r == turn_q && b != turn_q;
  assign is_waiting  = state_q == StRdSource || state_q == StRdDest
                     || state_q == StErr;

  // Clear drops an entry; a move that is being carried out goes on, or the
  // board would be left with half of it (M3-086, erratum 6).
  assign hears_clear = is_waiting || state_q == StChkMove
                     || state_q == StChkLong;

  always_comb begin
    next_state = state_q;
    case (state_q)
      StRdSource:
        if (enter_q) next_state = is_dark && !has_lost ? StRdDest : StErr;
      StRdDest:                     // wrong sources are errors at once (M3-066)
        if (!has_own_man) next_state = StErr;
        else if (enter_q) next_state = is_dark ? StChkMove : StErr;
      StChkMove:
        if (r || b)                             next_state = StErr;
        else if (distance == 2'd1 && !must_jump) next_state = StWrite;
        else if (distance == 2'd2)              next_state = StChkLong;
        else                                    next_state = StErr;
      StChkLong:  next_state = has_enemy ? StClearMid : StErr;
      StClearMid: next_state = StWrite;
      StWrite:    next_state = StClear;
      StClear:    next_state = StDone;
      StErr:      if (enter_q) next_state = home;
      StDone:     next_state = goes_on ? StRdDest : StRdSource;
      default:    next_state = StRdSource;      // M3-074
    endcase
    if (clr_q && hears_clear) next_state = home;
  end

  // What the masters see; a flop that no case names keeps its value.

  logic next_turn, next_moved, next_jumping, next_crowned;
  logic [5:0] next_src, next_dest;
  logic [4:0] next_left, next_reached;

  always_comb begin
    {next_crowned, next_jumping, next_moved} = {crowned_q, jumping_q, moved_q};
    {next_reached, next_left} = {reached_q, left_q};
    {next_dest, next_src, next_turn} = {dest_q, src_q, turn_q};
    case (state_q)
      StRdSource: begin
        next_src = entered_q;
        if (enter_q && !clr_q) next_crowned = 1'b0;
      end
      StRdDest: next_dest = entered_q;
      StWrite:  next_crowned = crowns;
      StDone: begin                 // of a move, or of one jump of several
        next_moved   = 1'b1;
        next_left    = jumping_q ? left_q : 5'(src_q >> 1);
        next_reached = 5'(dest_q >> 1);
        next_jumping = goes_on;
        if (goes_on) next_src  = dest_q;
        else         next_turn = !turn_q;
      end
      default: ;
    endcase
  end

  assign next = reset_q ? 30'd0
              : {next_crowned, next_jumping, next_moved, next_reached,
                 next_left, next_dest, next_src, next_turn, next_state};

  // Outputs. While a move is carried out the memory holds half of it, so
  // the lights of the whole game are off then.

  assign blacktind_o = turn_q;
  assign redtind_o   = !turn_q;
  assign err_o       = state_q == StErr;
  assign mustjump_o  = is_waiting && must_jump;
  assign kingmade_o  = full_i && crowned_q;
  assign redwins_o   = is_waiting && has_lost && turn_q;
  assign blackwins_o = is_waiting && has_lost && !turn_q;

  // The source is held from its enter until the move is found good, and as
  // long as it must jump on.
  function automatic holds_source(input [3:0] state, input is_jumping);
    holds_source = state == StRdDest || state == StChkMove
                 || state == StChkLong || (state == StErr && is_jumping);
  endfunction

  checkers_view u_view (
    .red_i    (red),
    .black_i  (black),
    .kings_i  (kings),
    .holds_i  (holds_source(state_q, jumping_q)),
    .src_i    (src_q[5:1]),
    .moved_i  (moved_q),
    .left_i   (left_q),
    .reached_i(reached_q),
    .row_i    (viewrow_i),
    .mark_i   (viewmark_i),
    .view_o
  );

  checkers_view u_next_view (
    .red_i    (next_red),
    .black_i  (next_black),
    .kings_i  (next_kings),
    .holds_i  (holds_source(state_d, jumping_d)),
    .src_i    (src_d[5:1]),
    .moved_i  (moved_d),
    .left_i   (left_d),
    .reached_i(reached_d),
    .row_i    (viewrow_i),
    .mark_i   (viewmark_i),
    .view_o   (next_view_o)
  );

  logic unused_crowned;
  assign unused_crowned = crowned_d;

`ifdef FORMAL
`include "proof/checkers.svh"
`endif

endmodule

`default_nettype wire
