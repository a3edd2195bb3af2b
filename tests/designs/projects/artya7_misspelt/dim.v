// A lamp at a quarter; the constraint file has a slip of the pen in its ending.
module dim(input clk, input button, output lamp);
    reg [7:0] n;

    always @(posedge clk) n <= n + 1;
    assign lamp = button | n < 64;
endmodule
