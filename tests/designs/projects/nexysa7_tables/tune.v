// Notes from a memory of look-up tables: read at once, and filled from a file.
module tune(input CLK100MHZ, input [3:0] SW, output [11:0] LED);
    tunes notes(.a(SW), .spo(LED));
endmodule
