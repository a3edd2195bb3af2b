// top - two-player Mastermind in one module, one hot, at the board's clock.
// None of the given blocks is used: it has debouncers of its own, and a display
// that turns slowly, 5 ms for each digit.
module top (
    input mclk,
    input [3:0] btn,
    input [7:0] sw,
    output reg [7:0] Led,
    output reg [6:0] seg,
    output dp,
    output reg [3:0] an
);
    localparam START = 0, SCORE = 1, CALL = 2, CODE = 3, CALL_B = 4,
               LIVES = 5, GUESS = 6, JUDGE = 7, REVEAL = 8, OVER = 9;

    // Times: 48 Hz for messages, 191 Hz for buttons and digits.
    reg [19:0] divider = 0;
    wire tick = divider == 0, sample = divider[17:0] == 0;

    always @(posedge mclk)
        divider <= divider + 1;

    // A button counts when it was the same four times.
    reg [3:0] past_a = 0, past_b = 0, past_r = 0;
    reg is_a = 0, is_b = 0, press_a = 0, press_b = 0, reset = 0;

    always @(posedge mclk) begin
        press_a <= 0;
        press_b <= 0;
        if (sample) begin
            past_a <= {past_a[2:0], btn[3]};
            past_b <= {past_b[2:0], btn[0]};
            past_r <= {past_r[2:0], btn[2]};
            is_a <= &past_a | (is_a & |past_a);
            is_b <= &past_b | (is_b & |past_b);
            press_a <= &past_a & ~is_a;
            press_b <= &past_b & ~is_b;
            reset <= &past_r;
        end
    end

    // The game
    reg [9:0] state = 1;
    reg [6:0] ticks = 0;
    reg b_makes = 0;
    reg [1:0] points_a = 0, points_b = 0, lives = 3, place = 0;
    reg [2:0] c0 = 0, c1 = 0, c2 = 0, c3 = 0, g0 = 0, g1 = 0, g2 = 0, g3 = 0;
    reg [25:0] beat = 0;

    wire [2:0] letter = sw[2:0];
    wire is_letter = |letter;
    wire maker = b_makes ? press_b : press_a;
    wire breaker = b_makes ? press_a : press_b;
    wire is_over = ticks == 95;         // of 48 Hz: two seconds
    wire is_right = {c0, c1, c2, c3} == {g0, g1, g2, g3};

    task go(input [3:0] to);
        begin
            state <= 10'b1 << to;
            ticks <= 0;
        end
    endtask

    task point(input to_b);
        begin
            if (to_b)
                points_b <= points_b + 1;
            else
                points_a <= points_a + 1;
            b_makes <= ~b_makes;
            go(SCORE);
        end
    endtask

    always @(posedge mclk) begin
        beat <= beat == 49_999_999 ? 0 : beat + 1;
        if (tick && !is_over)
            ticks <= ticks + 1;
        if (state[START] && (press_a || press_b)) begin
            b_makes <= ~press_a;
            points_a <= 0;
            points_b <= 0;
            go(SCORE);
        end
        if (state[SCORE] && is_over)
            go(points_a[1] || points_b[1] ? OVER : CALL);
        if (state[CALL] && is_over)
            go(CODE);
        if (state[CODE] && maker && is_letter) begin
            case (place)
                0: c0 <= letter;
                1: c1 <= letter;
                2: c2 <= letter;
                3: c3 <= letter;
            endcase
            place <= place + 1;
            if (&place)
                go(CALL_B);
        end
        if (state[CALL_B] && is_over) begin
            lives <= 3;
            go(LIVES);
        end
        if (state[LIVES] && is_over)
            go(GUESS);
        if (state[GUESS] && breaker && is_letter) begin
            case (place)
                0: g0 <= letter;
                1: g1 <= letter;
                2: g2 <= letter;
                3: g3 <= letter;
            endcase
            place <= place + 1;
            if (&place)
                go(JUDGE);
        end
        if (state[JUDGE] && breaker) begin
            if (is_right)
                point(~b_makes);
            else if (lives == 1)
                go(REVEAL);
            else begin
                lives <= lives - 1;
                go(LIVES);
            end
        end
        if (state[REVEAL] && is_over)
            point(b_makes);
        if (state[OVER] && (press_a || press_b))
            go(START);
        if (reset) begin
            points_a <= 0;
            points_b <= 0;
            place <= 0;
            go(START);
        end
    end

    // The display
    localparam DASH = 7'h40, A = 7'h77, B = 7'h7c, L = 7'h38, P = 7'h73;

    function [6:0] shape(input [2:0] x);
        case (x)
            1: shape = A;
            2: shape = 7'h39;
            3: shape = 7'h79;
            4: shape = 7'h71;
            5: shape = 7'h76;
            6: shape = L;
            7: shape = 7'h3e;
            default: shape = DASH;
        endcase
    endfunction

    function [6:0] number(input [1:0] x);
        case (x)
            0: number = 7'h3f;
            1: number = 7'h06;
            2: number = 7'h5b;
            3: number = 7'h4f;
        endcase
    endfunction

    function [1:0] mark(input [2:0] guess, input [2:0] code);
        mark = {guess == code, guess == c0 || guess == c1 || guess == c2
                               || guess == c3};
    endfunction

    reg [6:0] d3, d2, d1, d0;
    wire [6:0] typed = shape(letter);

    always @(*) begin
        {d3, d2, d1, d0} = {7'h00, 7'h00, DASH, 7'h00};
        if (state[START]) begin
            d2 = A;
            d0 = B;
        end
        if (state[SCORE] || state[OVER]) begin
            d2 = number(points_a);
            d0 = number(points_b);
        end
        if (state[CALL] || state[CALL_B]) begin
            d2 = P;
            d0 = b_makes ^ state[CALL_B] ? B : A;
        end
        if (state[LIVES]) begin
            d2 = L;
            d0 = number(lives);
        end
        if (state[CODE] || state[GUESS]) begin
            d3 = place == 0 ? typed : state[CODE] ? DASH : shape(g0);
            d2 = place == 1 ? typed : place < 1 ? 7'h00
               : state[CODE] ? DASH : shape(g1);
            d1 = place == 2 ? typed : place < 2 ? 7'h00
               : state[CODE] ? DASH : shape(g2);
            d0 = place == 3 ? typed : 7'h00;
        end
        if (state[JUDGE])
            {d3, d2, d1, d0} = {shape(g0), shape(g1), shape(g2), shape(g3)};
        if (state[REVEAL])
            {d3, d2, d1, d0} = {shape(c0), shape(c1), shape(c2), shape(c3)};
    end

    reg [1:0] turn = 0;

    assign dp = 1;
    always @(posedge mclk) begin
        if (sample)
            turn <= turn + 1;
        an <= ~(4'b1 << turn);
        seg <= ~(turn == 3 ? d3 : turn == 2 ? d2 : turn == 1 ? d1 : d0);
        Led <= state[JUDGE] ? {mark(g0, c0), mark(g1, c1), mark(g2, c2),
                               mark(g3, c3)}
             : {8{state[OVER] && beat < 25_000_000}};
    end
endmodule
