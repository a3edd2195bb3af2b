module top(input clk, input btnC, output [3:0] led);
    blink b(clk, btnC, led);

module blink(input clk, input stop, output reg [3:0] led);
    always @(posedge clk) if (!stop) led <= led + 1;
endmodule
