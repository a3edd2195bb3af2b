// Stub declaration of top-level module interface
module sprite_rom(clka, addra, douta)
/* synthesis syn_black_box black_box_pad_pin="clka,addra[5:0],douta[11:0]" */;
  input clka;
  input [5:0]addra;
  output [11:0]douta;
endmodule
