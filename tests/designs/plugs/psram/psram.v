// Writes sw to a byte of a PSRAM on connector JC of a Basys 3 (the QSPI Pmod)
// and reads it back, again and again: what was read is on led.
module psram (
    input        clk,
    input  [7:0] sw,
    output [7:0] led,
    output reg   ce_n, sclk,
    output       sd0,
    input        sd1
);
    reg [4:0] slow = 0;
    reg [6:0] at = 0;                               // bits of a transfer
    reg reads = 0;
    reg [39:0] out = 0;
    reg [7:0] in = 0, seen = 0;

    always @(posedge clk) begin
        slow <= slow + 1;
        if (slow == 0) begin
            if (ce_n) begin
                ce_n <= 0; sclk <= 0; at <= 0; reads <= !reads;
                out <= reads ? {8'h02, 24'h012345, sw}
                             : {8'h03, 24'h012345, 8'h00};
            end else if (!sclk) begin
                sclk <= 1; in <= {in[6:0], sd1};
            end else begin
                sclk <= 0; out <= out << 1; at <= at + 1;
                if (at == 39) begin
                    ce_n <= 1;
                    if (reads) seen <= in;
                end
            end
        end
    end
    initial {ce_n, sclk} = 2'b10;
    assign sd0 = out[39];
    assign led = seen;
endmodule
