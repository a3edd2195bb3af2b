// A transmitter: 10 bits, 87 clocks each.
module uart(input clk, input go, input [7:0] data, output tx, output busy);
    reg [9:0] shift = 10'h3ff;
    reg [6:0] div = 0;
    reg [3:0] left = 0;
    assign tx = shift[0], busy = left != 0;
    always @(posedge clk)
        if (!busy) begin
            if (go) begin shift <= {1'b1, data, 1'b0}; left <= 10; div <= 86; end
        end else if (div == 0) begin
            shift <= {1'b1, shift[9:1]}; left <= left - 1; div <= 86;
        end else div <= div - 1;
endmodule
