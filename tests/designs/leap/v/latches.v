// Latches between counters, a register with asynchronous set and reset, a clock
// that is gated, a ripple counter, and registers of the falling edge. Set and
// reset are never both there: when only reset ends then, hardware sets and
// simulators wait for an edge.
module latches(input clk, input open, input set, input rst, input gate,
               output [3:0] held, output reg both = 0, output [2:0] ripple,
               output reg [1:0] late = 0, output gated_seen, output glow);
    reg [9:0] count = 0;
    reg [3:0] latch = 0;
    reg r0 = 0, r1 = 0, r2 = 0, enable = 0;
    reg [4:0] gated = 0;
    reg [15:0] ring = 16'h8001;

    assign held = latch;
    assign ripple = {r2, r1, r0};
    wire slow = count[6], set_alone = set & ~rst;
    always @(posedge clk) count <= count == 10'd801 ? 0 : count + 1;
    always @* if (open) latch = count[9:6];
    always @(posedge slow or posedge set_alone or posedge rst)
        if (rst) both <= 0;
        else if (set_alone) both <= 1;
        else both <= ~both;
    always @(posedge slow) r0 <= ~r0;
    always @(negedge r0) r1 <= ~r1;
    always @(negedge r1) r2 <= ~r2;
    always @(negedge clk) if (count[4:0] == 5'd17) late <= late + 1;
    always @* if (!clk) enable = gate & count[3];
    wire gated_clk = clk & enable;
    always @(posedge gated_clk) gated <= gated + 1;
    assign gated_seen = gated == 5'd31;
    always @(posedge clk) if (count == 0) ring <= {ring[14:0], ring[15]};
    assign glow = ring[3] & count < ring[9:0];
endmodule
