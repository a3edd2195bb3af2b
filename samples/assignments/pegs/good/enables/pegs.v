// pegs - Mastermind with RGB pegs, for a clock of which only ticks count.
module pegs (
    input clk,
    input tick,
    input btnS, btnL, btnR, btnU, btnD,
    input history,
    input [11:0] code,
    output reg next,
    output reg [7:0] LD,
    output reg [7:0] SSD3, SSD2, SSD1, SSD0,
    output reg [11:0] RGB
);
    localparam FIVE_SECONDS = 5000, PERIOD = 500, HALF = 250, FLASH = 62;

    reg is_result;
    reg [2:0] turn;                     // 0 is the first
    reg [1:0] place;                    // 0 is the leftmost
    reg [11:0] guess;
    reg [12:0] timer;
    reg [8:0] phase;                    // of the blinking
    reg [3:0] stored, viewed;           // turns in the memory; the one seen
    reg [11:0] guesses [0:7];
    reg [5:0] marks [0:7];              // right, elsewhere
    reg was_history;

    initial begin
        next = 0;
        is_result = 0;
        turn = 0;
        place = 0;
        guess = 0;
        timer = 0;
        phase = 0;
        stored = 0;
        viewed = 0;
        was_history = 0;
    end

    // The judgement

    function [2:0] peg(input [11:0] row, input integer i);
        case (i)
            0: peg = row[11:9];
            1: peg = row[8:6];
            2: peg = row[5:3];
            default: peg = row[2:0];
        endcase
    endfunction

    function [5:0] judge(input [11:0] code, input [11:0] guess);
        integer i, c;
        reg [2:0] right, common, in_code, in_guess;
        begin
            right = 0;
            common = 0;
            for (i = 0; i < 4; i = i + 1)
                if (peg(code, i) == peg(guess, i))
                    right = right + 1;
            for (c = 0; c < 8; c = c + 1) begin
                in_code = 0;
                in_guess = 0;
                for (i = 0; i < 4; i = i + 1) begin
                    if (peg(code, i) == c) in_code = in_code + 1;
                    if (peg(guess, i) == c) in_guess = in_guess + 1;
                end
                common = common + (in_code < in_guess ? in_code : in_guess);
            end
            judge = {right, common - right};
        end
    endfunction

    // The colour of the chosen peg, one up or down

    function [11:0] turned(input [11:0] row, input [1:0] place,
                           input [2:0] by);
        begin
            turned = row;
            case (place)
                2'd0: turned[11:9] = row[11:9] + by;
                2'd1: turned[8:6] = row[8:6] + by;
                2'd2: turned[5:3] = row[5:3] + by;
                default: turned[2:0] = row[2:0] + by;
            endcase
        end
    endfunction

    wire any = btnS | btnL | btnR | btnU | btnD;

    always @(posedge clk) if (tick) begin
        next <= 0;
        was_history <= history;
        phase <= phase == PERIOD - 1 ? 0 : phase + 1;
        if (is_result) begin
            timer <= timer + 1;
            if (btnS || timer == FIVE_SECONDS - 1) begin
                is_result <= 0;
                next <= 1;
                turn <= 0;
                place <= 0;
                guess <= 0;
                stored <= 0;
                viewed <= 0;
                phase <= 0;
            end
        end else if (history) begin
            if (btnS || btnL || btnR)
                ;
            else if (btnU && viewed < stored)
                viewed <= viewed + 1;
            else if (btnD && viewed > 1)
                viewed <= viewed - 1;
        end else begin
            viewed <= stored;
            if (any || was_history)
                phase <= 0;
            if (btnS) begin
                guesses[turn] <= guess;
                marks[turn] <= judge(code, guess);
                stored <= turn + 1;
                viewed <= turn + 1;
                place <= 0;
                if (guess == code || turn == 7) begin
                    is_result <= 1;
                    timer <= 0;
                end else
                    turn <= turn + 1;
            end else if (btnL)
                place <= place - 1;
            else if (btnR)
                place <= place + 1;
            else if (btnU)
                guess <= turned(guess, place, 1);
            else if (btnD)
                guess <= turned(guess, place, 7);
        end
    end

    // What is seen

    localparam DARK = 8'h00, X = 8'h76, O = 8'h3f;

    function [7:0] mark(input [5:0] marks, input [2:0] place);
        if (place < marks[5:3]) mark = X;
        else if (place < marks[5:3] + marks[2:0]) mark = O;
        else mark = DARK;
    endfunction

    wire [2:0] last = viewed - 1;
    wire [5:0] seen = viewed == 0 ? 6'd0 : marks[last];
    wire is_lit = phase < HALF;
    wire is_flash = phase < FLASH;
    reg [11:0] lit;                     // the chosen peg

    always @(*) begin
        case (place)
            2'd0: lit = guess[11:9] == 0 ? {{3{is_flash}}, guess[8:0]}
                                         : {{3{is_lit}} & guess[11:9],
                                            guess[8:0]};
            2'd1: lit = {guess[11:9], guess[8:6] == 0 ? {3{is_flash}}
                                      : {3{is_lit}} & guess[8:6], guess[5:0]};
            2'd2: lit = {guess[11:6], guess[5:3] == 0 ? {3{is_flash}}
                                      : {3{is_lit}} & guess[5:3], guess[2:0]};
            default: lit = {guess[11:3], guess[2:0] == 0 ? {3{is_flash}}
                                         : {3{is_lit}} & guess[2:0]};
        endcase
        {SSD3, SSD2, SSD1, SSD0} = {mark(seen, 0), mark(seen, 1),
                                    mark(seen, 2), mark(seen, 3)};
        if (is_result) begin
            RGB = code;
            LD = is_lit ? 8'd1 << turn : 8'd0;
        end else if (history) begin
            RGB = viewed == 0 ? 12'd0 : guesses[last];
            LD = viewed == 0 ? 8'd0 : 8'd1 << last;
        end else begin
            RGB = lit;
            LD = 8'd1 << turn;
        end
    end
endmodule
