// Words over 64 bits: sums, products, shifts, comparisons, choices.
module wide(input clk, input [3:0] op, input [7:0] d, output reg [15:0] fold,
            output less, output none);
    reg [99:0] x = 100'h1234567890abcdef12345, y = 1;
    reg [129:0] z = 0;
    reg [199:0] s = 0;
    assign less = x < y, none = ~|(x & y);
    always @* fold = x[15:0] ^ x[99:84] ^ y[70:55] ^ z[129:114] ^ z[63:48]
                   ^ s[199:184] ^ s[15:0];
    always @(posedge clk) begin
        case (op)
        0: x <= x + y; 1: x <= x - {y[50:0], d}; 2: x <= x * y[80:0];
        3: x <= y == 0 ? x : x / {y[40:0], 1'b1};
        4: x <= x % {y[90:0], 1'b1};
        5: x <= x << d[6:0]; 6: x <= x >> d[6:0];
        7: x <= $signed(x) >>> d[6:0]; 8: x <= -x; 9: x <= ~x ^ y;
        default: x <= {x[91:0], d};
        endcase
        y <= {y[98:0], y[99] ^ y[61]} + d;
        z <= {x[64:0], y[64:0]} | z >> 1;
        s <= $signed(s[99:0]) + $signed(x[69:0]);
    end
endmodule
