module lift(input clk, input [2:0] call, output reg [1:0] floor);
    reg [34:0] t;
    always @(posedge clk) begin
        t <= t + 1;
        if (t == 0) begin
            if (call[2]) floor <= 2;
            else if (call[1]) floor <= 1;
            else if (call[0]) floor <= 0;
        end
    end
endmodule
