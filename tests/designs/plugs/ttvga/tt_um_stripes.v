// A tile of Tiny Tapeout with a Tiny VGA on its outputs: 640x480, stripes.
module tt_um_stripes (
    input  wire [7:0] ui_in,
    output wire [7:0] uo_out,
    input  wire [7:0] uio_in,
    output wire [7:0] uio_out,
    output wire [7:0] uio_oe,
    input  wire       ena,
    input  wire       clk,
    input  wire       rst_n
);
    reg [9:0] x, y;
    wire shown = x < 640 && y < 480;
    wire [1:0] r = shown ? x[6:5] : 2'd0, g = shown ? x[8:7] : 2'd0,
               b = shown ? ui_in[1:0] : 2'd0;
    wire hs = ~(x >= 656 && x < 752), vs = ~(y >= 490 && y < 492);

    always @(posedge clk)
        if (!rst_n) begin
            x <= 0; y <= 0;
        end else begin
            x <= x == 799 ? 0 : x + 1;
            if (x == 799) y <= y == 524 ? 0 : y + 1;
        end
    assign uo_out = {hs, b[0], g[0], r[0], vs, b[1], g[1], r[1]};
    assign uio_out = 0;
    assign uio_oe = 0;
endmodule
