// Asynchronous sets, resets and loads, of both polarities.
module resets(input clk, input rst_a, input rstn_b, input set, input load,
              input [7:0] d, output reg [7:0] a = 1, output reg [7:0] b = 2,
              output reg c = 0, output reg [7:0] e = 0);
    always @(posedge clk or posedge rst_a)
        if (rst_a) a <= 8'h5a; else a <= a + d;
    always @(negedge clk or negedge rstn_b)
        if (!rstn_b) b <= 0; else b <= b + 1;
    always @(posedge clk or posedge rst_a or posedge set)
        if (rst_a) c <= 0; else if (set) c <= 1; else c <= ~c;
    always @(posedge clk) if (load) e <= d; else if (e != 0) e <= e - 1;
endmodule
