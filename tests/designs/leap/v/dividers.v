// Counters that compiled code skips: by one up and down, behind choices, read
// by comparisons, slices and other registers' words, beside a clock of the
// design's own, a load, a memory that is written, a register that does not
// count, and an output that an input changes at once.
module dividers(input clk, input rst, input hold, input [3:0] top,
                output reg tick, output reg [5:0] slow, output half,
                output below, output reg [2:0] steps, output reg [3:0] caught,
                output reg [7:0] out, output late, output early,
                output [7:0] peek, output through, output reg [3:0] ring);
    reg [2:0] div = 0;
    reg [3:0] down = 12, limit = 9;
    reg [6:0] wide = 0;
    reg [4:0] gone = 0, turn = 26;
    reg [7:0] memory [0:7];
    integer i;
    initial begin
        for (i = 0; i < 8; i = i + 1) memory[i] = 0;
        tick = 0; slow = 0; steps = 0; caught = 0; out = 0; ring = 1;
    end
    assign half = wide[6];
    assign below = down < limit || 4'd10 < down;
    assign late = gone >= 20;
    assign early = turn < 9;
    assign peek = memory[slow[2:0]];
    assign through = hold & top[1];

    // Periods of 8, 101, 13 and 32, so that they meet in all phases.
    always @(posedge clk) begin
        div <= div + 1;
        turn <= turn + 1;
        tick <= div == 2;
        if (div == 3) slow <= slow + 1;
        if (wide == 100) wide <= 0;
        else wide <= wide + 1;
        if (down == 0) down <= 12;
        else down <= down - 1;
        if (hold && down == 7) limit <= top;
        if (wide == 99) caught <= slow[3:0];
        if (top[0]) memory[slow[2:0]] <= {top, slow[3:0]};
        if (top == 4) ring <= {ring[2:0], ring[3]};
        if (down == 0) out <= memory[wide[6:4]];
    end

    // A clock of its own, and a counter that is loaded.
    always @(posedge div[2]) steps <= steps + 3'd1;
    always @(posedge clk or posedge rst)
        if (rst) gone <= 3;
        else if (!late || &slow) gone <= gone + 1;
endmodule
