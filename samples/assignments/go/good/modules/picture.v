// picture - the colour of a pixel, one pixel later.
module picture (
    input clk,
    input next,                         // on to the next pixel
    input is_on,
    input [9:0] x, y,
    input [80:0] black, white,
    input [3:0] row, col,               // of the cursor
    output reg [11:0] rgb
);
    // The middle of a cell is its point.
    wire [3:0] cell_x = (x - 10'd104) / 10'd48, cell_y = (y + 10'd4) / 10'd48;
    wire [9:0] middle_x = 128 + 48 * cell_x, middle_y = 20 + 48 * cell_y;
    wire [9:0] dx = x > middle_x ? x - middle_x : middle_x - x;
    wire [9:0] dy = y > middle_y ? y - middle_y : middle_y - y;
    wire [12:0] far = dx * dx + dy * dy;
    wire [6:0] point = 9 * cell_y + cell_x;
    wire is_cursor = row == cell_y && col == cell_x;
    wire is_wood = x >= 108 && x < 532 && y < 424;
    wire is_line = (dx == 0 && y >= 20 && y <= 404)
                || (dy == 0 && x >= 128 && x <= 512);

    initial rgb = 0;

    always @(posedge clk)
        if (next) begin
            if (!is_on || x < 104 || x >= 536 || y >= 428)
                rgb <= 12'h222;
            else if (is_cursor && far >= 463 && far <= 506)
                rgb <= 12'h0f0;
            else if (far <= 400 && (black[point] || white[point]))
                rgb <= black[point] ? 12'h111 : 12'heee;
            else if (is_wood)
                rgb <= is_line ? 12'h000 : 12'hdb8;
            else
                rgb <= 12'h222;
        end
endmodule
