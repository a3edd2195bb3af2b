module top(input clk, input btnC, output [3:0] led);
    wire [3:0] next;
    always @(posedge clk)
        if (btnC) led <= 0;
        else led <= next;
    assign next = led + 1;
endmodule
