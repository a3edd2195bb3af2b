// phase 2 of the elevator
module main(input clk, input [2:0] sw, output [6:0] seg, output [3:0] an, output [3:0] led);
    wire [1:0] floor;
    lift l(.clk(clk), .call(sw), .floor(floor));
    show s(.n(floor), .seg(seg));
    assign an = 4'b1110;
    assign led = 1 << floor;
endmodule
