module sorter(input CLK100MHZ, input [15:0] SW, output [15:0] LED);
    wire [3:0] in [0:3];
    wire [3:0] out [0:3];
    assign in[0] = SW[3:0];
    assign in[1] = SW[7:4];
    assign in[2] = SW[11:8];
    assign in[3] = SW[15:12];
    pair p(CLK100MHZ, in, out);
    assign LED = {out[3], out[2], out[1], sum};
    adder a(.x(in[0]), .y(in[1]), .s(sum));
endmodule

module pair(input clk, input [3:0] a [0:3], output reg [3:0] b [0:3]);
    always @(posedge clk) begin
        b[0] <= a[0] < a[1] ? a[0] : a[1];
        b[1] <= a[0] < a[1] ? a[1] : a[0];
        b[2] <= a[2];
        b[3] <= a[3];
    end
endmodule

module adder(input [3:0] x, input [3:0] y, output [3:0] s);
    assign s = x + y;
endmodule
