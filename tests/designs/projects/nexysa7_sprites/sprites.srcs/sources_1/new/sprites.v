module sprites(input CLK100MHZ, input [5:0] SW, output [11:0] LED, output LED16_R);
    wire [11:0] pixel, scratch;
    sprite_rom rom (.clka(CLK100MHZ), .addra(SW), .douta(pixel));
    blk_mem_gen_1 ram (.clka(CLK100MHZ), .ena(1'b1), .wea(SW[0]), .addra(SW[4:0]), .dina(pixel), .douta(scratch));
    assign LED = pixel ^ scratch;
    assign LED16_R = ^pixel;
endmodule
