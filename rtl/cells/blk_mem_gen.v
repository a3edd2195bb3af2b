// blk_mem_gen - memory as Vivado's generator makes it, with two ports.
//
// Outputs are registered once at the array, and once more if LATENCY is 2. A port
// that writes reads what it writes.
module blk_mem_gen #(
    parameter WIDTH = 8,
    parameter ADDRESS = 8,
    parameter LATENCY = 1,
    parameter INIT = ""
) (
    input clka,
    input ena,
    input wea,
    input rsta,
    input regcea,
    input [ADDRESS-1:0] addra,
    input [WIDTH-1:0] dina,
    output [WIDTH-1:0] douta,
    input clkb,
    input enb,
    input web,
    input rstb,
    input regceb,
    input [ADDRESS-1:0] addrb,
    input [WIDTH-1:0] dinb,
    output [WIDTH-1:0] doutb
);
  // These are high where nothing is connected.
  localparam unconnected_ena = 1;
  localparam unconnected_regcea = 1;
  localparam unconnected_enb = 1;
  localparam unconnected_regceb = 1;

  reg [WIDTH-1:0] mem[0:(1<<ADDRESS)-1];
  reg [WIDTH-1:0] read_a = 0, held_a = 0, read_b = 0, held_b = 0;
  integer i;

  initial begin
`ifndef YOSYS  // which lets this win over the file, and begins at zero anyway
    for (i = 0; i < (1 << ADDRESS); i = i + 1) mem[i] = 0;
`endif
    if (INIT != "") $readmemh(INIT, mem);
  end

  always @(posedge clka)
    if (ena) begin
      if (wea) mem[addra] <= dina;
      read_a <= wea ? dina : mem[addra];
      held_a <= read_a;
    end

  always @(posedge clkb)
    if (enb) begin
      if (web) mem[addrb] <= dinb;
      read_b <= web ? dinb : mem[addrb];
      held_b <= read_b;
    end

  assign douta = LATENCY == 2 ? held_a : read_a;
  assign doutb = LATENCY == 2 ? held_b : read_b;
endmodule
