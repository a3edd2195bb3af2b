// uart_tx.sv - bytes out on a serial line: 8 data bits, no parity, 1 stop bit.
// Twin of uart.c: same pins, same ticks.
//
// A byte can be taken with every clock on which ready_o is high: also with
// the last one of a stop bit, so that bytes follow each other without a gap.
`default_nettype none

module uart_tx #(
  parameter ClockHz = 100_000_000,
  parameter BaudHz  = 115_200
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [7:0] data_i,
  input  logic start_i,    // send them; heard while ready
  output logic tx_o,       // the line, high while idle
  output logic ready_o,    // a byte can be taken with the next clock
  output logic idle_o      // and all before it are out
);

  localparam FrameBits = 10;
  localparam BitTicks  = ClockHz > BaudHz ? ClockHz / BaudHz : 1;
  localparam Width     = BitTicks > 1 ? $clog2(BitTicks) : 1;
  localparam [Width-1:0] Last = Width'(BitTicks - 1);

  logic [FrameBits-1:0] shift_q;   // the lowest bit is on the line
  logic [3:0] bits_q;              // still to go; 0: idle
  logic [Width-1:0] left_q;        // ticks of this bit, but for the last one
  logic last_tick, takes;

  assign idle_o    = bits_q == 4'd0;
  assign last_tick = left_q == '0;
  assign ready_o   = idle_o || (bits_q == 4'd1 && last_tick);
  assign takes     = start_i && ready_o;
  assign tx_o      = idle_o || shift_q[0];

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      shift_q <= '0;
      bits_q  <= 4'd0;
      left_q  <= '0;
    end else if (takes) begin
      shift_q <= {1'b1, data_i, 1'b0};
      bits_q  <= 4'(FrameBits);
      left_q  <= Last;
    end else if (!idle_o) begin
      if (last_tick) begin
        shift_q <= shift_q >> 1;
        bits_q  <= bits_q - 4'd1;
        left_q  <= bits_q == 4'd1 ? '0 : Last;
      end else begin
        left_q <= left_q - 1'b1;
      end
    end
  end

`ifdef FORMAL
`include "proof/uart_tx.svh"
`endif

endmodule

`default_nettype wire
