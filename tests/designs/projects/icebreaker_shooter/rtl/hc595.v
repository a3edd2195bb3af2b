`default_nettype none
// rows (high) go to the far chip, columns (low) to the near one, msb first
module hc595 (
    input wire clk,
    input wire [7:0] r0, r1, r2, r3, r4, r5, r6, r7,
    output wire ser, output reg srclk, output reg rclk
);
    reg [4:0] div;
    reg [4:0] n;
    reg [2:0] row;
    reg [15:0] sh;
    reg [7:0] cols;

    always @*
        case (row)
            3'd0: cols = r0;
            3'd1: cols = r1;
            3'd2: cols = r2;
            3'd3: cols = r3;
            3'd4: cols = r4;
            3'd5: cols = r5;
            3'd6: cols = r6;
            3'd7: cols = r7;
        endcase

    assign ser = sh[15];
    always @(posedge clk) begin
        div <= div + 1;
        if (div == 0) begin
            rclk <= 0;
            if (n == 16) begin
                rclk <= 1;
                n <= 0;
                row <= row + 1;
                sh <= {8'h01 << row, ~cols};
            end else if (!srclk)
                srclk <= 1;
            else begin
                srclk <= 0;
                sh <= sh << 1;
                n <= n + 1;
            end
        end
    end
endmodule
