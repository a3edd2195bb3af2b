// A bar of 8 by 8 points on a Pmod OLED, connector JB of a Nexys A7; while BTNC
// is held the display shows the opposite of everything.
module oled (
    input        CLK100MHZ,
    input        BTNC,
    output [4:1] JB_UP,
    output [4:1] JB_LOW
);
    reg [4:0] slow = 0;
    reg [3:0] sent = 0;                             // words so far
    reg [3:0] step = 0;                             // twice a bit, and a pause
    reg [2:0] at = 0;
    reg sclk = 0, cs_n = 1, dc = 0, opposite = 0;
    reg [7:0] shift = 0;

    always @(posedge CLK100MHZ) begin
        slow <= slow + 1;
        if (slow == 0) begin
            if (cs_n) begin                         // the next word
                at <= 0; sclk <= 0;
                if (sent == 0)
                    {cs_n, dc, shift} <= 10'h0AF;   // on
                else if (sent < 9)
                    {cs_n, dc, shift} <= 10'h1FF;   // eight points
                else if (opposite != BTNC) begin
                    {cs_n, dc, shift} <= {2'b00, 7'h53, BTNC};
                    opposite <= BTNC;
                end
            end else if (!sclk)
                sclk <= 1;
            else begin
                sclk <= 0; shift <= shift << 1; at <= at + 1;
                if (at == 7) begin
                    cs_n <= 1;
                    if (sent < 9) sent <= sent + 1;
                end
            end
        end
    end
    assign JB_UP = {sclk, 1'b0, shift[7], cs_n};
    assign JB_LOW = {2'b00, 1'b1, dc};              // supplies on, no reset
endmodule
