module top(input clk, input btnC, output reg [3:0] led);
    always @(posedge clk) begin
        if (btnC) begin
            led <= 0;
        else
            led <= led + 1;
    end
endmodule
