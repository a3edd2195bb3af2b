// rank - what five cards are worth: the greater value wins.
//
// The cards are sorted, and neighbours compared.
module rank (
    input [29:0] hand,
    output reg [23:0] value
);
    integer i, k;
    reg [3:0] v [0:4];
    reg [3:0] swap;
    reg [3:0] same;                     // a card equals the one after it
    reg is_flush, is_straight, is_wheel;

    always @(*) begin
        for (i = 0; i < 5; i = i + 1)
            v[i] = hand[6 * i +: 4];
        for (k = 0; k < 4; k = k + 1)
            for (i = 0; i < 4 - k; i = i + 1)
                if (v[i] < v[i + 1]) begin
                    swap = v[i];
                    v[i] = v[i + 1];
                    v[i + 1] = swap;
                end
        same = {v[0] == v[1], v[1] == v[2], v[2] == v[3], v[3] == v[4]};
        is_flush = hand[5:4] == hand[11:10] && hand[5:4] == hand[17:16]
                && hand[5:4] == hand[23:22] && hand[5:4] == hand[29:28];
        is_wheel = v[0] == 12 && v[1] == 3 && v[4] == 0 && same == 0;
        is_straight = same == 0 && v[0] == v[4] + 4 || is_wheel;

        if (is_straight)
            value = {is_flush ? 4'd8 : 4'd4, is_wheel ? 4'd3 : v[0], 16'd0};
        else case (same)
            4'b1110: value = {4'd7, v[0], v[4], 12'd0};
            4'b0111: value = {4'd7, v[4], v[0], 12'd0};
            4'b1101: value = {4'd6, v[0], v[4], 12'd0};
            4'b1011: value = {4'd6, v[4], v[0], 12'd0};
            4'b1100: value = {4'd3, v[0], v[3], v[4], 8'd0};
            4'b0110: value = {4'd3, v[1], v[0], v[4], 8'd0};
            4'b0011: value = {4'd3, v[2], v[0], v[1], 8'd0};
            4'b1010: value = {4'd2, v[0], v[2], v[4], 8'd0};
            4'b1001: value = {4'd2, v[0], v[3], v[2], 8'd0};
            4'b0101: value = {4'd2, v[1], v[3], v[0], 8'd0};
            4'b1000: value = {4'd1, v[0], v[2], v[3], v[4], 4'd0};
            4'b0100: value = {4'd1, v[1], v[0], v[3], v[4], 4'd0};
            4'b0010: value = {4'd1, v[2], v[0], v[1], v[4], 4'd0};
            4'b0001: value = {4'd1, v[3], v[0], v[1], v[2], 4'd0};
            default: value = {is_flush ? 4'd5 : 4'd0, v[0], v[1], v[2], v[3],
                              v[4]};
        endcase
    end
endmodule
