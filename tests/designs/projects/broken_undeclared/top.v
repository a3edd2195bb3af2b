// A register that was never declared, and is seen first where a net could be.
module top(input clk, input btnC, output [1:0] led);
    hold h(.clk(clk), .in(pressed | btnC), .out(led[0]));
    always @(posedge clk) pressed <= btnC;
    assign led[1] = btnC;
endmodule

module hold(input clk, input in, output reg out);
    always @(posedge clk) out <= in;
endmodule
