// What the other designs have not, of all that is leaped over: a counter that
// stops at its lower end, two that are compared, one with a sign, a sum and a
// difference, a row of bits that turns at every clock, a choice between
// counters, one that counts only at the end of another, one that a counter
// clears without a clock.
module classes(input clk, input rst, input [1:0] en, output empty, output meet,
               output below, output apart, output picked, output turned,
               output reg [3:0] slow = 0, output reg held = 0, output far);
    reg [11:0] fuse = 3000;
    reg [9:0] hare = 0, tortoise = 300;
    reg signed [10:0] swing = -700;
    reg [23:0] ring = 24'h00f0ff;
    reg [15:0] galois = 16'hace1;
    reg side = 0;
    reg [7:0] low = 0;
    reg [5:0] high = 0;
    reg [9:0] lap = 0;
    wire full = low == 8'd100;
    assign far = lap > 10'd200;
    always @(posedge clk or posedge full)
        if (full) lap <= 0;
        else lap <= lap + 1;
    assign empty = fuse == 0;
    assign meet = hare == tortoise;
    assign below = swing < -11'sd300;
    assign apart = (hare - tortoise) > 10'd600;
    assign picked = (side ? hare : tortoise) > 10'd900;
    assign turned = held ^ slow[3];
    always @(posedge clk or posedge rst)
        if (rst) fuse <= 3000;
        else if (|fuse) fuse <= fuse - 1;
    always @(posedge clk) begin
        hare <= hare + 1;
        tortoise <= tortoise + 3;
        swing <= swing + 1;
        ring <= {ring[22:0], ring[23]};
        galois <= galois[0] ? galois >> 1 ^ 16'hb400 : galois >> 1;
        low <= low + 1;
        if (&low) high <= high + 1;
        if (&low && &high) begin
            slow <= slow + 1;
            side <= en[0] ? ~side : ^galois;
            held <= en[1] ? ring[0] : ring[3] ^ galois[7];
        end
    end
endmodule
