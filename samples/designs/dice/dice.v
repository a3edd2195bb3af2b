// A die for a Tang Nano 9K on a lab board: the die rolls while the first button
// is held, and shows its number on the right digit; the switches choose how many
// faces it has.
module dice (
    input        clk,          // 27 MHz
    input  [3:0] button_n,
    input  [3:0] sw,
    output [7:0] segment_n,    // pgfedcba
    output [3:0] digit,
    output [7:0] lamp
);
    wire [3:0] faces = sw < 2 ? 4'd6 : sw;
    reg [3:0] number = 1;
    reg [15:0] noise = 16'hACE1;
    always @(posedge clk) begin
        noise <= {noise[14:0], noise[15] ^ noise[13] ^ noise[12] ^ noise[10]};
        if (!button_n[0])
            number <= number >= faces ? 4'd1 : number + {3'd0, noise[0]};
        else if (number > faces)
            number <= 1;
    end

    reg [7:0] shape;
    always @*
        case (number)
            1: shape = 8'b00000110;
            2: shape = 8'b01011011;
            3: shape = 8'b01001111;
            4: shape = 8'b01100110;
            5: shape = 8'b01101101;
            6: shape = 8'b01111101;
            7: shape = 8'b00000111;
            8: shape = 8'b01111111;
            9: shape = 8'b01101111;
            default: shape = 8'b01111001;
        endcase
    assign segment_n = ~shape;
    assign digit = 4'b0001;
    assign lamp = (8'd1 << number) - 8'd1;
endmodule
