module top(input clk, input btnC, output reg [3:0] led);
    always @(posedge clk)
        if (btnC)
            led <= 0;
            led[3] <= 1;
        else
            led <= led + 1;
endmodule
