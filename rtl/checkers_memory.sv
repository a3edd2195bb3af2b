// checkers_memory.sv - the men: a bit of each colour for each of 32 squares,
// and for rules=full a third one that makes a king (M3-048..M3-054).
//
// It writes or reads once when it is clocked, which is when phi2 rises.
// Reset does not wait for that (M3-052). Each of its cells is a flip-flop,
// because the full rules look at all of them at once.
`default_nettype none

module checkers_memory (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [31:0] any_red_i,     // what the cells hold at power-up
  input  logic [31:0] any_black_i,
  input  logic [31:0] any_kings_i,
  input  logic [1:0] any_read_i,
  input  logic reset_i,
  input  logic clock_i,
  input  logic write_i,
  input  logic [4:0] addr_i,
  input  logic [2:0] data_i,         // king, red, black (M3-050)
  output logic [31:0] red_o,
  output logic [31:0] black_o,
  output logic [31:0] kings_o,
  output logic [1:0] read_o,         // red, black: what was read last
  output logic [31:0] next_red_o,    // the cells, a clock ahead
  output logic [31:0] next_black_o,
  output logic [31:0] next_kings_o
);

  localparam [31:0] OpeningRed   = 32'h0000_0fff;   // rows 0 to 2 (M3-051)
  localparam [31:0] OpeningBlack = 32'hfff0_0000;   // rows 5 to 7

  logic [31:0] red_q, black_q, kings_q;
  logic [1:0] read_q;
  logic [31:0] here;                 // the cell that is written

  assign here = clock_i && write_i ? 32'd1 << addr_i : 32'd0;

  function automatic [31:0] written(input [31:0] word, input [31:0] at,
                                    input value);
    written = (word & ~at) | (value ? at : 32'd0);
  endfunction

  assign next_red_o   = reset_i ? OpeningRed
                                : written(red_q, here, data_i[1]);
  assign next_black_o = reset_i ? OpeningBlack
                                : written(black_q, here, data_i[0]);
  assign next_kings_o = reset_i ? 32'd0 : written(kings_q, here, data_i[2]);

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      red_q   <= any_red_i;
      black_q <= any_black_i;
      kings_q <= any_kings_i;
      read_q  <= any_read_i;
    end else begin
      red_q   <= next_red_o;
      black_q <= next_black_o;
      kings_q <= next_kings_o;
      if (clock_i && !write_i && !reset_i)      // else it is kept (M3-054)
        read_q <= {red_q[addr_i], black_q[addr_i]};
    end
  end

  assign red_o   = red_q;
  assign black_o = black_q;
  assign kings_o = kings_q;
  assign read_o  = read_q;

endmodule

`default_nettype wire
