// top - checkers on a Basys 3, all on the board's own clock: the game runs in
// one clock of a hundred thousand.
module top (
    input clk,
    input btnC, btnL, btnU,
    input [6:0] sw,
    output [2:0] led,
    output reg [7:0] line, reds, greens
);
    reg [16:0] count = 0;
    reg tick = 0;
    reg [6:0] switches = 0;
    wire [2:0] press;
    reg [2:0] shown = 0;
    wire [2:0] next = shown + 1;
    wire [7:0] red_row, green_row;

    always @(posedge clk) begin
        tick <= count == 99_999;
        count <= count == 99_999 ? 0 : count + 1;
        if (tick) switches <= sw;
    end

    button buttons [2:0] (.clk(clk), .tick(tick), .pin({btnU, btnL, btnC}),
                          .press(press));

    checkers game (.clk(clk), .tick(tick), .reset(press[2]),
                   .clear(press[1]), .enter(press[0]),
                   .row(switches[5:3]), .col(switches[2:0]), .viewrow(next),
                   .reds(red_row), .greens(green_row), .red_turn(led[0]),
                   .black_turn(led[1]), .error(led[2]));

    // The array, with a driver of its own.
    initial line = 8'hff;

    always @(posedge clk)
        if (tick) begin
            shown <= next;
            line <= switches[6] ? 8'hff : ~(8'h01 << next);
            reds <= red_row;
            greens <= green_row;
        end
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
