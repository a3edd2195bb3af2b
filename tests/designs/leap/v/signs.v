// Arithmetic with signs, shifts, division, all of odd widths.
module signs(input clk, input signed [6:0] a, input signed [4:0] b,
             input [5:0] u, output reg signed [11:0] sum = 0,
             output reg [7:0] cmp = 0, output reg signed [13:0] prod = 0,
             output reg signed [6:0] quot = 0,
             output reg signed [6:0] rem = 0,
             output reg signed [6:0] sh = 0, output reg [8:0] us = 0,
             output reg [5:0] uq = 0, output reg [3:0] red = 0);
    always @(posedge clk) begin
        sum <= a - b + sum;
        cmp <= {a < b, a <= b, a > b, a >= b, a == b, a != b, u < a[5:0],
                $signed(u) < b};
        prod <= a * b;
        quot <= b == 0 ? 0 : a / b;
        rem <= b == 0 ? 0 : a % b;
        sh <= a >>> u[2:0];
        us <= (u << b[1:0]) ^ (u >> b[4:2]);
        uq <= u[3:0] == 0 ? 0 : u / u[3:0] + u % 4'd7;
        red <= {&u, |u, ^u, ~^a};
    end
endmodule
