// first try, without the PLL. do not use
module reaction(input clk, input [3:0] lab_btn, output [7:0] lab_led);
assign lab_led = {8{lab_btn[0]}};
endmodule
