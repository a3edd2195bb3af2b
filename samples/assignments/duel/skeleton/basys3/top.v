// top - the duel on a Basys 3.
module top (
    input clk,
    input btnL, btnC, btnR,
    input [2:0] sw,
    output [7:0] led,
    output [6:0] seg,
    output dp,
    output [3:0] an
);
    wire slow, press_a, press_b;
    wire [7:0] digit3, digit2, digit1, digit0;

    clk_divider #(.CLOCK_HZ(100_000_000)) divider (.clk(clk), .slow(slow));
    debouncer enter_a (.clk(slow), .button(btnL), .press(press_a));
    debouncer enter_b (.clk(slow), .button(btnR), .press(press_b));

    duel game (.clk(slow), .rst_n(~btnC), .enterA(press_a),
               .enterB(press_b), .letterIn(sw), .LEDX(led),
               .SSD3(digit3), .SSD2(digit2), .SSD1(digit1), .SSD0(digit0));

    ssd #(.CLOCK_HZ(100_000_000)) display (.clk(clk), .digit3(digit3),
        .digit2(digit2), .digit1(digit1), .digit0(digit0),
        .segments({dp, seg}), .anodes(an));
endmodule
