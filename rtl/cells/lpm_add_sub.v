// lpm_add_sub - an adder of Altera's library, without a pipeline.
module lpm_add_sub #(
    parameter lpm_width = 1,
    parameter lpm_direction = "UNUSED",
    parameter lpm_representation = "UNSIGNED",
    parameter lpm_pipeline = 0,
    parameter lpm_type = "LPM_ADD_SUB",
    parameter lpm_hint = "UNUSED"
) (
    input [lpm_width-1:0] dataa,
    input [lpm_width-1:0] datab,
    input cin,
    input add_sub,
    input clock,
    input clken,
    input aclr,
    output [lpm_width-1:0] result,
    output cout,
    output overflow
);
  // These are high where nothing is connected.
  localparam unconnected_add_sub = 1;
  localparam unconnected_clken = 1;

  wire adds = lpm_direction == "ADD" ? 1'b1
            : lpm_direction == "SUB" ? 1'b0 : add_sub;

  assign {cout, result} = adds ? dataa + datab + cin : dataa - datab;
  assign overflow = adds
      ? (dataa[lpm_width-1] == datab[lpm_width-1]
         && result[lpm_width-1] != dataa[lpm_width-1])
      : (dataa[lpm_width-1] != datab[lpm_width-1]
         && result[lpm_width-1] != dataa[lpm_width-1]);
endmodule
