// CODE DUEL  --  Basys2
// two players, A and b. One makes a code of four letters, the other has 3 tries.
//   BTN3 player A    BTN0 player b    BTN2 reset    SW2..0 letter
// authors: us two, lab group 7
`include "letters.vh"

module duel_top (mclk, btn, sw, led, seg, dp, an);
input mclk;
input [3:0] btn;
input [7:0] sw;
output [7:0] led;
output [6:0] seg;
output dp;
output [3:0] an;

wire clk1k;
wire a, b, rst;
wire [23:0] msg;       // four characters of six bits
clkdiv #(25000) d (mclk, clk1k);
button ba (clk1k, btn[3], a);
button bb (clk1k, btn[0], b);
assign rst = btn[2];
duel game (.clk(clk1k), .rst(rst), .a(a), .b(b), .letter(sw[2:0]), .leds(led), .message(msg));
ssd show (mclk, msg, seg, an, );
assign dp = 1'b1;
endmodule


// 1 kHz from 50 MHz. a derived clock, we know
module clkdiv (clkin, clkout);
parameter HALF = 25000;
input clkin;
output reg clkout;
integer count;
initial count = 0;
always @(posedge clkin)
   if (count == HALF - 1) begin
      count = 0;
      clkout = ~clkout;
   end else
      count = count + 1;
endmodule


module button (clk, in, pulse);
input clk, in;
output pulse;
reg [9:0] hist;
reg p;
always @(posedge clk) begin
   hist = {hist[8:0], in};
   p = (hist == 10'b0111111111);
end
assign pulse = p;
endmodule
