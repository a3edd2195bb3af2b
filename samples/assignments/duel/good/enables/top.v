// top - the duel on a Basys 2 without a second clock: everything runs at
// 50 MHz, and the game moves on where a pulse of 50 Hz enables it. Debouncers
// and display are our own.
module top (
    input mclk,
    input [3:0] btn,
    input [7:0] sw,
    output [7:0] Led,
    output reg [6:0] seg,
    output dp,
    output reg [3:0] an
);
    reg [19:0] divider = 0;
    wire pulse = divider == 20'd999_999;

    always @(posedge mclk)
        divider <= pulse ? 20'd0 : divider + 20'd1;

    // A button must rest for 10 ms before it is believed.
    wire [2:0] raw = {btn[3], btn[2], btn[0]};
    reg [2:0] sync0 = 0, sync = 0, steady = 0, taken = 0;
    reg [18:0] rest = 0;

    always @(posedge mclk) begin
        sync0 <= raw;
        sync <= sync0;
        if (sync == steady)
            rest <= 0;
        else if (rest == 19'd499_999) begin
            steady <= sync;
            rest <= 0;
        end else
            rest <= rest + 19'd1;
        if (pulse)
            taken <= steady;
    end

    wire [31:0] digits;

    duel game (.clk(mclk), .enable(pulse), .reset(steady[1]),
               .press_a(steady[2] & ~taken[2]),
               .press_b(steady[0] & ~taken[0]),
               .letter(sw[2:0]), .leds(Led), .digits(digits));

    wire [1:0] turn = divider[16:15];
    wire [7:0] now = digits >> {turn, 3'b000};

    assign dp = 1'b1;

    always @(posedge mclk) begin
        an <= ~(4'b0001 << turn);
        seg <= ~now[6:0];
    end
endmodule
