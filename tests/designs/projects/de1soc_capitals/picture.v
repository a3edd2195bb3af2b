// A megafunction whose parameters are in capitals, which Quartus does not mind.
module picture(CLOCK_50, SW, LEDR);
    input CLOCK_50;
    input [2:0] SW;
    output [7:0] LEDR;

    altsyncram rows(.address_a(SW), .clock0(CLOCK_50), .q_a(LEDR),
                    .wren_a(1'b0), .data_a(8'd0));
    defparam rows.WIDTH_A = 8, rows.WIDTHAD_A = 3, rows.NUMWORDS_A = 8,
        rows.OPERATION_MODE = "ROM", rows.OUTDATA_REG_A = "UNREGISTERED",
        rows.INTENDED_DEVICE_FAMILY = "Cyclone V", rows.INIT_FILE = "rows.mif";
endmodule
