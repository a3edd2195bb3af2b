// duel - two-player Mastermind: all of it in one clocked block, and the
// display in one that is not.
module duel (
    input clk,
    input rst_n,
    input enterA, enterB,
    input [2:0] letterIn,
    output reg [7:0] LEDX,
    output reg [7:0] SSD3, SSD2, SSD1, SSD0
);
    localparam START = 0, SCORE = 1, CALL_MAKER = 2, MAKE = 3,
               CALL_BREAKER = 4, LIVES = 5, BREAK = 6, JUDGE = 7,
               REVEAL = 8, OVER = 9;
    localparam TWO_SECONDS = 100, HALF_SECOND = 25;

    reg [3:0] state;
    reg [6:0] timer;
    reg maker;                          // 0: A makes the code, 1: b
    reg [1:0] score_a, score_b;
    reg [1:0] lives;
    reg [1:0] place;
    reg [11:0] code, guess;             // the first letter is the highest
    reg blink;

    wire maker_enters = maker ? enterB : enterA;
    wire breaker_enters = maker ? enterA : enterB;
    wire time_is_up = timer == TWO_SECONDS - 1;
    wire is_letter = letterIn != 3'b000;

    function [1:0] mark(input [2:0] letter, input [2:0] same,
                        input [11:0] all);
        if (letter == same)
            mark = 2'b11;
        else if (letter == all[11:9] || letter == all[8:6]
                 || letter == all[5:3] || letter == all[2:0])
            mark = 2'b01;
        else
            mark = 2'b00;
    endfunction

    always @(posedge clk)
        if (!rst_n) begin
            state <= START;
            timer <= 0;
            maker <= 0;
            score_a <= 0;
            score_b <= 0;
            lives <= 3;
            place <= 0;
            blink <= 0;
            code <= 0;
            guess <= 0;
        end else begin
            timer <= timer + 1;
            case (state)
                START:
                    if (enterA || enterB) begin
                        maker <= !enterA;
                        score_a <= 0;
                        score_b <= 0;
                        timer <= 0;
                        state <= SCORE;
                    end
                SCORE:
                    if (time_is_up) begin
                        timer <= 0;
                        if (score_a == 2 || score_b == 2) begin
                            blink <= 1;
                            state <= OVER;
                        end else
                            state <= CALL_MAKER;
                    end
                CALL_MAKER:
                    if (time_is_up) begin
                        place <= 0;
                        state <= MAKE;
                    end
                MAKE:
                    if (maker_enters && is_letter) begin
                        code <= {code[8:0], letterIn};
                        place <= place + 1;
                        if (place == 3) begin
                            lives <= 3;
                            timer <= 0;
                            state <= CALL_BREAKER;
                        end
                    end
                CALL_BREAKER:
                    if (time_is_up) begin
                        timer <= 0;
                        state <= LIVES;
                    end
                LIVES:
                    if (time_is_up) begin
                        place <= 0;
                        state <= BREAK;
                    end
                BREAK:
                    if (breaker_enters && is_letter) begin
                        guess <= {guess[8:0], letterIn};
                        place <= place + 1;
                        if (place == 3)
                            state <= JUDGE;
                    end
                JUDGE:
                    if (breaker_enters) begin
                        timer <= 0;
                        if (guess == code) begin
                            if (maker) score_a <= score_a + 1;
                            else score_b <= score_b + 1;
                            maker <= ~maker;
                            state <= SCORE;
                        end else if (lives == 1) begin
                            if (maker) score_b <= score_b + 1;
                            else score_a <= score_a + 1;
                            state <= REVEAL;
                        end else begin
                            lives <= lives - 1;
                            state <= LIVES;
                        end
                    end
                REVEAL:
                    if (time_is_up) begin
                        maker <= ~maker;
                        timer <= 0;
                        state <= SCORE;
                    end
                default: begin
                    if (timer == HALF_SECOND - 1) begin
                        timer <= 0;
                        blink <= ~blink;
                    end
                    if (enterA || enterB)
                        state <= START;
                end
            endcase
        end

    // The display

    localparam DARK = 8'h00, DASH = 8'h40, A = 8'h77, B = 8'h7c, P = 8'h73,
               L = 8'h38;

    function [7:0] letter(input [2:0] code);
        case (code)
            3'd0: letter = DASH;
            3'd1: letter = A;
            3'd2: letter = 8'h39;
            3'd3: letter = 8'h79;
            3'd4: letter = 8'h71;
            3'd5: letter = 8'h76;
            3'd6: letter = L;
            default: letter = 8'h3e;
        endcase
    endfunction

    function [7:0] digit(input [1:0] number);
        case (number)
            2'd0: digit = 8'h3f;
            2'd1: digit = 8'h06;
            2'd2: digit = 8'h5b;
            default: digit = 8'h4f;
        endcase
    endfunction

    function [31:0] word(input [11:0] code);
        word = {letter(code[11:9]), letter(code[8:6]), letter(code[5:3]),
                letter(code[2:0])};
    endfunction

    wire active = state == CALL_MAKER ? maker : ~maker;
    wire [7:0] next = letter(letterIn);
    reg [31:0] shown;

    always @(*) begin
        LEDX = 0;
        case (state)
            START: shown = {DARK, A, DASH, B};
            SCORE: shown = {DARK, digit(score_a), DASH, digit(score_b)};
            CALL_MAKER, CALL_BREAKER:
                shown = {DARK, P, DASH, active ? B : A};
            LIVES: shown = {DARK, L, DASH, digit(lives)};
            MAKE:
                case (place)
                    2'd0: shown = {next, DARK, DARK, DARK};
                    2'd1: shown = {DASH, next, DARK, DARK};
                    2'd2: shown = {DASH, DASH, next, DARK};
                    default: shown = {DASH, DASH, DASH, next};
                endcase
            BREAK:
                case (place)
                    2'd0: shown = {next, DARK, DARK, DARK};
                    2'd1: shown = {letter(guess[2:0]), next, DARK, DARK};
                    2'd2: shown = {letter(guess[5:3]), letter(guess[2:0]),
                                   next, DARK};
                    default: shown = {letter(guess[8:6]), letter(guess[5:3]),
                                      letter(guess[2:0]), next};
                endcase
            JUDGE: begin
                shown = word(guess);
                LEDX = {mark(guess[11:9], code[11:9], code),
                        mark(guess[8:6], code[8:6], code),
                        mark(guess[5:3], code[5:3], code),
                        mark(guess[2:0], code[2:0], code)};
            end
            REVEAL: shown = word(code);
            default: begin
                shown = {DARK, digit(score_a), DASH, digit(score_b)};
                LEDX = {8{blink}};
            end
        endcase
        {SSD3, SSD2, SSD1, SSD0} = shown;
    end
endmodule
