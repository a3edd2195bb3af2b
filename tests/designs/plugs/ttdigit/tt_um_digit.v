// A tile of Tiny Tapeout: shows ui_in[3:0] on the digit of the demo board, with
// the point while in reset, and plays 983 Hz on uio[7] while ui_in[7] is up.
module tt_um_digit (
    input  wire [7:0] ui_in,
    output wire [7:0] uo_out,
    input  wire [7:0] uio_in,
    output wire [7:0] uio_out,
    output wire [7:0] uio_oe,
    input  wire       ena,
    input  wire       clk,
    input  wire       rst_n
);
    reg [13:0] count;
    reg [6:0] lit;
    reg wave;

    always @(posedge clk)
        if (!rst_n) begin
            count <= 0; wave <= 0;
        end else begin
            count <= count == 12799 ? 0 : count + 1;
            if (count == 12799) wave <= !wave;
        end
    always @*
        case (ui_in[3:0])
            0: lit = 7'h3F; 1: lit = 7'h06; 2: lit = 7'h5B; 3: lit = 7'h4F;
            4: lit = 7'h66; 5: lit = 7'h6D; 6: lit = 7'h7D; 7: lit = 7'h07;
            8: lit = 7'h7F; 9: lit = 7'h6F; default: lit = 7'h40;
        endcase
    assign uo_out = ena ? {!rst_n, lit} : 8'd0;
    assign uio_out = {wave, 7'd0};
    assign uio_oe = {ui_in[7], 7'd0};
endmodule
