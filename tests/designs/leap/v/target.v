// A picture with a place drawn at random: two feedback registers run freely, one
// of them in steps, and are read once in a frame, or when the button is pressed.
module target(input clk, input shoot, input rst, output reg hs = 1,
              output reg vs = 1, output reg red = 0, output reg [5:0] hits = 0);
    reg [1:0] div = 0;
    reg [7:0] x = 0;
    reg [6:0] y = 0;
    reg [22:0] fib = 1;
    reg [31:0] galois = 32'h80000057;
    reg [6:0] tx = 50, ty = 50;
    reg [1:0] held = 0;
    always @(posedge clk) begin
        div <= div + 1;
        fib <= {fib[21:0], ~(fib[22] ^ fib[17])};
        if (div[0]) galois <= galois[0] ? galois >> 1 ^ 32'h80000057
                                        : galois >> 1;
        held <= {held[0], shoot};
        if (held == 2'b01) hits <= hits + fib[0] + 1;
        if (rst) begin galois <= 1; fib <= 1; hits <= 0; end
        if (div == 3) begin
            x <= x == 219 ? 0 : x + 1;
            if (x == 219) y <= y == 109 ? 0 : y + 1;
            if (x == 219 && y == 109) begin
                tx <= fib[6:0]; ty <= galois[12:6];
            end
            hs <= !(x >= 200 && x < 210);
            vs <= y != 105;
            red <= x[7:2] == tx[6:1] && y[6:2] == ty[6:2];
        end
    end
endmodule
