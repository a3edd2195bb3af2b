// checkers_any.sv - for proofs, in place of checkers_full.sv, checkers_move.sv
// and checkers_view.sv: any answer at any time.
//
// What holds with every answer holds with the right ones, too, and the solver
// need not think about 32 squares at once.
`default_nettype none

module checkers_full (
  input  logic turn_i,
  input  logic [31:0] pieces_i,
  input  logic [31:0] enemy_i,
  input  logic [31:0] empty_i,
  input  logic [31:0] kings_i,
  output logic can_jump_o,
  output logic can_step_o
);

  (* anyseq *) logic [1:0] any;
  assign {can_jump_o, can_step_o} = any;

endmodule

module checkers_move (
  input  logic full_i,
  input  logic [31:0] kings_i,
  input  logic turn_i,
  input  logic [5:0] src_i,
  input  logic [5:0] dest_i,
  output logic [1:0] distance_o,
  output logic two_rows_o,
  output logic [5:0] mid_o,
  output logic crowns_o,
  output logic king_o
);

  (* anyseq *) logic [10:0] any;
  assign {distance_o, two_rows_o, mid_o, crowns_o, king_o} = any;

endmodule

module checkers_view (
  input  logic [31:0] red_i,
  input  logic [31:0] black_i,
  input  logic [31:0] kings_i,
  input  logic holds_i,
  input  logic [4:0] src_i,
  input  logic moved_i,
  input  logic [4:0] left_i,
  input  logic [4:0] reached_i,
  input  logic [2:0] row_i,
  input  logic mark_i,
  output logic [11:0] view_o
);

  (* anyseq *) logic [11:0] any;
  assign view_o = any;

endmodule

`default_nettype wire
