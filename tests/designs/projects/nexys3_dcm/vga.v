// 25 MHz from the DCM, as the wizard of ISE writes it
module vga(input clk, input btns, output [7:0] led, output hs);
	wire pix, clk0, fx, ibuf, locked;
	reg [9:0] x;

	IBUFG clkin1_buf (.O(ibuf), .I(clk));
	DCM_SP
	#(.CLKDV_DIVIDE          (2.000),
	  .CLKFX_DIVIDE          (8),
	  .CLKFX_MULTIPLY        (2),
	  .CLKIN_PERIOD          (10.0),
	  .CLK_FEEDBACK          ("1X"))
	dcm_sp_inst
	 (.CLKIN(ibuf), .CLKFB(clk0), .CLK0(clk0), .CLKFX(fx),
	  .PSCLK(1'b0), .PSEN(1'b0), .PSINCDEC(1'b0), .LOCKED(locked),
	  .RST(btns), .DSSEN(1'b0));
	BUFG clkout1_buf (.O(pix), .I(fx));

	always @(posedge pix or posedge btns)
		if (btns) x <= led;
		else x <= (x == 799) ? 0 : x + 1;
	assign hs = ~(x >= 656 && x < 752);
	assign led = x[9:2];
endmodule
