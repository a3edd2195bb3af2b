// Two oscillators and a flag that crosses.
module two_clocks(input clk_a, input clk_b, input en, output reg [7:0] a = 0,
                  output reg [7:0] b = 0, output reg [7:0] crossed = 0);
    reg [5:0] da = 0;
    reg [6:0] db = 0;
    reg flag = 0;
    reg [2:0] sync = 0;
    always @(posedge clk_a) begin
        da <= da + 1;
        if (&da && en) begin a <= a + 1; flag <= ~flag; end
    end
    always @(posedge clk_b) begin
        db <= db + 1; if (&db) b <= b + 1;
        sync <= {sync[1:0], flag};
        if (sync[2] ^ sync[1]) crossed <= crossed + 1;
    end
endmodule
