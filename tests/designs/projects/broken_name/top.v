module top(input clk, input btnC, output [3:0] led);
    reg [3:0] counter;

    always @(posedge clk)
        if (btnC) counter <= 0;
        else counter <= conter + 1;

    shower s(.value(counter), .lde(led));
    shwer t(.value(counter));
endmodule

module shower(input [3:0] value, output [3:0] led);
    assign led = value;
endmodule
