module top
(
    input clk,
    input [1:0] board_btn_n,
    output reg [5:0] board_led_n
);

wire clk_fast;
reg [23:0] counter;

Gowin_rPLL your_instance_name(
    .clkout(clk_fast), //output clkout
    .clkin(clk) //input clkin
);

always @(posedge clk_fast or negedge board_btn_n[0]) begin
    if (!board_btn_n[0])
        counter <= 24'd0;
    else
        counter <= counter + 1'd1;
end

always @(posedge clk_fast)
    if (counter == 24'd0)
        board_led_n <= {board_led_n[4:0], ~board_led_n[5]};
endmodule
