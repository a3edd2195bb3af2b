`define OFFSET 8'd1
