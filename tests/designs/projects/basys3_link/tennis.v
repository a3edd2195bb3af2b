`timescale 1ns / 1ps
// LED tennis over two boards. The ball runs along the 16 LEDs and then over the
// wire (9600 baud, one byte) to the other board. Hit it with btnC while it is in
// the last four LEDs of your side, or it is lost.
//   JA1 = tx   JA2 = rx   (cross them!)
//   btnU = serve
module tennis(
    input clk,
    input btnC, btnU,
    input rx,
    output tx,
    output reg [15:0] led,
    output [6:0] seg, output reg [3:0] an, output dp
    );
    parameter STEP = 4000000;          // 25 LEDs a second
    parameter [7:0] BALL = "O", LOST = "X";

    reg [2:0] s;                       // synchronise
    reg [1:0] h;
    wire serve, hit;
    always @(posedge clk) s <= {s[1:0], btnU};
    always @(posedge clk) h <= {h[0], btnC};
    assign serve = s[1] & !s[2];
    assign hit = h[0] & !h[1];

    reg [22:0] timer;
    wire tick = timer == STEP - 1;
    reg here, coming;                  // ball is on this board; which way
    reg [3:0] at;
    reg [3:0] mine, yours;             // points
    reg send;
    reg [7:0] what;
    wire [7:0] got;

    uart_tx #(10416) t(clk, send, what, tx, busy);
    uart_rx #(10416) r(.clk(clk), .rx(rx), .data(got), .ready(ready));

    always @(posedge clk) begin
        send <= 0;
        timer <= tick ? 0 : timer + 1;
        if (serve && !here) begin
            here <= 1; coming <= 0; at <= 0; timer <= 0;
        end
        if (ready && got == BALL) begin
            here <= 1; coming <= 1; at <= 15; timer <= 0;
        end
        else if (ready && got == LOST)
            mine <= mine + 1;
        if (here && coming && hit && at < 4)
            coming <= 0;
        else if (here && tick) begin
            if (coming) begin
                if (at == 0) begin         // missed
                    here <= 0;
                    yours <= yours + 1;
                    send <= 1; what <= LOST;
                end
                else at <= at - 1;
            end
            else if (at == 15) begin       // off to the other one
                here <= 0;
                send <= 1; what <= BALL;
            end
            else at <= at + 1;
        end
    end

    always @(here or at) begin
        led = 0;
        if (here) led[at] = 1;
    end

    // mine left, yours right
    reg [17:0] scan;
    reg [3:0] v;
    always @(posedge clk) scan <= scan + 1;
    always @(scan[17] or mine or yours)
        if (scan[17]) begin an = 4'b0111; v = mine; end
        else begin an = 4'b1110; v = yours; end
    bcd7 dec(v, seg);
    assign dp = 1;
endmodule
