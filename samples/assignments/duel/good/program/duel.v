// duel - two-player Mastermind as a small program: each step has a text, what
// ends it and where it leads to, in tables.
module duel (
    input clk,
    input rst_n,
    input enterA, enterB,
    input [2:0] letterIn,
    output [7:0] LEDX,
    output [7:0] SSD3, SSD2, SSD1, SSD0
);
    // What ends a step: a button of anybody, time, letters, the breaker.
    localparam ANY = 0, TIME = 1, LETTERS = 2, BREAKER = 3;

    reg [3:0] step = 0;
    reg [2:0] memory [0:7];             // the code, then the guess
    reg [1:0] at = 0, tries = 0;
    reg [3:0] points = 0;               // b's, A's
    reg who = 0;                        // makes the code
    reg [7:0] clock = 0;

    // Steps: 0 start, 1 score, 2 call, 3 code, 4 call, 5 lives, 6 guess,
    // 7 judgement, 8 code is shown, 9 end.
    wire [1:0] ends = step == 0 || step == 9 ? ANY
                    : step == 3 || step == 6 ? LETTERS
                    : step == 7 ? BREAKER : TIME;
    wire turn = step == 3 ? who : !who;
    wire pressed = turn ? enterB : enterA;
    wire is_over = points[1] || points[3];

    wire goes_on = ends == ANY ? enterA | enterB
                 : ends == TIME ? clock == 99
                 : ends == LETTERS ? pressed && letterIn != 0 && at == 3
                 : pressed;

    wire [2:0] c0 = memory[0], c1 = memory[1], c2 = memory[2], c3 = memory[3];
    wire [2:0] g0 = memory[4], g1 = memory[5], g2 = memory[6], g3 = memory[7];
    wire same = {c0, c1, c2, c3} == {g0, g1, g2, g3};

    wire [3:0] next = step == 9 ? 0
                    : step == 8 ? 1
                    : step == 7 ? (same ? 1 : tries == 2 ? 8 : 5)
                    : step == 1 ? (is_over ? 9 : 2)
                    : step + 1;

    always @(posedge clk) begin
        clock <= goes_on || (step == 9 && clock == 49) ? 0 : clock + 1;
        if (ends == LETTERS && pressed && letterIn != 0) begin
            memory[{step == 6, at}] <= letterIn;
            at <= at + 1;
        end
        if (goes_on) begin
            step <= next;
            if (step == 0) begin
                who <= ~enterA;
                points <= 0;
            end
            if (step == 4)
                tries <= 0;
            if (step == 7 && !same)
                tries <= tries + 1;
            if (next == 1 && step != 0) begin
                // The breaker's after a right guess, else the maker's.
                if (who ^ (step == 7))
                    points[3:2] <= points[3:2] + 1;
                else
                    points[1:0] <= points[1:0] + 1;
                who <= ~who;
            end
        end
        if (!rst_n) begin
            step <= 0;
            at <= 0;
            points <= 0;
            clock <= 0;
        end
    end

    // The display: for each digit a character, in a font.
    localparam DARK = 0, DASH = 1, A = 2, C = 3, E = 4, F = 5, H = 6, L = 7,
               U = 8, B = 9, P = 10, ZERO = 11;
    reg [7:0] font [0:15];
    integer i;
    initial begin
        font[DARK] = 8'h00; font[DASH] = 8'h40; font[A] = 8'h77;
        font[C] = 8'h39; font[E] = 8'h79; font[F] = 8'h71; font[H] = 8'h76;
        font[L] = 8'h38; font[U] = 8'h3e; font[B] = 8'h7c; font[P] = 8'h73;
        font[ZERO] = 8'h3f; font[ZERO + 1] = 8'h06; font[ZERO + 2] = 8'h5b;
        font[ZERO + 3] = 8'h4f; font[15] = 8'h00;
    end

    wire [3:0] typed = letterIn + 1;
    reg [3:0] d0, d1, d2, d3;
    always @(*) begin
        {d0, d1, d2, d3} = {4'd0, 4'd0, 4'd1, 4'd0};
        case (step)
            0: begin d1 = A; d3 = B; end
            1, 9: begin d1 = ZERO + points[1:0]; d3 = ZERO + points[3:2]; end
            2, 4: begin d1 = P; d3 = who ^ (step == 4) ? B : A; end
            5: begin d1 = L; d3 = ZERO + 3 - tries; end
            7: begin d0 = g0 + 1; d1 = g1 + 1; d2 = g2 + 1; d3 = g3 + 1; end
            8: begin d0 = c0 + 1; d1 = c1 + 1; d2 = c2 + 1; d3 = c3 + 1; end
            default: begin
                d0 = at == 0 ? typed : step == 3 ? DASH : g0 + 1;
                d1 = at == 1 ? typed : at < 1 ? DARK
                   : step == 3 ? DASH : g1 + 1;
                d2 = at == 2 ? typed : at < 2 ? DARK
                   : step == 3 ? DASH : g2 + 1;
                d3 = at == 3 ? typed : DARK;
            end
        endcase
    end
    assign {SSD3, SSD2, SSD1, SSD0} = {font[d0], font[d1], font[d2], font[d3]};

    function known(input [2:0] l);
        known = l == c0 || l == c1 || l == c2 || l == c3;
    endfunction
    assign LEDX = step == 9 ? {8{clock < 25}}
                : step != 7 ? 8'h00
                : {g0 == c0, known(g0), g1 == c1, known(g1),
                   g2 == c2, known(g2), g3 == c3, known(g3)};
endmodule
