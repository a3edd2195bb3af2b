// Modules connected by place, ports that are arrays, also in a module of the
// old style whose ports are declared in another order.
module pair(input clk, input [3:0] a [0:3], output reg [3:0] b [0:3]);
    always @(posedge clk) begin
        b[0] <= a[0] < a[1] ? a[0] : a[1];
        b[1] <= a[0] < a[1] ? a[1] : a[0];
        b[2] <= a[2];
        b[3] <= a[3] + b[0];
    end
endmodule

module rank(a, b, is_first);
    output is_first;
    input [3:0] b;
    input [3:0] a;
    assign is_first = a < b;
endmodule

module places(input clk, rst, input [15:0] sw, output [15:0] led,
              output is_first);
    wire [3:0] in [0:3];
    wire [3:0] out [0:3];
    reg [15:0] count;
    always @(posedge clk) count <= rst ? 16'd0 : count + 16'd257;
    for (genvar i = 0; i < 4; i++)
        assign in[i] = sw[4*i +: 4] ^ count[4*i +: 4];
    pair p(clk, in, out);
    rank r(out[0], out[2], is_first);
    assign led = {out[3], out[2], out[1], out[0]};
endmodule
