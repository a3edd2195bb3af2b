// top - pegs on a Basys 3. The RGB LEDs are on the connectors JA and JB.
module top (
    input clk,
    input btnC, btnL, btnR, btnU, btnD,
    input [0:0] sw,
    output [7:0] led,
    output [6:0] seg,
    output dp,
    output [3:0] an,
    output [5:0] JA, JB
);
    wire slow, next;
    wire [4:0] press;
    wire [11:0] code;
    wire [7:0] digit3, digit2, digit1, digit0;

    clk_divider #(.CLOCK_HZ(100_000_000)) divider (.clk(clk), .slow(slow));
    debouncer submit (.clk(slow), .button(btnC), .press(press[4]));
    debouncer left (.clk(slow), .button(btnL), .press(press[3]));
    debouncer right (.clk(slow), .button(btnR), .press(press[2]));
    debouncer up (.clk(slow), .button(btnU), .press(press[1]));
    debouncer down (.clk(slow), .button(btnD), .press(press[0]));
    secret codes (.clk(slow), .next(next), .code(code));

    pegs game (.clk(slow), .btnS(press[4]), .btnL(press[3]), .btnR(press[2]),
               .btnU(press[1]), .btnD(press[0]), .history(sw[0]), .code(code),
               .next(next), .LD(led), .SSD3(digit3), .SSD2(digit2),
               .SSD1(digit1), .SSD0(digit0), .RGB({JB, JA}));

    ssd #(.CLOCK_HZ(100_000_000)) display (.clk(clk), .digit3(digit3),
        .digit2(digit2), .digit1(digit1), .digit0(digit0),
        .segments({dp, seg}), .anodes(an));
endmodule
