module top(input clk, input [3:0] sw, output [3:0] led);
    blinker #(.HALF_PERIOD(25000000)) b0 (.clk(clk), .enabel(sw[0]), .out(led[0]));
    assign led[3:1] = sw[3:1];
endmodule

module blinker #(parameter HALF_PERIOD = 50000000) (input clk, input enable, output reg out);
    reg [25:0] n;
    always @(posedge clk)
        if (n == HALF_PERIOD) begin
            n <= 0;
            out <= enable & ~out;
        end else
            n <= n + 1;
endmodule
