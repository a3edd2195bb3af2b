// duel - two-player Mastermind in four modules: the game, its timer, the judge
// and the display, which shows everything two clocks later.
module message_timer (input clk, input restart, output over);
    reg [6:0] left;

    assign over = left == 0;
    always @(posedge clk)
        if (restart)
            left <= 7'd99;
        else if (!over)
            left <= left - 7'd1;
endmodule

module judge (input [11:0] code, input [11:0] guess, output [7:0] marks,
              output right);
    genvar i;

    assign right = code == guess;
    generate
        for (i = 0; i < 4; i = i + 1) begin : each
            wire [2:0] letter = guess[3 * i +: 3];
            wire here = letter == code[3 * i +: 3];
            wire there = letter == code[11:9] | letter == code[8:6]
                       | letter == code[5:3] | letter == code[2:0];
            assign marks[2 * i +: 2] = {here, there};
        end
    endgenerate
endmodule

module display (input clk, input [3:0] state, input b_makes,
                input [1:0] points_a, points_b, lives, place,
                input [11:0] code, guess, input [2:0] letter,
                input [7:0] marks, input lit, output reg [7:0] leds,
                output reg [31:0] digits);
    reg [31:0] next, word;
    reg [7:0] next_leds;

    function [7:0] shape(input [2:0] l);
        shape = 64'h3e387671_79397740 >> {l, 3'b000};
    endfunction
    function [7:0] number(input [1:0] n);
        number = 32'h4f5b063f >> {n, 3'b000};
    endfunction

    always @(*) begin
        word = {shape(guess[11:9]), shape(guess[8:6]), shape(guess[5:3]),
                shape(guess[2:0])};
        next_leds = 0;
        case (state)
            0: next = 32'h0077407c;
            1, 9: next = {8'h00, number(points_a), 8'h40, number(points_b)};
            2: next = {24'h007340, b_makes ? 8'h7c : 8'h77};
            4: next = {24'h007340, b_makes ? 8'h77 : 8'h7c};
            5: next = {24'h003840, number(lives)};
            8: next = {shape(code[11:9]), shape(code[8:6]), shape(code[5:3]),
                       shape(code[2:0])};
            3: case (place)
                0: next = {shape(letter), 24'h0};
                1: next = {8'h40, shape(letter), 16'h0};
                2: next = {16'h4040, shape(letter), 8'h0};
                default: next = {24'h404040, shape(letter)};
            endcase
            6: case (place)
                0: next = {shape(letter), 24'h0};
                1: next = {word[31:24], shape(letter), 16'h0};
                2: next = {word[31:16], shape(letter), 8'h0};
                default: next = {word[31:8], shape(letter)};
            endcase
            default: next = word;
        endcase
        if (state == 7)
            next_leds = marks;
        if (state == 9)
            next_leds = {8{lit}};
    end

    reg [31:0] held;
    reg [7:0] held_leds;
    always @(posedge clk) begin
        held <= next;
        held_leds <= next_leds;
        digits <= held;
        leds <= held_leds;
    end
endmodule

module duel (
    input clk,
    input rst_n,
    input enterA, enterB,
    input [2:0] letterIn,
    output [7:0] LEDX,
    output [7:0] SSD3, SSD2, SSD1, SSD0
);
    localparam START = 0, SCORE = 1, MAKER = 2, CODE = 3, BREAKER = 4,
               LIVES = 5, GUESS = 6, JUDGE = 7, REVEAL = 8, OVER = 9;

    reg [3:0] state, before;
    reg b_makes;
    reg [1:0] points_a, points_b, lives, place;
    reg [11:0] code, guess;
    reg [5:0] beat;
    wire over, right;
    wire [7:0] marks;
    wire mine = b_makes ? enterB : enterA, yours = b_makes ? enterA : enterB;
    wire valid = |letterIn;

    message_timer timer (.clk(clk), .restart(state != before || !rst_n),
                         .over(over));
    judge judge (.code(code), .guess(guess), .marks(marks), .right(right));
    display display (.clk(clk), .state(state), .b_makes(b_makes),
        .points_a(points_a), .points_b(points_b), .lives(lives),
        .place(place), .code(code), .guess(guess), .letter(letterIn),
        .marks(marks), .lit(beat < 25), .leds(LEDX),
        .digits({SSD3, SSD2, SSD1, SSD0}));

    // The timer is set one clock after a message has begun.
    wire done = over && state == before;

    task point(input to_b);
        begin
            if (to_b)
                points_b <= points_b + 1;
            else
                points_a <= points_a + 1;
            b_makes <= !b_makes;
            state <= SCORE;
        end
    endtask

    always @(posedge clk) begin
        before <= state;
        beat <= beat == 49 ? 0 : beat + 1;
        case (state)
            START: if (enterA || enterB) begin
                b_makes <= !enterA;
                points_a <= 0;
                points_b <= 0;
                state <= SCORE;
            end
            SCORE: if (done)
                state <= points_a == 2 || points_b == 2 ? OVER : MAKER;
            MAKER: if (done) state <= CODE;
            CODE: if (mine && valid) begin
                code <= {code[8:0], letterIn};
                place <= place + 1;
                if (place == 3) state <= BREAKER;
            end
            BREAKER: if (done) begin
                lives <= 3;
                state <= LIVES;
            end
            LIVES: if (done) state <= GUESS;
            GUESS: if (yours && valid) begin
                case (place)
                    0: guess[11:9] <= letterIn;
                    1: guess[8:6] <= letterIn;
                    2: guess[5:3] <= letterIn;
                    3: guess[2:0] <= letterIn;
                endcase
                place <= place + 1;
                if (place == 3) state <= JUDGE;
            end
            JUDGE: if (yours) begin
                if (right)
                    point(!b_makes);
                else if (lives == 1)
                    state <= REVEAL;
                else begin
                    lives <= lives - 1;
                    state <= LIVES;
                end
            end
            REVEAL: if (done) point(b_makes);
            default: if (enterA || enterB) state <= START;
        endcase
        if (!rst_n) begin
            state <= START;
            place <= 0;
            points_a <= 0;
            points_b <= 0;
        end
    end
endmodule
