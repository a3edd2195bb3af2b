// lpm_divide - a divider of Altera's library, unsigned and without a pipeline.
module lpm_divide #(
    parameter lpm_widthn = 1,
    parameter lpm_widthd = 1,
    parameter lpm_nrepresentation = "UNSIGNED",
    parameter lpm_drepresentation = "UNSIGNED",
    parameter lpm_pipeline = 0,
    parameter lpm_remainderpositive = "TRUE",
    parameter lpm_type = "LPM_DIVIDE",
    parameter lpm_hint = "UNUSED"
) (
    input [lpm_widthn-1:0] numer,
    input [lpm_widthd-1:0] denom,
    input clock,
    input clken,
    input aclr,
    output [lpm_widthn-1:0] quotient,
    output [lpm_widthd-1:0] remain
);
  // These are high where nothing is connected.
  localparam unconnected_clken = 1;

  assign quotient = denom == 0 ? {lpm_widthn{1'b1}} : numer / denom;
  assign remain = denom == 0 ? numer : numer % denom;
endmodule
