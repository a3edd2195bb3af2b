`timescale 1ns / 1ps

module seven_seg(
    input clk,
    input lost,
    input [4:0] level,
    output reg [6:0] seg,
    output dp,
    output reg [3:0] an
    );
    reg [17:0] n;
    wire [3:0] tens, ones;

    always @(posedge clk) n <= n + 1;

    assign tens = level / 10;
    assign ones = level % 10;
    assign dp = 1;

    function [6:0] digit;
        input [3:0] v;
        case (v)
            0: digit = 7'b1000000;
            1: digit = 7'b1111001;
            2: digit = 7'b0100100;
            3: digit = 7'b0110000;
            4: digit = 7'b0011001;
            5: digit = 7'b0010010;
            6: digit = 7'b0000010;
            7: digit = 7'b1111000;
            8: digit = 7'b0000000;
            9: digit = 7'b0010000;
            default: digit = 7'b1111111;
        endcase
    endfunction

    always @* begin
        an = 4'b1111;
        an[n[17:16]] = 0;
        case (n[17:16])
            0: seg = lost ? 7'b0000110 : digit(ones);    // E
            1: seg = lost ? digit(5) : digit(tens);      // S
            2: seg = lost ? digit(0) : 7'b1111111;
            3: seg = lost ? 7'b1000111 : 7'b1111111;     // L
        endcase
    end
endmodule
