// A triangle of 359 Hz by I2S: MCLK 12.5 MHz, 48.8 kHz, on connector JA of an
// Arty A7.
module i2s (
    input        CLK100MHZ,
    output [3:0] ja
);
    reg [10:0] count = 0;
    reg signed [15:0] sample = 0;
    reg up = 1;
    wire [5:0] place = count[10:5];          // of 64 bits
    wire [4:0] at = place[4:0];
    wire data = at >= 1 && at <= 16 ? sample[16 - at] : 1'b0;
    reg data_q = 0;

    always @(posedge CLK100MHZ) begin
        count <= count + 1;
        if (count == 2047) begin
            sample <= up ? sample + 16'sd400 : sample - 16'sd400;
            if (sample > 12800) up <= 0;
            else if (sample < -12800) up <= 1;
        end
        if (count[4:0] == 0)
            data_q <= data;
    end
    assign ja[0] = count[2];                 // MCLK: 256 in a sample
    assign ja[1] = place[5];                 // LRCK
    assign ja[2] = count[4];                 // SCLK: data changes when it falls
    assign ja[3] = data_q;
endmodule
