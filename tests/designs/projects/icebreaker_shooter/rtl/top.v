`default_nettype none
// Shooter on an 8x8 matrix behind two 74HC595, Pmod P1A
// BTN_N on the board fires, the three buttons of the Pmod P2: left, fire, right
module top (
    input  wire CLK,
    input  wire BTN_N,
    input  wire P24, P29, P210,      // BTN2, BTN1, BTN3 of the snap-off board
    output wire P1A1, P1A2, P1A3,    // SER SRCLK RCLK
    output wire LEDR_N, LEDG_N
);
    wire clk, locked;

    // 12 -> 24 MHz
    SB_PLL40_CORE #(
        .FEEDBACK_PATH("SIMPLE"),
        .PLLOUT_SELECT("GENCLK"),
        .DIVR(4'b0000),
        .DIVF(7'b0111111),
        .DIVQ(3'b101),
        .FILTER_RANGE(3'b001)
    ) uut (
        .LOCK(locked),
        .RESETB(1'b1),
        .BYPASS(1'b0),
        .REFERENCECLK(CLK),
        .PLLOUTCORE(clk)
    );

    // power up reset, see the icestorm examples
    reg [5:0] reset_cnt = 0;
    wire resetn = &reset_cnt;
    always @(posedge clk)
        reset_cnt <= reset_cnt + {5'b0, !resetn};

    wire [2:0] ship;
    wire [2:0] alien_x, alien_y, shot_x, shot_y;
    wire shot_on, hit, lost;
    wire [7:0] rows [0:7];

    game g (.clk(clk), .resetn(resetn), .left(P29), .right(P210),
            .fire(P24 | ~BTN_N), .ship(ship), .ax(alien_x), .ay(alien_y),
            .sx(shot_x), .sy(shot_y), .shot_on(shot_on), .hit(hit), .lost(lost));

    // picture, one row after the other
    genvar r;
    generate
        for (r = 0; r < 8; r = r + 1) begin : picture
            wire [7:0] alien = (alien_y == r) ? 8'h80 >> alien_x : 8'h00;
            wire [7:0] shot = (shot_on && shot_y == r) ? 8'h80 >> shot_x : 8'h00;
            if (r == 7) begin : bottom
                assign rows[r] = lost ? 8'hFF : alien | (8'h80 >> ship);
            end else begin : air
                assign rows[r] = lost ? 8'h00 : alien | shot;
            end
        end
    endgenerate

    hc595 out (.clk(clk), .r0(rows[0]), .r1(rows[1]), .r2(rows[2]), .r3(rows[3]),
               .r4(rows[4]), .r5(rows[5]), .r6(rows[6]), .r7(rows[7]),
               .ser(P1A1), .srclk(P1A2), .rclk(P1A3));

    assign LEDG_N = ~hit;
    assign LEDR_N = ~lost;
endmodule
