// top - two-player Mastermind in one file, with one clocked block for all of
// it: no block of the assignment is used. It debounces, counts milliseconds
// and scans the digits itself, at 250 Hz for each, and is full of blocking
// assignments, which are right here because nothing else reads its registers.
module top(clk, btnL, btnC, btnR, sw, led, seg, dp, an);
  input clk, btnL, btnC, btnR;
  input [2:0] sw;
  output [7:0] led;
  output [6:0] seg;
  output dp;
  output [3:0] an;
  reg [7:0] led;
  reg [6:0] seg;
  reg [3:0] an;

  parameter START = 0, SCORE = 1, CALLM = 2, CODE = 3, CALLB = 4, LIVES = 5,
            GUESS = 6, JUDGE = 7, REVEAL = 8, ENDE = 9;

  reg [16:0] clocks;
  reg ms_tick;
  reg [4:0] cntA, cntB;
  reg stateA, stateB, pressA, pressB;
  reg [3:0] state;
  reg [11:0] timer;
  reg maker;                    // 0 is A
  reg [1:0] pointsA, pointsB, lives, pos;
  reg [2:0] c0, c1, c2, c3, g0, g1, g2, g3;
  reg [4:0] d0, d1, d2, d3, d;  // d0 is the leftmost
  reg [1:0] scan_ms, scan;
  reg right;

  assign dp = 1'b1;

  initial begin
    clocks = 0; cntA = 0; cntB = 0; stateA = 0; stateB = 0;
    state = START; timer = 0; maker = 0; pointsA = 0; pointsB = 0;
    lives = 3; pos = 0; scan = 0; scan_ms = 0;
  end

  function [1:0] pair;
    input [2:0] g, own, x, y, z;
    if (g == own) pair = 2'b11;
    else if (g == x || g == y || g == z) pair = 2'b01;
    else pair = 2'b00;
  endfunction

  always @(posedge clk) begin
    pressA = 0;
    pressB = 0;
    ms_tick = 0;
    if (clocks == 99999) begin
      clocks = 0;
      ms_tick = 1;
    end else
      clocks = clocks + 1;
    if (ms_tick) begin
      // a level counts when it has been there for 15 ms
      if (btnL != stateA) begin
        cntA = cntA + 1;
        if (cntA == 15) begin stateA = btnL; cntA = 0; pressA = btnL; end
      end else cntA = 0;
      if (btnR != stateB) begin
        cntB = cntB + 1;
        if (cntB == 15) begin stateB = btnR; cntB = 0; pressB = btnR; end
      end else cntB = 0;
      if (timer != 0) timer = timer - 1;
      scan_ms = scan_ms + 1;
      if (scan_ms == 0) scan = scan + 1;

      case (state)
        START: begin
          pointsA = 0;
          pointsB = 0;
          if (pressA || pressB) begin
            maker = ~pressA;
            state = SCORE;
            timer = 2000;
          end
        end
        SCORE: if (timer == 0) begin state = CALLM; timer = 2000; end
        CALLM: if (timer == 0) begin state = CODE; pos = 0; end
        CODE: if ((maker ? pressB : pressA) && sw != 0) begin
          case (pos) 0: c0 = sw; 1: c1 = sw; 2: c2 = sw; 3: c3 = sw; endcase
          if (pos == 3) begin state = CALLB; timer = 2000; end
          pos = pos + 1;
        end
        CALLB: if (timer == 0) begin
          state = LIVES;
          lives = 3;
          timer = 2000;
        end
        LIVES: if (timer == 0) begin state = GUESS; pos = 0; end
        GUESS: if ((maker ? pressA : pressB) && sw != 0) begin
          case (pos) 0: g0 = sw; 1: g1 = sw; 2: g2 = sw; 3: g3 = sw; endcase
          if (pos == 3) state = JUDGE;
          pos = pos + 1;
        end
        JUDGE: begin
          right = g0 == c0 && g1 == c1 && g2 == c2 && g3 == c3;
          if (maker ? pressA : pressB) begin
            timer = 2000;
            if (right) begin
              if (maker) pointsA = pointsA + 1; else pointsB = pointsB + 1;
              maker = ~maker;
              state = (pointsA == 2 || pointsB == 2) ? ENDE : SCORE;
            end else if (lives == 1) state = REVEAL;
            else begin lives = lives - 1; state = LIVES; end
          end
        end
        REVEAL: if (timer == 0) begin
          if (maker) pointsB = pointsB + 1; else pointsA = pointsA + 1;
          maker = ~maker;
          timer = 2000;
          state = (pointsA == 2 || pointsB == 2) ? ENDE : SCORE;
        end
        default: begin                  // the LEDs blink at once
          if (timer == 0) timer = 1000;
          if (pressA || pressB) state = START;
        end
      endcase
    end
    if (btnC) begin
      state = START; timer = 0; pos = 0; lives = 3; maker = 0;
      pointsA = 0; pointsB = 0;
    end

    // shapes: 0 - 7 letters, 8 dark, 9 A, 10 b, 11 P, 12 L, 16 and more digits
    d0 = 8; d1 = 8; d2 = 8; d3 = 8;
    led = 0;
    case (state)
      START: begin d1 = 9; d2 = 0; d3 = 10; end
      SCORE: begin d1 = 16 + pointsA; d2 = 0; d3 = 16 + pointsB; end
      CALLM: begin d1 = 11; d2 = 0; d3 = maker ? 10 : 9; end
      CALLB: begin d1 = 11; d2 = 0; d3 = maker ? 9 : 10; end
      LIVES: begin d1 = 12; d2 = 0; d3 = 16 + lives; end
      CODE: case (pos)
        0: d0 = sw;
        1: begin d0 = 0; d1 = sw; end
        2: begin d0 = 0; d1 = 0; d2 = sw; end
        3: begin d0 = 0; d1 = 0; d2 = 0; d3 = sw; end
      endcase
      GUESS: case (pos)
        0: d0 = sw;
        1: begin d0 = g0; d1 = sw; end
        2: begin d0 = g0; d1 = g1; d2 = sw; end
        3: begin d0 = g0; d1 = g1; d2 = g2; d3 = sw; end
      endcase
      JUDGE: begin
        d0 = g0; d1 = g1; d2 = g2; d3 = g3;
        led = {pair(g0, c0, c1, c2, c3),
               pair(g1, c1, c0, c2, c3),
               pair(g2, c2, c0, c1, c3),
               pair(g3, c3, c0, c1, c2)};
      end
      REVEAL: begin d0 = c0; d1 = c1; d2 = c2; d3 = c3; end
      default: begin
        d1 = 16 + pointsA; d2 = 0; d3 = 16 + pointsB;
        led = timer % 1000 < 500 ? 8'hFF : 8'h00;
      end
    endcase
    case (scan)
      0: begin an = 4'b0111; d = d0; end
      1: begin an = 4'b1011; d = d1; end
      2: begin an = 4'b1101; d = d2; end
      3: begin an = 4'b1110; d = d3; end
    endcase
    case (d)                            // gfedcba, low is lit
      0: seg = 7'b0111111;
      1, 9: seg = 7'b0001000;
      2: seg = 7'b1000110;
      3: seg = 7'b0000110;
      4: seg = 7'b0001110;
      5: seg = 7'b0001001;
      6, 12: seg = 7'b1000111;
      7: seg = 7'b1000001;
      10: seg = 7'b0000011;
      11: seg = 7'b0001100;
      16: seg = 7'b1000000;
      17: seg = 7'b1111001;
      18: seg = 7'b0100100;
      19: seg = 7'b0110000;
      default: seg = 7'b1111111;
    endcase
  end
endmodule
