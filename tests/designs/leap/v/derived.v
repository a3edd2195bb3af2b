// A clock made from a register, one from a gate, and one from a divider.
module derived(input clk, input en, input [3:0] d, output reg [7:0] slow = 0,
               output reg [7:0] gated = 0, output reg [3:0] ripple = 0,
               output reg [3:0] caught = 0);
    reg [4:0] div = 0;
    reg half = 0;
    wire gate = clk & en;
    always @(posedge clk) begin div <= div + 1; half <= ~half; end
    always @(posedge div[4]) begin slow <= slow + 1; caught <= d; end
    always @(posedge gate) gated <= gated + 3;
    always @(posedge half) ripple[0] <= ~ripple[0];
    always @(negedge ripple[0]) ripple[1] <= ~ripple[1];
    always @(negedge ripple[1]) ripple[2] <= ~ripple[2];
    always @(negedge ripple[2]) ripple[3] <= ~ripple[3];
endmodule
