module sine #(parameter FILE = "") (input clk, input [3:0] a, output reg [7:0] y);
    (* rom_style = "block" *) reg [7:0] t [0:15];
    initial $readmemh(FILE, t);
    always @(posedge clk) y <= t[a] + `OFFSET;
endmodule
