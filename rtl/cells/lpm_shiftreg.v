// lpm_shiftreg - a shift register of Altera's library of parameterised modules.
module lpm_shiftreg #(
    parameter lpm_width = 1,
    parameter lpm_direction = "LEFT",
    parameter lpm_avalue = "UNUSED",
    parameter lpm_svalue = "UNUSED",
    parameter lpm_hint = "UNUSED",
    parameter lpm_type = "LPM_SHIFTREG"
) (
    input [lpm_width-1:0] data,
    input clock,
    input enable,
    input shiftin,
    input load,
    input aclr,
    input aset,
    input sclr,
    input sset,
    output reg [lpm_width-1:0] q,
    output shiftout
);
  // They are high where nothing is connected.
  localparam unconnected_enable = 1;
  localparam unconnected_shiftin = 1;

  wire left = lpm_direction != "RIGHT";
  wire [lpm_width:0] up = {q, shiftin};
  wire [lpm_width:0] down = {shiftin, q};

  initial q = 0;

  always @(posedge clock or posedge aclr)
    if (aclr) q <= 0;
    else if (enable) begin
      if (sclr) q <= 0;
      else if (sset) q <= {lpm_width{1'b1}};
      else if (load) q <= data;
      else q <= left ? up[lpm_width-1:0] : down[lpm_width:1];
    end

  assign shiftout = left ? q[lpm_width-1] : q[0];
endmodule
