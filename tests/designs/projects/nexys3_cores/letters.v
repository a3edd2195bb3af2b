// Letters from a memory and a clock from a wizard, both made by ISE.
module letters(input clk, input [2:0] sw, output [7:0] led);
    wire slow;
    wire [7:0] row;

    divided pace(.CLK_IN1(clk), .CLK_OUT1(slow));
    font rows(.clka(slow), .addra(sw), .douta(row));
    assign led = row;
endmodule
