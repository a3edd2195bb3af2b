import snake_pkg::*;

module snake_top(
  input MAX10_CLK1_50,
  input [1:0] KEY,            // KEY1 turns left, KEY0 turns right
  input [9:0] SW,             // SW9 reset, SW0 fast
  output logic [3:0] VGA_R, [3:0] VGA_G, [3:0] VGA_B,
  output logic VGA_HS, VGA_VS,
  output logic [7:0] HEX0, HEX1,
  output logic [9:0] LEDR
);
  logic clk, reset, frame, dead;
  logic [9:0] x, y;
  logic visible;
  logic [7:0] score;
  field_t food;
  field_t snake [0:MAX_LEN-1];
  logic [4:0] len;

  pll pll_inst(.inclk0(MAX10_CLK1_50), .c0(clk));
  assign reset = SW[9];

  vga_timing vga(.clk, .reset, .hs(VGA_HS), .vs(VGA_VS), .visible, .x, .y, .frame);
  game game_inst(.clk, .reset, .frame, .fast(SW[0]), .left(~KEY[1]), .right(~KEY[0]),
                 .snake, .len, .food, .score, .dead);

  // picture
  field_t here;
  logic on_snake;
  assign here.x = x / 40;
  assign here.y = y / 40;

  always_comb begin
    on_snake = 0;
    for (int i = 0; i < MAX_LEN; i++)
      if (i < len && snake[i] == here) on_snake = 1;
  end

  always_ff @(posedge clk) begin
    VGA_R <= 0; VGA_G <= 0; VGA_B <= 0;
    if (visible) begin
      if (dead)              VGA_R <= 4'hF;
      else if (on_snake)     VGA_G <= 4'hF;
      else if (here == food) {VGA_R, VGA_G} <= 8'hFF;
      else                   VGA_B <= 4'h3;
    end
  end

  hexdigit h0(.v(score[3:0]), .seg(HEX0));
  hexdigit h1(.v(score[7:4]), .seg(HEX1));
  assign LEDR = {dead, 4'b0, len};
endmodule
