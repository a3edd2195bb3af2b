// Counters up and down, by steps, that wrap or stay at their end.
module wraps(input clk, input rst, input [2:0] en,
             output high, output at_end, output odd, output step_hit);
    reg [11:0] up = 5;
    reg [10:0] down = 1000;
    reg [12:0] by7 = 0;
    reg [9:0] full = 0;
    assign high = up[11] ^ up[7];
    assign at_end = full == 10'h3ff;
    assign odd = down < 11'd77;
    assign step_hit = by7 == 13'd4100;
    always @(posedge clk) begin
        if (en[0]) up <= up + 1;
        if (en[1]) down <= down - 3;
        if (en[2]) by7 <= by7 + 7;
        if (rst) full <= 0; else if (~&full) full <= full + 1;
    end
endmodule
