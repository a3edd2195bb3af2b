// A clock of the day: each counter enables the next.
module cascade(input clk, input fast, output reg [3:0] s0 = 0,
               output reg [2:0] s1 = 0, output reg [3:0] m0 = 0, output tick);
    reg [9:0] div = 0;
    wire top = div == (fast ? 10'd3 : 10'd999);
    assign tick = top & s0 == 9;
    always @(posedge clk) begin
        div <= top ? 0 : div + 1;
        if (top) begin
            s0 <= s0 == 9 ? 0 : s0 + 1;
            if (s0 == 9) begin
                s1 <= s1 == 5 ? 0 : s1 + 1;
                if (s1 == 5) m0 <= m0 + 1;
            end
        end
    end
endmodule
