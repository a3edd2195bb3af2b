// One clock high when a button has been down for ten milliseconds.
module debounce (
    input  clk,
    input  in,
    output pressed
);
    reg [1:0] sync = 0;
    reg [19:0] count = 0;
    always @(posedge clk) begin
        sync <= {sync[0], in};
        if (!sync[1]) count <= 0;
        else if (count != 20'd1_000_000) count <= count + 1;
    end
    assign pressed = sync[1] && count == 20'd999_999;
endmodule
