// A divider on a quarter of the clock. The two bits before it go round by
// themselves in four ticks, which is no reason to stop there every time.
module slowly(input clk, input en, output reg lamp = 0);
    reg [1:0] quarter = 0;
    reg [19:0] div = 0;
    wire slow = quarter[1];
    always @(posedge clk) quarter <= quarter + 1;
    always @(posedge slow) begin
        div <= div + 1;
        if (&div & en) lamp <= ~lamp;
    end
endmodule
