// A stopwatch for a Basys 3: btnC starts and stops, btnU clears.
// Seconds and hundredths on four digits, a light for each ten seconds.
module stopwatch (
    input             clk,
    input             btnC,
    input             btnU,
    output     [15:0] led,
    output     [6:0]  seg,
    output            dp,
    output reg [3:0]  an
);
    wire start, clear;
    debounce u_start (.clk(clk), .in(btnC), .pressed(start));
    debounce u_clear (.clk(clk), .in(btnU), .pressed(clear));

    // A hundredth of a second is a million clocks.
    reg running = 0;
    reg [19:0] divider = 0;
    wire hundredth = running && divider == 999_999;
    always @(posedge clk) begin
        if (start) running <= !running;
        if (clear || hundredth) divider <= 0;
        else if (running) divider <= divider + 1;
    end

    reg [3:0] d0 = 0, d1 = 0, d2 = 0, d3 = 0;
    always @(posedge clk)
        if (clear) begin
            d0 <= 0; d1 <= 0; d2 <= 0; d3 <= 0;
        end else if (hundredth) begin
            d0 <= d0 == 9 ? 0 : d0 + 1;
            if (d0 == 9) d1 <= d1 == 9 ? 0 : d1 + 1;
            if (d0 == 9 && d1 == 9) d2 <= d2 == 9 ? 0 : d2 + 1;
            if (d0 == 9 && d1 == 9 && d2 == 9) d3 <= d3 == 5 ? 0 : d3 + 1;
        end

    // Each digit is on for 2.6 ms.
    reg [19:0] scan = 0;
    reg [3:0] digit;
    always @(posedge clk) scan <= scan + 1;
    always @*
        case (scan[19:18])
            0: begin an = 4'b1110; digit = d0; end
            1: begin an = 4'b1101; digit = d1; end
            2: begin an = 4'b1011; digit = d2; end
            default: begin an = 4'b0111; digit = d3; end
        endcase
    assign dp = an[2];
    segments u_segments (.digit(digit), .seg(seg));

    assign led = (16'd1 << d3) - 16'd1;
endmodule
