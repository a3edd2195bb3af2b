// ssd - four digits in turn, each for about a millisecond.
//
// A digit is pgfedcba, high is lit; the board's wires are active low.
module ssd #(parameter CLOCK_HZ = 100_000_000) (
    input clk,
    input [7:0] digit3, digit2, digit1, digit0,
    output reg [7:0] segments,
    output reg [3:0] anodes
);
    localparam TURN = CLOCK_HZ / 1000;

    reg [16:0] count;
    reg [1:0] turn;

    initial begin
        count = 0;
        turn = 0;
    end

    always @(posedge clk)
        if (count == TURN - 1) begin
            count <= 0;
            turn <= turn + 1;
        end else
            count <= count + 1;

    always @(*)
        case (turn)
            2'd0: begin segments = ~digit0; anodes = 4'b1110; end
            2'd1: begin segments = ~digit1; anodes = 4'b1101; end
            2'd2: begin segments = ~digit2; anodes = 4'b1011; end
            default: begin segments = ~digit3; anodes = 4'b0111; end
        endcase
endmodule
