module debounce(input clk, input d, output reg q);
    reg [15:0] n;
    always @(posedge clk)
        if (d == q) n <= 0;
        else begin
            n <= n + 1;
            if (&n) q <= d;
        end
endmodule
