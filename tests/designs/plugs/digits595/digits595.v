// 12345678 on eight digits behind two 74HC595, by three loose wires from the
// connector of a DE10-Lite.
module digits595 (
    input        MAX10_CLK1_50,
    output [2:0] GPIO
);
    reg [3:0] slow = 0;
    reg [4:0] at = 0;
    reg [2:0] digit = 0;
    reg [15:0] shift = 0;
    reg sclk = 0, rclk = 0;
    reg [6:0] lit;

    always @*
        case (digit)
            7: lit = 7'h06; 6: lit = 7'h5B; 5: lit = 7'h4F; 4: lit = 7'h66;
            3: lit = 7'h6D; 2: lit = 7'h7D; 1: lit = 7'h07; 0: lit = 7'h7F;
        endcase
    always @(posedge MAX10_CLK1_50) begin
        slow <= slow + 1;
        if (slow == 0) begin
            if (rclk) begin
                rclk <= 0; at <= 0; digit <= digit + 1;
                shift <= {1'b1, ~lit, 8'd1 << digit};
            end else if (at == 16)
                rclk <= 1;
            else if (!sclk)
                sclk <= 1;
            else begin
                sclk <= 0; shift <= shift << 1; at <= at + 1;
            end
        end
    end
    assign GPIO = {rclk, sclk, shift[15]};
endmodule
