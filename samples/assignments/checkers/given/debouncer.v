// debouncer - the level of a button, without its bounces.
//
// A new level counts when the button has had it for 20 clocks in a row, at
// 1 kHz for 20 ms: contacts bounce for a few milliseconds.
module debouncer (
    input clk,
    input button,
    output reg level
);
    reg first, second;
    reg [4:0] count;

    initial begin
        first = 0;
        second = 0;
        count = 0;
        level = 0;
    end

    always @(posedge clk) begin
        first <= button;
        second <= first;
        if (second == level)
            count <= 0;
        else if (count == 19) begin
            count <= 0;
            level <= second;
        end else
            count <= count + 1;
    end
endmodule
