module pwm_top (
    input CLK100MHZ,
    input [3:0] sw,
    input [3:0] btn,
    output [3:0] led,
    output led0_r, led0_g, led0_b
);
    wire clk_ibuf, clk200, clk, fb;
    reg [7:0] ramp;
    reg [3:0] ones;
    reg [2:0] limit;
    integer k;

    IBUFG ib (.I(CLK100MHZ), .O(clk_ibuf));
    MMCME2_BASE #(
        .CLKIN1_PERIOD(10.0),
        .CLKFBOUT_MULT_F(8.000),
        .CLKOUT0_DIVIDE_F(4.000),
        .CLKOUT1_DIVIDE(16)
    ) mmcm (
        .CLKIN1(clk_ibuf), .CLKFBIN(fb), .CLKFBOUT(fb),
        .CLKOUT0(clk200), .CLKOUT1(clk), .RST(1'b0), .PWRDWN(1'b0), .LOCKED()
    );

    always @(posedge clk200) ramp <= ramp + 1;

    always @(posedge clk) begin
        limit <= btn[2:0];
        ones = 0;
        for (k = 0; k < limit; k = k + 1)
            if (sw[k]) ones = ones + 1;
    end

    assign led = ones;
    assign led0_r = ramp < {sw, 4'h0};
    assign led0_g = ramp[7];
    BUFG out (.I(ramp[6]), .O(led0_b));
endmodule
