// duel - two-player Mastermind: next state, registers and display in three
// blocks. The display is registered and comes a clock later.
module duel (
    input clk,
    input rst_n,
    input enterA, enterB,
    input [2:0] letterIn,
    output reg [7:0] LEDX,
    output reg [7:0] SSD3, SSD2, SSD1, SSD0
);
    // One-hot states
    localparam [9:0] S_START = 10'b1, S_SCORE = 10'b10, S_MAKER = 10'b100,
        S_CODE = 10'b1000, S_BREAKER = 10'b10000, S_LIVES = 10'b100000,
        S_GUESS = 10'b1000000, S_MARKS = 10'b10000000,
        S_SHOW = 10'b100000000, S_END = 10'b1000000000;

    reg [9:0] state, state_next;
    reg [6:0] count;
    reg turn;                           // 1: b makes the code
    reg [1:0] points [0:1];             // of A and of b
    reg [1:0] lost;                     // guesses that were wrong
    reg [1:0] at;
    reg [2:0] code [0:3];
    reg [2:0] guess [0:3];

    wire [1:0] enter = {enterB, enterA};
    wire made = enter[turn] && letterIn != 0;
    wire tried = enter[!turn] && letterIn != 0;
    wire done = count == 99;
    wire right = guess[0] == code[0] && guess[1] == code[1]
              && guess[2] == code[2] && guess[3] == code[3];
    wire last = lost == 2;
    wire won = points[0] == 2 || points[1] == 2;

    always @* begin
        state_next = state;
        case (state)
            S_START:   if (enter != 0) state_next = S_SCORE;
            S_SCORE:   if (done) state_next = won ? S_END : S_MAKER;
            S_MAKER:   if (done) state_next = S_CODE;
            S_CODE:    if (made && at == 3) state_next = S_BREAKER;
            S_BREAKER: if (done) state_next = S_LIVES;
            S_LIVES:   if (done) state_next = S_GUESS;
            S_GUESS:   if (tried && at == 3) state_next = S_MARKS;
            S_MARKS:
                if (enter[!turn]) begin
                    if (right) state_next = S_SCORE;
                    else state_next = last ? S_SHOW : S_LIVES;
                end
            S_SHOW:    if (done) state_next = S_SCORE;
            S_END:     if (enter != 0) state_next = S_START;
            default:   state_next = S_START;
        endcase
    end

    integer i;

    always @(posedge clk)
        if (!rst_n) begin
            state <= S_START;
            count <= 0;
            turn <= 0;
            points[0] <= 0;
            points[1] <= 0;
            lost <= 0;
            at <= 0;
        end else begin
            state <= state_next;
            count <= state_next != state || count == 99 ? 7'd0 : count + 7'd1;
            if (state == S_START) begin
                turn <= !enterA;
                points[0] <= 0;
                points[1] <= 0;
            end
            if (state == S_MAKER || state == S_LIVES)
                at <= 0;
            if (state == S_BREAKER)
                lost <= 0;
            if (state == S_CODE && made) begin
                code[at] <= letterIn;
                at <= at + 1;
            end
            if (state == S_GUESS && tried) begin
                guess[at] <= letterIn;
                at <= at + 1;
            end
            if (state == S_MARKS && enter[!turn]) begin
                if (right) points[!turn] <= points[!turn] + 1;
                else if (last) points[turn] <= points[turn] + 1;
                else lost <= lost + 1;
            end
            if (state_next == S_SCORE && (state == S_MARKS || state == S_SHOW))
                turn <= !turn;
        end

    function [7:0] shape(input [3:0] of);
        case (of)
            4'd0: shape = 8'h40;
            4'd1: shape = 8'h77;
            4'd2: shape = 8'h39;
            4'd3: shape = 8'h79;
            4'd4: shape = 8'h71;
            4'd5: shape = 8'h76;
            4'd6: shape = 8'h38;
            4'd7: shape = 8'h3e;
            4'd8: shape = 8'h3f;        // digits from here
            4'd9: shape = 8'h06;
            4'd10: shape = 8'h5b;
            default: shape = 8'h4f;
        endcase
    endfunction

    function [1:0] marked(input [2:0] g, input [2:0] c, input any);
        marked = g == c ? 2'b11 : {1'b0, any};
    endfunction

    reg [3:0] any;
    reg [7:0] s [0:3];                  // from the left

    always @* begin
        for (i = 0; i < 4; i = i + 1) begin
            s[i] = 8'h00;
            any[i] = guess[i] == code[0] || guess[i] == code[1]
                  || guess[i] == code[2] || guess[i] == code[3];
        end
        case (state)
            S_START: begin s[1] = 8'h77; s[2] = 8'h40; s[3] = 8'h7c; end
            S_SCORE, S_END: begin
                s[1] = shape({2'b10, points[0]});
                s[2] = 8'h40;
                s[3] = shape({2'b10, points[1]});
            end
            S_MAKER, S_BREAKER: begin
                s[1] = 8'h73;
                s[2] = 8'h40;
                s[3] = (state == S_MAKER) == turn ? 8'h7c : 8'h77;
            end
            S_LIVES: begin
                s[1] = 8'h38;
                s[2] = 8'h40;
                s[3] = shape(4'd11 - {2'b00, lost});
            end
            S_CODE, S_GUESS:
                for (i = 0; i < 4; i = i + 1)
                    if (i < at)
                        s[i] = state == S_CODE ? 8'h40
                                               : shape({1'b0, guess[i]});
                    else if (i == at)
                        s[i] = shape({1'b0, letterIn});
            S_MARKS:
                for (i = 0; i < 4; i = i + 1)
                    s[i] = shape({1'b0, guess[i]});
            default:
                for (i = 0; i < 4; i = i + 1)
                    s[i] = shape({1'b0, code[i]});
        endcase
    end

    always @(posedge clk) begin
        {SSD3, SSD2, SSD1, SSD0} <= {s[0], s[1], s[2], s[3]};
        LEDX <= 0;
        if (state == S_MARKS)
            LEDX <= {marked(guess[0], code[0], any[0]),
                     marked(guess[1], code[1], any[1]),
                     marked(guess[2], code[2], any[2]),
                     marked(guess[3], code[3], any[3])};
        else if (state == S_END)
            LEDX <= {8{count < 25 || (count >= 50 && count < 75)}};
    end
endmodule
