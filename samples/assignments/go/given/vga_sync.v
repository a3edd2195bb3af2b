// vga_sync - the beam of a monitor with 640 x 480 pixels, 60 times a second.
//
// A pixel takes two clocks of 50 MHz. x and y are where the beam is; visible is
// high in the picture. While on is low the beam rests and the monitor sleeps.
module vga_sync (
    input clk,                          // 50 MHz
    input on,
    output reg [9:0] x, y,
    output visible,
    output hs, vs,                      // low in a sync pulse
    output reg half                     // high in a pixel's second clock
);
    initial begin
        x = 0;
        y = 0;
        half = 0;
    end

    always @(posedge clk)
        if (!on) begin
            x <= 0;
            y <= 0;
            half <= 0;
        end else begin
            half <= ~half;
            if (half) begin
                x <= x == 799 ? 0 : x + 1;
                if (x == 799)
                    y <= y == 524 ? 0 : y + 1;
            end
        end

    assign visible = on && x < 640 && y < 480;
    assign hs = !(x >= 656 && x < 752);
    assign vs = !(y >= 490 && y < 492);
endmodule
