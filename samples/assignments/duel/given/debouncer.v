// debouncer - high for one clock for each press of a button.
//
// A press counts when two clocks in a row have seen it, at 50 Hz after 20 to
// 40 ms: contacts bounce for a few milliseconds.
module debouncer (
    input clk,
    input button,
    output press
);
    reg first, second, third;

    initial begin
        first = 0;
        second = 0;
        third = 0;
    end

    always @(posedge clk) begin
        first <= button;
        second <= first;
        third <= first & second;
    end

    assign press = first & second & ~third;
endmodule
