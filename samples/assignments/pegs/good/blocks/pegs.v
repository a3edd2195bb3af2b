// pegs - Mastermind with RGB pegs: a controller, a judge and a blinker.
module pegs (
    input clk,
    input btnS, btnL, btnR, btnU, btnD,
    input history,
    input [11:0] code,
    output next,
    output [7:0] LD,
    output [7:0] SSD3, SSD2, SSD1, SSD0,
    output [11:0] RGB
);
    localparam ENTER = 2'd0, RESULT = 2'd1, CLEAR = 2'd2;

    reg [1:0] state = ENTER;
    reg [7:0] turn = 8'b1;              // one bit of them
    reg [3:0] chosen = 4'b1000;         // one peg of them
    reg [11:0] guess = 0;
    reg [12:0] left = 0;                // milliseconds of the result
    reg [8*18-1:0] past = 0;            // the newest turn is the lowest
    reg [3:0] count = 0, back = 0;      // turns in it; how far we look back

    wire [2:0] right, elsewhere;
    wire is_found = right == 4;
    wire lit, flash;

    judge judge (.code(code), .guess(guess), .right(right),
                 .elsewhere(elsewhere));
    blinker blinker (.clk(clk), .lit(lit), .flash(flash),
                     .restart(history | btnS | btnL | btnR | btnU | btnD
                              | state == CLEAR));

    assign next = state == CLEAR;

    always @(posedge clk)
        case (state)
            ENTER:
                if (history) begin
                    if (!btnS && !btnL && !btnR) begin
                        if (btnD && back + 1 < count) back <= back + 1;
                        else if (btnU && back != 0) back <= back - 1;
                    end
                end else begin
                    back <= 0;
                    if (btnS) begin
                        past <= {past[7*18-1:0], guess, right, elsewhere};
                        count <= count + 1;
                        chosen <= 4'b1000;
                        left <= 5000;
                        if (is_found || turn[7]) state <= RESULT;
                        else turn <= turn << 1;
                    end else if (btnL) chosen <= {chosen[2:0], chosen[3]};
                    else if (btnR) chosen <= {chosen[0], chosen[3:1]};
                    else begin
                        guess[11:9] <= guess[11:9] + step(chosen[3]);
                        guess[8:6] <= guess[8:6] + step(chosen[2]);
                        guess[5:3] <= guess[5:3] + step(chosen[1]);
                        guess[2:0] <= guess[2:0] + step(chosen[0]);
                    end
                end
            RESULT: begin
                left <= left - 1;
                if (btnS || left == 1) state <= CLEAR;
            end
            default: begin
                state <= ENTER;
                turn <= 8'b1;
                guess <= 0;
                count <= 0;
                back <= 0;
            end
        endcase

    function [2:0] step(input is_chosen);
        step = !is_chosen ? 3'd0 : btnU ? 3'd1 : btnD ? 3'd7 : 3'd0;
    endfunction

    // What is seen: a turn of the past, the result, or the guess

    wire [17:0] seen = count == 0 ? 18'd0 : past[18*back +: 18];
    wire is_past = history && state == ENTER;

    assign RGB = is_past ? seen[17:6]
               : state == RESULT ? code
               : {blinks(chosen[3], guess[11:9]), blinks(chosen[2], guess[8:6]),
                  blinks(chosen[1], guess[5:3]), blinks(chosen[0], guess[2:0])};
    assign LD = is_past ? (count == 0 ? 8'd0 : 8'd1 << (count - back - 1))
              : state == RESULT && !lit ? 8'd0 : turn;
    assign SSD3 = mark(0);
    assign SSD2 = mark(1);
    assign SSD1 = mark(2);
    assign SSD0 = mark(3);

    function [2:0] blinks(input is_chosen, input [2:0] colour);
        if (!is_chosen) blinks = colour;
        else if (colour == 0) blinks = flash ? 3'b111 : 3'b000;
        else blinks = lit ? colour : 3'b000;
    endfunction

    function [7:0] mark(input [2:0] place);
        mark = place < seen[5:3] ? 8'h76
             : place < seen[5:3] + seen[2:0] ? 8'h3f : 8'h00;
    endfunction
endmodule

// judge - how many pegs are right, and how many elsewhere: a peg of the guess
// that is not right takes the first one of the code that nobody has taken.
module judge (
    input [11:0] code,
    input [11:0] guess,
    output reg [2:0] right,
    output reg [2:0] elsewhere
);
    reg [3:0] taken;
    reg found;
    integer g, c;

    always @(*) begin
        right = 0;
        elsewhere = 0;
        taken = 0;
        for (g = 0; g < 4; g = g + 1)
            if (guess[3*g +: 3] == code[3*g +: 3]) begin
                taken[g] = 1;
                right = right + 1;
            end
        for (g = 0; g < 4; g = g + 1)
            if (guess[3*g +: 3] != code[3*g +: 3]) begin
                found = 0;
                for (c = 0; c < 4; c = c + 1)
                    if (!found && !taken[c]
                        && code[3*c +: 3] == guess[3*g +: 3]
                        && guess[3*c +: 3] != code[3*c +: 3]) begin
                        found = 1;
                        taken[c] = 1;
                        elsewhere = elsewhere + 1;
                    end
            end
    end
endmodule

// blinker - twice a second; a flash is the first eighth.
module blinker (
    input clk,
    input restart,
    output lit,
    output flash
);
    reg [8:0] count = 0;

    always @(posedge clk)
        count <= restart || count == 499 ? 0 : count + 1;

    assign lit = count < 250;
    assign flash = count < 62;
endmodule
