module top(input clk, input btnC, output reg [3:0] led);
    wire up;

    assign up = ~btnC

    always @(posedge clk)
        if (up) led <= led + 1;
endmodule
