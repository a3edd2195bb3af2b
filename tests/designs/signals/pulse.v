// A light that a button turns on and off, with nets inside that do all sorts of
// things: count at each clock, rest, move now and then, be wide.
module once (
    input  clk,
    input  in,
    output pressed
);
    reg [5:0] seen = 0;
    always @(posedge clk)
        if (!in) seen <= 0;
        else if (seen != 6'd63) seen <= seen + 1;
    assign pressed = seen == 6'd62;
endmodule

module pulse (
    input         clk,
    input         btnC,
    output [15:0] led
);
    wire start;
    once u_start (.clk(clk), .in(btnC), .pressed(start));

    reg running = 0;
    reg [8:0] divider = 0;
    reg [11:0] slow = 0;
    reg [99:0] wide = 100'h1;
    always @(posedge clk) begin
        if (start) running <= !running;
        divider <= divider + 1;
        if (divider == 500) slow <= slow + 1;
        if (divider == 500 && running) wide <= {wide[98:0], wide[99]};
    end
    assign led = {slow, 3'd0, wide[50] & running};
endmodule
