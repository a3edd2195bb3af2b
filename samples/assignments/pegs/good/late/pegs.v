// pegs - a judge that takes a clock for each pair of pegs, and a picture that
// is up to 32 ms late.
module pegs (
    input clk,
    input btnS, btnL, btnR, btnU, btnD,
    input history,
    input [11:0] code,
    output reg next,
    output reg [7:0] LD,
    output reg [7:0] SSD3, SSD2, SSD1, SSD0,
    output reg [11:0] RGB
);
    localparam PLAY = 2'd0, JUDGE = 2'd1, SHOW = 2'd2, NEW = 2'd3;

    reg [1:0] state = PLAY;
    reg [2:0] peg0 = 0, peg1 = 0, peg2 = 0, peg3 = 0;   // peg0 is the leftmost
    reg [1:0] sel = 0;
    reg [2:0] turn = 0;                 // which is played, 0 to 7
    reg [8:0] blink = 0;                // 0 to 499
    reg [12:0] wait_ms = 0;
    reg [11:0] hist_guess [0:7];
    reg [5:0] hist_marks [0:7];         // X, O
    reg [2:0] look = 0;
    reg was_history = 0;
    reg [2:0] n_x = 0, n_o = 0;
    reg any_marks = 0;

    // judge
    reg [4:0] step = 0;
    reg [3:0] used_c = 0, used_g = 0;
    reg [2:0] jx = 0, jo = 0;
    wire [1:0] gi = step[3:2], ci = step[1:0];

    function [2:0] of;
        input [11:0] all;
        input [1:0] i;
        case (i)
            2'd0: of = all[11:9];
            2'd1: of = all[8:6];
            2'd2: of = all[5:3];
            2'd3: of = all[2:0];
        endcase
    endfunction

    wire [11:0] guess = {peg0, peg1, peg2, peg3};
    wire press = btnS | btnL | btnR | btnU | btnD;
    wire viewing = history && state == PLAY;

    task change;
        input up;
        case (sel)
            2'd0: peg0 <= up ? peg0 + 3'd1 : peg0 - 3'd1;
            2'd1: peg1 <= up ? peg1 + 3'd1 : peg1 - 3'd1;
            2'd2: peg2 <= up ? peg2 + 3'd1 : peg2 - 3'd1;
            2'd3: peg3 <= up ? peg3 + 3'd1 : peg3 - 3'd1;
        endcase
    endtask

    always @(posedge clk) begin
        next <= 0;
        was_history <= history;
        blink <= (blink == 9'd499) ? 9'd0 : blink + 9'd1;
        if (press && !viewing)
            blink <= 0;
        case (state)
        PLAY:
            if (history) begin
                if (!was_history)
                    look <= turn - 3'd1;
                else if (btnD && look != 0 && turn != 0)
                    look <= look - 3'd1;
                else if (btnU && look + 4'd1 < turn)
                    look <= look + 3'd1;
            end else if (btnS) begin
                state <= JUDGE;
                step <= 0;
                used_c <= 0; used_g <= 0; jx <= 0; jo <= 0;
            end else if (btnL) sel <= sel - 2'd1;
            else if (btnR) sel <= sel + 2'd1;
            else if (btnU) change(1'b1);
            else if (btnD) change(1'b0);
        JUDGE: begin
            step <= step + 5'd1;
            if (!step[4]) begin
                // first the right places
                if (gi == ci && of(guess, gi) == of(code, ci)) begin
                    jx <= jx + 3'd1;
                    used_g[gi] <= 1;
                    used_c[ci] <= 1;
                end
                if (step == 5'd15) step <= 5'd16;
            end else begin
                if (!used_g[gi] && !used_c[ci] && of(guess, gi) == of(code, ci)) begin
                    jo <= jo + 3'd1;
                    used_g[gi] <= 1;
                    used_c[ci] <= 1;
                end
                if (step == 5'd31) begin
                    state <= NEW;
                end
            end
        end
        NEW: begin
            n_x <= jx;
            n_o <= jo;
            any_marks <= 1;
            hist_guess[turn] <= guess;
            hist_marks[turn] <= {jx, jo};
            blink <= 0;
            if (jx == 4 || turn == 7) begin
                state <= SHOW;
                wait_ms <= 0;
            end else begin
                turn <= turn + 3'd1;
                sel <= 0;
                state <= PLAY;
            end
        end
        SHOW: begin
            wait_ms <= wait_ms + 13'd1;
            if (btnS || wait_ms == 13'd4999) begin
                next <= 1;
                state <= PLAY;
                {peg0, peg1, peg2, peg3} <= 12'd0;
                sel <= 0;
                turn <= 0;
                any_marks <= 0;
                blink <= 0;
                look <= 0;
                was_history <= 0;
            end
        end
        endcase
    end

    // display
    function [7:0] mark;
        input [2:0] place, x, o;
        if (place < x) mark = 8'b01110110;
        else if (place < x + o) mark = 8'b00111111;
        else mark = 8'd0;
    endfunction

    reg [11:0] pic;
    reg [7:0] leds;
    reg [5:0] m;
    reg [2:0] p;
    reg show_m;
    integer i;
    reg [4:0] frame = 0;

    always @(*) begin
        pic = guess;
        leds = 8'd1 << turn;
        m = {n_x, n_o};
        show_m = any_marks;
        p = of(guess, sel);
        if (state == SHOW) begin
            pic = code;
            leds = blink < 250 ? 8'd1 << turn : 8'd0;
        end else if (history) begin
            if (turn == 0) begin
                pic = 0; leds = 0; show_m = 0;
            end else begin
                pic = hist_guess[look];
                leds = 8'd1 << look;
                m = hist_marks[look];
            end
        end else begin
            if (p == 0)
                p = blink < 62 ? 3'b111 : 3'b000;
            else if (blink >= 250)
                p = 3'b000;
            case (sel)
                2'd0: pic[11:9] = p;
                2'd1: pic[8:6] = p;
                2'd2: pic[5:3] = p;
                2'd3: pic[2:0] = p;
            endcase
        end
    end

    always @(posedge clk) begin
        frame <= frame + 5'd1;
        if (frame == 0) begin
            RGB <= pic;
            LD <= leds;
            SSD3 <= show_m ? mark(3'd0, m[5:3], m[2:0]) : 8'd0;
            SSD2 <= show_m ? mark(3'd1, m[5:3], m[2:0]) : 8'd0;
            SSD1 <= show_m ? mark(3'd2, m[5:3], m[2:0]) : 8'd0;
            SSD0 <= show_m ? mark(3'd3, m[5:3], m[2:0]) : 8'd0;
        end
    end
endmodule
