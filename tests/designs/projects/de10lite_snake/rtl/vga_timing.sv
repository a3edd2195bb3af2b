module vga_timing(
  input  logic clk, reset,
  output logic hs, vs, visible, frame,
  output logic [9:0] x, y
);
  always_ff @(posedge clk or posedge reset)
    if (reset) begin
      x <= '0;
      y <= '0;
    end
    else if (x == 799) begin
      x <= '0;
      if (y == 524) y <= '0; else y <= y + 1'b1;
    end
    else x <= x + 1'b1;

  // one clock late, like the colours
  always_ff @(posedge clk) begin
    hs <= ~(x inside {[656:751]});
    vs <= ~(y == 490 || y == 491);
  end
  assign visible = (x < 640) && (y < 480);
  assign frame = (x == 0) && (y == 480);
endmodule

module hexdigit(input logic [3:0] v, output logic [7:0] seg);
  localparam logic [7:0] TABLE [0:15] = '{
    8'hC0, 8'hF9, 8'hA4, 8'hB0, 8'h99, 8'h92, 8'h82, 8'hF8,
    8'h80, 8'h90, 8'h88, 8'h83, 8'hC6, 8'hA1, 8'h86, 8'h8E };
  assign seg = TABLE[v];
endmodule
