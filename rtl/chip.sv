// chip.sv - the rule checker as its document's bench knows it: the pads.
// Names, widths and order of the ports are the document's (M3-047), so that
// a bench may bind them by place; they are the pads of checkers.c.
//
//                +-------------------------+
//   clr, enter --|                         |-- blacktind
//   phi1, phi2 --| either phase --> clk_i  |-- err
//   reset -------|          checkers       |-- redtind
//   usrcol[2:0] -|                         |
//   usrrow[2:0] -|                         |
//                +-------------------------+
//
// There is no pad for a clock that looks at the phases, so a phase that rises
// is the clock: the slaves change with phi1, memory and masters with phi2.
// That is enough if the phases take turns and inputs stand still while one is
// high (M3-045, M3-093). Which of them rises is known by the other, which
// came before: whoever asked the phase itself would ask while it changes.
//
// Nothing is known until the first reset (M3-090): there is no power_up_i.
`default_nettype none

module chip (
  output logic blacktind,
  output logic err,
  output logic redtind,
  input  logic clr,
  input  logic enter,
  input  logic phi1,
  input  logic phi2,
  input  logic reset,
  input  logic [2:0] usrcol,
  input  logic [2:0] usrrow
);

  logic clk, phi1_is_next_q;

  assign clk = phi1 || phi2;

  always_ff @(posedge phi1 or posedge phi2) begin
    if (phi2) phi1_is_next_q <= 1'b1;
    else      phi1_is_next_q <= 1'b0;
  end

  // The rules of the document, and no pads for the array of LEDs
  logic [3:0] unused_lights;
  logic [11:0] unused_view, unused_next_view;

  checkers u_checkers (
    .clk_i       (clk),
    .power_up_i  (1'b0),
    .full_i      (1'b0),
    .any_red_i   (32'd0),
    .any_black_i (32'd0),
    .any_kings_i (32'd0),
    .any_read_i  (2'd0),
    .any_master_i(30'd0),
    .any_slave_i (30'd0),
    .phi1_i      (phi1_is_next_q),
    .phi2_i      (!phi1_is_next_q),
    .reset_i     (reset),
    .enter_i     (enter),
    .clr_i       (clr),
    .usrrow_i    (usrrow),
    .usrcol_i    (usrcol),
    .viewrow_i   (3'd0),
    .viewmark_i  (1'b0),
    .blacktind_o (blacktind),
    .redtind_o   (redtind),
    .err_o       (err),
    .mustjump_o  (unused_lights[3]),
    .kingmade_o  (unused_lights[2]),
    .redwins_o   (unused_lights[1]),
    .blackwins_o (unused_lights[0]),
    .view_o      (unused_view),
    .next_view_o (unused_next_view)
  );

endmodule

`default_nettype wire
