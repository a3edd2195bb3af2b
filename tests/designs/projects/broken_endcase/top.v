module top(input clk, input [3:0] sw, output reg [3:0] led);
    always @(posedge clk)
        case (sw)
            4'd0: led <= 4'b0001;
            4'd1: led <= 4'b0010;
            4'd2: led <= 4'b0100;
            default: led <= 4'b1000;
endmodule
