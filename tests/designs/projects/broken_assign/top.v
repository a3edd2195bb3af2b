module top(input clk, input btnC, output [3:0] led);
    reg [3:0] n;
    always @(posedge clk)
        n <= n + 1;
    led = btnC ? 0 : n;
endmodule
