// TLVDS_OBUF - an output of Gowin on two wires that are opposites.
module TLVDS_OBUF (
    input  I,
    output O,
    output OB
);
  assign O  = I;
  assign OB = ~I;
endmodule
