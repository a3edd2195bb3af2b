`timescale 1ns/1ps
// RUNNER on the Pmod OLED (128 x 32) in JB: jump over the boxes with BTNC.
// BTNU = new game. LEDs: score.
module runner(
  input  logic CLK100MHZ, CPU_RESETN,
  input  logic BTNC, BTNU,
  input  logic [1:0] SW,             // speed
  output logic [15:0] LED,
  output logic [8:1] JB              // 1 cs 2 sdin 3 - 4 sclk / 5 dc 6 res 7 vbat 8 vdd
);
  localparam int SHIP_X = 16;

  logic clk;
  assign clk = CLK100MHZ;
  logic frame, dead;
  logic [6:0] box_x;
  logic [4:0] height;                // of the runner above the ground
  logic [15:0] score;
  logic [6:0] col;
  logic [1:0] page;
  logic [7:0] pixels;

  // 700 pictures a second are too fast to play
  logic [1:0] skip;
  logic picture;
  always_ff @(posedge clk) if (picture) skip <= skip + 1;
  assign frame = picture && skip == 0;

  oled_spi spi(.clk, .rst_n(CPU_RESETN), .col, .page, .pixels, .frame(picture),
               .cs_n(JB[1]), .sdin(JB[2]), .sclk(JB[4]), .dc(JB[5]),
               .res_n(JB[6]), .vbat_n(JB[7]), .vdd_n(JB[8]));
  assign JB[3] = 1'b0;

  // up, then down again: a table is easier than physics
  logic [4:0] path [0:31];
  logic [4:0] t;
  initial $readmemh("jump.hex", path);
  assign height = path[t];

  logic [1:0] jump_s;
  logic want_jump;
  always_ff @(posedge clk, negedge CPU_RESETN) begin
    if (!CPU_RESETN) begin
      t <= 0; box_x <= 127; score <= 0; dead <= 0; want_jump <= 0; jump_s <= 0;
    end else begin
      jump_s <= {jump_s, BTNC};
      if (jump_s == 2'b01) want_jump <= 1;
      if (BTNU) begin dead <= 0; score <= 0; box_x <= 127; t <= 0; end
      else if (frame && !dead) begin
        if (t != 0) t <= t + 1;
        else if (want_jump) t <= 1;
        want_jump <= 0;
        if (box_x < 2 + SW) begin
          box_x <= 127;
          score <= score + 1;
        end else box_x <= box_x - (2 + SW);
        if (box_x > SHIP_X - 8 && box_x < SHIP_X + 8 && height < 8) dead <= 1;
      end
    end
  end

  // eight points of a column, the lowest bit on top
  always_comb begin
    logic [31:0] column;
    column = 32'h8000_0000;                              // ground
    if (col >= SHIP_X && col < SHIP_X + 8)
      column |= 32'h7F80_0000 >> height;
    if (col >= box_x && col < box_x + 8)
      column |= 32'h7F80_0000;
    if (dead) column = ~column;
    pixels = column[8*page +: 8];
  end
  assign LED = score;
endmodule
