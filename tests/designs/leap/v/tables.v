// Memories: one that is only read, by a counter and by a jumping address; one
// that is written now and then, read in the same clock and in the next; a shift
// register with taps, and two feedback registers of other forms, one of which
// can be loaded and stands still at times.
module tables(input clk, input write, input [3:0] at, input [7:0] in,
              input load, output reg [7:0] note = 0, output [7:0] now,
              output reg [7:0] was = 0, output tap, output [2:0] noise);
    reg [7:0] tune [0:31], ram [0:15];
    reg [12:0] beat = 0;
    reg [4:0] place = 0;
    reg [23:0] delay = 24'h1;
    reg [8:0] galois = 9'h101;
    reg [6:0] fibonacci = 7'h5a;
    integer i;

    initial begin
        for (i = 0; i < 32; i = i + 1) tune[i] = i * 37 + 5;
        for (i = 0; i < 16; i = i + 1) ram[i] = i;
    end
    assign now = ram[at];
    assign tap = delay[23] ^ delay[11];
    assign noise = {galois == 9'h0aa, fibonacci[6:4] == 3'd5,
                    tune[fibonacci[4:0]][0]};
    always @(posedge clk) begin
        beat <= beat == 13'd4799 ? 0 : beat + 1;
        if (beat == 0) place <= place + 1;
        note <= tune[place];
        if (write && beat[9:0] == 10'd512) ram[at] <= in ^ note;
        was <= ram[place[3:0]];
        delay <= {delay[22:0], beat[12]};
        galois <= {1'b0, galois[8:1]} ^ (galois[0] ? 9'h110 : 9'h0);
        if (load) fibonacci <= {in[6:1], 1'b1};
        else if (beat[0]) fibonacci <= {fibonacci[5:0],
                                        fibonacci[6] ^ fibonacci[5]};
    end
endmodule
