// deck - the cards of the hands, one hand after the other.
//
// A card is six bits: two for the suit, 0 hearts, 1 diamonds, 2 clubs, 3
// spades, and four for the value, 0 for a two up to 12 for an ace. There are
// seven: player 1's two (cards[41:36] is the first), player 2's two, and the
// three of the table. After a clock with next high they are those of the next
// hand.
//
// A machine to play with would draw its cards from a counter that runs all the
// time. In class everybody gets the same ones; they are those of the golden
// machine, deal=lesson. Each card is two octal digits here.
module deck (
    input clk,
    input next,
    output reg [41:0] cards
);
    reg [3:0] hand;

    initial hand = 0;

    always @(posedge clk)
        if (next)
            hand <= hand + 1;

    always @(*)
        case (hand)
            // 3H 5C, 8H 7D; 9D QC 9S
            4'd0:     cards = 42'o01_43_06_25_27_52_67;
            // 4H 7C, AD KC; 4S 7D AH
            4'd1:     cards = 42'o02_45_34_53_62_25_14;
            // KD JC, 5H 5D; KH JS 5C
            4'd2:     cards = 42'o33_51_03_23_13_71_43;
            // 8C 7D, 6H 6S; 6D 5C 4H
            4'd3:     cards = 42'o46_25_04_64_24_43_02;
            // 9H 5H, 9D 8C; QH TH JH
            4'd4:     cards = 42'o07_03_27_46_12_10_11;
            // 9S AC, 4H 4D; 9H 9C 4S
            4'd5:     cards = 42'o67_54_02_22_07_47_62;
            // KD KS, 7H 7D; KH KC 7S
            4'd6:     cards = 42'o33_73_05_25_13_53_65;
            // AH 2H, 8H 7H; JH TH 9H
            4'd7:     cards = 42'o14_00_06_05_11_10_07;
            // AH KH, 9H 8H; QH JH TH
            4'd8:     cards = 42'o14_13_07_06_12_11_10;
            // KH KD, AS 2H; 5D 4C 3S
            4'd9:     cards = 42'o13_33_74_00_23_42_61;
            // KH 2C, 3D 9S; AD 4S 3H
            4'd10:    cards = 42'o13_40_21_67_34_62_01;
            // 2H 7D, 2D 7C; AS KS QS
            4'd11:    cards = 42'o00_25_20_45_74_73_72;
            // AH 6C, AD 5S; KS 8H 4C
            4'd12:    cards = 42'o14_44_34_63_73_06_42;
            // JD 2C, TD AC; JS TH 4D
            4'd13:    cards = 42'o31_40_30_54_71_10_22;
            // QD JD, AD 2D; KD 9D 4D
            4'd14:    cards = 42'o32_31_34_20_33_27_22;
            // AH KD, KC 9H; QS JD TC
            default:  cards = 42'o14_33_53_07_72_31_50;
        endcase
endmodule
