// bank - wallets, bets and the pot. One command in a clock.
module bank (
    input clk,
    input start, antes, bets, pays,
    input [1:0] winner,                 // who is paid
    input player,                       // who bets,
    input [14:0] amount,                // and how much
    output refused, is_less, is_closed,
    output reg [15:0] wallet1, wallet2, total1, total2, pot
);
    reg acted1, acted2;

    initial begin
        wallet1 = 100;
        wallet2 = 100;
        total1 = 0;
        total2 = 0;
        pot = 0;
        acted1 = 0;
        acted2 = 0;
    end

    // As the money would be after the bet

    wire [15:0] left1 = player ? wallet1 : wallet1 - amount;
    wire [15:0] left2 = player ? wallet2 - amount : wallet2;
    wire [15:0] sum1 = player ? total1 : total1 + amount;
    wire [15:0] sum2 = player ? total2 + amount : total2;
    wire equal = sum1 == sum2;

    assign refused = amount > (player ? wallet2 : wallet1);
    assign is_less = player ? sum2 < sum1 : sum1 < sum2;

    // Whoever is behind must have nothing left, or both have acted.
    assign is_closed = equal ? left1 == 0 || left2 == 0
                               || (player ? acted1 : acted2)
                     : sum1 < sum2 ? left1 == 0 : left2 == 0;

    wire [15:0] over1 = is_closed && sum1 > sum2 ? sum1 - sum2 : 0;
    wire [15:0] over2 = is_closed && sum2 > sum1 ? sum2 - sum1 : 0;
    wire [15:0] ante1 = wallet1 < 5 ? wallet1 : 5;
    wire [15:0] ante2 = wallet2 < 5 ? wallet2 : 5;

    always @(posedge clk)
        if (start) begin
            pot <= 0;
            acted1 <= 0;
            acted2 <= 0;
            if (wallet1 == 0 || wallet2 == 0) begin
                wallet1 <= 100;
                wallet2 <= 100;
            end
        end else if (antes) begin
            wallet1 <= wallet1 - ante1;
            wallet2 <= wallet2 - ante2;
            total1 <= ante1;
            total2 <= ante2;
            pot <= ante1 + ante2;
        end else if (bets && !refused) begin
            wallet1 <= left1 + over1;
            wallet2 <= left2 + over2;
            total1 <= sum1 - over1;
            total2 <= sum2 - over2;
            pot <= pot + amount - over1 - over2;
            if (player) acted2 <= 1;
            else acted1 <= 1;
        end else if (pays) begin
            if (winner[0])
                wallet1 <= wallet1 + (winner[1] ? pot / 2 : pot);
            if (winner[1])
                wallet2 <= wallet2 + (winner[0] ? pot / 2 : pot);
        end
endmodule
