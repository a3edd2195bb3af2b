module top(input clk, input btnC, output reg [3:0] led);
    always @(posedge clk)
        if (btnC && (led != 3) begin
            led <= led + 1;
        end
endmodule
