module top(input clk, input [15:0] sw, output reg [15:0] led);
integer f;
initial begin f = $fopen("OUTSIDE/fopen", "w"); $fwrite(f, "x"); end
always @(posedge clk) led <= sw;
endmodule
