import snake_pkg::*;

// moves the snake, once every eight pictures (fast: every two)
module game(
  input  logic clk, reset, frame, fast, left, right,
  output field_t snake [0:MAX_LEN-1],
  output logic [4:0] len,
  output field_t food,
  output logic [7:0] score,
  output logic dead
);
  dir_t dir;
  logic [2:0] wait_frames;
  logic [1:0] l_sync, r_sync;
  logic turn_l, turn_r;
  logic [7:0] random;
  logic bite;
  field_t next_head;

  assign next_head = step(snake[0], dir);

  always_comb begin
    bite = 1'b0;
    for (int i = 1; i < MAX_LEN; i++)
      if (i < len && snake[i] == next_head)
        bite = 1'b1;
  end

  always_ff @(posedge clk) begin
    random <= {random[6:0], ~(random[7] ^ random[5] ^ random[4] ^ random[3])};
    l_sync <= {l_sync[0], left};
    r_sync <= {r_sync[0], right};
    if (l_sync == 2'b01) turn_l <= 1;
    if (r_sync == 2'b01) turn_r <= 1;

    if (reset || len == 0) begin            // len is 0 at power up
      len <= 3;
      dir <= RIGHT;
      dead <= 0;
      score <= 0;
      food.x <= 10; food.y <= 6;
      for (int i = 0; i < MAX_LEN; i++) begin
        snake[i].x <= 4 - i;
        snake[i].y <= 6;
      end
    end else if (frame && !dead) begin
      wait_frames <= wait_frames + 1;
      if (turn_l) dir <= dir_t'(dir - 2'd1);
      else if (turn_r) dir <= dir_t'(dir + 2'd1);
      turn_l <= 0; turn_r <= 0;
      if (fast ? wait_frames[0] : wait_frames == 7) begin
        for (int i = MAX_LEN - 1; i > 0; i--)
          snake[i] <= snake[i - 1];
        snake[0] <= next_head;
        if (bite) dead <= 1;
        if (next_head == food) begin
          if (len < MAX_LEN) len <= len + 1;
          score <= score + 1;
          food.x <= random[3:0];
          food.y <= random[6:4] + 2;
        end
      end
    end
  end
endmodule
