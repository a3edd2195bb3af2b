// poker - two-player hold'em, in one always block.
module poker (
    input clk,                              // 1 kHz
    input btnC, btnL,                       // high for one clock for each press
    input [15:0] sw,
    input [41:0] cards,
    output reg deal,
    output reg [23:0] line,
    output reg clear, send,
    output reg [15:0] LD,
    output reg [7:0] SSD3, SSD2, SSD1, SSD0
);
    localparam CHIPS = 100, ANTE = 5;

    // What the next press does
    localparam TABLE = 0, HAND1 = 1, TABLE_AGAIN = 2, HAND2 = 3, ANTES = 4,
               TURN1 = 5, BET1 = 6, TURN2 = 7, BET2 = 8, SHOWDOWN = 9,
               OVER = 10;

    localparam [7:0] BLANK = 8'hff;
    localparam [23:0] NAME1 = 24'heeeeee, NAME2 = 24'h0e0e0e, TIE = 24'hee0eff;

    reg [3:0] phase;
    reg [1:0] waits;                        // for the cards of a new hand
    reg [1:0] item;
    reg player, has_turn, is_live, can_fold;
    reg [1:0] acted, winner, eyes;          // bit 0 is player 1
    reg [15:0] wallet1, wallet2, total1, total2, pot;

    initial begin
        deal = 0;
        line = 24'hffffff;
        clear = 0;
        send = 0;
        phase = TABLE;
        waits = 0;
        item = 0;
        player = 0;
        has_turn = 0;
        is_live = 0;
        can_fold = 0;
        acted = 0;
        winner = 0;
        eyes = 0;
        wallet1 = CHIPS;
        wallet2 = CHIPS;
        total1 = 0;
        total2 = 0;
        pot = 0;
    end

    // Lines

    function [7:0] card(input [5:0] card_bits);
        card = {card_bits[3:0], 2'b00, card_bits[5:4]};
    endfunction

    wire [23:0] table_line = {card(cards[17:12]), card(cards[11:6]),
                              card(cards[5:0])};
    wire [23:0] hand1_line = {card(cards[41:36]), card(cards[35:30]), BLANK};
    wire [23:0] hand2_line = {card(cards[29:24]), card(cards[23:18]), BLANK};

    // Ranks: the category, and the values that decide, the first one highest

    function [23:0] rank(input [29:0] hand);
        integer i, v, c;
        reg [38:0] counts;                  // of each value, three bits
        reg [12:0] values;
        reg [3:0] category, top;
        reg [19:0] key;
        reg [2:0] pairs;
        reg is_three, is_four, is_flush, is_straight;
        begin
            key = 0;
            pairs = 0;
            is_three = 0;
            is_four = 0;
            values = 0;
            counts = 0;
            for (v = 0; v < 13; v = v + 1)
                for (i = 0; i < 5; i = i + 1)
                    if (hand[6 * i +: 4] == v) begin
                        counts[3 * v +: 3] = counts[3 * v +: 3] + 1;
                        values[v] = 1;
                    end
            for (c = 4; c >= 1; c = c - 1)
                for (v = 12; v >= 0; v = v - 1)
                    if (counts[3 * v +: 3] == c) begin
                        key = {key[15:0], v[3:0]};
                        if (c == 4) is_four = 1;
                        if (c == 3) is_three = 1;
                        if (c == 2) pairs = pairs + 1;
                    end
            is_flush = hand[29:28] == hand[23:22] && hand[29:28] == hand[17:16]
                    && hand[29:28] == hand[11:10] && hand[29:28] == hand[5:4];
            is_straight = values == 13'b1_0000_0000_1111;
            top = 3;
            for (v = 4; v <= 12; v = v + 1)
                if (values == 13'b11111 << (v - 4)) begin
                    is_straight = 1;
                    top = v;
                end
            if (is_straight)
                key = top;
            category = is_straight && is_flush ? 8
                     : is_four ? 7
                     : is_three && pairs == 1 ? 6
                     : is_flush ? 5
                     : is_straight ? 4
                     : is_three ? 3
                     : pairs;
            rank = {category, key};
        end
    endfunction

    // Each hand is ranked when its player looks at it.
    wire [11:0] own = phase == HAND1 ? cards[41:30] : cards[29:18];
    wire [23:0] ranked = rank({own, cards[17:0]});
    reg [23:0] rank1, rank2;

    // The bet on the switches

    wire [15:0] bet = sw[14:0];
    wire [15:0] mine = player ? wallet2 : wallet1;
    wire [15:0] theirs = player ? wallet1 : wallet2;
    wire [15:0] my_total = (player ? total2 : total1) + bet;
    wire [15:0] their_total = player ? total1 : total2;
    wire is_less = my_total < their_total;
    wire is_more = my_total > their_total;
    wire is_closed = is_less ? bet == mine
                   : is_more ? theirs == 0
                   : bet == mine || theirs == 0 || acted[!player];
    wire [15:0] rest = !is_closed ? 0
                     : is_less ? their_total - my_total
                     : is_more ? my_total - their_total : 0;
    wire [15:0] my_rest = is_more ? rest : 0;
    wire [15:0] their_rest = is_less ? rest : 0;

    // The game

    always @(posedge clk) begin
        send <= 0;
        deal <= 0;
        if (!sw[15])
            can_fold <= 1;
        if (btnL)
            item <= item + 1;
        if (waits != 0) begin
            waits <= waits - 1;
            if (waits == 1) begin
                line <= table_line;
                clear <= 1;
                send <= 1;
                phase <= HAND1;
            end
        end
        if (btnC) begin
            item <= 0;
            clear <= 1;
            send <= 1;
            case (phase)
                TABLE, TABLE_AGAIN: begin
                    line <= table_line;
                    eyes <= 0;
                    phase <= phase + 1;
                end
                HAND1: begin
                    line <= hand1_line;
                    rank1 <= ranked;
                    clear <= 0;
                    eyes <= 2'b01;
                    phase <= TABLE_AGAIN;
                end
                HAND2: begin
                    line <= hand2_line;
                    rank2 <= ranked;
                    clear <= 0;
                    eyes <= 2'b10;
                    phase <= ANTES;
                end
                ANTES: begin
                    line <= 24'hffffff;
                    eyes <= 0;
                    total1 <= wallet1 < ANTE ? wallet1 : ANTE;
                    total2 <= wallet2 < ANTE ? wallet2 : ANTE;
                    wallet1 <= wallet1 < ANTE ? 0 : wallet1 - ANTE;
                    wallet2 <= wallet2 < ANTE ? 0 : wallet2 - ANTE;
                    pot <= (wallet1 < ANTE ? wallet1 : ANTE)
                         + (wallet2 < ANTE ? wallet2 : ANTE);
                    phase <= TURN1;
                end
                TURN1, TURN2: begin
                    line <= phase == TURN1 ? NAME1 : NAME2;
                    player <= phase == TURN2;
                    has_turn <= 1;
                    is_live <= 1;
                    can_fold <= 0;
                    phase <= phase + 1;
                end
                BET1, BET2: begin
                    is_live <= 0;
                    if (sw[15] && can_fold) begin
                        line <= player ? NAME1 : NAME2;
                        winner <= player ? 2'b01 : 2'b10;
                        if (player) wallet1 <= wallet1 + pot;
                        else wallet2 <= wallet2 + pot;
                        phase <= OVER;
                    end else if (bet > mine)
                        phase <= player ? TURN2 : TURN1;
                    else begin
                        acted[player] <= 1;
                        if (player) begin
                            wallet2 <= mine - bet + my_rest;
                            wallet1 <= theirs + their_rest;
                            total2 <= my_total - my_rest;
                            total1 <= their_total - their_rest;
                        end else begin
                            wallet1 <= mine - bet + my_rest;
                            wallet2 <= theirs + their_rest;
                            total1 <= my_total - my_rest;
                            total2 <= their_total - their_rest;
                        end
                        pot <= pot + bet - rest;
                        phase <= is_closed ? SHOWDOWN
                               : is_less ? (player ? TURN2 : TURN1)
                               : (player ? TURN1 : TURN2);
                    end
                end
                SHOWDOWN: begin
                    if (rank1 == rank2) begin
                        line <= TIE;
                        winner <= 2'b11;
                        wallet1 <= wallet1 + (pot >> 1);
                        wallet2 <= wallet2 + (pot >> 1);
                    end else if (rank1 > rank2) begin
                        line <= NAME1;
                        winner <= 2'b01;
                        wallet1 <= wallet1 + pot;
                    end else begin
                        line <= NAME2;
                        winner <= 2'b10;
                        wallet2 <= wallet2 + pot;
                    end
                    phase <= OVER;
                end
                default: begin
                    send <= 0;
                    deal <= 1;
                    waits <= 3;
                    pot <= 0;
                    winner <= 0;
                    acted <= 0;
                    has_turn <= 0;
                    if (wallet1 == 0 || wallet2 == 0) begin
                        wallet1 <= CHIPS;
                        wallet2 <= CHIPS;
                    end
                end
            endcase
        end
    end

    // What is seen

    function [7:0] digit(input [3:0] number);
        case (number)
            4'd0: digit = 8'h3f;
            4'd1: digit = 8'h06;
            4'd2: digit = 8'h5b;
            4'd3: digit = 8'h4f;
            4'd4: digit = 8'h66;
            4'd5: digit = 8'h6d;
            4'd6: digit = 8'h7d;
            4'd7: digit = 8'h07;
            4'd8: digit = 8'h7f;
            default: digit = 8'h6f;
        endcase
    endfunction

    reg [15:0] number;

    always @(*) begin
        case (item)
            2'd0: number = has_turn ? mine : 0;
            2'd1: number = total1 + (is_live && !player ? bet : 0);
            2'd2: number = total2 + (is_live && player ? bet : 0);
            default: number = pot;
        endcase
        SSD3 = digit(number / 1000 % 10);
        SSD2 = digit(number / 100 % 10);
        SSD1 = digit(number / 10 % 10);
        SSD0 = digit(number % 10);
        LD = {eyes[0], eyes[1], 12'b0, winner[1], winner[0]};
    end
endmodule
