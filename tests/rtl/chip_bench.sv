// chip_bench.sv - the document's bench: the vectors on its module chip, and
// then the module beside checkers, with people who press at random.
//
// The ports of chip are bound by place, as in the document (M3-047). A cycle
// is both low, phi1, both low, phi2, of 5 ns each (M3-094). What is x in a
// vector is 0, 1 or anything by +fill=0, 1, 2.
`timescale 1ns/1ns

module chip_bench;

  localparam Vectors = 192;
  localparam Cycles  = 20_000;

  logic clr, enter, phi1, phi2, reset;
  logic [2:0] usrcol, usrrow;
  logic blacktind, err, redtind;
  logic [11:0] vectors [0:Vectors-1];
  logic [11:0] vector;
  integer fill, seed, wrong, apart, errors, moves;
  reg [8*200-1:0] file;

  chip dut (blacktind, err, redtind, clr, enter, phi1, phi2, reset, usrcol,
            usrrow);

`ifndef VECTORS_ONLY
  // A clock that looks at the pins in each quarter of a cycle, and anything
  // in the flops at power-up
  logic look, power_up, twin_black, twin_err, twin_red, last_black;

  checkers u_twin (
    .clk_i       (look),
    .power_up_i  (power_up),
    .full_i      (1'b0),
    .any_red_i   (32'h1234_5678),
    .any_black_i (32'h8765_4321),
    .any_kings_i (32'd0),
    .any_read_i  (2'd2),
    .any_master_i(30'd5),
    .any_slave_i (30'd9),
    .phi1_i      (phi1),
    .phi2_i      (phi2),
    .reset_i     (reset),
    .enter_i     (enter),
    .clr_i       (clr),
    .usrrow_i    (usrrow),
    .usrcol_i    (usrcol),
    .viewrow_i   (3'd0),
    .viewmark_i  (1'b0),
    .blacktind_o (twin_black),
    .redtind_o   (twin_red),
    .err_o       (twin_err),
    .mustjump_o  (),
    .kingmade_o  (),
    .redwins_o   (),
    .blackwins_o (),
    .view_o      (),
    .next_view_o ()
  );
`endif

  task quarter;
    begin
`ifndef VECTORS_ONLY
      #2 look = 1;
      #2 look = 0;
      #1;
`else
      #5;
`endif
    end
  endtask

  // One cycle up to the fall of phi1, when outputs are compared (M3-093)
  task begin_cycle(input [8:0] in);
    begin
      phi2 = 0;
      quarter;
      phi1 = 1;
      {usrrow, usrcol, enter, clr, reset} = in;
      quarter;
      phi1 = 0;
    end
  endtask

  task end_cycle;
    begin
      quarter;
      phi2 = 1;
      quarter;
    end
  endtask

  function [8:0] filled(input [8:0] in);
    integer i;
    begin
      filled = in;
      for (i = 0; i < 9; i = i + 1)
        if (in[i] === 1'bx)
          filled[i] = fill == 2 ? $random(seed) : fill;
    end
  endfunction

  task run_vectors;
    integer i, bit_at;
    for (i = 0; i < Vectors; i = i + 1) begin
      vector = vectors[i];
      begin_cycle(filled(vector[8:0]));
      for (bit_at = 0; bit_at < 3; bit_at = bit_at + 1)
        if (vector[9 + bit_at] !== 1'bx
            && vector[9 + bit_at] !== (bit_at == 2 ? err
                                     : bit_at == 1 ? redtind : blacktind))
          wrong = wrong + 1;
      end_cycle;
    end
  endtask

`ifndef VECTORS_ONLY
  // Three presses of four aim: at a man of the one on turn, and then one or
  // two squares ahead of it.
  function [5:0] square(input unused);
    integer by, tries;
    logic [2:0] far;
    begin
      by = $random(seed);
      far = by[2] ? 3'd2 : 3'd1;
      square = by[10:5];
      if (by[1:0] != 0 && u_twin.state_q == 1)
        square = {u_twin.src_q[5:3] + (u_twin.turn_q ? -far : far),
                  u_twin.src_q[2:0] + (by[3] ? -far : far)};
      else if (by[1:0] != 0)
        for (tries = 0; tries < 16 && !holds_own(square);
             tries = tries + 1)
          square = $random(seed);
    end
  endfunction

  function holds_own(input [5:0] at);
    holds_own = at[3] == at[0]
             && (u_twin.turn_q ? u_twin.black[at[5:1]]
                               : u_twin.red[at[5:1]]);
  endfunction

  task run_at_random;
    integer i, by;
    begin
      errors = 0;
      moves = 0;
      last_black = blacktind;
      for (i = 0; i < Cycles; i = i + 1) begin
        by = $random(seed);
        begin_cycle({square(1'b0), by[0],
                     by[5:1] == 0, by[16:6] == 0});
        if ({blacktind, redtind, err} !== {twin_black, twin_red, twin_err})
          apart = apart + 1;
        errors = errors + (err === 1'b1);
        moves = moves + (blacktind !== last_black);
        last_black = blacktind;
        end_cycle;
      end
    end
  endtask
`endif

  initial begin
    if (!$value$plusargs("fill=%d", fill)) fill = 0;
    if (!$value$plusargs("vectors=%s", file)) $finish;
    $readmemb(file, vectors);
    seed = 1 + fill;
    wrong = 0;
    apart = 0;
    {phi1, phi2, reset, enter, clr, usrrow, usrcol} = 0;
`ifndef VECTORS_ONLY
    {look, power_up} = 2'b01;
    quarter;
    power_up = 0;
`endif
    run_vectors;
    $display("%0d wrong of the vectors", wrong);
`ifndef VECTORS_ONLY
    run_at_random;
    $display("%0d apart in %0d cycles", apart, Cycles);
    $display("%0s moves, %0s errors", moves > 100 ? "many" : "few",
             errors > 100 ? "many" : "few");
`endif
    $finish;
  end

endmodule
