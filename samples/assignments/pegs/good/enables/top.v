// top - pegs on a Nexys 3, all on the board's own clock: the game runs in one
// clock of a hundred thousand.
module top (
    input clk,
    input btns, btnl, btnr, btnu, btnd,
    input [0:0] sw,
    output [7:0] led,
    output [6:0] seg,
    output dp,
    output [3:0] an,
    output [5:0] ja, jb
);
    reg [16:0] count = 0;
    reg tick = 0;
    wire [4:0] press;
    wire next;
    wire [11:0] code;
    wire [7:0] digit3, digit2, digit1, digit0;

    always @(posedge clk) begin
        tick <= count == 99_999;
        count <= count == 99_999 ? 0 : count + 1;
    end

    button buttons [4:0] (.clk(clk), .tick(tick),
                          .pin({btns, btnl, btnr, btnu, btnd}), .press(press));
    secret codes (.clk(clk), .next(next & tick), .code(code));

    pegs game (.clk(clk), .tick(tick), .btnS(press[4]), .btnL(press[3]),
               .btnR(press[2]), .btnU(press[1]), .btnD(press[0]),
               .history(sw[0]), .code(code), .next(next), .LD(led),
               .SSD3(digit3), .SSD2(digit2), .SSD1(digit1), .SSD0(digit0),
               .RGB({jb, ja}));

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
