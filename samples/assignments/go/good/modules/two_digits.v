// two_digits - a number below 100, without a leading zero.
module two_digits (
    input [6:0] number,
    input is_on,
    output reg [3:0] tens, ones
);
    reg [14:0] shifted;
    integer i;

    always @(*) begin
        shifted = {8'd0, number};
        for (i = 0; i < 7; i = i + 1) begin
            if (shifted[10:7] >= 5) shifted[10:7] = shifted[10:7] + 3;
            if (shifted[14:11] >= 5) shifted[14:11] = shifted[14:11] + 3;
            shifted = shifted << 1;
        end
        ones = is_on ? shifted[10:7] : 15;
        tens = is_on && shifted[14:11] != 0 ? shifted[14:11] : 15;
    end
endmodule
