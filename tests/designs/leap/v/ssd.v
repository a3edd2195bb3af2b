// Four digits, scanned by the upper bits of a counter.
module ssd(input clk, input [15:0] value, output reg [3:0] an,
           output reg [6:0] seg);
    reg [9:0] scan = 0;
    reg [3:0] digit;
    always @(posedge clk) scan <= scan + 1;
    always @* begin
        an = ~(4'b1 << scan[9:8]);
        digit = value[scan[9:8] * 4 +: 4];
        case (digit)
        0: seg = 7'h40; 1: seg = 7'h79; 2: seg = 7'h24; 3: seg = 7'h30;
        4: seg = 7'h19; 5: seg = 7'h12; 6: seg = 7'h02; 7: seg = 7'h78;
        8: seg = 7'h00; 9: seg = 7'h10; 10: seg = 7'h08; 11: seg = 7'h03;
        12: seg = 7'h46; 13: seg = 7'h21; 14: seg = 7'h06;
        default: seg = 7'h0e;
        endcase
    end
endmodule
