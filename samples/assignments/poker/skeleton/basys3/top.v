// top - poker on a Basys 3. The terminal is at the other end of the USB cable.
module top (
    input clk,
    input btnC, btnL,
    input [15:0] sw,
    output [15:0] led,
    output [6:0] seg,
    output dp,
    output [3:0] an,
    output RsTx
);
    wire slow, next, item, deal, send, clear;
    wire [41:0] cards;
    wire [23:0] line;
    wire [7:0] digit3, digit2, digit1, digit0;

    clk_divider #(.CLOCK_HZ(100_000_000)) divider (.clk(clk), .slow(slow));
    debouncer centre (.clk(slow), .button(btnC), .press(next));
    debouncer left (.clk(slow), .button(btnL), .press(item));
    deck source (.clk(slow), .next(deal), .cards(cards));

    poker game (.clk(slow), .btnC(next), .btnL(item), .sw(sw), .cards(cards),
                .deal(deal), .line(line), .clear(clear), .send(send),
                .LD(led), .SSD3(digit3), .SSD2(digit2), .SSD1(digit1),
                .SSD0(digit0));

    terminal #(.CLOCK_HZ(100_000_000)) screen (.clk(clk), .send(send),
        .clear(clear), .line(line), .tx(RsTx));
    ssd #(.CLOCK_HZ(100_000_000)) display (.clk(clk), .digit3(digit3),
        .digit2(digit2), .digit1(digit1), .digit0(digit0),
        .segments({dp, seg}), .anodes(an));
endmodule
