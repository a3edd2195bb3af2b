// No constraint file, and a port for each bit: KEY0 is KEY[0] of the board.
module latch(input MAX10_CLK1_50, input KEY0, input KEY1, input SW3,
             output reg LEDR0, output LEDR1);
    always @(posedge MAX10_CLK1_50)
        if (!KEY0) LEDR0 <= 1;
        else if (!KEY1) LEDR0 <= 0;
    assign LEDR1 = SW3;
endmodule
