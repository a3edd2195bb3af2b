// Nets that are assigned in always, and a comma too many: Yosys minds neither.
module echo(input CLK, input BTN_N, output LEDR_N, output wire LEDG_N);
    wire [22:0] count;

    always @(posedge CLK) begin
        count <= count + 1;
        LEDR_N <= BTN_N;
    end
    hold h(
        .clk(CLK),
        .in(count[22]),
        .out(LEDG_N),
        // .other()
    );
endmodule

module hold(input clk, input in, output reg out);
    always @(posedge clk) out <= in;
endmodule
