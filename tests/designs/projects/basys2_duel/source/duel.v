`include "letters.vh"
// the game. One big always, numbers of states from our diagram.
module duel (clk, rst, a, b, letter, leds, message);
input clk, rst, a, b;
input [2:0] letter;
output reg [7:0] leds;
output reg [23:0] message;

parameter S0 = 0, SCORE = 1, CALL_M = 2, CODE = 3, CALL_B = 4, LIVES = 5, GUESS = 6,
          JUDGE = 7, REVEAL = 8, OVER = 9;
parameter TWO_SEC = 2000;

reg [3:0] st;
reg maker;              // 0 = A makes
reg [11:0] code, guess; // four letters, the first one on the left
reg [1:0] n;
reg [1:0] pa, pb, lives;
reg [11:0] t;
reg [7:0] marks;
integer i, j;

wire maker_key = maker ? b : a;
wire breaker_key = maker ? a : b;

function [5:0] show_letter;
input [2:0] l;
   case (l)
      3'b001: show_letter = `CH_A;
      3'b010: show_letter = `CH_C;
      3'b011: show_letter = `CH_E;
      3'b100: show_letter = `CH_F;
      3'b101: show_letter = `CH_H;
      3'b110: show_letter = `CH_L;
      3'b111: show_letter = `CH_U;
      default: show_letter = `DASH;
   endcase
endfunction

// put letter number k of a word
task put;
inout [11:0] word;
input [1:0] k;
input [2:0] l;
   case (k)
      0: word[11:9] = l;
      1: word[8:6] = l;
      2: word[5:3] = l;
      3: word[2:0] = l;
   endcase
endtask

// 11 right, 01 somewhere else, 00 not there
always @(code or guess) begin
   marks = 0;
   for (i = 0; i < 4; i = i + 1)
      if (code[3*i +: 3] == guess[3*i +: 3])
         marks[2*i +: 2] = 2'b11;
      else
         for (j = 0; j < 4; j = j + 1)
            if (code[3*j +: 3] == guess[3*i +: 3]) marks[2*i +: 2] = 2'b01;
end

always @(posedge clk or posedge rst)
if (rst) begin
   st <= S0; pa <= 0; pb <= 0; t <= 0; n <= 0;
end else begin
   t <= t + 1;
   case (st)
   S0: begin
      pa <= 0; pb <= 0; t <= 0;
      if (a || b) begin maker <= b; st <= SCORE; end
   end
   SCORE: if (t == TWO_SEC) begin
      t <= 0;
      st <= (pa == 2 || pb == 2) ? OVER : CALL_M;
   end
   CALL_M: if (t == TWO_SEC) begin n <= 0; st <= CODE; end
   CODE: if (maker_key && letter != 0) begin
      put(code, n, letter);
      n <= n + 1;
      if (n == 3) begin t <= 0; lives <= 3; st <= CALL_B; end
   end
   CALL_B: if (t == TWO_SEC) begin t <= 0; st <= LIVES; end
   LIVES: if (t == TWO_SEC) begin n <= 0; st <= GUESS; end
   GUESS: if (breaker_key && letter != 0) begin
      put(guess, n, letter);
      n <= n + 1;
      if (n == 3) st <= JUDGE;
   end
   JUDGE: if (breaker_key) begin
      t <= 0;
      if (&marks) begin
         if (maker) pa <= pa + 1; else pb <= pb + 1;
         maker <= ~maker;
         st <= SCORE;
      end else if (lives == 1)
         st <= REVEAL;
      else begin
         lives <= lives - 1;
         st <= LIVES;
      end
   end
   REVEAL: if (t == TWO_SEC) begin
      t <= 0;
      if (maker) pb <= pb + 1; else pa <= pa + 1;
      maker <= ~maker;
      st <= SCORE;
   end
   OVER: begin
      if (t == 999) t <= 0;
      if (a || b) st <= S0;
   end
   endcase
end

// what is on the display
always @(*) begin
   message = {`_, `_, `_, `_};
   leds = 8'd0;
   case (st)
   S0:     message = {`_, `CH_A, `DASH, `CH_B};
   SCORE:  message = {`_, `NUM(pa), `DASH, `NUM(pb)};
   CALL_M: message = {`_, `CH_P, `DASH, (maker ? `CH_B : `CH_A)};
   CALL_B: message = {`_, `CH_P, `DASH, (maker ? `CH_A : `CH_B)};
   LIVES:  message = {`_, `CH_L, `DASH, `NUM(lives)};
   CODE: case (n)
      0: message = {show_letter(letter), `_, `_, `_};
      1: message = {`DASH, show_letter(letter), `_, `_};
      2: message = {`DASH, `DASH, show_letter(letter), `_};
      3: message = {`DASH, `DASH, `DASH, show_letter(letter)};
   endcase
   GUESS: begin
      message[23:18] = show_letter(n == 0 ? letter : guess[11:9]);
      message[17:12] = n < 1 ? `_ : show_letter(n == 1 ? letter : guess[8:6]);
      message[11:6]  = n < 2 ? `_ : show_letter(n == 2 ? letter : guess[5:3]);
      message[5:0]   = n < 3 ? `_ : show_letter(letter);
   end
   JUDGE: begin
      leds = marks;
      message = {show_letter(guess[11:9]), show_letter(guess[8:6]), show_letter(guess[5:3]), show_letter(guess[2:0])};
   end
   REVEAL: message = {show_letter(code[11:9]), show_letter(code[8:6]), show_letter(code[5:3]), show_letter(code[2:0])};
   OVER: begin
      message = {`_, `NUM(pa), `DASH, `NUM(pb)};
      if (t < 500) leds = 8'hFF;
   end
   endcase
end
endmodule
