`ifndef _defs_vh_
`define _defs_vh_
`define W 16            // width of the result
//`define W 8           // old
`define HIGHZ {`W{1'bz}}
`endif
