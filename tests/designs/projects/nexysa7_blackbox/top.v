module top(input CLK100MHZ, input [7:0] SW, output [7:0] LED);
    wire [15:0] product;
    mult_gen_0 m (.CLK(CLK100MHZ), .A(SW), .B(SW), .P(product));
    assign LED = product[15:8];
endmodule
