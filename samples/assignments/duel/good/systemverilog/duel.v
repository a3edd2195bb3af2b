// duel - two-player Mastermind in SystemVerilog: one packed struct for all that
// is remembered, its next value apart, enums, and arrays of letters.
typedef enum logic [3:0] {S_START, S_SCORE, S_CALL, S_CODE, S_CALL2, S_LIVES,
                          S_GUESS, S_JUDGE, S_SHOW, S_END} state_t;
typedef logic [3:0][2:0] word_t;            // [3] is the first letter

module duel (
    input  logic clk, rst_n, enterA, enterB,
    input  logic [2:0] letterIn,
    output logic [7:0] LEDX,
    output logic [7:0] SSD3, SSD2, SSD1, SSD0
);
    typedef struct packed {
        state_t st;
        logic   bmakes;
        logic [1:0][1:0] points;            // [0] is A's
        logic [1:0] lives;
        logic [1:0] n;
        word_t  code, guess;
    } all_t;

    all_t q, d;
    logic [6:0] left;
    logic done;
    assign done = left == 0;

    wire [1:0] press = {enterB, enterA};
    wire maker = press[q.bmakes], breaker = press[~q.bmakes];
    wire hit = q.code == q.guess;

    always_comb begin
        d = q;
        unique case (q.st)
            S_START: if (|press) begin
                d.st = S_SCORE; d.bmakes = ~enterA; d.points = '0;
            end
            S_SCORE: if (done)
                d.st = (q.points[0] == 2 || q.points[1] == 2) ? S_END : S_CALL;
            S_CALL:  if (done) begin d.st = S_CODE; d.n = 3; end
            S_CODE:  if (maker && letterIn != 0) begin
                d.code[q.n] = letterIn;
                d.n = q.n - 2'd1;
                if (q.n == 0) d.st = S_CALL2;
            end
            S_CALL2: if (done) begin d.st = S_LIVES; d.lives = 3; end
            S_LIVES: if (done) begin d.st = S_GUESS; d.n = 3; end
            S_GUESS: if (breaker && letterIn != 0) begin
                d.guess[q.n] = letterIn;
                d.n = q.n - 2'd1;
                if (q.n == 0) d.st = S_JUDGE;
            end
            S_JUDGE: if (breaker) begin
                if (hit) begin
                    d.points[~q.bmakes] = q.points[~q.bmakes] + 2'd1;
                    d.bmakes = ~q.bmakes;
                    d.st = S_SCORE;
                end else if (q.lives == 1) d.st = S_SHOW;
                else begin d.lives = q.lives - 2'd1; d.st = S_LIVES; end
            end
            S_SHOW: if (done) begin
                d.points[q.bmakes] = q.points[q.bmakes] + 2'd1;
                d.bmakes = ~q.bmakes;
                d.st = S_SCORE;
            end
            S_END: if (|press) d.st = S_START;
            default: d.st = S_START;
        endcase
    end

    logic [5:0] beat;
    always_ff @(posedge clk) begin
        beat <= beat == 49 ? 6'd0 : beat + 6'd1;
        if (!rst_n) begin
            q <= '0;
            q.lives <= 3;
            q.n <= 3;
            left <= 99;
            beat <= 0;
        end else begin
            q <= d;
            left <= d.st != q.st ? 7'd99 : left == 0 ? 7'd0 : left - 7'd1;
        end
    end

    function automatic logic [7:0] glyph(input logic [2:0] l);
        case (l)
            1: return 8'h77;
            2: return 8'h39;
            3: return 8'h79;
            4: return 8'h71;
            5: return 8'h76;
            6: return 8'h38;
            7: return 8'h3e;
            default: return 8'h40;
        endcase
    endfunction
    function automatic logic [7:0] digit(input logic [1:0] x);
        case (x)
            0: return 8'h3f;
            1: return 8'h06;
            2: return 8'h5b;
            default: return 8'h4f;
        endcase
    endfunction
    function automatic logic [1:0] judge(input logic [2:0] g, c,
                                         input word_t code);
        if (g == c) return 2'b11;
        return {1'b0, g == code[3] || g == code[2] || g == code[1]
                      || g == code[0]};
    endfunction
    localparam DASH = 8'h40;

    logic [3:0][7:0] show;
    always_comb begin
        show = '{8'h00, 8'h00, DASH, 8'h00};
        LEDX = '0;
        case (q.st)
            S_START: begin
                show[2] = 8'h77;
                show[0] = 8'h7c;
            end
            S_SCORE, S_END: begin
                show[2] = digit(q.points[0]);
                show[0] = digit(q.points[1]);
            end
            S_CALL, S_CALL2: begin
                show[2] = 8'h73;
                show[0] = q.bmakes ^ (q.st == S_CALL2) ? 8'h7c : 8'h77;
            end
            S_LIVES: begin
                show[2] = 8'h38;
                show[0] = digit(q.lives);
            end
            S_SHOW: for (int i = 0; i < 4; i++)
                show[i] = glyph(q.code[i]);
            S_JUDGE: for (int i = 0; i < 4; i++)
                show[i] = glyph(q.guess[i]);
            S_CODE: for (int i = 0; i < 4; i++)
                show[i] = i == q.n ? glyph(letterIn) : i > q.n ? DASH : 8'h00;
            S_GUESS: for (int i = 0; i < 4; i++)
                show[i] = i == q.n ? glyph(letterIn)
                        : i > q.n ? glyph(q.guess[i]) : 8'h00;
            default: ;
        endcase
        if (q.st == S_JUDGE)
            for (int i = 0; i < 4; i++)
                LEDX[2 * i +: 2] = judge(q.guess[i], q.code[i], q.code);
        if (q.st == S_END) LEDX = {8{beat < 25}};
    end
    assign {SSD3, SSD2, SSD1, SSD0} = show;
endmodule
