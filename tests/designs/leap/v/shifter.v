// A running light: a ring of bits that a divider turns.
module shifter(input clk, input left, output reg [7:0] led = 8'h01,
               output beat);
    reg [8:0] div = 0;
    wire turn = div == 9'd400;
    reg [3:0] beats = 0;
    assign beat = beats > 9;
    always @(posedge clk) begin
        div <= turn ? 0 : div + 1;
        if (turn) begin
            led <= left ? {led[6:0], led[7]} : {led[0], led[7:1]};
            beats <= beats == 11 ? 0 : beats + 1;
        end
    end
endmodule
