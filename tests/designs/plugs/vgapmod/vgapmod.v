// 640x480 on a Pmod VGA at the connectors jb and jc of an Arty A7: red while
// sw[0] is up, else blue.
module vgapmod (
    input        CLK100MHZ,
    input  [0:0] sw,
    output [7:0] jb, jc
);
    reg [1:0] slow = 0;
    reg [9:0] x = 0, y = 0;
    wire shown = x < 640 && y < 480;

    always @(posedge CLK100MHZ) begin
        slow <= slow + 1;
        if (slow == 0) begin
            x <= x == 799 ? 0 : x + 1;
            if (x == 799) y <= y == 524 ? 0 : y + 1;
        end
    end
    assign jb = {{4{shown & ~sw[0]}}, {4{shown & sw[0]}}};
    assign jc = {2'b00, ~(y >= 490 && y < 492), ~(x >= 656 && x < 752), 4'd0};
endmodule
