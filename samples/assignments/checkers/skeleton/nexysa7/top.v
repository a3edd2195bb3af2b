// top - checkers on a Nexys A7. The LED array is on the connectors JA, JB
// and JC.
module top (
    input CLK100MHZ,
    input BTNC, BTNL, BTNU,
    input [6:0] SW,
    output [2:0] LED,
    output [7:0] line, reds, greens
);
    wire slow;
    wire enter, clear, reset;
    wire [2:0] viewrow;
    wire [7:0] view;

    clk_divider #(.CLOCK_HZ(100_000_000)) divider (
        .clk(CLK100MHZ), .slow(slow));
    debouncer enters (.clk(slow), .button(BTNC), .level(enter));
    debouncer clears (.clk(slow), .button(BTNL), .level(clear));
    debouncer resets (.clk(slow), .button(BTNU), .level(reset));

    checkers game (.clk(slow), .reset(reset), .enter(enter), .clear(clear),
                   .row(SW[5:3]), .col(SW[2:0]), .viewrow(viewrow),
                   .view(view), .red_turn(LED[0]), .black_turn(LED[1]),
                   .error(LED[2]));

    led_array array (.clk(slow), .dark(SW[6]), .viewrow(viewrow),
                     .view(view), .line(line), .reds(reds),
                     .greens(greens));
endmodule
