// A button, two flip-flops and a counter; counts its presses.
module debounce(input clk, input btn, input rst, output reg [7:0] presses = 0,
                output reg level = 0);
    reg [1:0] sync = 0;
    reg [8:0] wait_count = 0;
    always @(posedge clk) begin
        sync <= {sync[0], btn};
        if (rst) presses <= 0;
        if (sync[1] == level) wait_count <= 0;
        else begin
            wait_count <= wait_count + 1;
            if (&wait_count) begin
                level <= sync[1];
                if (sync[1]) presses <= presses + 1;
            end
        end
    end
endmodule
