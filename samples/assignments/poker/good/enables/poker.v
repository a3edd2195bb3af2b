// poker - two-player hold'em, for a clock of which only ticks count. One thing
// is done at a time: a press sets a job, and the job takes as many ticks as it
// needs. Players are numbered 0 and 1, and have arrays of everything.
module poker (
    input clk,
    input tick,
    input btnC, btnL,
    input [15:0] sw,
    input [41:0] cards,
    output reg deal,
    output reg [23:0] line,
    output reg clear, send,
    output reg [15:0] LD,
    output reg [7:0] SSD3, SSD2, SSD1, SSD0
);
    localparam JOB_NONE = 0, JOB_DEAL = 1, JOB_WAIT = 2, JOB_OPEN = 3,
               JOB_TAKE = 4, JOB_CLOSE = 5, JOB_LOAD = 6, JOB_SCAN = 7,
               JOB_RANK = 8, JOB_PAY = 9;

    reg [3:0] phase = 0, job = JOB_NONE;
    reg [1:0] item = 0;
    reg [15:0] wallet [0:1], total [0:1], pot = 0, bet = 0;
    reg [1:0] acted = 0, winner = 0, eyes = 0;
    reg who = 0, is_turn = 0, is_live = 0, armed = 0;

    initial begin
        wallet[0] = 100;
        wallet[1] = 100;
        total[0] = 0;
        total[1] = 0;
        deal = 0;
        line = 24'hffffff;
        clear = 0;
        send = 0;
    end

    // The judge: counts of all values, then a scan from the ace down

    reg [23:0] value [0:1];
    reg judged = 0, is_flush = 0;
    reg [2:0] loaded = 0;
    reg [3:0] at = 0;
    reg [12:0] ones = 0, twos = 0, threes = 0, fours = 0;
    reg [1:0] suit = 0;
    reg [3:0] run = 0, straight = 0;    // values in a row; the highest of five
    reg has_straight = 0;
    reg [19:0] first = 0, rest = 0;     // pairs and more; single cards
    reg [2:0] rest_count = 0;
    reg [1:0] pair_count = 0;
    reg has_three = 0, has_four = 0;

    wire [5:0] card = loaded == 0 ? (judged ? cards[29:24] : cards[41:36])
                    : loaded == 1 ? (judged ? cards[23:18] : cards[35:30])
                    : loaded == 2 ? cards[17:12]
                    : loaded == 3 ? cards[11:6] : cards[5:0];
    wire [12:0] card_bit = 13'd1 << card[3:0];
    wire is_wheel = ones == 13'b1_0000_0000_1111;

    // Lines

    function [7:0] written(input [5:0] bits);
        written = {bits[3:0], 2'b00, bits[5:4]};
    endfunction

    task write(input [23:0] words, input clears);
        begin
            line <= words;
            clear <= clears;
            send <= 1;
        end
    endtask

    task write_name(input number);
        write(number ? 24'h0e0e0e : 24'heeeeee, 1'b1);
    endtask

    wire [15:0] lead = total[who] - total[!who];
    wire [15:0] lag = total[!who] - total[who];

    always @(posedge clk) if (tick) begin
        send <= 0;
        deal <= 0;
        if (btnL)
            item <= item + 1;
        if (!sw[15])
            armed <= 1;
        case (job)
            JOB_DEAL: job <= JOB_WAIT;
            JOB_WAIT: job <= JOB_OPEN;
            JOB_OPEN: begin
                write({written(cards[17:12]), written(cards[11:6]),
                       written(cards[5:0])}, 1'b1);
                phase <= 1;
                job <= JOB_NONE;
            end
            JOB_TAKE: begin
                job <= JOB_NONE;
                write_name(who);
                if (bet > wallet[who])
                    phase <= who ? 7 : 5;
                else begin
                    wallet[who] <= wallet[who] - bet;
                    total[who] <= total[who] + bet;
                    pot <= pot + bet;
                    acted[who] <= 1;
                    job <= JOB_CLOSE;
                end
            end
            JOB_CLOSE: begin
                job <= JOB_NONE;
                phase <= who ? 5 : 7;
                if (total[who] < total[!who]) begin
                    phase <= who ? 7 : 5;
                    if (wallet[who] == 0) begin
                        total[!who] <= total[who];
                        wallet[!who] <= wallet[!who] + lag;
                        pot <= pot - lag;
                        phase <= 9;
                    end
                end else if (total[who] > total[!who]) begin
                    if (wallet[!who] == 0) begin
                        total[who] <= total[!who];
                        wallet[who] <= wallet[who] + lead;
                        pot <= pot - lead;
                        phase <= 9;
                    end
                end else if (acted == 2'b11 || wallet[0] == 0
                             || wallet[1] == 0)
                    phase <= 9;
            end
            JOB_LOAD: begin
                ones <= ones | card_bit;
                twos <= twos | ones & card_bit;
                threes <= threes | twos & card_bit;
                fours <= fours | threes & card_bit;
                suit <= card[5:4];
                is_flush <= loaded == 0 || is_flush && suit == card[5:4];
                loaded <= loaded + 1;
                at <= 12;
                run <= 0;
                has_straight <= 0;
                first <= 0;
                rest <= 0;
                rest_count <= 0;
                pair_count <= 0;
                has_three <= 0;
                has_four <= 0;
                if (loaded == 4)
                    job <= JOB_SCAN;
            end
            JOB_SCAN: begin
                run <= ones[at] ? run + 1 : 0;
                if (ones[at] && run == 4) begin
                    has_straight <= 1;
                    straight <= at + 4;
                end
                if (fours[at]) begin
                    has_four <= 1;
                    first <= {at, 16'd0};
                end else if (threes[at]) begin
                    has_three <= 1;
                    first <= {at, first[19:16], 12'd0};
                end else if (twos[at]) begin
                    pair_count <= pair_count + 1;
                    if (has_three || pair_count == 1)
                        first <= {first[19:16], at, 12'd0};
                    else
                        first <= {at, 16'd0};
                end else if (ones[at]) begin
                    rest <= {rest[15:0], at};
                    rest_count <= rest_count + 1;
                end
                at <= at - 1;
                if (at == 0)
                    job <= JOB_RANK;
            end
            JOB_RANK: begin
                if (has_straight || is_wheel)
                    value[judged] <= {is_flush ? 4'd8 : 4'd4,
                                      has_straight ? straight : 4'd3, 16'd0};
                else
                    value[judged] <= {has_four ? 4'd7
                                      : has_three && pair_count != 0 ? 4'd6
                                      : is_flush ? 4'd5 : has_three ? 4'd3
                                      : {2'd0, pair_count},
                                      rest_count == 5 ? rest
                                      : rest_count == 3
                                      ? {first[19:16], rest[11:0], 4'd0}
                                      : {first[19:12], 12'd0}
                                        | (rest_count == 2
                                           ? {4'd0, rest[7:0], 8'd0}
                                           : {8'd0, rest[3:0], 8'd0})};
                ones <= 0;
                twos <= 0;
                threes <= 0;
                fours <= 0;
                loaded <= 0;
                judged <= 1;
                job <= judged ? JOB_PAY : JOB_LOAD;
            end
            JOB_PAY: begin
                job <= JOB_NONE;
                phase <= 10;
                if (phase != 9) begin
                    winner <= who ? 2'b01 : 2'b10;
                    wallet[!who] <= wallet[!who] + pot;
                    write_name(!who);
                end else if (value[0] == value[1]) begin
                    winner <= 2'b11;
                    wallet[0] <= wallet[0] + pot[15:1];
                    wallet[1] <= wallet[1] + pot[15:1];
                    write(24'hee0eff, 1'b1);
                end else begin
                    winner <= value[1] > value[0] ? 2'b10 : 2'b01;
                    wallet[value[1] > value[0]]
                        <= wallet[value[1] > value[0]] + pot;
                    write_name(value[1] > value[0]);
                end
            end
            default: if (btnC) begin
                item <= 0;
                case (phase)
                    0: job <= JOB_OPEN;
                    1: begin
                        write({written(cards[41:36]), written(cards[35:30]),
                               8'hff}, 1'b0);
                        eyes <= 2'b10;
                        phase <= 2;
                    end
                    2: begin
                        write({written(cards[17:12]), written(cards[11:6]),
                               written(cards[5:0])}, 1'b1);
                        eyes <= 0;
                        phase <= 3;
                    end
                    3: begin
                        write({written(cards[29:24]), written(cards[23:18]),
                               8'hff}, 1'b0);
                        eyes <= 2'b01;
                        phase <= 4;
                    end
                    4: begin
                        write(24'hffffff, 1'b1);
                        eyes <= 0;
                        wallet[0] <= wallet[0] > 5 ? wallet[0] - 5 : 0;
                        wallet[1] <= wallet[1] > 5 ? wallet[1] - 5 : 0;
                        total[0] <= wallet[0] > 5 ? 5 : wallet[0];
                        total[1] <= wallet[1] > 5 ? 5 : wallet[1];
                        pot <= (wallet[0] > 5 ? 5 : wallet[0])
                             + (wallet[1] > 5 ? 5 : wallet[1]);
                        phase <= 5;
                    end
                    5, 7: begin
                        write_name(phase == 7);
                        who <= phase == 7;
                        is_turn <= 1;
                        is_live <= 1;
                        armed <= 0;
                        phase <= phase + 1;
                    end
                    6, 8: begin
                        is_live <= 0;
                        bet <= sw[14:0];
                        job <= sw[15] && armed ? JOB_PAY : JOB_TAKE;
                    end
                    9: begin
                        judged <= 0;
                        job <= JOB_LOAD;
                    end
                    default: begin
                        deal <= 1;
                        job <= JOB_DEAL;
                        pot <= 0;
                        acted <= 0;
                        winner <= 0;
                        is_turn <= 0;
                        if (wallet[0] == 0 || wallet[1] == 0) begin
                            wallet[0] <= 100;
                            wallet[1] <= 100;
                        end
                    end
                endcase
            end
        endcase
    end

    // What is seen

    reg [15:0] number;

    function [15:0] decimal(input [15:0] binary);
        integer i, d;
        begin
            decimal = 0;
            for (i = 15; i >= 0; i = i - 1) begin
                for (d = 0; d < 4; d = d + 1)
                    if (decimal[4 * d +: 4] > 4)
                        decimal[4 * d +: 4] = decimal[4 * d +: 4] + 3;
                decimal = {decimal[14:0], binary[i]};
            end
        end
    endfunction

    wire [15:0] figures = decimal(number);

    function [7:0] lit(input [3:0] figure);
        case (figure)
            0: lit = 8'h3f;
            1: lit = 8'h06;
            2: lit = 8'h5b;
            3: lit = 8'h4f;
            4: lit = 8'h66;
            5: lit = 8'h6d;
            6: lit = 8'h7d;
            7: lit = 8'h07;
            8: lit = 8'h7f;
            default: lit = 8'h6f;
        endcase
    endfunction

    always @(*) begin
        case (item)
            0: number = is_turn ? wallet[who] : 0;
            1: number = total[0] + (is_live && !who ? sw[14:0] : 0);
            2: number = total[1] + (is_live && who ? sw[14:0] : 0);
            default: number = pot;
        endcase
        {SSD3, SSD2, SSD1, SSD0} = {lit(figures[15:12]), lit(figures[11:8]),
                                    lit(figures[7:4]), lit(figures[3:0])};
        LD = {eyes, 12'd0, winner};
    end
endmodule
