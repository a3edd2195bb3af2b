// Bits and parts selected and written by variables.
module select(input clk, input [4:0] at, input [2:0] n, input w, input b,
              output reg [31:0] word = 32'h12345678, output y,
              output [3:0] nib, output reg [7:0] hot);
    assign y = word[at], nib = word[n * 4 +: 4];
    always @(posedge clk)
        if (w) word[at] <= b; else word <= {word[30:0], word[31]};
    integer i;
    always @* for (i = 0; i < 8; i = i + 1) hot[i] = n == i && word[i * 4];
endmodule
