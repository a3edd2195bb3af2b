// A table that is cleared, to be sure, then read from a file, and corrected.
module rom(input clk, input [2:0] sw, output reg [7:0] led);
    reg [7:0] rows [0:7];
    integer i;

    initial begin
        for (i = 0; i < 8; i = i + 1)
            rows[i] = 8'b0;
        $readmemh("rows.mem", rows);
        rows[6] = 8'b10011001;
    end
    always @(posedge clk) led <= rows[sw];
endmodule
