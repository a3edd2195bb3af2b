// Lights one after the other in the manner of old textbooks: one block that
// waits for the clock where it stands. Neither Yosys nor Verilator takes it. A
// wire goes both ways: while sw[1] is up, sw[0] drives it.
module steps (
    input            clk,
    input      [3:0] sw,
    output reg [2:0] led,
    output reg [5:0] count,
    output           seen,
    inout            wire_io
);
    reg [5:0] table_of [0:3];
    assign wire_io = sw[1] ? sw[0] : 1'bz;
    assign seen = wire_io;

    always begin
        @(posedge clk) led <= 3'b001;
        @(posedge clk) led <= 3'b011;
        repeat (5) @(posedge clk);
        led <= 3'b111;
    end

    // Nobody gives these a value at first.
    always @(posedge clk)
        if (sw[2]) begin
            table_of[1] <= table_of[0] + 1;
            count <= table_of[1] + 1;
        end
endmodule
