// checkers_move.sv - how far a move goes, over what, and who arrives.
//
// Rows and columns are compared before they are subtracted, so that no
// difference wraps around, and every case sets every wire, so that no latch
// remembers an old move (errata 2, 3, 4). A square is six bits, row above
// column; without the lowest one it is its address (M3-049).
`default_nettype none

module checkers_move (
  input  logic full_i,            // rules=full
  input  logic [31:0] kings_i,
  input  logic turn_i,
  input  logic [5:0] src_i,
  input  logic [5:0] dest_i,
  output logic [1:0] distance_o,  // 0 no way, 1 a step, 2 a jump
  output logic two_rows_o,        // as far apart as a jump
  output logic [5:0] mid_o,       // what is jumped over
  output logic crowns_o,          // a man comes to the far row
  output logic king_o             // who arrives is a king
);

  localparam [2:0] TopRow = 3'd7;

  logic [2:0] from_row, from_col, to_row, to_col, rows, cols;
  logic is_king, is_higher, is_right, goes_up;

  function automatic [2:0] apart(input [2:0] a, input [2:0] b);
    apart = a < b ? b - a : a - b;
  endfunction

  function automatic [2:0] beside(input [2:0] a, input is_more);
    beside = is_more ? a + 3'd1 : a - 3'd1;
  endfunction

  assign {from_row, from_col} = src_i;
  assign {to_row, to_col}     = dest_i;

  assign is_king   = kings_i[src_i[5:1]];
  assign is_higher = from_row < to_row;
  assign is_right  = from_col < to_col;
  assign goes_up   = is_king ? is_higher : !turn_i;
  assign rows      = apart(from_row, to_row);
  assign cols      = apart(from_col, to_col);

  assign two_rows_o = rows == 3'd2;
  assign distance_o = goes_up == is_higher && rows <= 3'd2 && rows == cols
                    ? rows[1:0] : 2'd0;   // backwards is no way (M3-016)
  assign mid_o      = {beside(from_row, goes_up), beside(from_col, is_right)};
  assign crowns_o   = full_i && !is_king && to_row == (turn_i ? 3'd0 : TopRow);
  assign king_o     = is_king || crowns_o;

endmodule

`default_nettype wire
