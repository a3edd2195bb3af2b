// top - the duel on a Basys 2.
module top (
    input mclk,
    input [3:0] btn,
    input [7:0] sw,
    output [7:0] Led,
    output [6:0] seg,
    output dp,
    output [3:0] an
);
    wire slow, press_a, press_b;
    wire [7:0] digit3, digit2, digit1, digit0;

    clk_divider #(.CLOCK_HZ(50_000_000)) divider (.clk(mclk), .slow(slow));
    debouncer enter_a (.clk(slow), .button(btn[3]), .press(press_a));
    debouncer enter_b (.clk(slow), .button(btn[0]), .press(press_b));

    duel game (.clk(slow), .rst_n(~btn[2]), .enterA(press_a),
               .enterB(press_b), .letterIn(sw[2:0]), .LEDX(Led),
               .SSD3(digit3), .SSD2(digit2), .SSD1(digit1), .SSD0(digit0));

    ssd #(.CLOCK_HZ(50_000_000)) display (.clk(mclk), .digit3(digit3),
        .digit2(digit2), .digit1(digit1), .digit0(digit0),
        .segments({dp, seg}), .anodes(an));
endmodule
