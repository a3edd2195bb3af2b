// vga_bench.sv - how long pixels, lines and pictures of vga_controller last,
// by a stopwatch and a clock of 50 MHz.
`timescale 1ns/1ns

module vga_bench;

  logic clk_50 = 0, power_up = 1;
  logic vga_hs, vga_vs, vga_clk, vga_blank_n;
  integer pixel_from = 0, pixel_ns = 0, line_from = 0, line_ns = 0;
  integer picture_from = 0, pictures = 0, shown = 0;

  vga_controller dut (
    .clk_50,
    .reset_n          (1'b1),
    .avm_address      (),
    .avm_read         (),
    .avm_readdata     (32'd0),
    .avm_waitrequest  (1'b0),
    .fb_base_addr     (32'd0),
    .swap_request     (1'b0),
    .vsync_flag       (),
    .vga_r            (),
    .vga_g            (),
    .vga_b            (),
    .vga_hs,
    .vga_vs,
    .vga_blank_n,
    .vga_sync_n       (),
    .vga_clk,
    .power_up_i       (power_up),
    .avm_burstcount   (),
    .avm_readdatavalid(1'b0),
    .front            (),
    .pending          ()
  );

  always #10 clk_50 = !clk_50;
  initial #25 power_up = 0;

  always @(posedge vga_clk) begin
    pixel_ns = $time - pixel_from;
    pixel_from = $time;
    shown = shown + vga_blank_n;
  end

  always @(negedge vga_hs) begin
    line_ns = $time - line_from;
    line_from = $time;
  end

  always @(negedge vga_vs) begin
    if (pictures == 1) begin
      $display("pixel %0d ns, line %0d ns, picture %0d ns, %0d pixels shown",
               pixel_ns, line_ns, $time - picture_from, shown);
      $finish;
    end
    picture_from = $time;
    shown = 0;
    pictures = pictures + 1;
  end

endmodule
