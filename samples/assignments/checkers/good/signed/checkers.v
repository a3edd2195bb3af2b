// checkers - men and colours as two words of 64 bits, signed differences, and a
// state machine that takes four clocks for a move.
module checkers (
    input clk,
    input reset, enter, clear,
    input [2:0] row, col,
    input [2:0] viewrow,
    output reg [7:0] view,
    output reg red_turn, black_turn,
    output reg error
);
    localparam IDLE = 0, FIRST = 1, READY = 2, SECOND = 3, JUMPED = 4,
               DO = 5, FAIL = 6;

    reg [63:0] men;                     // a man is on the square
    reg [63:0] black;                   // and it is Black's
    reg [2:0] state;
    reg turn;                           // 1: Black
    reg [5:0] from, to, over, last;
    reg has_last, jumps;
    reg enter_d, clear_d;
    reg started;

    initial begin
        men = 64'h0;
        black = 64'h0;
        state = IDLE;
        turn = 0;
        has_last = 0;
        enter_d = 0;
        clear_d = 0;
        started = 0;
    end

    wire pressed = enter & ~enter_d;
    wire cleared = clear & ~clear_d;

    wire signed [4:0] dr = $signed({2'b0, to[5:3]})
                         - $signed({2'b0, from[5:3]});
    wire signed [4:0] dc = $signed({2'b0, to[2:0]})
                         - $signed({2'b0, from[2:0]});
    wire signed [4:0] ahead = turn ? -dr : dr;
    wire one = ahead == 1 && (dc == 1 || dc == -1);
    wire two = ahead == 2 && (dc == 2 || dc == -2);
    wire [3:0] mid_r = {1'b0, from[5:3]} + {1'b0, to[5:3]};
    wire [3:0] mid_c = {1'b0, from[2:0]} + {1'b0, to[2:0]};
    wire [5:0] mid = {mid_r[3:1], mid_c[3:1]};

    always @(posedge clk) begin
        enter_d <= enter;
        clear_d <= clear;
        started <= 1;
        if (reset || !started) begin
            men <= {24'hAA55AA, 16'h0000, 24'h55AA55};
            black <= {24'hAA55AA, 40'h0};
            turn <= 0;
            state <= IDLE;
            has_last <= 0;
        end else case (state)
            IDLE: if (pressed) begin
                from <= {row, col};
                state <= FIRST;
            end
            FIRST: state <= (men[from] && black[from] == turn) ? READY : FAIL;
            READY:
                if (cleared) state <= IDLE;
                else if (pressed) begin
                    to <= {row, col};
                    state <= SECOND;
                end
            SECOND: begin
                over <= mid;
                jumps <= two;
                if (men[to]) state <= FAIL;
                else if (one) state <= DO;
                else if (two) state <= JUMPED;
                else state <= FAIL;
            end
            JUMPED: state <= (men[over] && black[over] != turn) ? DO : FAIL;
            DO: begin
                men[from] <= 0;
                men[to] <= 1;
                black[to] <= turn;
                if (jumps) men[over] <= 0;
                last <= from;
                has_last <= 1;
                turn <= ~turn;
                state <= IDLE;
            end
            FAIL: if (pressed || cleared) state <= IDLE;
        endcase
    end

    always @(*) begin
        red_turn = ~turn;
        black_turn = turn;
        error = state == FAIL;
    end

    function [1:0] square(input [5:0] at);
        if (men[at]) square = black[at] ? 2'd2 : 2'd1;
        else square = has_last && last == at ? 2'd3 : 2'd0;
    endfunction

    always @(*)
        view = {square({viewrow, 2'd3, viewrow[0]}),
                square({viewrow, 2'd2, viewrow[0]}),
                square({viewrow, 2'd1, viewrow[0]}),
                square({viewrow, 2'd0, viewrow[0]})};
endmodule
