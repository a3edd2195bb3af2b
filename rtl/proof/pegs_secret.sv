// pegs_secret.sv - the code is on no output before the result (M1-17).
//
// Two machines run side by side with the same buttons and options, but other
// seeds, so other codes. If an output told anything of the code, there would
// be two codes that it tells apart; so both machines must show the same,
// always. Two things must be left out of that, because they are the game:
//  - The marks tell about the code (M1-24). We assume that both codes get the
//    same for each guess; what we prove is that nothing else tells anything.
//  - The pegs show the code when a game is lost (erratum 9), until the next
//    game begins. If it was won, they show what the player has found.
//
// The registers behind the outputs are equal as well; that makes it provable
// by induction. What they are is said in proof/pegs.svh, and they are reached
// by the names that they have when Yosys has flattened the design.
`default_nettype none

module pegs_secret #(
  parameter ClockHz = 2
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [31:0] shift_i,
  input  logic [31:0] other_shift_i,
  input  logic [11:0] count_i,
  input  logic [11:0] other_count_i,
  input  logic [51:0] given_i,
  input  logic [51:0] other_given_i,
  input  logic [3:0] match_i,
  input  logic bar_i,
  input  logic keep_i,
  input  logic btnS_i,
  input  logic btnL_i,
  input  logic btnR_i,
  input  logic btnU_i,
  input  logic btnD_i,
  input  logic history_i
);

  logic [7:0] leds, other_leds;
  logic [31:0] digits, other_digits;     // SSD3 highest
  logic [11:0] rgb, other_rgb;

  (* hierconn *) logic [20:0]  \u_one.f_entry , \u_other.f_entry ;
  (* hierconn *) logic [147:0] \u_one.f_past , \u_other.f_past ;
  (* hierconn *) logic [20:0]  \u_one.f_score , \u_other.f_score ;
  (* hierconn *) logic [22:0]  \u_one.f_view , \u_other.f_view ;
  (* hierconn *) logic [2:0]   \u_one.exact , \u_other.exact ;
  (* hierconn *) logic [2:0]   \u_one.common , \u_other.common ;
  (* hierconn *) logic         \u_one.submits , \u_one.f_lost ;

  pegs #(.ClockHz(ClockHz)) u_one (
    .clk_i,
    .power_up_i,
    .shift_i,
    .count_i,
    .given_i,
    .match_i,
    .bar_i,
    .keep_i,
    .btnS_i,
    .btnL_i,
    .btnR_i,
    .btnU_i,
    .btnD_i,
    .history_i,
    .LD_o  (leds),
    .SSD0_o(digits[7:0]),
    .SSD1_o(digits[15:8]),
    .SSD2_o(digits[23:16]),
    .SSD3_o(digits[31:24]),
    .RGB0_o(rgb[2:0]),
    .RGB1_o(rgb[5:3]),
    .RGB2_o(rgb[8:6]),
    .RGB3_o(rgb[11:9])
  );

  pegs #(.ClockHz(ClockHz)) u_other (
    .clk_i,
    .power_up_i,
    .shift_i(other_shift_i),
    .count_i(other_count_i),
    .given_i(other_given_i),
    .match_i,
    .bar_i,
    .keep_i,
    .btnS_i,
    .btnL_i,
    .btnR_i,
    .btnU_i,
    .btnD_i,
    .history_i,
    .LD_o   (other_leds),
    .SSD0_o (other_digits[7:0]),
    .SSD1_o (other_digits[15:8]),
    .SSD2_o (other_digits[23:16]),
    .SSD3_o (other_digits[31:24]),
    .RGB0_o (other_rgb[2:0]),
    .RGB1_o (other_rgb[5:3]),
    .RGB2_o (other_rgb[8:6]),
    .RGB3_o (other_rgb[11:9])
  );

  logic up_q;                            // they were powered up
  initial up_q = 1'b0;
  always_ff @(posedge clk_i) up_q <= 1'b1;

  always_comb begin
    assume (!\u_one.submits
      || \u_one.exact == \u_other.exact && \u_one.common == \u_other.common );
  end

  always @(posedge clk_i) if (up_q) begin
    // Neither lights nor digits nor pegs tell which code it is (M1-17).
    secret_from_leds: assert (leds == other_leds);
    secret_from_digits: assert (digits == other_digits);
    secret_from_pegs: assert (\u_one.f_lost || rgb == other_rgb);

    // And so neither shows in what the player may see and do next.
    secret_from_past: assert (\u_one.f_past == \u_other.f_past );
    secret_from_course: assert (\u_one.f_entry == \u_other.f_entry
      && \u_one.f_score == \u_other.f_score
      && \u_one.f_view == \u_other.f_view );
  end

endmodule

`default_nettype wire
