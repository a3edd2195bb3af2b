// duel_judge.sv - a guess of four letters against a code, as mastermind.c
// judges it: two bits for each place, the leftmost place highest (M0-46).
//
// 11 is right (M0-47), 01 in the code but elsewhere (M0-48), 00 not in it
// (M0-49). By membership that is all. By counting each letter of the code
// pays for one mark only: the right places are paid first, then the others
// from the left, each by the rightmost letter that is still unpaid.
`default_nettype none

module duel_judge (
  input  logic        counting_i,
  input  logic [11:0] code_i,    // three bits a letter, the first one highest
  input  logic [11:0] guess_i,
  output logic [7:0]  marks_o
);

  logic [3:0] exact, spent, there;

  always_comb begin
    for (int at = 0; at < 4; at++) begin
      exact[at] = code_i[3*at +: 3] == guess_i[3*at +: 3];
    end
    spent = exact;
    for (int at = 3; at >= 0; at--) begin
      for (int place = 0; place < 4; place++) begin
        there[place] = code_i[3*place +: 3] == guess_i[3*at +: 3];
      end
      if (counting_i) there &= ~spent;
      marks_o[2*at +: 2] = {exact[at], exact[at] || there != '0};
      if (!exact[at]) spent |= there & (~there + 1'b1);
    end
  end

endmodule

`default_nettype wire
