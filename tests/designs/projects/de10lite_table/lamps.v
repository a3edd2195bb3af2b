// Pins in a table of the Pin Planner, and a list of another program beside it.
module lamps(input tick, input [2:0] choose, output reg [3:0] lamp);
    reg [24:0] n;

    always @(posedge tick) begin
        n <= n + 1;
        lamp <= n[24:21] >> choose;
    end
endmodule
