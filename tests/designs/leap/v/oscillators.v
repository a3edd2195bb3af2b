// Three oscillators whose edges coincide now and then: one that only clocks
// registers, one that is seen outside, too, and one of which both edges count;
// and an output that follows an input.
module oscillators(input clk_a, input clk_b, input clk_c, input [3:0] en,
                   output seen, output [3:0] mixed, output reg [3:0] a = 0,
                   output reg [7:0] b = 0, output reg [3:0] slow = 0,
                   output reg c = 0);
    reg half = 0;
    reg [4:0] idle = 0;
    assign seen = clk_b;
    assign mixed = en ^ {4{slow[0]}};
    always @(posedge clk_a) begin
        half <= ~half;
        if (en[0]) a <= a + 1;
    end
    always @(posedge clk_b) begin
        idle <= idle + 1;
        if (&idle || en[1]) b <= b + a;
    end
    always @(posedge half) if (en[2]) slow <= slow + 3;
    always @(negedge clk_c) c <= ~c ^ en[3];
endmodule
