module tone_tb;
  logic clk = 0, rst_n = 0, out;
  tone dut(.clk, .rst_n, .period(18'd10), .out);
  always #5 clk = !clk;
  initial begin #20 rst_n = 1; #5000 $display("done"); $finish; end
endmodule
