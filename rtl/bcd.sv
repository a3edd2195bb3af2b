// bcd.sv - a number of sixteen bits as four decimal digits.
// Twin of bcd.c: same pins, same ticks.
//
// Shift and add three: sixteen rows of logic, no division (erratum 23).
// What lies beyond four digits is cut off, as on the board (M2-040). There
// is no clock in it: clk_i and power_up_i are here as in every other twin.
`default_nettype none

module bcd (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [15:0] value_i,
  output logic [15:0] digits_o   // four bits a digit, the thousands highest
);

  localparam Bits = 16, Digits = 4;

  // A digit of five or more would be ten or more when doubled: three added
  // before is six added after, which carries to the next digit. As a table
  // it is four LUTs; as an adder it would be a chain of carries.
  function automatic [3:0] add_three_if_large(input [3:0] digit);
    case (digit)
      4'd5:    add_three_if_large = 4'd8;
      4'd6:    add_three_if_large = 4'd9;
      4'd7:    add_three_if_large = 4'd10;
      4'd8:    add_three_if_large = 4'd11;
      4'd9:    add_three_if_large = 4'd12;
      default: add_three_if_large = digit;
    endcase
  endfunction

  function automatic [15:0] digits_of(input [15:0] value);
    digits_of = 16'd0;
    for (int i = Bits - 1; i >= 0; i--) begin
      for (int k = 0; k < Digits; k++)
        digits_of[4*k +: 4] = add_three_if_large(digits_of[4*k +: 4]);
      digits_of = {digits_of[14:0], value[i]};
    end
  endfunction

  logic unused_clock;

  assign digits_o     = digits_of(value_i);
  assign unused_clock = ^{clk_i, power_up_i};

endmodule

`default_nettype wire
