module show(input [1:0] n, output [6:0] seg);
    assign seg = n == 0 ? 7'b1000000 : n == 1 ? 7'b1111001 : 7'b0100100;
endmodule
