module raster(input logic clk, output logic VGA_HS, VGA_VS, output logic [9:0] x, y);
  always_ff @(posedge clk) begin
    x <= (x == 799) ? '0 : x + 1'b1;
    if (x == 799) y <= (y == 524) ? '0 : y + 1'b1;
  end
  assign VGA_HS = ~(x >= 656 && x < 752);
  assign VGA_VS = ~(y >= 490 && y < 492);
endmodule
