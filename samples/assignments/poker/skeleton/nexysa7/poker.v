// poker - the game. Yours to write; the ports stay as they are.
module poker (
    input clk,                              // 1 kHz
    input btnC, btnL,                       // high for one clock for each press
    input [15:0] sw,                        // 15 folds, 14 to 0 are a bet
    input [41:0] cards,                     // of this hand, as in deck.v,
    output reg deal,                        // and on to those of the next one
    output reg [23:0] line,                 // for the terminal, as in
    output reg clear, send,                 // terminal.v
    output reg [15:0] LD,
    output reg [7:0] SSD3, SSD2, SSD1, SSD0
);
    always @(posedge clk) begin
        deal <= 0;
        line <= 24'hffffff;
        clear <= 0;
        send <= 0;
        LD <= 16'b0;
        SSD3 <= 8'h00;
        SSD2 <= 8'h00;
        SSD1 <= 8'h00;
        SSD0 <= 8'h00;
    end
endmodule
