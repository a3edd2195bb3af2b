// duel_secret.sv - nothing shows the code before it is found or revealed.
//
// Two duels run side by side with the same presses and the same switches,
// but with different secrets: other letters on the switches while the maker
// makes the code, other seeds for the code of the circuit. If all outputs are
// equal all the same, then nobody can tell from them which code it is.
//
// Three things must be left out of that, because they are the game:
//  - The judgement tells about the code. We assume that both codes get the
//    same one; what we prove is that nothing else tells anything.
//  - The code is shown when it is revealed, and at the end of a game for one.
//  - While the maker makes the code, the digit of the next letter shows the
//    switches, as they are now (M0-31, erratum 18 in docs/duel.md). That one
//    digit may differ while the switches do, unless hide is on; it must not
//    as soon as the switches are alike, whatever was entered before. Whether
//    there is a letter or a "-" on the switches is no secret.
//
// The registers of the duels are reached by the names that they have when
// Yosys has flattened the design.
`default_nettype none

module duel_secret #(
  parameter ClockHz = 2
) (
  input  logic        clk_i,
  input  logic        power_up_i,
  input  logic        step_i,
  input  logic [31:0] seed_i,
  input  logic [31:0] other_seed_i,
  input  logic [11:0] drawn_i,
  input  logic [11:0] other_drawn_i,
  input  logic        repeat_i,
  input  logic        hide_i,
  input  logic        rst_n_i,
  input  logic        enterA_i,
  input  logic        enterB_i,
  input  logic [2:0]  letterIn_i,
  input  logic [2:0]  other_letterIn_i,
  input  logic        single_i
);

  localparam [3:0] StMake = 4'd3, StFeedback = 4'd7, StReveal = 4'd8,
                   StGameover = 4'd9;

  logic [7:0] leds, other_leds;
  logic [31:0] digits, other_digits;     // SSD3 highest

  (* hierconn *) logic [3:0]  \u_one.state_q , \u_other.state_q ;
  (* hierconn *) logic        \u_one.maker_q , \u_other.maker_q ;
  (* hierconn *) logic        \u_one.single_q , \u_other.single_q ;
  (* hierconn *) logic [1:0]  \u_one.score_a_q , \u_other.score_a_q ;
  (* hierconn *) logic [1:0]  \u_one.score_b_q , \u_other.score_b_q ;
  (* hierconn *) logic [1:0]  \u_one.lives_q , \u_other.lives_q ;
  (* hierconn *) logic [1:0]  \u_one.place_q , \u_other.place_q ;
  (* hierconn *) logic [11:0] \u_one.guess_q , \u_other.guess_q ;
  (* hierconn *) logic [$clog2(2*ClockHz)-1:0] \u_one.left_q ,
                                               \u_other.left_q ;

  duel #(.ClockHz(ClockHz)) u_one (
    .clk_i,
    .power_up_i,
    .step_i,
    .seed_i,
    .drawn_i,
    .repeat_i,
    .hide_i,
    .rst_n_i,
    .enterA_i,
    .enterB_i,
    .letterIn_i,
    .single_i,
    .LEDX_o(leds),
    .SSD0_o(digits[7:0]),
    .SSD1_o(digits[15:8]),
    .SSD2_o(digits[23:16]),
    .SSD3_o(digits[31:24])
  );

  duel #(.ClockHz(ClockHz)) u_other (
    .clk_i,
    .power_up_i,
    .step_i,
    .seed_i    (other_seed_i),
    .drawn_i   (other_drawn_i),
    .repeat_i,
    .hide_i,
    .rst_n_i,
    .enterA_i,
    .enterB_i,
    .letterIn_i(other_letterIn_i),
    .single_i,
    .LEDX_o    (other_leds),
    .SSD0_o    (other_digits[7:0]),
    .SSD1_o    (other_digits[15:8]),
    .SSD2_o    (other_digits[23:16]),
    .SSD3_o    (other_digits[31:24])
  );

  logic up_q;                            // they were powered up
  initial up_q = 1'b0;
  always_ff @(posedge clk_i) up_q <= 1'b1;

  logic makes, shows_code, previews_alike;
  logic [31:0] preview;                  // the digit that shows the switches

  assign makes      = \u_one.state_q == StMake;
  assign shows_code = \u_one.state_q == StReveal
                   || \u_one.state_q == StGameover && \u_one.single_q ;
  assign preview    = makes ? 32'hff00_0000 >> 8 * \u_one.place_q : '0;
  assign previews_alike = letterIn_i == other_letterIn_i || hide_i;

  always_comb if (up_q) begin
    assume ((letterIn_i == '0) == (other_letterIn_i == '0));
    assume (makes || letterIn_i == other_letterIn_i);
    assume (\u_one.state_q != StFeedback || leds == other_leds);
  end

  always @(posedge clk_i) if (up_q) begin
    secret_from_leds: assert (leds == other_leds);
    secret_from_digits: assert (shows_code
      || ((digits ^ other_digits) & ~preview) == '0);
    secret_from_preview: assert (shows_code || !previews_alike
      || digits == other_digits);

    // And so neither shows in what the players may do next.
    secret_from_course: assert (
      {\u_one.state_q , \u_one.maker_q , \u_one.single_q ,
       \u_one.score_a_q , \u_one.score_b_q , \u_one.lives_q ,
       \u_one.place_q , \u_one.guess_q , \u_one.left_q }
      == {\u_other.state_q , \u_other.maker_q , \u_other.single_q ,
          \u_other.score_a_q , \u_other.score_b_q , \u_other.lives_q ,
          \u_other.place_q , \u_other.guess_q , \u_other.left_q });
  end

endmodule

`default_nettype wire
