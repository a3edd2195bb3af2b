// The divider of every first design.
module blink(input clk, input rst, output reg led = 0);
    reg [15:0] count = 0;
    always @(posedge clk)
        if (rst) count <= 0;
        else if (count == 16'd1234) begin count <= 0; led <= ~led; end
        else count <= count + 1;
endmodule
