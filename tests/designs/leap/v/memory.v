// A memory with two ports, bytes of it enabled, and a table that is only read.
module memory(input clk, input we, input [1:0] be, input [3:0] wa, ra,
              input [15:0] d, output [15:0] q, output reg [15:0] r = 0,
              output [7:0] t);
    reg [15:0] m [0:15];
    reg [7:0] rom [0:15];
    reg [9:0] at = 0;
    integer i;
    initial for (i = 0; i < 16; i = i + 1) begin
        m[i] = i * 259; rom[i] = i * 37 ^ 8'h5a;
    end
    assign q = m[ra], t = rom[at[9:6]];
    always @(posedge clk) begin
        at <= at + 1;
        r <= m[wa];
        if (we & be[0]) m[wa][7:0] <= d[7:0];
        if (we & be[1]) m[wa][15:8] <= d[15:8];
    end
endmodule
