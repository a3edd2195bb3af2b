// clk_divider - a slow clock out of the board's: 1 kHz out of CLOCK_HZ.
module clk_divider #(parameter CLOCK_HZ = 100_000_000) (
    input clk,
    output reg slow
);
    localparam HALF = CLOCK_HZ / 2000;

    reg [15:0] count;

    initial begin
        count = 0;
        slow = 0;
    end

    always @(posedge clk)
        if (count == HALF - 1) begin
            count <= 0;
            slow <= ~slow;
        end else
            count <= count + 1;
endmodule
