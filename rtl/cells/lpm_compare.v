// lpm_compare - a comparator of Altera's library, without a pipeline.
module lpm_compare #(
    parameter lpm_width = 1,
    parameter lpm_representation = "UNSIGNED",
    parameter lpm_pipeline = 0,
    parameter lpm_type = "LPM_COMPARE",
    parameter lpm_hint = "UNUSED"
) (
    input [lpm_width-1:0] dataa,
    input [lpm_width-1:0] datab,
    input clock,
    input clken,
    input aclr,
    output aeb,
    output aneb,
    output agb,
    output ageb,
    output alb,
    output aleb
);
  // These are high where nothing is connected.
  localparam unconnected_clken = 1;

  wire less = lpm_representation == "SIGNED"
      ? $signed(dataa) < $signed(datab) : dataa < datab;

  assign aeb  = dataa == datab;
  assign aneb = ~aeb;
  assign alb  = less;
  assign aleb = less | aeb;
  assign agb  = ~aleb;
  assign ageb = ~less;
endmodule
