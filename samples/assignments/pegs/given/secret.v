// secret - the codes of the games, one after the other.
//
// A code is four colours of three bits, R G B, the leftmost peg highest. After
// a clock with next high it is that of the next game.
//
// A machine to play against would draw its codes from a counter that runs all
// the time. In class everybody gets the same ones; those of the golden machine
// are in assignment.txt.
module secret (
    input clk,
    input next,
    output reg [11:0] code
);
    reg [1:0] game;

    initial game = 0;

    always @(posedge clk)
        if (next)
            game <= game + 1;

    always @(*)
        case (game)
            2'd0: code = 12'b100_010_001_110;       // RGBY
            2'd1: code = 12'b111_111_000_000;       // WWKK
            2'd2: code = 12'b011_101_011_101;       // CMCM
            default: code = 12'b101_101_101_100;    // MMMR
        endcase
endmodule
