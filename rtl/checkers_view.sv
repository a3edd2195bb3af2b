// checkers_view.sv - the view port: one row of the memory behind its 8:1
// multiplexer (M3-055), or the squares that a player looks for.
`default_nettype none

module checkers_view (
  input  logic [31:0] red_i,
  input  logic [31:0] black_i,
  input  logic [31:0] kings_i,
  input  logic holds_i,           // a source is held
  input  logic [4:0] src_i,       // addresses: of that source,
  input  logic moved_i,           // and if there was a move,
  input  logic [4:0] left_i,      // of its two ends
  input  logic [4:0] reached_i,
  input  logic [2:0] row_i,       // which row
  input  logic mark_i,            // its marks and not its men
  output logic [11:0] view_o      // four squares, the lowest column lowest
);

  localparam [2:0] ManNone = 3'd0;
  localparam [2:0] ManRed = 3'd1;
  localparam [2:0] ManRedKing = 3'd2;
  localparam [2:0] ManBlack = 3'd3;
  localparam [2:0] ManBlackKing = 3'd4;

  localparam [2:0] MarkNone = 3'd0;
  localparam [2:0] MarkHeld = 3'd1;
  localparam [2:0] MarkLeft = 3'd2;
  localparam [2:0] MarkReached = 3'd3;

  logic [3:0] red, black, kings;  // of this row
  logic holds, left, reached;     // a square of it

  assign red     = red_i[{row_i, 2'b00} +: 4];
  assign black   = black_i[{row_i, 2'b00} +: 4];
  assign kings   = kings_i[{row_i, 2'b00} +: 4];
  assign holds   = holds_i && src_i[4:2] == row_i;
  assign left    = moved_i && left_i[4:2] == row_i;
  assign reached = moved_i && reached_i[4:2] == row_i;

  for (genvar i = 0; i < 4; i++) begin : g_square
    logic [2:0] man, mark;

    assign man = red[i]   ? (kings[i] ? ManRedKing : ManRed)
               : black[i] ? (kings[i] ? ManBlackKing : ManBlack)
               : ManNone;

    assign mark = holds && src_i[1:0] == 2'(i)       ? MarkHeld
                : reached && reached_i[1:0] == 2'(i) ? MarkReached
                : left && left_i[1:0] == 2'(i)       ? MarkLeft
                : MarkNone;

    assign view_o[3 * i +: 3] = mark_i ? mark : man;
  end

endmodule

`default_nettype wire
