// cleared - a counter that does not go round by itself: another register clears
// it.
module cleared (
    input clk, clear,
    output reg [1:0] turn
);
    reg [9:0] count;
    reg clear_q;

    initial begin
        turn = 0;
        count = 0;
        clear_q = 0;
    end

    always @(posedge clk) begin
        clear_q <= clear;
        if (count == 799) begin
            count <= 0;
            turn <= turn + 1;
        end else
            count <= clear_q ? 10'd0 : count + 10'd1;
    end
endmodule
