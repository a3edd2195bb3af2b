// A count that is read after its loop was left: plain Verilog cannot say that,
// for there every loop runs to its end.
module outlives(input logic clk, input logic [7:0] a, output logic [3:0] first);
    integer i;
    always_comb begin
        for (i = 0; i < 8; i = i + 1)
            if (a[i]) break;
        first = 4'(i);
    end
endmodule
