// duel - two-player Mastermind, SystemVerilog as some books write it: one
// process for the next values of everything, one for the registers.
module duel (
    input clk, enable, reset, press_a, press_b,
    input [2:0] letter,
    output reg [7:0] leds,
    output reg [31:0] digits
);
    localparam Start = 0, Score = 1, Call = 2, Entry = 3, Lives = 4,
               Verdict = 5, Code = 6, Finish = 7;

    // `making`: Call and Entry are those of the maker, else of the breaker.
    reg [2:0] state = Start, state_d;
    reg making = 0, making_d, b_makes = 0, b_makes_d;
    reg [6:0] left = 0, left_d;
    reg [1:0] a = 0, a_d, b = 0, b_d, life = 0, life_d, n = 0, n_d;
    reg [11:0] code = 0, code_d, guess = 0, guess_d;

    wire b_acts = b_makes == making;
    wire acts = b_acts ? press_b : press_a;
    wire found = code == guess;

    always @(*) begin
        state_d = state;
        making_d = making;
        b_makes_d = b_makes;
        left_d = left == 0 ? 7'd0 : left - 7'd1;
        a_d = a;
        b_d = b;
        life_d = life;
        n_d = n;
        code_d = code;
        guess_d = guess;
        case (state)
            Start: if (press_a | press_b) begin
                b_makes_d = ~press_a;
                a_d = 0;
                b_d = 0;
                state_d = Score;
                left_d = 99;
            end
            Score: if (left == 0) begin
                left_d = 99;
                making_d = 1;
                state_d = a == 2 || b == 2 ? Finish : Call;
            end
            Call: if (left == 0) begin
                left_d = 99;
                n_d = 0;
                state_d = making ? Entry : Lives;
            end
            Lives: if (left == 0) begin
                n_d = 0;
                state_d = Entry;
            end
            Entry: if (acts && letter != 0) begin
                n_d = n + 2'd1;
                if (making) code_d = {code[8:0], letter};
                else guess_d = {guess[8:0], letter};
                if (n == 3) begin
                    left_d = 99;
                    life_d = making ? 2'd3 : life;
                    making_d = 0;
                    state_d = making ? Call : Verdict;
                end
            end
            Verdict: if (acts) begin
                left_d = 99;
                life_d = life - 2'd1;
                if (found) begin
                    if (b_acts) b_d = b + 2'd1; else a_d = a + 2'd1;
                    b_makes_d = ~b_makes;
                    state_d = Score;
                end else if (life == 1) begin
                    if (b_acts) a_d = a + 2'd1; else b_d = b + 2'd1;
                    state_d = Code;
                end else
                    state_d = Lives;
            end
            Code: if (left == 0) begin
                left_d = 99;
                b_makes_d = ~b_makes;
                state_d = Score;
            end
            Finish: begin
                if (left == 0) left_d = 99;
                if (press_a | press_b) state_d = Start;
            end
        endcase
        if (reset) state_d = Start;
    end

    always @(posedge clk)
        if (enable) begin
            state <= state_d;
            making <= making_d;
            b_makes <= b_makes_d;
            left <= left_d;
            a <= a_d;
            b <= b_d;
            life <= life_d;
            n <= n_d;
            code <= code_d;
            guess <= guess_d;
        end

    reg [7:0] glyph [0:7];
    reg [7:0] number [0:3];

    initial begin
        glyph[0] = 8'h40; glyph[1] = 8'h77; glyph[2] = 8'h39;
        glyph[3] = 8'h79; glyph[4] = 8'h71; glyph[5] = 8'h76;
        glyph[6] = 8'h38; glyph[7] = 8'h3e;
        number[0] = 8'h3f; number[1] = 8'h06; number[2] = 8'h5b;
        number[3] = 8'h4f;
    end

    function holds(input [11:0] all, input [2:0] one);
        holds = all[11:9] == one || all[8:6] == one || all[5:3] == one
             || all[2:0] == one;
    endfunction

    wire [31:0] code_word = {glyph[code[11:9]], glyph[code[8:6]],
                             glyph[code[5:3]], glyph[code[2:0]]};
    wire [31:0] guess_word = {glyph[guess[11:9]], glyph[guess[8:6]],
                              glyph[guess[5:3]], glyph[guess[2:0]]};
    wire [31:0] entered = making ? 32'h40404040 : guess_word;
    wire [31:0] with_next = {entered[23:0], glyph[letter]};

    always @(*) begin
        leds = 0;
        case (state)
            Start: digits = 32'h0077407c;
            Score, Finish: digits = {8'h00, number[a], 8'h40, number[b]};
            Call: digits = {24'h007340, b_acts ? 8'h7c : 8'h77};
            Lives: digits = {24'h003840, number[life]};
            Entry: case (n)
                0: digits = {glyph[letter], 24'h0};
                1: digits = {with_next[15:0], 16'h0};
                2: digits = {with_next[23:0], 8'h0};
                3: digits = with_next;
            endcase
            Verdict: digits = guess_word;
            default: digits = code_word;
        endcase
        if (state == Verdict)
            leds = {guess[11:9] == code[11:9], holds(code, guess[11:9]),
                    guess[8:6] == code[8:6], holds(code, guess[8:6]),
                    guess[5:3] == code[5:3], holds(code, guess[5:3]),
                    guess[2:0] == code[2:0], holds(code, guess[2:0])};
        if (state == Finish)
            leds = {8{left >= 75 || (left >= 25 && left < 50)}};
    end
endmodule
