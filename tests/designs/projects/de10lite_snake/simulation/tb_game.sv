`timescale 1ns/1ps
module tb_game;
  import snake_pkg::*;
  logic clk = 0, reset = 1, frame = 1;
  field_t snake [0:MAX_LEN-1]; field_t food;
  logic [4:0] len; logic [7:0] score; logic dead;
  game dut(.fast(1'b1), .left(1'b0), .right(1'b0), .*);
  always #20 clk = ~clk;
  initial begin #100 reset = 0; #5000 $display("%d", score); $finish; end
endmodule
