// top - poker on a Nexys A7, with the four digits on the right. The terminal
// is at the other end of the USB cable.
module top (
    input CLK100MHZ,
    input BTNC, BTNL,
    input [15:0] SW,
    output [15:0] LED,
    output CA, CB, CC, CD, CE, CF, CG, DP,
    output [7:0] AN,
    output UART_RXD_OUT
);
    wire slow, next, item, deal, send, clear;
    wire [41:0] cards;
    wire [23:0] line;
    wire [7:0] digit3, digit2, digit1, digit0;

    assign AN[7:4] = 4'b1111;

    clk_divider #(.CLOCK_HZ(100_000_000)) divider (.clk(CLK100MHZ),
                                                   .slow(slow));
    debouncer centre (.clk(slow), .button(BTNC), .press(next));
    debouncer left (.clk(slow), .button(BTNL), .press(item));
    deck source (.clk(slow), .next(deal), .cards(cards));

    poker game (.clk(slow), .btnC(next), .btnL(item), .sw(SW), .cards(cards),
                .deal(deal), .line(line), .clear(clear), .send(send),
                .LD(LED), .SSD3(digit3), .SSD2(digit2), .SSD1(digit1),
                .SSD0(digit0));

    terminal #(.CLOCK_HZ(100_000_000)) screen (.clk(CLK100MHZ), .send(send),
        .clear(clear), .line(line), .tx(UART_RXD_OUT));
    ssd #(.CLOCK_HZ(100_000_000)) display (.clk(CLK100MHZ), .digit3(digit3),
        .digit2(digit2), .digit1(digit1), .digit0(digit0),
        .segments({DP, CG, CF, CE, CD, CC, CB, CA}), .anodes(AN[3:0]));
endmodule
