// terminal - sends a line of three words to the terminal, 115200 baud.
//
// A line is three bytes, the first highest. The upper four bits of a byte are
// the value of a card, 0 for a two up to 12 for an ace, or 14 for the character
// 1, or 15 for a space; the lower four its suit, 0 to 3, or 14 for P, or 15 for
// a space. So 8'hee is 1P, 8'h0e is 2P and 8'hff is blank.
//
// The line is taken when send goes high. With clear the usual sequence goes
// before it, ESC [ 2 J ESC [ H: the screen is empty then, but for this line. It
// takes two milliseconds.
module terminal #(parameter CLOCK_HZ = 100_000_000) (
    input clk,
    input send,
    input clear,
    input [23:0] line,
    output tx
);
    localparam BIT = CLOCK_HZ / 115200, LINE = 7, END = LINE + 11;

    reg was_send;
    reg [23:0] word;
    reg [5:0] place;                // of the character that comes next
    reg [9:0] bits;                 // the rest of this one, the next lowest
    reg [3:0] left;
    reg [9:0] count;

    initial begin
        was_send = 0;
        word = 24'hffffff;
        place = END;
        bits = 10'h3ff;
        left = 0;
        count = 0;
    end

    function [7:0] value(input [3:0] nibble);
        case (nibble)
            4'd8: value = "T";
            4'd9: value = "J";
            4'd10: value = "Q";
            4'd11: value = "K";
            4'd12: value = "A";
            4'd13: value = "?";
            4'd14: value = "1";
            4'd15: value = " ";
            default: value = "2" + nibble;
        endcase
    endfunction

    function [7:0] suit(input [3:0] nibble);
        case (nibble)
            4'd0: suit = "H";
            4'd1: suit = "D";
            4'd2: suit = "C";
            4'd3: suit = "S";
            4'd14: suit = "P";
            4'd15: suit = " ";
            default: suit = "?";
        endcase
    endfunction

    function [7:0] character(input [5:0] place, input [23:0] word);
        case (place)
            0, 4: character = 8'h1b;
            1, 5: character = "[";
            2: character = "2";
            3: character = "J";
            6: character = "H";
            LINE: character = value(word[23:20]);
            LINE + 1: character = suit(word[19:16]);
            LINE + 3: character = value(word[15:12]);
            LINE + 4: character = suit(word[11:8]);
            LINE + 6: character = value(word[7:4]);
            LINE + 7: character = suit(word[3:0]);
            LINE + 2, LINE + 5, LINE + 8: character = " ";
            LINE + 10: character = 8'h0d;
            default: character = 8'h0a;
        endcase
    endfunction

    assign tx = bits[0];

    always @(posedge clk) begin
        was_send <= send;
        if (send && !was_send) begin
            word <= line;
            place <= clear ? 0 : LINE;
        end else if (left == 0) begin
            if (place != END) begin
                bits <= {1'b1, character(place, word), 1'b0};
                left <= 10;
                count <= 0;
                place <= place + 1;
            end
        end else if (count == BIT - 1) begin
            bits <= {1'b1, bits[9:1]};
            left <= left - 1;
            count <= 0;
        end else
            count <= count + 1;
    end
endmodule
