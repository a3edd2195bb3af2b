module top(input clk, input btnC, output [3:0] led);
    wire slow;
    Prescaler p(.clk(clk), .reset(btnC), .tick(slow));
    reg [3:0] n;
    always @(posedge clk) if (slow) n <= n + 1;
    assign led = n;
endmodule
