// decimal - a number as four digits: shift, and add three.
module decimal (
    input [15:0] number,
    output [7:0] digit3, digit2, digit1, digit0
);
    integer i, d;
    reg [15:0] bcd;

    always @(*) begin
        bcd = 0;
        for (i = 15; i >= 0; i = i - 1) begin
            for (d = 0; d < 4; d = d + 1)
                if (bcd[4 * d +: 4] >= 5)
                    bcd[4 * d +: 4] = bcd[4 * d +: 4] + 3;
            bcd = {bcd[14:0], number[i]};
        end
    end

    segments left (.digit(bcd[15:12]), .lit(digit3));
    segments second (.digit(bcd[11:8]), .lit(digit2));
    segments third (.digit(bcd[7:4]), .lit(digit1));
    segments right (.digit(bcd[3:0]), .lit(digit0));
endmodule

// segments - pgfedcba of a digit, high is lit.
module segments (
    input [3:0] digit,
    output reg [7:0] lit
);
    always @(*)
        case (digit)
            4'd0: lit = 8'b00111111;
            4'd1: lit = 8'b00000110;
            4'd2: lit = 8'b01011011;
            4'd3: lit = 8'b01001111;
            4'd4: lit = 8'b01100110;
            4'd5: lit = 8'b01101101;
            4'd6: lit = 8'b01111101;
            4'd7: lit = 8'b00000111;
            4'd8: lit = 8'b01111111;
            default: lit = 8'b01101111;
        endcase
endmodule
