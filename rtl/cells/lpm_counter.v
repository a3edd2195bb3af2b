// lpm_counter - a counter of Altera's library of parameterised modules.
module lpm_counter #(
    parameter lpm_width = 1,
    parameter lpm_modulus = 0,
    parameter lpm_direction = "UP",
    parameter lpm_avalue = "UNUSED",
    parameter lpm_svalue = "UNUSED",
    parameter lpm_port_updown = "PORT_UNUSED",
    parameter lpm_type = "LPM_COUNTER",
    parameter lpm_hint = "UNUSED"
) (
    input [lpm_width-1:0] data,
    input clock,
    input clk_en,
    input cnt_en,
    input updown,
    input cin,
    input aclr,
    input aset,
    input aload,
    input sclr,
    input sset,
    input sload,
    output reg [lpm_width-1:0] q,
    output cout,
    output [15:0] eq
);
  // These are high where nothing is connected.
  localparam unconnected_clk_en = 1;
  localparam unconnected_cnt_en = 1;
  localparam unconnected_updown = 1;
  localparam unconnected_cin = 1;

  wire up = lpm_direction == "DOWN" ? 1'b0
          : lpm_direction == "UP" ? 1'b1 : updown;
  wire [lpm_width-1:0] last = lpm_modulus ? lpm_modulus - 1
                                          : {lpm_width{1'b1}};
  wire is_last = up ? q == last : q == 0;

  initial q = 0;

  always @(posedge clock or posedge aclr)
    if (aclr) q <= 0;
    else if (clk_en) begin
      if (sclr) q <= 0;
      else if (sset) q <= {lpm_width{1'b1}};
      else if (sload) q <= data;
      else if (cnt_en && cin)
        q <= is_last ? (up ? {lpm_width{1'b0}} : last) : up ? q + 1 : q - 1;
    end

  assign cout = is_last & cin;
  assign eq = 0;
endmodule
