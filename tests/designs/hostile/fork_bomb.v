module top(input clk, input [3:0] sw, output [3:0] led);
  task automatic grow; begin fork grow; grow; join end endtask
  initial grow;
  assign led = sw;
endmodule
