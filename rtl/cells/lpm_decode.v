// lpm_decode - a decoder of Altera's library of parameterised modules,
// without a pipeline.
module lpm_decode #(
    parameter lpm_width = 1,
    parameter lpm_decodes = 1 << lpm_width,
    parameter lpm_pipeline = 0,
    parameter lpm_hint = "UNUSED",
    parameter lpm_type = "LPM_DECODE"
) (
    input [lpm_width-1:0] data,
    input enable,
    input clock,
    input clken,
    input aclr,
    output [lpm_decodes-1:0] eq
);
  // It is high where nothing is connected.
  localparam unconnected_enable = 1;

  assign eq = enable ? {{lpm_decodes - 1{1'b0}}, 1'b1} << data : 0;
endmodule
