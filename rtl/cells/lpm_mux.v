// lpm_mux - a multiplexer of Altera's library of parameterised modules,
// without a pipeline.
module lpm_mux #(
    parameter lpm_width = 1,
    parameter lpm_size = 2,
    parameter lpm_widths = 1,
    parameter lpm_pipeline = 0,
    parameter lpm_hint = "UNUSED",
    parameter lpm_type = "LPM_MUX"
) (
    input [lpm_size*lpm_width-1:0] data,
    input [lpm_widths-1:0] sel,
    input clock,
    input clken,
    input aclr,
    output [lpm_width-1:0] result
);
  assign result = data[sel*lpm_width+:lpm_width];
endmodule
