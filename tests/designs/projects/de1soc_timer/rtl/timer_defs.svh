`define TIMER_DEFS
`define SECOND 49_999_999
`define TENTH  4_999_999
