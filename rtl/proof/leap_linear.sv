// leap_linear - linear functions of bits, as leap_wild.c has them: a column for
// each bit, and one that is always added. That one after the other is again
// such a function, with columns made like this, is what makes powers of a
// feedback register's clock, and with them leaps of any length, right.
module leap_linear #(
    parameter Width = 5
) (
    input clk_i
);
  (* anyconst *) reg [Width*(Width+1)-1:0] first;
  (* anyconst *) reg [Width*(Width+1)-1:0] second;
  (* anyconst *) reg [Width-1:0] bits;

  // The image of some bits: the columns of those that are set, and the last.
  function [Width-1:0] image(input [Width*(Width+1)-1:0] map,
                             input [Width-1:0] of, input has_last);
    integer i;
    begin
      image = has_last ? map[Width*Width+:Width] : 0;
      for (i = 0; i < Width; i = i + 1)
        if (of[i]) image = image ^ map[Width*i+:Width];
    end
  endfunction

  integer i;
  reg [Width*(Width+1)-1:0] both;
  always @* begin
    for (i = 0; i < Width; i = i + 1)
      both[Width*i+:Width] = image(second, first[Width*i+:Width], 0);
    both[Width*Width+:Width] = image(second, first[Width*Width+:Width], 1);
  end

  always @* begin
    // two functions one after the other are the one with their joined columns
    leap_joined: assert (image(both, bits, 1)
                         == image(second, image(first, bits, 1), 1));
  end
endmodule
