`include "..\inc\NOTES.VH"
module melody(
    input clk,
    input speaker,
    input [1:0] sw,
    output [7:0] led
);
    reg [7:0] rom [0:15];
    reg [`COUNTER_BITS-1:0] count;
    wire [7:0] note = rom[count[26:23]];

    initial $readmemh("C:/Users/max/melody/song.mem", rom);

    always @(posedge clk) count <= count + 1;
    assign speaker = sw[0] & count[`TONE + note[2:0]];
    assign led = note;

    sine #(.FILE("tables/sine.coe")) s (.clk(clk), .a(count[20:17]), .y());
endmodule
