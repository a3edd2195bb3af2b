// enables.v - registers that keep their value until an enable comes, or as long
// as it stays, and resets in front of them.
module enables (
    input wire clk,
    input wire reset,
    input wire go,
    output reg both,
    output reg first,
    output reg [3:0] count,
    output reg [3:0] other
);
    reg [6:0] div = 0;
    reg half = 0;

    initial begin both = 0; first = 0; count = 0; other = 0; end

    always @(posedge clk) begin
        div <= div + 1;
        half <= !half;
        if (reset) begin
            both <= 0;
            count <= 0;
        end else if (div[4]) begin
            both <= div[0] & div[2];
            if (half) count <= count + 1;
        end
        if (go) first <= div[1] & !div[3];
        if (!half) other <= count;
    end
endmodule
