// mix_tb.v - drives mix at random, and prints what comes of it.
module mix_tb;
    reg clk = 0;
    reg [3:0] a = 0;
    reg [2:0] n = 0;
    wire [7:0] c, d, e, f;
    wire [3:0] ones;
    integer seed = 25;

    mix dut(clk, a, n, c, d, e, f, ones);

    initial begin
        repeat (2000) begin
            a = $random(seed);
            n = $random(seed);
            #1 clk = 1;
            #1 $display("%h %h %h %h %h", c, d, e, f, ones);
            clk = 0;
        end
        $finish;
    end
endmodule
