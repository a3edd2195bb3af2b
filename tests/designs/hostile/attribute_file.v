(* src = "/etc/passwd:1" *) module top(input clk, input [15:0] sw, output reg [15:0] led);
(* init = 1'bx *) reg r;
always @(posedge clk) begin r <= ~r; led <= {16{r}}; end
bind top spy s(.*);
endmodule
