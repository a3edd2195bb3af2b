// A wizard's clock is made of cells, and is a source like others.
module divided(input CLK_IN1, output CLK_OUT1);
    wire from_pad, made, back;

    IBUFG in(.I(CLK_IN1), .O(from_pad));
    DCM_SP #(.CLKDV_DIVIDE(4.000), .CLKIN_PERIOD(10.0)) dcm(
        .CLKIN(from_pad), .CLKFB(back), .CLK0(back), .CLKDV(made),
        .RST(1'b0), .DSSEN(1'b0), .PSCLK(1'b0), .PSEN(1'b0),
        .PSINCDEC(1'b0), .CLK90(), .CLK180(), .CLK270(), .CLK2X(),
        .CLK2X180(), .CLKFX(), .CLKFX180(), .LOCKED(), .PSDONE(), .STATUS());
    BUFG out(.I(made), .O(CLK_OUT1));
endmodule
