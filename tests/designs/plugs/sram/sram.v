// An SRAM of 256K words on the connectors of a DE1-SoC: KEY[0] writes SW to the
// cell that SW[9:8] choose, all the time the cell is shown on LEDR.
module sram (
    input         CLOCK_50,
    input   [0:0] KEY,
    input   [9:0] SW,
    output  [9:0] LEDR,
    output [17:0] a,
    inout  [15:0] d,
    output reg    oe_n, we_n,
    output        ce_n, ub_n, lb_n
);
    reg [9:0] slow = 0;
    wire [3:0] step = slow[9:6];
    reg [15:0] seen = 0;

    initial {oe_n, we_n} = 2'b11;
    assign a = {SW[9:8], 16'h0042};
    assign {ce_n, ub_n, lb_n} = 3'b000;
    assign d = we_n ? 16'hzzzz : {6'd0, SW};
    assign LEDR = seen[9:0];
    always @(posedge CLOCK_50) begin
        slow <= slow + 1;
        we_n <= !(step >= 2 && step < 6 && !KEY[0]);
        oe_n <= !(step >= 8 && step < 12);
        if (slow == {4'd11, 6'd63}) seen <= d;
    end
endmodule
