// For an iCE40 on a board that is not known; a Gowin board has pins 40 and 41.
module glow(input clk, output a, output b);
    reg [22:0] n;

    always @(posedge clk) n <= n + 1;
    assign {a, b} = n[22:21];
endmodule
