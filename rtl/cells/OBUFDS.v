// OBUFDS - an output of Xilinx on two wires that are opposites.
module OBUFDS (
    input  I,
    output O,
    output OB
);
  assign O  = I;
  assign OB = ~I;
endmodule
