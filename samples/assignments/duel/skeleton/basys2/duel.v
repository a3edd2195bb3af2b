// duel - the game. Yours to write; the ports stay as they are.
module duel (
    input clk,                  // 50 Hz
    input rst_n,                // low: begin anew
    input enterA, enterB,       // high for one clock for each press
    input [2:0] letterIn,
    output reg [7:0] LEDX,
    output reg [7:0] SSD3, SSD2, SSD1, SSD0
);
    always @(posedge clk) begin
        LEDX <= 0;
        SSD3 <= 8'h00;
        SSD2 <= 8'h77;          // A-b
        SSD1 <= 8'h40;
        SSD0 <= 8'h7c;
    end
endmodule
