// top - poker on a Basys 3, all on the board's own clock: the game runs in one
// clock of a hundred thousand.
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
    reg [16:0] count = 0;
    reg tick = 0;
    wire next, item, deal, send, clear;
    wire [41:0] cards;
    wire [23:0] line;
    wire [7:0] digit3, digit2, digit1, digit0;

    always @(posedge clk) begin
        tick <= count == 99_999;
        count <= count == 99_999 ? 0 : count + 1;
    end

    button centre (.clk(clk), .tick(tick), .pin(btnC), .press(next));
    button left (.clk(clk), .tick(tick), .pin(btnL), .press(item));
    deck source (.clk(clk), .next(deal & tick), .cards(cards));

    poker game (.clk(clk), .tick(tick), .btnC(next), .btnL(item), .sw(sw),
                .cards(cards), .deal(deal), .line(line), .clear(clear),
                .send(send), .LD(led), .SSD3(digit3), .SSD2(digit2),
                .SSD1(digit1), .SSD0(digit0));

    terminal #(.CLOCK_HZ(100_000_000)) screen (.clk(clk), .send(send),
        .clear(clear), .line(line), .tx(RsTx));
    ssd #(.CLOCK_HZ(100_000_000)) display (.clk(clk), .digit3(digit3),
        .digit2(digit2), .digit1(digit1), .digit0(digit0),
        .segments({dp, seg}), .anodes(an));
endmodule

// button - high for one tick when a button has been down for sixteen.
module button (
    input clk,
    input tick,
    input pin,
    output reg press
);
    reg [15:0] seen = 0;
    reg is_down = 0;

    initial press = 0;

    always @(posedge clk)
        if (tick) begin
            seen <= {seen[14:0], pin};
            press <= &seen & ~is_down;
            if (&seen) is_down <= 1;
            else if (~|seen) is_down <= 0;
        end
endmodule
