`include "letters.vh"
module ssd (clk, msg, seg, an, spare);
input clk;
input [23:0] msg;
output [6:0] seg;
output [3:0] an;
output spare;
reg [16:0] c;
reg [5:0] ch;
reg [3:0] an;
reg [6:0] seg;

always @(posedge clk) c <= c + 1;
always @(*) begin
   case (c[16:15])
      0: begin an = 4'b1110; ch = msg[5:0]; end
      1: begin an = 4'b1101; ch = msg[11:6]; end
      2: begin an = 4'b1011; ch = msg[17:12]; end
      3: begin an = 4'b0111; ch = msg[23:18]; end
   endcase
   case (ch)      //      gfedcba
      `DASH: seg = ~7'b1000000;
      `CH_A: seg = ~7'b1110111;
      `CH_B: seg = ~7'b1111100;
      `CH_C: seg = ~7'b0111001;
      `CH_E: seg = ~7'b1111001;
      `CH_F: seg = ~7'b1110001;
      `CH_H: seg = ~7'b1110110;
      `CH_L: seg = ~7'b0111000;
      `CH_U: seg = ~7'b0111110;
      `CH_P: seg = ~7'b1110011;
      `NUM(0): seg = ~7'b0111111;
      `NUM(1): seg = ~7'b0000110;
      `NUM(2): seg = ~7'b1011011;
      `NUM(3): seg = ~7'b1001111;
      default: seg = ~7'b0000000;
   endcase
end
endmodule
