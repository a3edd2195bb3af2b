// mix.v - what is repaired must mean the same: = and <= on one variable in
// several ways, and a loop without a constant bound. projects.sh runs it as it
// is and repaired.
module mix(
    input clk,
    input [3:0] a,
    input [2:0] n,
    output reg [7:0] c, d, e,
    output reg signed [7:0] f,
    output reg [3:0] ones
);
    integer i;

    initial begin
        c = 0; d = 0; e = 0; f = 0;
    end

    // Read in between, parts of it, both orders.
    always @(posedge clk) begin
        c = c + a;
        if (c > 100) c <= a;
        if (a[0]) c[1:0] = 2'b01;
        if (a[1]) c[7] <= ~c[7];
        if (a == 9) c = 8'h55;
    end

    // In branches that exclude each other.
    always @(posedge clk)
        if (a == 3) d = 0;
        else if (a[2]) d <= d + a;
        else
            case (a[1:0])
                2'd1: d = 7;
                default: d <= d - 1;
            endcase

    // <= first, and it wins.
    always @(posedge clk) begin
        e <= e + 1;
        if (n == 2) e = 8'hff;
    end

    always @(posedge clk) begin : named
        f <= f - a;
        if (f < -20) begin
            f = 0;
            f <= f + 3;
        end
    end

    always @* begin
        ones = 0;
        if (a[3])
            for (i = 0; i < n; i = i + 1)
                if (a[i & 3]) ones = ones + 1;
        else
            ones = 9;
    end
endmodule
