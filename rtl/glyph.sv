// glyph.sv - characters on seven segments, as glyph.c has them.
//
//      aaa
//     f   b      a pattern is the byte p g f e d c b a, bit 0 = a;
//     f   b      p is the decimal point (M0-65), here always dark
//      ggg
//     e   c      A space, '_' and what is not in the table are dark.
//     e   c
//      ddd  p
`default_nettype none

module glyph (
  input  logic [7:0] char_i,   // ASCII
  output logic [7:0] seg_o     // high is lit
);

  always_comb begin
    case (char_i)
      "-":      seg_o = 8'h40;
      "=":      seg_o = 8'h48;
      "0", "O": seg_o = 8'h3f;
      "1":      seg_o = 8'h06;
      "2":      seg_o = 8'h5b;
      "3":      seg_o = 8'h4f;
      "4":      seg_o = 8'h66;
      "5", "S": seg_o = 8'h6d;
      "6":      seg_o = 8'h7d;
      "7":      seg_o = 8'h07;
      "8":      seg_o = 8'h7f;
      "9":      seg_o = 8'h6f;
      "A":      seg_o = 8'h77;
      "b":      seg_o = 8'h7c;
      "C":      seg_o = 8'h39;
      "c":      seg_o = 8'h58;
      "d":      seg_o = 8'h5e;
      "E":      seg_o = 8'h79;
      "F":      seg_o = 8'h71;
      "G":      seg_o = 8'h3d;
      "H", "X": seg_o = 8'h76;
      "h":      seg_o = 8'h74;
      "J":      seg_o = 8'h1e;
      "L":      seg_o = 8'h38;
      "n":      seg_o = 8'h54;
      "o":      seg_o = 8'h5c;
      "P":      seg_o = 8'h73;
      "r":      seg_o = 8'h50;
      "t":      seg_o = 8'h78;
      "U":      seg_o = 8'h3e;
      "u":      seg_o = 8'h1c;
      "y":      seg_o = 8'h6e;
      default:  seg_o = 8'h00;
    endcase
  end

endmodule

`default_nettype wire
