// Counters that stop at their ends, with steps other than one, signed ends, and
// one whose end is another counter; what they reach is looked at in slices,
// products and shifts.
module saturate(input clk, input up, input rst, input [2:0] step,
                output full, output none, output reg [3:0] seen = 0,
                output [5:0] shown, output reg flip = 0);
    reg [11:0] level = 0;
    reg signed [9:0] tilt = -10'sd300;
    reg [9:0] end_at = 700, chase = 0;
    reg [7:0] sum = 3;
    wire [12:0] raised = level + step;
    wire signed [10:0] tilted = tilt + 7;

    assign full = level == 12'hfff;
    assign none = ~|level;
    assign shown = {chase == end_at, tilt > 10'sd440, sum[7], ^level[11:9],
                    (tilt >>> 5) == -1, chase[9:3] > level[11:5]};
    always @(posedge clk) begin
        if (rst) level <= 0;
        else if (up) level <= raised[12] ? 12'hfff : raised[11:0];
        else level <= level < 3 ? 0 : level - 3;
        tilt <= tilted > 445 ? 10'sd445 : rst ? -10'sd300 : tilted[9:0];
        if (chase < end_at) chase <= chase + 1;
        else if (rst) chase <= 0;
        if (chase == end_at && up) end_at <= end_at - 5;
        sum <= sum + 8'd251;
        if (sum == 8'd254) flip <= ~flip;
        if (full | none) seen <= seen + 1;
    end
endmodule
