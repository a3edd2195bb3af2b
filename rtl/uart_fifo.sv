// uart_fifo.sv - sixteen bytes that wait their turn.
// Twin of uart_fifo.c: same pins, same ticks.
//
// What is written while it is full is lost, even if something is read with
// the same clock; the writer looks at full_o before.
`default_nettype none

module uart_fifo (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [7:0] in_i,
  input  logic write_i,         // keep them; not heard while full
  input  logic read_i,          // drop the oldest
  output logic [7:0] out_o,     // the oldest byte, 0 if there is none
  output logic empty_o,
  output logic full_o
);

  localparam Bytes = 16;

  // Not cleared at power-up: what was never written is never shown.
  logic [7:0] byte_q [0:Bytes-1];
  logic [3:0] first_q;          // where the oldest is
  logic [4:0] count_q;          // how many there are
  logic [3:0] last;             // where the next one goes
  logic writes, reads;

  assign empty_o = count_q == 5'd0;
  assign full_o  = count_q == 5'(Bytes);
  assign writes  = write_i && !full_o;
  assign reads   = read_i && !empty_o;
  assign last    = first_q + count_q[3:0];
  assign out_o   = empty_o ? 8'd0 : byte_q[first_q];

  always_ff @(posedge clk_i) begin
    if (writes) byte_q[last] <= in_i;
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      first_q <= 4'd0;
      count_q <= 5'd0;
    end else begin
      first_q <= first_q + 4'(reads);
      count_q <= count_q + 5'(writes) - 5'(reads);
    end
  end

`ifdef FORMAL
`include "proof/uart_fifo.svh"
`endif

endmodule

`default_nettype wire
