// A linear feedback register runs freely; a button takes a number from it.
module lfsr(input clk, input take, input rst, output reg [3:0] dice = 0,
            output blink);
    reg [15:0] r = 16'hace1;
    reg [12:0] div = 0;
    reg last = 0;
    assign blink = div[12];
    always @(posedge clk) begin
        r <= rst ? 16'h1 : {r[14:0], r[15] ^ r[13] ^ r[12] ^ r[10]};
        div <= div + 1;
        last <= take;
        if (take && !last) dice <= r[3:0];
    end
endmodule
