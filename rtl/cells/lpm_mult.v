// lpm_mult - a multiplier of Altera's library, without a pipeline.
module lpm_mult #(
    parameter lpm_widtha = 1,
    parameter lpm_widthb = 1,
    parameter lpm_widthp = 1,
    parameter lpm_widths = 1,
    parameter lpm_representation = "UNSIGNED",
    parameter lpm_pipeline = 0,
    parameter lpm_type = "LPM_MULT",
    parameter lpm_hint = "UNUSED"
) (
    input [lpm_widtha-1:0] dataa,
    input [lpm_widthb-1:0] datab,
    input [lpm_widths-1:0] sum,
    input clock,
    input clken,
    input aclr,
    output [lpm_widthp-1:0] result
);
  // These are high where nothing is connected.
  localparam unconnected_clken = 1;

  wire signed [lpm_widtha+lpm_widthb-1:0] both =
      $signed(dataa) * $signed(datab);
  wire [lpm_widtha+lpm_widthb-1:0] none = dataa * datab;

  assign result = lpm_representation == "SIGNED" ? both : none;
endmodule
