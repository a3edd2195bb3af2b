// go - the game. Yours to write; the ports stay as they are.
module go (
    input clk,                          // 50 MHz
    input [7:0] code,                   // a byte from the keyboard,
    input ready,                        // high for one clock when it is there
    input prisoners,                    // KEY1, high while pressed
    input [9:0] x, y,                   // the pixel that is drawn,
    output [11:0] rgb,                  // its colour, four bits each
    output [9:0] LEDR,
    output [3:0] digit5, digit4,        // 0 to 9; 15 is a dark digit
    output [3:0] digit3, digit2,
    output [3:0] digit1, digit0
);
    assign rgb = 12'h222;
    assign LEDR = 10'd0;
    assign {digit5, digit4} = 8'hff;
    assign {digit3, digit2} = 8'hff;
    assign {digit1, digit0} = 8'hff;
endmodule
