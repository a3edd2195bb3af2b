// dist_mem_gen - memory of look-up tables as Xilinx' generator makes it:
// written with the clock, read at once, or a clock later at the outputs that
// begin with q.
module dist_mem_gen #(
    parameter WIDTH = 8,
    parameter ADDRESS = 4,
    parameter INIT = ""
) (
    input clk,
    input we,
    input [ADDRESS-1:0] a,
    input [WIDTH-1:0] d,
    input [ADDRESS-1:0] dpra,
    output [WIDTH-1:0] spo,
    output [WIDTH-1:0] dpo,
    output reg [WIDTH-1:0] qspo,
    output reg [WIDTH-1:0] qdpo
);
  reg [WIDTH-1:0] mem[0:(1<<ADDRESS)-1];
  integer i;

  // Yosys would let zeros win over the file if both were given.
  initial
    if (INIT != "") $readmemh(INIT, mem);
    else for (i = 0; i < (1 << ADDRESS); i = i + 1) mem[i] = 0;

  initial begin
    qspo = 0;
    qdpo = 0;
  end

  assign spo = mem[a];
  assign dpo = mem[dpra];

  always @(posedge clk) begin
    if (we) mem[a] <= d;
    qspo <= mem[a];
    qdpo <= mem[dpra];
  end
endmodule
