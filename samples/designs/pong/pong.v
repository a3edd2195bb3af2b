// A ball that bounces on a monitor, on a Nexys A7. BTNU and BTND move the bat;
// the switches colour the court, and LEDs count what was missed.
module pong (
    input         CLK100MHZ,
    input         CPU_RESETN,
    input         BTNU,
    input         BTND,
    input  [2:0]  SW,
    output [15:0] LED,
    output [3:0]  VGA_R,
    output [3:0]  VGA_G,
    output [3:0]  VGA_B,
    output        VGA_HS,
    output        VGA_VS
);
    // Four clocks for a pixel: 640 x 480 at 60 Hz.
    reg [1:0] divider = 0;
    wire pixel = divider == 0;
    reg [9:0] x = 0, y = 0;
    always @(posedge CLK100MHZ) begin
        divider <= divider + 1;
        if (pixel) begin
            x <= x == 799 ? 0 : x + 1;
            if (x == 799) y <= y == 524 ? 0 : y + 1;
        end
    end
    assign VGA_HS = !(x >= 656 && x < 752);
    assign VGA_VS = !(y >= 490 && y < 492);

    // All moves are made between two pictures.
    wire frame = pixel && x == 0 && y == 480;
    reg [9:0] ball_x = 320, ball_y = 100, bat = 200;
    reg right = 0, down = 1;
    reg [15:0] missed = 0;
    wire hits = ball_y + 12 > bat && ball_y < bat + 80;
    always @(posedge CLK100MHZ)
        if (!CPU_RESETN) begin
            ball_x <= 320; ball_y <= 100; bat <= 200; missed <= 0;
            right <= 0; down <= 1;
        end else if (frame) begin
            ball_x <= right ? ball_x + 4 : ball_x - 4;
            ball_y <= down ? ball_y + 3 : ball_y - 3;
            if (ball_x >= 624) right <= 0;
            if (ball_x <= 32 && !right) begin
                right <= 1;
                if (!hits) missed <= missed + 1;
            end
            if (ball_y >= 464) down <= 0;
            if (ball_y <= 8) down <= 1;
            if (BTNU && bat > 4) bat <= bat - 5;
            if (BTND && bat < 396) bat <= bat + 5;
        end
    assign LED = missed;

    wire is_seen = x < 640 && y < 480;
    wire is_ball = x >= ball_x && x < ball_x + 12 && y >= ball_y && y < ball_y + 12;
    wire is_bat = x >= 20 && x < 32 && y >= bat && y < bat + 80;
    wire is_net = x >= 318 && x < 322 && y[4];
    wire [11:0] court = {1'b0, SW[2], 2'b00, 1'b0, SW[1], 2'b01, 1'b0, SW[0], 2'b10};
    wire [11:0] colour = is_ball ? 12'hff0 : is_bat ? 12'h4f4 : is_net ? 12'h888 : court;
    assign {VGA_R, VGA_G, VGA_B} = is_seen ? colour : 12'h000;
endmodule
