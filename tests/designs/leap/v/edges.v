// Both edges of one clock, and a latch.
module edges(input clk, input [3:0] d, input open, output reg [3:0] p = 0,
             output reg [3:0] n = 0, output reg [3:0] l, output reg [7:0] c = 0);
    initial l = 0;
    always @(posedge clk) p <= d + n;
    always @(negedge clk) begin n <= p ^ d; c <= c + 1; end
    always @* if (open) l = p;
endmodule
