// A memory is a model for the vendor's simulator only: see XilinxCoreLib.
module font(clka, addra, douta);
input clka;
input [2 : 0] addra;
output [7 : 0] douta;
// synthesis translate_off
  BLK_MEM_GEN_V7_3 #(.C_ADDRA_WIDTH(3), .C_INIT_FILE_NAME("font.mif"))
  inst (.CLKA(clka), .ADDRA(addra), .DOUTA(douta), .RSTA(), .ENA());
// synthesis translate_on
endmodule
