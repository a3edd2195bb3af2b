// coming from Python...
module top(input clk, input [3:0] sw, output reg [3:0] led);
    reg [23:0] n;
    always @(posedge clk) begin
        n <= n + 1;
        if (sw[0])
            led <= 0;
        elseif (n == 0)
            led <= led + 1;
        else
            led <= led;
    end
endmodule
