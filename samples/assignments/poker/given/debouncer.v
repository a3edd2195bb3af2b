// debouncer - high for one clock for each press of a button.
//
// A press counts when the button has been down for 20 clocks in a row, at
// 1 kHz for 20 ms: contacts bounce for a few milliseconds.
module debouncer (
    input clk,
    input button,
    output reg press
);
    reg first, second;
    reg is_down;
    reg [4:0] count;

    initial begin
        first = 0;
        second = 0;
        is_down = 0;
        count = 0;
        press = 0;
    end

    always @(posedge clk) begin
        first <= button;
        second <= first;
        press <= 0;
        if (second == is_down)
            count <= 0;
        else if (count == 19) begin
            count <= 0;
            is_down <= second;
            press <= second;
        end else
            count <= count + 1;
    end
endmodule
