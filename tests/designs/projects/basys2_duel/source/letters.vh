// characters on the display
`define _     6'd0
`define DASH  6'd1
`define CH_A  6'd2
`define CH_B  6'd3
`define CH_C  6'd4
`define CH_E  6'd5
`define CH_F  6'd6
`define CH_H  6'd7
`define CH_L  6'd8
`define CH_U  6'd9
`define CH_P  6'd10
`define NUM(n) (6'd16 + n)
