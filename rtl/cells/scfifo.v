// scfifo - a queue of Altera's with one clock.
module scfifo #(
    parameter lpm_width = 8,
    parameter lpm_numwords = 16,
    parameter lpm_widthu = 4,
    parameter lpm_showahead = "OFF",
    parameter almost_full_value = 0,
    parameter almost_empty_value = 0,
    parameter overflow_checking = "ON",
    parameter underflow_checking = "ON",
    parameter use_eab = "ON",
    parameter add_ram_output_register = "OFF",
    parameter allow_rwcycle_when_full = "OFF",
    parameter intended_device_family = "",
    parameter lpm_hint = "",
    parameter lpm_type = "scfifo"
) (
    input clock,
    input aclr,
    input sclr,
    input wrreq,
    input rdreq,
    input [lpm_width-1:0] data,
    output [lpm_width-1:0] q,
    output [lpm_widthu-1:0] usedw,
    output empty,
    output full,
    output almost_empty,
    output almost_full
);
  reg [lpm_width-1:0] mem[0:(1<<lpm_widthu)-1];
  reg [lpm_width-1:0] taken = 0;
  reg [lpm_widthu-1:0] first = 0, last = 0;
  reg [lpm_widthu:0] count = 0;

  wire ahead = lpm_showahead == "ON";
  wire puts = wrreq & !full;
  wire takes = rdreq & !empty;

  always @(posedge clock) if (puts) mem[last] <= data;

  always @(posedge clock or posedge aclr)
    if (aclr) begin
      first <= 0;
      last  <= 0;
      count <= 0;
      taken <= 0;
    end else if (sclr) begin
      first <= 0;
      last  <= 0;
      count <= 0;
      taken <= 0;
    end else begin
      if (puts) last <= last + 1;
      if (takes) begin
        first <= first + 1;
        taken <= mem[first];
      end
      count <= count + puts - takes;
    end

  assign empty = count == 0;
  assign full = count == lpm_numwords;
  assign usedw = count[lpm_widthu-1:0];
  assign almost_full = count >= almost_full_value;
  assign almost_empty = count < almost_empty_value;
  assign q = ahead ? mem[first] : taken;
endmodule
