// ps2_receiver - the bytes that a PS/2 keyboard sends.
//
// The keyboard lowers ps2_clk for each bit: a zero, eight bits from the lowest
// on, a parity bit, a one. ready is high for one clock, with the byte in code.
// A frame that stops half way is forgotten after a millisecond.
module ps2_receiver (
    input clk,                          // 50 MHz
    input ps2_clk, ps2_dat,
    output reg [7:0] code,
    output reg ready
);
    reg [2:0] seen;
    reg [1:0] data;
    reg [10:0] bits;
    reg [3:0] count;
    reg [15:0] silence;

    initial begin
        code = 0;
        ready = 0;
        seen = 3'b111;
        data = 2'b11;
        bits = 0;
        count = 0;
        silence = 0;
    end

    always @(posedge clk) begin
        seen <= {seen[1:0], ps2_clk};
        data <= {data[0], ps2_dat};
        ready <= 0;
        if (seen[2:1] == 2'b10) begin
            silence <= 0;
            bits <= {data[1], bits[10:1]};
            if (count == 10) begin
                count <= 0;
                code <= bits[9:2];
                ready <= 1;
            end else
                count <= count + 1;
        end else if (count != 0) begin
            silence <= silence + 1;
            if (silence == 49_999)
                count <= 0;
        end
    end
endmodule
