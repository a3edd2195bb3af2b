`ifndef NOTES
`define NOTES
`define COUNTER_BITS 28
`define TONE 14
`endif
