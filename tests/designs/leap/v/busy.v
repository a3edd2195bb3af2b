// What is busy and what is not, mixed: a bit that toggles in every clock, with
// logic behind an input that hardly ever changes; a register that takes what
// counts while a bit of a divider is high, which is for two clocks at a time;
// and registers that take each other's value.
module busy(input clk, input rst, input [3:0] sw, output reg q = 0,
            output reg [7:0] r = 0, output reg [7:0] late = 0,
            output [7:0] shown);
    reg half = 0;
    reg [1:0] divider = 0;
    reg [7:0] count = 0, early = 0;
    wire is_five = sw == 5;
    wire mixed = half ^ is_five;
    always @(posedge clk) begin
        half <= rst ? 1'b0 : ~half;
        divider <= divider + 1;
        count <= rst ? 8'd0 : count + 3;
        q <= mixed;
        if (divider[1]) r <= count ^ {8{is_five}};
        early <= count;
        late <= early;
    end
    assign shown = {8{mixed}} & count;
endmodule
