// What a PS/2 keyboard sends, on the digits of a DE0-CV: the code of the last key
// on HEX1 and HEX0, how many bytes have come on HEX5 and HEX4.
module scancode (
    input        CLOCK_50,
    input        RESET_N,
    input        PS2_CLK,
    input        PS2_DAT,
    output [6:0] HEX0, HEX1, HEX4, HEX5,
    output [9:0] LEDR
);
    reg [2:0] sync = 7;
    reg [10:0] shift = 0;
    reg [3:0] bits = 0;
    reg [7:0] code = 0, count = 0;
    wire falls = sync[2:1] == 2'b10;
    always @(posedge CLOCK_50) begin
        sync <= {sync[1:0], PS2_CLK};
        if (!RESET_N) begin
            bits <= 0; code <= 0; count <= 0;
        end else if (falls) begin
            shift <= {PS2_DAT, shift[10:1]};
            bits <= bits == 10 ? 0 : bits + 1;
            if (bits == 10) begin
                code <= shift[9:2];
                count <= count + 1;
            end
        end
    end
    hex u0 (.value(code[3:0]), .segments(HEX0));
    hex u1 (.value(code[7:4]), .segments(HEX1));
    hex u4 (.value(count[3:0]), .segments(HEX4));
    hex u5 (.value(count[7:4]), .segments(HEX5));
    assign LEDR = {2'b00, code};
endmodule

module hex (
    input      [3:0] value,
    output reg [6:0] segments
);
    always @*
        case (value)
            4'h0: segments = 7'b1000000;
            4'h1: segments = 7'b1111001;
            4'h2: segments = 7'b0100100;
            4'h3: segments = 7'b0110000;
            4'h4: segments = 7'b0011001;
            4'h5: segments = 7'b0010010;
            4'h6: segments = 7'b0000010;
            4'h7: segments = 7'b1111000;
            4'h8: segments = 7'b0000000;
            4'h9: segments = 7'b0010000;
            4'hA: segments = 7'b0001000;
            4'hB: segments = 7'b0000011;
            4'hC: segments = 7'b1000110;
            4'hD: segments = 7'b0100001;
            4'hE: segments = 7'b0000110;
            4'hF: segments = 7'b0001110;
        endcase
endmodule
