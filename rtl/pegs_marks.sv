// pegs_marks.sv - how a guess is judged: two counts (M1-18 to M1-24).
//
// A peg right in colour and place is an X. For each colour, code and guess
// have the smaller of their two numbers of it in common; what they have in
// common beyond the X is an O. No order of pegs plays a part, so all eight
// colours are counted side by side.
`default_nettype none

module pegs_marks (
  input  logic [11:0] code_i,    // four colours of three bits
  input  logic [11:0] guess_i,
  output logic [2:0] exact_o,    // X
  output logic [2:0] common_o    // X and O together
);

  localparam Places  = 4;
  localparam Colours = 8;

  function automatic logic [2:0] number_of(input logic [2:0] colour,
                                           input logic [11:0] row);
    number_of = 3'd0;
    for (int p = 0; p < Places; p++) begin
      number_of = number_of + 3'(row[3*p +: 3] == colour);
    end
  endfunction

  function automatic logic [2:0] smaller(input logic [2:0] a,
                                         input logic [2:0] b);
    smaller = a < b ? a : b;
  endfunction

  always_comb begin
    exact_o  = 3'd0;
    common_o = 3'd0;
    for (int p = 0; p < Places; p++) begin
      exact_o = exact_o + 3'(code_i[3*p +: 3] == guess_i[3*p +: 3]);
    end
    for (int c = 0; c < Colours; c++) begin
      common_o = common_o + smaller(number_of(3'(c), code_i),
                                    number_of(3'(c), guess_i));
    end
  end

endmodule

`default_nettype wire
