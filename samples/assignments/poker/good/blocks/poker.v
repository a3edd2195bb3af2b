// poker - two-player hold'em: which press does what. The money is in bank.v,
// the hands are compared in rank.v, and the digits made in decimal.v.
module poker (
    input clk,
    input btnC, btnL,
    input [15:0] sw,
    input [41:0] cards,
    output reg deal,
    output reg [23:0] line,
    output reg clear, send,
    output [15:0] LD,
    output [7:0] SSD3, SSD2, SSD1, SSD0
);
    // What the next press does; S_LOAD and S_OPEN wait for new cards.
    localparam S_OPEN = 4'd0, S_HAND1 = 4'd1, S_AGAIN = 4'd2, S_HAND2 = 4'd3,
               S_ANTES = 4'd4, S_CALL1 = 4'd5, S_BET1 = 4'd6, S_CALL2 = 4'd7,
               S_BET2 = 4'd8, S_SHOWDOWN = 4'd9, S_OVER = 4'd10,
               S_LOAD = 4'd11, S_LOADED = 4'd12;

    reg [3:0] state = S_OPEN, next_state;
    reg [1:0] item = 0;
    reg [1:0] winner = 0;               // bit 0 is player 1
    reg turn = 0, has_turn = 0, was_down = 0;

    wire is_bet = state == S_BET1 || state == S_BET2;
    wire is_call = state == S_CALL1 || state == S_CALL2;
    wire folds = is_bet && sw[15] && was_down;

    // Money

    wire refused, is_less, is_closed;
    wire [15:0] wallet1, wallet2, total1, total2, pot;

    bank money (.clk(clk),
                .start(btnC && state == S_OVER),
                .antes(btnC && state == S_ANTES),
                .bets(btnC && is_bet && !folds),
                .pays(btnC && (folds || state == S_SHOWDOWN)),
                .winner(folds ? (turn ? 2'b01 : 2'b10) : better),
                .player(turn), .amount(sw[14:0]), .refused(refused),
                .is_less(is_less), .is_closed(is_closed), .wallet1(wallet1),
                .wallet2(wallet2), .total1(total1), .total2(total2),
                .pot(pot));

    // Hands

    wire [23:0] rank1, rank2;
    wire [1:0] better = rank1 == rank2 ? 2'b11 : rank1 > rank2 ? 2'b01 : 2'b10;

    rank first (.hand({cards[41:30], cards[17:0]}), .value(rank1));
    rank second (.hand({cards[29:18], cards[17:0]}), .value(rank2));

    // States

    always @(*) begin
        next_state = state;
        case (state)
            S_LOAD: next_state = S_LOADED;
            S_LOADED: next_state = S_HAND1;
            S_OPEN, S_HAND1, S_AGAIN, S_HAND2, S_ANTES, S_CALL1, S_CALL2,
            S_SHOWDOWN:
                if (btnC) next_state = state + 1;
            S_BET1, S_BET2:
                if (btnC) begin
                    if (folds) next_state = S_OVER;
                    else if (refused) next_state = turn ? S_CALL2 : S_CALL1;
                    else if (is_closed) next_state = S_SHOWDOWN;
                    else if (is_less) next_state = turn ? S_CALL2 : S_CALL1;
                    else next_state = turn ? S_CALL1 : S_CALL2;
                end
            default:
                if (btnC) next_state = S_LOAD;
        endcase
    end

    always @(posedge clk) begin
        state <= next_state;
        deal <= btnC && state == S_OVER;
        if (btnC && state == S_OVER) begin
            winner <= 2'b00;
            has_turn <= 0;
        end else if (btnC && state == S_SHOWDOWN)
            winner <= better;
        else if (btnC && folds)
            winner <= turn ? 2'b01 : 2'b10;
        if (btnC && is_call) begin
            turn <= state == S_CALL2;
            has_turn <= 1;
            was_down <= 0;
        end else if (!sw[15])
            was_down <= 1;
    end

    // Lines

    wire [55:0] bytes;

    genvar g;
    generate
        for (g = 0; g < 7; g = g + 1) begin : card
            assign bytes[8 * g +: 8] = {cards[6 * g +: 4], 2'b00,
                                        cards[6 * g + 4 +: 2]};
        end
    endgenerate

    always @(posedge clk) begin
        send <= 0;
        if (btnC && state != S_OVER || state == S_LOADED) begin
            send <= 1;
            clear <= state != S_HAND1 && state != S_HAND2;
            case (state)
                S_HAND1: line <= {bytes[55:40], 8'hff};
                S_HAND2: line <= {bytes[39:24], 8'hff};
                S_ANTES: line <= 24'hffffff;
                S_CALL1: line <= 24'heeeeee;
                S_CALL2: line <= 24'h0e0e0e;
                S_BET1: line <= folds ? 24'h0e0e0e : 24'heeeeee;
                S_BET2: line <= folds ? 24'heeeeee : 24'h0e0e0e;
                S_SHOWDOWN: line <= better == 2'b11 ? 24'hee0eff
                                  : better == 2'b01 ? 24'heeeeee : 24'h0e0e0e;
                default: line <= bytes[23:0];
            endcase
        end
    end

    // LEDs and digits

    wire [15:0] added = is_bet ? sw[14:0] : 16'd0;
    reg [15:0] number;

    always @(posedge clk)
        if (btnC) item <= 0;
        else if (btnL) item <= item + 1;

    always @(*)
        case (item)
            2'd0: number = !has_turn ? 0 : turn ? wallet2 : wallet1;
            2'd1: number = total1 + (turn ? 0 : added);
            2'd2: number = total2 + (turn ? added : 0);
            default: number = pot;
        endcase

    decimal digits (.number(number), .digit3(SSD3), .digit2(SSD2),
                    .digit1(SSD1), .digit0(SSD0));

    assign LD = {state == S_AGAIN, state == S_ANTES, 12'b0, winner};
endmodule
