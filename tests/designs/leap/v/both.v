// Wires of both directions, one of them shown by an output, an open drain, and
// a pin that is never driven.
module both(input clk, input [1:0] oe, input [3:0] d, inout [3:0] io,
            inout [1:0] free, inout sda, output reg [3:0] got = 0,
            output reg line = 0, output [3:0] shown);
    reg [7:0] count = 0;
    assign io[1:0] = oe[0] ? d[1:0] : 2'bz;
    assign io[3:2] = oe[1] ? d[3:2] : 2'bz;
    assign sda = count[7] ? 1'b0 : 1'bz;
    assign shown = io;
    assign free[0] = 1'bz;                  // free[1] is not mentioned
    always @(posedge clk) begin
        count <= count + 1; got <= io; line <= sda;
    end
endmodule
