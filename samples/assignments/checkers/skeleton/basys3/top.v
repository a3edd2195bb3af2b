// top - checkers on a Basys 3. The LED array is on the connectors JA, JB
// and JC.
module top (
    input clk,
    input btnC, btnL, btnU,
    input [6:0] sw,
    output [2:0] led,
    output [7:0] line, reds, greens
);
    wire slow;
    wire enter, clear, reset;
    wire [2:0] viewrow;
    wire [7:0] view;

    clk_divider #(.CLOCK_HZ(100_000_000)) divider (
        .clk(clk), .slow(slow));
    debouncer enters (.clk(slow), .button(btnC), .level(enter));
    debouncer clears (.clk(slow), .button(btnL), .level(clear));
    debouncer resets (.clk(slow), .button(btnU), .level(reset));

    checkers game (.clk(slow), .reset(reset), .enter(enter), .clear(clear),
                   .row(sw[5:3]), .col(sw[2:0]), .viewrow(viewrow),
                   .view(view), .red_turn(led[0]), .black_turn(led[1]),
                   .error(led[2]));

    led_array array (.clk(slow), .dark(sw[6]), .viewrow(viewrow),
                     .view(view), .line(line), .reds(reds),
                     .greens(greens));
endmodule
