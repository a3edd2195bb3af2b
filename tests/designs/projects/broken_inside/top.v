// only count when the switch is up
module top(input clk, input [3:0] sw, output [3:0] led);
    wire [3:0] value;
    always @(posedge clk) begin
        if (sw[0]) begin
            counter c1(clk, value);
        end
    end
    assign led = value;
endmodule

module counter(input clk, output reg [3:0] q);
    reg [22:0] n;
    always @(posedge clk) begin
        n <= n + 1;
        if (n == 0) q <= q + 1;
    end
endmodule
