`timescale 1ns / 1ps

// one pulse when the button has been down for 8 ms
module debounce(clk, ms, in, pulse, level);
    input clk, ms, in;
    output pulse;
    output level;
    reg [7:0] shift;
    reg level, old;

    always @(posedge clk) begin
        if (ms) shift <= {shift[6:0], in};
        if (shift == 8'hFF) level <= 1;
        if (shift == 8'h00) level <= 0;
        old <= level;
    end

    assign pulse = level & ~old;
endmodule
