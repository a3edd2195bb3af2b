// pegs_nexys3_top.v - pegs_nexys3_top.sv as Verilog-2001, with all that it needs, for ISE.
//
// Written by scripts/verilog2001.sh, and proved equal there: change the
// SystemVerilog instead.

module pegs_nexys3 (clk_i, power_up_i, shift_i, count_i, given_i, match_i, bar_i, keep_i, BTN_i, SW_i, LD_o, SEG_o, AN_o, RGB_o);
  output [3:0] AN_o;
  wire [3:0] AN_o;
  input [4:0] BTN_i;
  wire [4:0] BTN_i;
  output [7:0] LD_o;
  wire [7:0] LD_o;
  output [11:0] RGB_o;
  wire [11:0] RGB_o;
  output [7:0] SEG_o;
  wire [7:0] SEG_o;
  input [7:0] SW_i;
  wire [7:0] SW_i;
  input bar_i;
  wire bar_i;
  input clk_i;
  wire clk_i;
  input [11:0] count_i;
  wire [11:0] count_i;
  wire [7:0] digit0;
  wire [7:0] digit1;
  wire [7:0] digit2;
  wire [7:0] digit3;
  input [51:0] given_i;
  wire [51:0] given_i;
  input keep_i;
  wire keep_i;
  input [3:0] match_i;
  wire [3:0] match_i;
  input power_up_i;
  wire power_up_i;
  wire [4:0] press;
  input [31:0] shift_i;
  wire [31:0] shift_i;
  wire [4:0] unused_level;
  wire [4:0] unused_pulse;
  debouncer  \gen_buttons[0].u_button  (
    .clk_i(clk_i),
    .in_i(BTN_i[0]),
    .level_o(unused_level[0]),
    .power_up_i(power_up_i),
    .press_o(press[0]),
    .pulse_o(unused_pulse[0]),
    .step_i(1'h1)
  );
  debouncer  \gen_buttons[1].u_button  (
    .clk_i(clk_i),
    .in_i(BTN_i[1]),
    .level_o(unused_level[1]),
    .power_up_i(power_up_i),
    .press_o(press[1]),
    .pulse_o(unused_pulse[1]),
    .step_i(1'h1)
  );
  debouncer  \gen_buttons[2].u_button  (
    .clk_i(clk_i),
    .in_i(BTN_i[2]),
    .level_o(unused_level[2]),
    .power_up_i(power_up_i),
    .press_o(press[2]),
    .pulse_o(unused_pulse[2]),
    .step_i(1'h1)
  );
  debouncer  \gen_buttons[3].u_button  (
    .clk_i(clk_i),
    .in_i(BTN_i[3]),
    .level_o(unused_level[3]),
    .power_up_i(power_up_i),
    .press_o(press[3]),
    .pulse_o(unused_pulse[3]),
    .step_i(1'h1)
  );
  debouncer  \gen_buttons[4].u_button  (
    .clk_i(clk_i),
    .in_i(BTN_i[4]),
    .level_o(unused_level[4]),
    .power_up_i(power_up_i),
    .press_o(press[4]),
    .pulse_o(unused_pulse[4]),
    .step_i(1'h1)
  );
  ssd_driver  u_display (
    .an_o(AN_o),
    .clk_i(clk_i),
    .digit0_i(digit0),
    .digit1_i(digit1),
    .digit2_i(digit2),
    .digit3_i(digit3),
    .power_up_i(power_up_i),
    .seg_o(SEG_o)
  );
  pegs  u_game (
    .LD_o(LD_o),
    .RGB0_o(RGB_o[2:0]),
    .RGB1_o(RGB_o[5:3]),
    .RGB2_o(RGB_o[8:6]),
    .RGB3_o(RGB_o[11:9]),
    .SSD0_o(digit0),
    .SSD1_o(digit1),
    .SSD2_o(digit2),
    .SSD3_o(digit3),
    .bar_i(bar_i),
    .btnD_i(press[3]),
    .btnL_i(press[2]),
    .btnR_i(press[4]),
    .btnS_i(press[0]),
    .btnU_i(press[1]),
    .clk_i(clk_i),
    .count_i(count_i),
    .given_i(given_i),
    .history_i(SW_i[0]),
    .keep_i(keep_i),
    .match_i(match_i),
    .power_up_i(power_up_i),
    .shift_i(shift_i)
  );
endmodule

module ssd_driver (clk_i, power_up_i, digit0_i, digit1_i, digit2_i, digit3_i, seg_o, an_o);
  wire [1:0] _00_;
  wire [1:0] _01_;
  wire _02_;
  wire _03_;
  wire _04_;
  wire [1:0] _05_;
  wire [3:0] _06_;
  output [3:0] an_o;
  wire [3:0] an_o;
  input clk_i;
  wire clk_i;
  input [7:0] digit0_i;
  wire [7:0] digit0_i;
  input [7:0] digit1_i;
  wire [7:0] digit1_i;
  input [7:0] digit2_i;
  wire [7:0] digit2_i;
  input [7:0] digit3_i;
  wire [7:0] digit3_i;
  reg [1:0] digit_q;
  wire [7:0] lit;
  input power_up_i;
  wire power_up_i;
  output [7:0] seg_o;
  wire [7:0] seg_o;
  wire step;
  wire unused_clk;
  wire unused_edge;
  assign _01_ = digit_q + 2'h1;
  assign seg_o = ~ lit;
  assign an_o = ~ _06_;
  always @(posedge clk_i)
    digit_q <= _00_;
  function [7:0] _11_;
    input [7:0] a;
    input [23:0] b;
    input [2:0] s;
    casez (s) // synopsys parallel_case
      3'b??1:
        _11_ = b[7:0];
      3'b?1?:
        _11_ = b[15:8];
      3'b1??:
        _11_ = b[23:16];
      default:
        _11_ = a;
    endcase
  endfunction
  assign lit = _11_(digit3_i, { digit0_i, digit1_i, digit2_i }, { _04_, _03_, _02_ });
  assign _02_ = digit_q == 2'h2;
  assign _03_ = digit_q == 2'h1;
  assign _04_ = ! digit_q;
  assign _05_ = step ? _01_ : digit_q;
  assign _00_ = power_up_i ? 2'h3 : _05_;
  assign _06_ = 4'h1 << digit_q;
  clk_divider  u_pace (
    .clk_i(clk_i),
    .clk_o(unused_clk),
    .edge_o(unused_edge),
    .power_up_i(power_up_i),
    .step_o(step)
  );
endmodule

module clk_divider (clk_i, power_up_i, clk_o, edge_o, step_o);
  wire [14:0] _00_;
  wire _01_;
  wire [14:0] _02_;
  input clk_i;
  wire clk_i;
  output clk_o;
  wire clk_o;
  wire [14:0] count_d;
  reg [14:0] count_q;
  output edge_o;
  wire edge_o;
  reg edge_q;
  input power_up_i;
  wire power_up_i;
  output step_o;
  wire step_o;
  assign _02_ = count_q + 1'h1;
  assign step_o = count_q == 15'h61a7;
  assign clk_o = count_q <= 15'h30d3;
  always @(posedge clk_i)
    count_q <= _00_;
  always @(posedge clk_i)
    edge_q <= _01_;
  assign _01_ = power_up_i ? 1'h0 : step_o;
  assign _00_ = power_up_i ? 15'h0000 : count_d;
  assign count_d = step_o ? 15'h0000 : _02_;
  assign edge_o = edge_q;
endmodule

module debouncer (clk_i, power_up_i, step_i, in_i, level_o, pulse_o, press_o);
  wire [19:0] _00_;
  wire _01_;
  wire _02_;
  wire [19:0] _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  wire _07_;
  wire _08_;
  wire [19:0] _09_;
  wire [19:0] _10_;
  wire _11_;
  input clk_i;
  wire clk_i;
  reg [19:0] disagree_q;
  wire disagrees;
  input in_i;
  wire in_i;
  output level_o;
  wire level_o;
  input power_up_i;
  wire power_up_i;
  output press_o;
  wire press_o;
  output pulse_o;
  wire pulse_o;
  reg pulse_q;
  wire settles;
  reg steady_q;
  input step_i;
  wire step_i;
  assign _03_ = disagree_q + 1'h1;
  assign _04_ = disagree_q == 20'hf423f;
  assign settles = disagrees && _04_;
  assign press_o = settles && in_i;
  assign _05_ = disagrees && _06_;
  assign _06_ = ! settles;
  assign disagrees = in_i != steady_q;
  always @(posedge clk_i)
    disagree_q <= _00_;
  always @(posedge clk_i)
    steady_q <= _02_;
  always @(posedge clk_i)
    pulse_q <= _01_;
  assign _07_ = step_i ? press_o : pulse_q;
  assign _01_ = power_up_i ? 1'h0 : _07_;
  assign _08_ = step_i ? _11_ : steady_q;
  assign _02_ = power_up_i ? 1'h0 : _08_;
  assign _09_ = step_i ? _10_ : disagree_q;
  assign _00_ = power_up_i ? 20'h00000 : _09_;
  assign _10_ = _05_ ? _03_ : 20'h00000;
  assign _11_ = settles ? in_i : steady_q;
  assign pulse_o = pulse_q;
  assign level_o = steady_q;
endmodule

module pegs (clk_i, power_up_i, shift_i, count_i, given_i, match_i, bar_i, keep_i, btnS_i, btnL_i, btnR_i, btnU_i, btnD_i, history_i, LD_o, SSD0_o, SSD1_o, SSD2_o, SSD3_o, RGB0_o, RGB1_o
, RGB2_o, RGB3_o);
  wire [4:0] _000_;
  wire [11:0] _001_;
  wire _002_;
  wire [26:0] _003_;
  wire [17:0] _004_;
  wire [17:0] _005_;
  wire [17:0] _006_;
  wire [17:0] _007_;
  wire [17:0] _008_;
  wire [17:0] _009_;
  wire [17:0] _010_;
  wire [17:0] _011_;
  wire [23:0] _012_;
  wire [1:0] _013_;
  wire [2:0] _014_;
  wire [3:0] _015_;
  wire [7:0] _016_;
  wire [7:0] _017_;
  wire [3:0] _018_;
  wire [3:0] _019_;
  wire _020_;
  wire [2:0] _021_;
  wire [2:0] _022_;
  wire [17:0] _023_;
  wire [7:0] _024_;
  wire [2:0] _025_;
  wire [11:0] _026_;
  wire [2:0] _027_;
  wire [31:0] _028_;
  wire [17:0] _029_;
  wire [31:0] _030_;
  wire [2:0] _031_;
  wire [11:0] _032_;
  wire [2:0] _033_;
  wire [31:0] _034_;
  wire [26:0] _035_;
  wire [17:0] _036_;
  wire [7:0] _037_;
  wire [7:0] _038_;
  wire [7:0] _039_;
  wire [2:0] _040_;
  wire [31:0] _041_;
  wire [17:0] _042_;
  wire [2:0] _043_;
  wire [2:0] _044_;
  wire [17:0] _045_;
  wire [7:0] _046_;
  wire [2:0] _047_;
  wire [2:0] _048_;
  wire [17:0] _049_;
  wire [2:0] _050_;
  wire [17:0] _051_;
  wire [7:0] _052_;
  wire [2:0] _053_;
  wire [2:0] _054_;
  wire [2:0] _055_;
  wire [23:0] _056_;
  wire [3:0] _057_;
  wire [1:0] _058_;
  wire [2:0] _059_;
  wire [2:0] _060_;
  wire [2:0] _061_;
  wire [2:0] _062_;
  wire [3:0] _063_;
  wire [4:0] _064_;
  wire [4:0] _065_;
  wire [3:0] _066_;
  wire [3:0] _067_;
  wire [4:0] _068_;
  wire [7:0] _069_;
  wire _070_;
  wire _071_;
  wire _072_;
  wire _073_;
  wire _074_;
  wire _075_;
  wire _076_;
  wire _077_;
  wire _078_;
  wire _079_;
  wire _080_;
  wire _081_;
  wire _082_;
  wire _083_;
  wire _084_;
  wire _085_;
  wire _086_;
  wire _087_;
  wire _088_;
  wire _089_;
  wire _090_;
  wire _091_;
  wire _092_;
  wire _093_;
  wire _094_;
  wire _095_;
  wire _096_;
  wire _097_;
  wire _098_;
  wire _099_;
  wire _100_;
  wire _101_;
  wire _102_;
  wire _103_;
  wire _104_;
  wire _105_;
  wire _106_;
  wire _107_;
  wire _108_;
  wire _109_;
  wire _110_;
  wire _111_;
  wire _112_;
  wire _113_;
  wire _114_;
  wire _115_;
  wire _116_;
  wire _117_;
  wire _118_;
  wire _119_;
  wire _120_;
  wire _121_;
  wire _122_;
  wire _123_;
  wire _124_;
  wire _125_;
  wire _126_;
  wire _127_;
  wire _128_;
  wire _129_;
  wire _130_;
  wire _131_;
  wire _132_;
  wire _133_;
  wire _134_;
  wire _135_;
  wire _136_;
  wire _137_;
  wire _138_;
  wire _139_;
  wire _140_;
  wire _141_;
  wire _142_;
  wire _143_;
  wire _144_;
  wire _145_;
  wire _146_;
  wire _147_;
  wire _148_;
  wire _149_;
  wire _150_;
  wire _151_;
  wire _152_;
  wire _153_;
  wire _154_;
  wire _155_;
  wire _156_;
  wire _157_;
  wire _158_;
  wire _159_;
  wire _160_;
  wire _161_;
  wire _162_;
  wire _163_;
  wire _164_;
  wire _165_;
  wire _166_;
  wire _167_;
  wire _168_;
  wire _169_;
  wire _170_;
  wire _171_;
  wire _172_;
  wire _173_;
  wire _174_;
  wire _175_;
  wire [7:0] _176_;
  wire [7:0] _177_;
  wire [7:0] _178_;
  wire [7:0] _179_;
  wire [7:0] _180_;
  wire [4:0] _181_;
  wire [3:0] _182_;
  wire [3:0] _183_;
  wire [3:0] _184_;
  wire [3:0] _185_;
  wire [3:0] _186_;
  wire [3:0] _187_;
  wire [3:0] _188_;
  wire [3:0] _189_;
  wire [2:0] _190_;
  wire [2:0] _191_;
  wire [2:0] _192_;
  wire [2:0] _193_;
  wire [2:0] _194_;
  wire [2:0] _195_;
  wire [2:0] _196_;
  wire [2:0] _197_;
  wire [2:0] _198_;
  wire [2:0] _199_;
  wire [2:0] _200_;
  wire [2:0] _201_;
  wire [2:0] _202_;
  wire [2:0] _203_;
  wire [2:0] _204_;
  wire [2:0] _205_;
  wire [2:0] _206_;
  wire [2:0] _207_;
  wire [2:0] _208_;
  wire [2:0] _209_;
  wire [1:0] _210_;
  wire [1:0] _211_;
  wire [1:0] _212_;
  wire [3:0] _213_;
  wire [3:0] _214_;
  wire [26:0] _215_;
  wire _216_;
  wire _217_;
  wire _218_;
  wire [26:0] _219_;
  wire [23:0] _220_;
  wire [23:0] _221_;
  wire [26:0] _222_;
  wire [26:0] _223_;
  wire [26:0] _224_;
  wire [2:0] _225_;
  wire _226_;
  wire _227_;
  wire _228_;
  wire _229_;
  wire [2:0] _230_;
  wire [2:0] _231_;
  wire _232_;
  wire [2:0] _233_;
  wire _234_;
  wire [2:0] _235_;
  wire [2:0] _236_;
  wire _237_;
  wire [2:0] _238_;
  wire _239_;
  wire [2:0] _240_;
  wire _241_;
  wire [2:0] _242_;
  wire _243_;
  wire _244_;
  wire _245_;
  wire _246_;
  wire _247_;
  wire [17:0] _248_;
  wire [17:0] _249_;
  wire [17:0] _250_;
  wire [17:0] _251_;
  wire [17:0] _252_;
  wire [17:0] _253_;
  wire [17:0] _254_;
  wire [17:0] _255_;
  wire [2:0] _256_;
  wire [2:0] _257_;
  wire [2:0] _258_;
  wire [2:0] _259_;
  wire [2:0] _260_;
  wire [2:0] _261_;
  wire [2:0] _262_;
  wire [2:0] _263_;
  wire [2:0] _264_;
  wire [2:0] _265_;
  wire [2:0] _266_;
  wire [2:0] _267_;
  wire _268_;
  wire _269_;
  wire _270_;
  wire [11:0] _271_;
  wire [11:0] _272_;
  wire _273_;
  wire [31:0] _274_;
  wire [31:0] _275_;
  wire _276_;
  wire [31:0] _277_;
  wire [31:0] _278_;
  wire _279_;
  wire [11:0] _280_;
  wire _281_;
  wire [31:0] _282_;
  wire _283_;
  wire _284_;
  wire _285_;
  wire _286_;
  wire _287_;
  wire _288_;
  wire _289_;
  wire _290_;
  wire _291_;
  wire [7:0] _292_;
  wire [7:0] _293_;
  wire [7:0] _294_;
  wire [7:0] _295_;
  wire [31:0] _296_;
  wire _297_;
  wire [7:0] _298_;
  wire [7:0] _299_;
  wire [7:0] _300_;
  wire [7:0] _301_;
  wire [7:0] _302_;
  wire [7:0] _303_;
  wire [7:0] _304_;
  wire [26:0] _305_;
  wire [1:0] _306_;
  wire [3:0] _307_;
  wire [4:0] _308_;
  wire [4:0] _309_;
  wire [2:0] _310_;
  wire [26:0] _311_;
  wire [3:0] _312_;
  wire [31:0] _313_;
  wire [31:0] _314_;
  wire [3:0] _315_;
  wire [3:0] _316_;
  wire [7:0] _317_;
  output [7:0] LD_o;
  wire [7:0] LD_o;
  output [2:0] RGB0_o;
  wire [2:0] RGB0_o;
  output [2:0] RGB1_o;
  wire [2:0] RGB1_o;
  output [2:0] RGB2_o;
  wire [2:0] RGB2_o;
  output [2:0] RGB3_o;
  wire [2:0] RGB3_o;
  output [7:0] SSD0_o;
  wire [7:0] SSD0_o;
  output [7:0] SSD1_o;
  wire [7:0] SSD1_o;
  output [7:0] SSD2_o;
  wire [7:0] SSD2_o;
  output [7:0] SSD3_o;
  wire [7:0] SSD3_o;
  wire any_button;
  wire [7:0] bar;
  input bar_i;
  wire bar_i;
  input btnD_i;
  wire btnD_i;
  input btnL_i;
  wire btnL_i;
  input btnR_i;
  wire btnR_i;
  input btnS_i;
  wire btnS_i;
  input btnU_i;
  wire btnU_i;
  input clk_i;
  wire clk_i;
  wire [11:0] code;
  wire [2:0] common;
  input [11:0] count_i;
  wire [11:0] count_i;
  wire ends_game;
  wire ends_match;
  wire entering;
  wire [2:0] exact;
  wire flash;
  wire found;
  reg [4:0] games_q;
  wire [7:0] \gen_digits[0].segments ;
  wire [7:0] \gen_digits[1].segments ;
  wire [7:0] \gen_digits[2].segments ;
  wire [7:0] \gen_digits[3].segments ;
  input [51:0] given_i;
  wire [51:0] given_i;
  reg [11:0] guess_q;
  wire guessing;
  input history_i;
  wire history_i;
  reg history_q;
  wire is_b;
  wire is_match;
  input keep_i;
  wire keep_i;
  reg [26:0] left_q;
  wire lit;
  wire [31:0] marks_text;
  input [3:0] match_i;
  wire [3:0] match_i;
  wire moves;
  wire [2:0] past_common;
  wire [2:0] past_exact;
  wire [11:0] past_guess;
  reg [143:0] past_q;
  reg [23:0] phase_q;
  reg [1:0] place_q;
  wire [3:0] player_point;
  wire [3:0] points;
  input power_up_i;
  wire power_up_i;
  wire [11:0] rgb;
  wire [11:0] row;
  input [31:0] shift_i;
  wire [31:0] shift_i;
  wire [31:0] ssd;
  wire [2:0] state_d;
  reg [2:0] state_q;
  reg [3:0] stored_q;
  wire submits;
  wire [31:0] text;
  wire time_up;
  reg [7:0] total_a_q;
  reg [7:0] total_b_q;
  wire [7:0] \total_text$func$rtl/pegs.sv:293$63.total ;
  wire [7:0] \total_text$func$rtl/pegs.sv:293$64.total ;
  wire [31:0] totals_text;
  wire [7:0] turn_lights;
  reg [3:0] turn_q;
  wire [3:0] turns;
  wire [17:0] viewed;
  reg [3:0] viewed_q;
  wire viewing;
  reg winner_q;
  wire [31:0] winner_text;
  assign _056_ = phase_q + 1'h1;
  assign _057_ = turn_q + 4'h1;
  assign _058_ = place_q + 2'h1;
  assign _059_ = guess_q[11:9] + { _137_, _137_, 1'h1 };
  assign _060_ = guess_q[8:6] + { _138_, _138_, 1'h1 };
  assign _061_ = guess_q[5:3] + { _139_, _139_, 1'h1 };
  assign _062_ = guess_q[2:0] + { _140_, _140_, 1'h1 };
  assign _063_ = viewed_q + 4'h1;
  assign _064_ = { 1'h0, total_b_q[3:0] } + { 1'h0, turns };
  assign _065_ = { 1'h0, total_a_q[3:0] } + { 1'h0, turns };
  assign _066_ = total_b_q[7:4] + 4'h1;
  assign _067_ = total_a_q[7:4] + 4'h1;
  assign _068_ = games_q + 5'h01;
  assign _069_ = bar & _176_;
  assign _070_ = state_q == 3'h1;
  assign found = exact == 3'h4;
  assign _071_ = turn_q == 4'h8;
  assign _072_ = games_q == { match_i, 1'h0 };
  assign _073_ = state_q == 3'h4;
  assign _074_ = phase_q == 24'hbebc1f;
  assign _075_ = ! place_q;
  assign _076_ = place_q == 2'h1;
  assign _077_ = place_q == 2'h2;
  assign _078_ = place_q == 2'h3;
  assign _079_ = viewed_q == 4'h1;
  assign _080_ = viewed_q == 4'h2;
  assign _081_ = viewed_q == 4'h3;
  assign _082_ = viewed_q == 4'h4;
  assign _083_ = viewed_q == 4'h5;
  assign _084_ = viewed_q == 4'h6;
  assign _085_ = viewed_q == 4'h7;
  assign _086_ = viewed_q == 4'h8;
  assign _087_ = turn_q == 4'h1;
  assign _088_ = turn_q == 4'h2;
  assign _089_ = turn_q == 4'h3;
  assign _090_ = turn_q == 4'h4;
  assign _091_ = turn_q == 4'h5;
  assign _092_ = turn_q == 4'h6;
  assign _093_ = turn_q == 4'h7;
  assign _094_ = turn_q == 4'h8;
  assign _095_ = ! total_b_q[7:4];
  assign _096_ = ! total_a_q[7:4];
  assign _097_ = state_q == 3'h1;
  assign _098_ = total_a_q == total_b_q;
  assign _099_ = state_q == 3'h2;
  assign _100_ = ! place_q;
  assign _101_ = place_q == 2'h1;
  assign _102_ = place_q == 2'h2;
  assign _103_ = place_q == 2'h3;
  assign _104_ = ! row[11:9];
  assign _105_ = ! row[8:6];
  assign _106_ = ! row[5:3];
  assign _107_ = ! row[2:0];
  assign time_up = left_q == 27'h0000001;
  assign _108_ = state_q == 3'h1;
  assign _109_ = state_q == 3'h1;
  assign _110_ = state_q == 3'h2;
  assign _111_ = state_q == 3'h4;
  assign _112_ = viewed_q > 4'h1;
  assign _113_ = _064_ > 5'h09;
  assign _114_ = _065_ > 5'h09;
  assign _115_ = _070_ && any_button;
  assign _116_ = submits && _147_;
  assign _117_ = _073_ && time_up;
  assign _118_ = guessing && _150_;
  assign _119_ = guessing && btnL_i;
  assign _120_ = guessing && btnR_i;
  assign _121_ = guessing && _153_;
  assign _122_ = submits && _087_;
  assign _123_ = submits && _088_;
  assign _124_ = submits && _089_;
  assign _125_ = submits && _090_;
  assign _126_ = submits && _091_;
  assign _127_ = submits && _092_;
  assign _128_ = submits && _093_;
  assign _129_ = submits && _094_;
  assign _130_ = ends_game && _141_;
  assign _131_ = viewing && _142_;
  assign _132_ = ends_game && is_match;
  assign entering = _097_ && _144_;
  assign _133_ = entering && _100_;
  assign _134_ = entering && _101_;
  assign _135_ = entering && _102_;
  assign _136_ = entering && _103_;
  assign guessing = _108_ && _145_;
  assign viewing = _109_ && history_i;
  assign submits = guessing && btnS_i;
  assign ends_game = moves && _110_;
  assign ends_match = moves && _111_;
  assign _137_ = ! btnU_i;
  assign _138_ = ! btnU_i;
  assign _139_ = ! btnU_i;
  assign _140_ = ! btnU_i;
  assign _141_ = ! keep_i;
  assign _142_ = ! _156_;
  assign _143_ = ! winner_q;
  assign _144_ = ! history_q;
  assign _145_ = ! history_i;
  assign _146_ = any_button || time_up;
  assign _147_ = found || _071_;
  assign _148_ = btnS_i || time_up;
  assign _149_ = any_button || time_up;
  assign _150_ = any_button || history_q;
  assign _151_ = moves || _118_;
  assign _152_ = power_up_i || ends_game;
  assign _153_ = btnU_i || btnD_i;
  assign _154_ = power_up_i || _130_;
  assign _155_ = btnS_i || btnL_i;
  assign _156_ = _155_ || btnR_i;
  assign _157_ = power_up_i || ends_match;
  assign _158_ = power_up_i || moves;
  assign _159_ = entering || _099_;
  assign _160_ = btnS_i || btnL_i;
  assign _161_ = _160_ || btnR_i;
  assign _162_ = _161_ || btnU_i;
  assign any_button = _162_ || btnD_i;
  assign _163_ = viewed_q < stored_q;
  assign _164_ = total_a_q < total_b_q;
  assign _165_ = 3'h0 < viewed[2:0];
  assign _166_ = 3'h1 < viewed[2:0];
  assign _167_ = 3'h2 < viewed[2:0];
  assign _168_ = 3'h3 < viewed[2:0];
  assign _169_ = 3'h0 < viewed[5:3];
  assign _170_ = 3'h1 < viewed[5:3];
  assign _171_ = 3'h2 < viewed[5:3];
  assign _172_ = 3'h3 < viewed[5:3];
  assign lit = phase_q < 24'h5f5e10;
  assign flash = phase_q < 24'h17d784;
  assign _173_ = | left_q;
  assign _174_ = turn_q != 4'h1;
  assign _175_ = | viewed_q;
  assign is_match = | match_i;
  assign moves = state_d != state_q;
  assign bar = ~ _304_;
  assign _176_ = ~ { 1'h0, bar[7:1] };
  assign SSD0_o = \gen_digits[0].segments  | { points[0], 7'h00 };
  assign SSD1_o = \gen_digits[1].segments  | { points[1], 7'h00 };
  assign SSD2_o = \gen_digits[2].segments  | { points[2], 7'h00 };
  assign SSD3_o = \gen_digits[3].segments  | { points[3], 7'h00 };
  always @(posedge clk_i)
    past_q[143:126] <= _006_;
  always @(posedge clk_i)
    past_q[125:108] <= _005_;
  always @(posedge clk_i)
    past_q[107:90] <= _004_;
  always @(posedge clk_i)
    past_q[89:72] <= _011_;
  always @(posedge clk_i)
    past_q[71:54] <= _010_;
  always @(posedge clk_i)
    past_q[53:36] <= _009_;
  always @(posedge clk_i)
    past_q[35:18] <= _008_;
  always @(posedge clk_i)
    past_q[17:0] <= _007_;
  always @(posedge clk_i)
    winner_q <= _020_;
  always @(posedge clk_i)
    games_q <= _000_;
  always @(posedge clk_i)
    total_a_q <= _016_;
  always @(posedge clk_i)
    total_b_q <= _017_;
  always @(posedge clk_i)
    stored_q <= _015_;
  always @(posedge clk_i)
    viewed_q <= _019_;
  always @(posedge clk_i)
    turn_q <= _018_;
  always @(posedge clk_i)
    place_q <= _013_;
  always @(posedge clk_i)
    guess_q <= _001_;
  always @(posedge clk_i)
    left_q <= _003_;
  always @(posedge clk_i)
    state_q <= _014_;
  always @(posedge clk_i)
    phase_q <= _012_;
  always @(posedge clk_i)
    history_q <= _002_;
  assign _177_ = games_q[0] ? _037_ : total_b_q;
  assign _178_ = _132_ ? _177_ : total_b_q;
  assign _017_ = _157_ ? 8'h00 : _178_;
  assign _179_ = games_q[0] ? total_a_q : _038_;
  assign _180_ = _132_ ? _179_ : total_a_q;
  assign _016_ = _157_ ? 8'h00 : _180_;
  assign _181_ = _132_ ? _068_ : games_q;
  assign _000_ = _157_ ? 5'h00 : _181_;
  assign _182_ = _112_ ? _307_ : viewed_q;
  assign _183_ = btnD_i ? _182_ : viewed_q;
  assign _184_ = _163_ ? _063_ : viewed_q;
  assign _185_ = btnU_i ? _184_ : _183_;
  assign _186_ = _131_ ? _185_ : viewed_q;
  assign _187_ = guessing ? stored_q : _186_;
  assign _188_ = submits ? turn_q : _187_;
  assign _019_ = _154_ ? 4'h0 : _188_;
  assign _189_ = submits ? turn_q : stored_q;
  assign _015_ = _154_ ? 4'h0 : _189_;
  assign viewed = _086_ ? past_q[143:126] : _051_;
  assign _051_ = _085_ ? past_q[125:108] : _049_;
  assign _049_ = _084_ ? past_q[107:90] : _045_;
  assign _045_ = _083_ ? past_q[89:72] : _042_;
  assign _042_ = _082_ ? past_q[71:54] : _036_;
  assign _036_ = _081_ ? past_q[53:36] : _029_;
  assign _029_ = _080_ ? past_q[35:18] : _023_;
  assign _023_ = _079_ ? past_q[17:0] : 18'h00000;
  assign _190_ = _077_ ? _061_ : guess_q[5:3];
  assign _191_ = _121_ ? _190_ : guess_q[5:3];
  assign _192_ = _120_ ? guess_q[5:3] : _191_;
  assign _193_ = _119_ ? guess_q[5:3] : _192_;
  assign _194_ = submits ? guess_q[5:3] : _193_;
  assign _001_[5:3] = _152_ ? 3'h0 : _194_;
  assign _195_ = _078_ ? _062_ : guess_q[2:0];
  assign _196_ = _121_ ? _195_ : guess_q[2:0];
  assign _197_ = _120_ ? guess_q[2:0] : _196_;
  assign _198_ = _119_ ? guess_q[2:0] : _197_;
  assign _199_ = submits ? guess_q[2:0] : _198_;
  assign _001_[2:0] = _152_ ? 3'h0 : _199_;
  assign _200_ = _076_ ? _060_ : guess_q[8:6];
  assign _201_ = _121_ ? _200_ : guess_q[8:6];
  assign _202_ = _120_ ? guess_q[8:6] : _201_;
  assign _203_ = _119_ ? guess_q[8:6] : _202_;
  assign _204_ = submits ? guess_q[8:6] : _203_;
  assign _001_[8:6] = _152_ ? 3'h0 : _204_;
  assign _205_ = _075_ ? _059_ : guess_q[11:9];
  assign _206_ = _121_ ? _205_ : guess_q[11:9];
  assign _207_ = _120_ ? guess_q[11:9] : _206_;
  assign _208_ = _119_ ? guess_q[11:9] : _207_;
  assign _209_ = submits ? guess_q[11:9] : _208_;
  assign _001_[11:9] = _152_ ? 3'h0 : _209_;
  assign _210_ = _120_ ? _058_ : place_q;
  assign _211_ = _119_ ? _306_ : _210_;
  assign _212_ = submits ? 2'h0 : _211_;
  assign _013_ = _152_ ? 2'h0 : _212_;
  assign _213_ = moves ? turn_q : _057_;
  assign _214_ = submits ? _213_ : turn_q;
  assign _018_ = _152_ ? 4'h1 : _214_;
  function [26:0] _535_;
    input [26:0] a;
    input [80:0] b;
    input [2:0] s;
    casez (s) // synopsys parallel_case
      3'b??1:
        _535_ = b[26:0];
      3'b?1?:
        _535_ = b[53:27];
      3'b1??:
        _535_ = b[80:54];
      default:
        _535_ = a;
    endcase
  endfunction
  assign _215_ = _535_(27'h2faf080, 81'h00000003b9aca017d7840, { _218_, _217_, _216_ });
  assign _216_ = state_d == 3'h4;
  assign _217_ = state_d == 3'h2;
  assign _218_ = state_d == 3'h1;
  assign _219_ = moves ? _215_ : 27'hxxxxxxx;
  assign _035_ = power_up_i ? 27'hxxxxxxx : _219_;
  assign _002_ = power_up_i ? 1'h0 : history_i;
  assign _220_ = _074_ ? 24'h000000 : _056_;
  assign _221_ = _151_ ? 24'h000000 : _220_;
  assign _012_ = power_up_i ? 24'hbebc1f : _221_;
  assign _014_ = power_up_i ? _310_ : state_d;
  assign _222_ = _173_ ? _305_ : left_q;
  assign _223_ = _117_ ? 27'h17d7840 : _222_;
  assign _224_ = moves ? _035_ : _223_;
  assign _003_ = power_up_i ? _311_ : _224_;
  assign _225_ = btnS_i ? 3'h0 : state_q;
  function [2:0] _551_;
    input [2:0] a;
    input [11:0] b;
    input [3:0] s;
    casez (s) // synopsys parallel_case
      4'b???1:
        _551_ = b[2:0];
      4'b??1?:
        _551_ = b[5:3];
      4'b?1??:
        _551_ = b[8:6];
      4'b1???:
        _551_ = b[11:9];
      default:
        _551_ = a;
    endcase
  endfunction
  assign _054_ = _551_(_225_, 12'hxxx, { _229_, _228_, _227_, _226_ });
  assign _226_ = state_q == 3'h3;
  assign _227_ = state_q == 3'h2;
  assign _228_ = state_q == 3'h1;
  assign _229_ = ! state_q;
  assign _230_ = _072_ ? 3'h4 : 3'h0;
  assign _231_ = _149_ ? _230_ : 3'hx;
  assign _050_ = _232_ ? _231_ : 3'hx;
  assign _232_ = state_q == 3'h3;
  assign _233_ = _149_ ? _050_ : state_q;
  assign _048_ = _234_ ? _233_ : 3'hx;
  assign _234_ = state_q == 3'h3;
  assign _235_ = is_match ? 3'h3 : 3'h1;
  assign _236_ = _148_ ? _235_ : 3'hx;
  assign _044_ = _237_ ? _236_ : 3'hx;
  assign _237_ = state_q == 3'h2;
  assign _238_ = _148_ ? _044_ : state_q;
  assign _040_ = _239_ ? _238_ : 3'hx;
  assign _239_ = state_q == 3'h2;
  assign _240_ = _116_ ? 3'h2 : state_q;
  assign _033_ = _241_ ? _240_ : 3'hx;
  assign _241_ = state_q == 3'h1;
  assign _242_ = _146_ ? 3'h1 : state_q;
  assign _027_ = _243_ ? _242_ : 3'hx;
  assign _243_ = ! state_q;
  function [2:0] _576_;
    input [2:0] a;
    input [11:0] b;
    input [3:0] s;
    casez (s) // synopsys parallel_case
      4'b???1:
        _576_ = b[2:0];
      4'b??1?:
        _576_ = b[5:3];
      4'b?1??:
        _576_ = b[8:6];
      4'b1???:
        _576_ = b[11:9];
      default:
        _576_ = a;
    endcase
  endfunction
  assign state_d = _576_(_054_, { _027_, _033_, _040_, _048_ }, { _247_, _246_, _245_, _244_ });
  assign _244_ = state_q == 3'h3;
  assign _245_ = state_q == 3'h2;
  assign _246_ = state_q == 3'h1;
  assign _247_ = ! state_q;
  assign _248_ = _129_ ? { guess_q, common, exact } : past_q[143:126];
  assign _006_ = power_up_i ? 18'h00000 : _248_;
  assign _249_ = _128_ ? { guess_q, common, exact } : past_q[125:108];
  assign _005_ = power_up_i ? 18'h00000 : _249_;
  assign _250_ = _127_ ? { guess_q, common, exact } : past_q[107:90];
  assign _004_ = power_up_i ? 18'h00000 : _250_;
  assign _251_ = _126_ ? { guess_q, common, exact } : past_q[89:72];
  assign _011_ = power_up_i ? 18'h00000 : _251_;
  assign _252_ = _125_ ? { guess_q, common, exact } : past_q[71:54];
  assign _010_ = power_up_i ? 18'h00000 : _252_;
  assign _253_ = _124_ ? { guess_q, common, exact } : past_q[53:36];
  assign _009_ = power_up_i ? 18'h00000 : _253_;
  assign _254_ = _123_ ? { guess_q, common, exact } : past_q[35:18];
  assign _008_ = power_up_i ? 18'h00000 : _254_;
  assign _255_ = _122_ ? { guess_q, common, exact } : past_q[17:0];
  assign _007_ = power_up_i ? 18'h00000 : _255_;
  assign _256_ = lit ? row[2:0] : 3'h0;
  assign _257_ = _107_ ? 3'hx : _256_;
  assign _022_ = _136_ ? _257_ : 3'hx;
  assign _258_ = _107_ ? { flash, flash, flash } : _022_;
  assign _021_ = _136_ ? _258_ : 3'hx;
  assign RGB0_o = _136_ ? _021_ : row[2:0];
  assign _259_ = lit ? row[5:3] : 3'h0;
  assign _260_ = _106_ ? 3'hx : _259_;
  assign _055_ = _135_ ? _260_ : 3'hx;
  assign _261_ = _106_ ? { flash, flash, flash } : _055_;
  assign _053_ = _135_ ? _261_ : 3'hx;
  assign RGB1_o = _135_ ? _053_ : row[5:3];
  assign _262_ = lit ? row[8:6] : 3'h0;
  assign _263_ = _105_ ? 3'hx : _262_;
  assign _047_ = _134_ ? _263_ : 3'hx;
  assign _264_ = _105_ ? { flash, flash, flash } : _047_;
  assign _043_ = _134_ ? _264_ : 3'hx;
  assign RGB2_o = _134_ ? _043_ : row[8:6];
  assign _265_ = lit ? row[11:9] : 3'h0;
  assign _266_ = _104_ ? 3'hx : _265_;
  assign _031_ = _133_ ? _266_ : 3'hx;
  assign _267_ = _104_ ? { flash, flash, flash } : _031_;
  assign _025_ = _133_ ? _267_ : 3'hx;
  assign RGB3_o = _133_ ? _025_ : row[11:9];
  function [7:0] _621_;
    input [7:0] a;
    input [23:0] b;
    input [2:0] s;
    casez (s) // synopsys parallel_case
      3'b??1:
        _621_ = b[7:0];
      3'b?1?:
        _621_ = b[15:8];
      3'b1??:
        _621_ = b[23:16];
      default:
        _621_ = a;
    endcase
  endfunction
  assign LD_o = _621_(8'h00, { turn_lights, _317_, lit, lit, lit, lit, lit, lit, lit, lit }, { _270_, _269_, _268_ });
  assign _268_ = state_q == 3'h4;
  assign _269_ = state_q == 3'h2;
  assign _270_ = state_q == 3'h1;
  assign _271_ = _175_ ? viewed[17:6] : 12'h000;
  assign _272_ = entering ? 12'hxxx : _271_;
  assign _032_ = _273_ ? _272_ : 12'hxxx;
  assign _273_ = state_q == 3'h1;
  assign _274_ = _175_ ? marks_text : 32'd1600085855;
  assign _275_ = entering ? 32'hxxxxxxxx : _274_;
  assign _041_ = _276_ ? _275_ : 32'hxxxxxxxx;
  assign _276_ = state_q == 3'h1;
  assign _277_ = _174_ ? marks_text : 32'd1600085855;
  assign _278_ = entering ? _277_ : 32'hxxxxxxxx;
  assign _034_ = _279_ ? _278_ : 32'hxxxxxxxx;
  assign _279_ = state_q == 3'h1;
  assign _280_ = entering ? guess_q : _032_;
  assign _026_ = _281_ ? _280_ : 12'hxxx;
  assign _281_ = state_q == 3'h1;
  assign _282_ = entering ? _034_ : _041_;
  assign _028_ = _283_ ? _282_ : 32'hxxxxxxxx;
  assign _283_ = state_q == 3'h1;
  function [31:0] _643_;
    input [31:0] a;
    input [95:0] b;
    input [2:0] s;
    casez (s) // synopsys parallel_case
      3'b??1:
        _643_ = b[31:0];
      3'b?1?:
        _643_ = b[63:32];
      3'b1??:
        _643_ = b[95:64];
      default:
        _643_ = a;
    endcase
  endfunction
  assign text = _643_(_314_, { _313_, _028_, marks_text }, { _286_, _285_, _284_ });
  assign _284_ = state_q == 3'h2;
  assign _285_ = state_q == 3'h1;
  assign _286_ = ! state_q;
  function [11:0] _647_;
    input [11:0] a;
    input [23:0] b;
    input [1:0] s;
    casez (s) // synopsys parallel_case
      2'b?1:
        _647_ = b[11:0];
      2'b1?:
        _647_ = b[23:12];
      default:
        _647_ = a;
    endcase
  endfunction
  assign row = _647_(12'h000, { _026_, code }, { _288_, _287_ });
  assign _287_ = state_q == 3'h2;
  assign _288_ = state_q == 3'h1;
  function [3:0] _650_;
    input [3:0] a;
    input [11:0] b;
    input [2:0] s;
    casez (s) // synopsys parallel_case
      3'b??1:
        _650_ = b[3:0];
      3'b?1?:
        _650_ = b[7:4];
      3'b1??:
        _650_ = b[11:8];
      default:
        _650_ = a;
    endcase
  endfunction
  assign points = _650_(_315_, { 4'h0, player_point, player_point }, { _291_, _290_, _289_ });
  assign _289_ = state_q == 3'h2;
  assign _290_ = state_q == 3'h1;
  assign _291_ = ! state_q;
  assign _292_ = _172_ ? 8'h4f : 8'h5f;
  assign _052_ = _168_ ? 8'hxx : _292_;
  assign marks_text[7:0] = _168_ ? 8'h58 : _052_;
  assign _293_ = _171_ ? 8'h4f : 8'h5f;
  assign _046_ = _167_ ? 8'hxx : _293_;
  assign marks_text[15:8] = _167_ ? 8'h58 : _046_;
  assign _294_ = _170_ ? 8'h4f : 8'h5f;
  assign _039_ = _166_ ? 8'hxx : _294_;
  assign marks_text[23:16] = _166_ ? 8'h58 : _039_;
  assign _295_ = _169_ ? 8'h4f : 8'h5f;
  assign _024_ = _165_ ? 8'hxx : _295_;
  assign marks_text[31:24] = _165_ ? 8'h58 : _024_;
  assign _296_ = _164_ ? 32'd1596801325 : 32'd1596809773;
  assign _030_ = _098_ ? 32'hxxxxxxxx : _296_;
  assign winner_text = _098_ ? 32'd1598106978 : _030_;
  assign _297_ = time_up ? _143_ : winner_q;
  assign _020_ = _158_ ? 1'h0 : _297_;
  assign _298_ = _114_ ? { _067_, _309_[3:0] } : { total_a_q[7:4], _065_[3:0] };
  assign _299_ = games_q[0] ? 8'hxx : _298_;
  assign _300_ = _132_ ? _299_ : 8'hxx;
  assign _038_ = _157_ ? 8'hxx : _300_;
  assign _301_ = _113_ ? { _066_, _308_[3:0] } : { total_b_q[7:4], _064_[3:0] };
  assign _302_ = games_q[0] ? _301_ : 8'hxx;
  assign _303_ = _132_ ? _302_ : 8'hxx;
  assign _037_ = _157_ ? 8'hxx : _303_;
  assign _304_ = 8'hff << _316_;
  assign _305_ = left_q - 1'h1;
  assign _306_ = place_q - 2'h1;
  assign _307_ = viewed_q - 4'h1;
  assign _308_ = _064_ - 5'h0a;
  assign _309_ = _065_ - 5'h0a;
  assign _310_ = is_match ? 3'h0 : 3'h1;
  assign _311_ = is_match ? 27'h2faf081 : 27'h0000000;
  assign turns = found ? turn_q : 4'h9;
  assign totals_text[15:8] = _095_ ? 8'h5f : { 4'h3, total_b_q[7:4] };
  assign totals_text[31:24] = _096_ ? 8'h5f : { 4'h3, total_a_q[7:4] };
  assign _312_ = games_q[0] ? 4'h1 : 4'h8;
  assign player_point = is_match ? _312_ : 4'h0;
  assign _313_ = games_q[0] ? 32'd1599090018 : 32'd1599089985;
  assign _314_ = winner_q ? winner_text : { totals_text[31:24], 4'h3, total_a_q[3:0], totals_text[15:8], 4'h3, total_b_q[3:0] };
  assign _315_ = winner_q ? 4'h0 : 4'h4;
  assign _316_ = _159_ ? turn_q : viewed_q;
  assign turn_lights = bar_i ? bar : _069_;
  assign _317_ = lit ? turn_lights : 8'h00;
  glyph \gen_digits[0].u_glyph  (
    .char_i(text[7:0]),
    .seg_o(\gen_digits[0].segments )
  );
  glyph \gen_digits[1].u_glyph  (
    .char_i(text[15:8]),
    .seg_o(\gen_digits[1].segments )
  );
  glyph \gen_digits[2].u_glyph  (
    .char_i(text[23:16]),
    .seg_o(\gen_digits[2].segments )
  );
  glyph \gen_digits[3].u_glyph  (
    .char_i(text[31:24]),
    .seg_o(\gen_digits[3].segments )
  );
  pegs_code u_code (
    .clear_i(ends_game),
    .clk_i(clk_i),
    .code_o(code),
    .common_o(common),
    .count_i(count_i),
    .draw_i(_115_),
    .exact_o(exact),
    .given_i(given_i),
    .guess_i(guess_q),
    .power_up_i(power_up_i),
    .shift_i(shift_i)
  );
  assign \total_text$func$rtl/pegs.sv:293$64.total  = 8'hxx;
  assign \total_text$func$rtl/pegs.sv:293$63.total  = 8'hxx;
  assign rgb = { RGB3_o, RGB2_o, RGB1_o, RGB0_o };
  assign ssd = { SSD3_o, SSD2_o, SSD1_o, SSD0_o };
  assign { totals_text[23:16], totals_text[7:0] } = { 4'h3, total_a_q[3:0], 4'h3, total_b_q[3:0] };
  assign is_b = games_q[0];
  assign past_exact = viewed[2:0];
  assign past_common = viewed[5:3];
  assign past_guess = viewed[17:6];
endmodule

module slow_clock (clk_i, clk_o);
  wire [1:0] _0_;
  input clk_i;
  wire clk_i;
  output clk_o;
  wire clk_o;
  reg [1:0] count_q = 2'h0;
  assign _0_ = count_q + 1'h1;
  always @(posedge clk_i)
    count_q <= _0_;
  assign clk_o = count_q[1];
endmodule

module synchroniser (clk_i, in_i, out_o);
  input clk_i;
  wire clk_i;
  reg [12:0] first_q = 13'h0000;
  input [12:0] in_i;
  wire [12:0] in_i;
  output [12:0] out_o;
  wire [12:0] out_o;
  reg [12:0] second_q = 13'h0000;
  always @(posedge clk_i)
    first_q <= in_i;
  always @(posedge clk_i)
    second_q <= first_q;
  assign out_o = second_q;
endmodule

module glyph(char_i, seg_o);
  wire [7:0] _0_;
  input [7:0] char_i;
  wire [7:0] char_i;
  output [7:0] seg_o;
  wire [7:0] seg_o;
  reg [7:0] \$auto$proc_rom.cc:150:do_switch$590  [127:0];
  initial begin
    \$auto$proc_rom.cc:150:do_switch$590 [0] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [1] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [2] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [3] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [4] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [5] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [6] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [7] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [8] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [9] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [10] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [11] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [12] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [13] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [14] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [15] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [16] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [17] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [18] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [19] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [20] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [21] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [22] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [23] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [24] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [25] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [26] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [27] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [28] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [29] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [30] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [31] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [32] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [33] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [34] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [35] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [36] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [37] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [38] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [39] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [40] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [41] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [42] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [43] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [44] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [45] = 8'h40;
    \$auto$proc_rom.cc:150:do_switch$590 [46] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [47] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [48] = 8'h3f;
    \$auto$proc_rom.cc:150:do_switch$590 [49] = 8'h06;
    \$auto$proc_rom.cc:150:do_switch$590 [50] = 8'h5b;
    \$auto$proc_rom.cc:150:do_switch$590 [51] = 8'h4f;
    \$auto$proc_rom.cc:150:do_switch$590 [52] = 8'h66;
    \$auto$proc_rom.cc:150:do_switch$590 [53] = 8'h6d;
    \$auto$proc_rom.cc:150:do_switch$590 [54] = 8'h7d;
    \$auto$proc_rom.cc:150:do_switch$590 [55] = 8'h07;
    \$auto$proc_rom.cc:150:do_switch$590 [56] = 8'h7f;
    \$auto$proc_rom.cc:150:do_switch$590 [57] = 8'h6f;
    \$auto$proc_rom.cc:150:do_switch$590 [58] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [59] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [60] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [61] = 8'h48;
    \$auto$proc_rom.cc:150:do_switch$590 [62] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [63] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [64] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [65] = 8'h77;
    \$auto$proc_rom.cc:150:do_switch$590 [66] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [67] = 8'h39;
    \$auto$proc_rom.cc:150:do_switch$590 [68] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [69] = 8'h79;
    \$auto$proc_rom.cc:150:do_switch$590 [70] = 8'h71;
    \$auto$proc_rom.cc:150:do_switch$590 [71] = 8'h3d;
    \$auto$proc_rom.cc:150:do_switch$590 [72] = 8'h76;
    \$auto$proc_rom.cc:150:do_switch$590 [73] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [74] = 8'h1e;
    \$auto$proc_rom.cc:150:do_switch$590 [75] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [76] = 8'h38;
    \$auto$proc_rom.cc:150:do_switch$590 [77] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [78] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [79] = 8'h3f;
    \$auto$proc_rom.cc:150:do_switch$590 [80] = 8'h73;
    \$auto$proc_rom.cc:150:do_switch$590 [81] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [82] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [83] = 8'h6d;
    \$auto$proc_rom.cc:150:do_switch$590 [84] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [85] = 8'h3e;
    \$auto$proc_rom.cc:150:do_switch$590 [86] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [87] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [88] = 8'h76;
    \$auto$proc_rom.cc:150:do_switch$590 [89] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [90] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [91] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [92] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [93] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [94] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [95] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [96] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [97] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [98] = 8'h7c;
    \$auto$proc_rom.cc:150:do_switch$590 [99] = 8'h58;
    \$auto$proc_rom.cc:150:do_switch$590 [100] = 8'h5e;
    \$auto$proc_rom.cc:150:do_switch$590 [101] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [102] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [103] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [104] = 8'h74;
    \$auto$proc_rom.cc:150:do_switch$590 [105] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [106] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [107] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [108] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [109] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [110] = 8'h54;
    \$auto$proc_rom.cc:150:do_switch$590 [111] = 8'h5c;
    \$auto$proc_rom.cc:150:do_switch$590 [112] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [113] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [114] = 8'h50;
    \$auto$proc_rom.cc:150:do_switch$590 [115] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [116] = 8'h78;
    \$auto$proc_rom.cc:150:do_switch$590 [117] = 8'h1c;
    \$auto$proc_rom.cc:150:do_switch$590 [118] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [119] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [120] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [121] = 8'h6e;
    \$auto$proc_rom.cc:150:do_switch$590 [122] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [123] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [124] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [125] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [126] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$590 [127] = 8'h00;
  end
  assign _0_ = \$auto$proc_rom.cc:150:do_switch$590 [char_i[6:0]];
  assign seg_o = char_i[7] ? 8'h00 : _0_;
endmodule

module lfsr(clk_i, power_up_i, step_i, seed_i, next_o, state_o);
  wire [31:0] _0_;
  wire [31:0] _1_;
  wire [31:0] _2_;
  input clk_i;
  wire clk_i;
  output next_o;
  wire next_o;
  input power_up_i;
  wire power_up_i;
  input [31:0] seed_i;
  wire [31:0] seed_i;
  output [31:0] state_o;
  wire [31:0] state_o;
  reg [31:0] state_q;
  input step_i;
  wire step_i;
  assign _1_ = state_q & 32'd2149580803;
  always @(posedge clk_i)
    state_q <= _0_;
  assign _2_ = step_i ? { state_q[30:0], next_o } : state_q;
  assign _0_ = power_up_i ? seed_i : _2_;
  assign next_o = ^ _1_;
  assign state_o = state_q;
endmodule

module pegs_code(clk_i, power_up_i, shift_i, count_i, given_i, draw_i, clear_i, guess_i, exact_o, common_o, code_o);
  wire [11:0] _00_;
  wire [51:0] _01_;
  wire [11:0] _02_;
  wire _03_;
  wire [11:0] _04_;
  wire [11:0] _05_;
  wire _06_;
  wire _07_;
  wire _08_;
  wire [51:0] _09_;
  wire _10_;
  wire [11:0] _11_;
  wire [11:0] _12_;
  wire bit_next;
  input clear_i;
  wire clear_i;
  input clk_i;
  wire clk_i;
  wire [11:0] code_d;
  output [11:0] code_o;
  wire [11:0] code_o;
  reg [11:0] code_q;
  reg [51:0] coming_q;
  output [2:0] common_o;
  wire [2:0] common_o;
  input [11:0] count_i;
  wire [11:0] count_i;
  reg [11:0] count_q;
  input draw_i;
  wire draw_i;
  wire [11:0] drawn;
  output [2:0] exact_o;
  wire [2:0] exact_o;
  input [51:0] given_i;
  wire [51:0] given_i;
  input [11:0] guess_i;
  wire [11:0] guess_i;
  reg has_code_q;
  input power_up_i;
  wire power_up_i;
  wire [31:0] shift;
  input [31:0] shift_i;
  wire [31:0] shift_i;
  assign _04_ = count_i + 12'h001;
  assign _05_ = count_q + 12'h001;
  assign _06_ = draw_i && _07_;
  assign _07_ = ! has_code_q;
  assign _08_ = power_up_i || clear_i;
  always @(posedge clk_i)
    coming_q <= _01_;
  always @(posedge clk_i)
    code_q <= _00_;
  always @(posedge clk_i)
    has_code_q <= _03_;
  always @(posedge clk_i)
    count_q <= _02_;
  assign _09_ = _06_ ? { 13'h0000, coming_q[51:13] } : coming_q;
  assign _01_ = power_up_i ? given_i : _09_;
  assign _10_ = draw_i ? 1'h1 : has_code_q;
  assign _03_ = _08_ ? 1'h0 : _10_;
  assign _11_ = draw_i ? code_d : code_q;
  assign _00_ = _08_ ? 12'h000 : _11_;
  assign _02_ = power_up_i ? _04_ : _05_;
  assign drawn = coming_q[12] ? coming_q[11:0] : _12_;
  assign code_d = has_code_q ? code_q : drawn;
  assign _12_ = count_q ^ { shift[10:0], bit_next };
  lfsr u_lfsr (
    .clk_i(clk_i),
    .next_o(bit_next),
    .power_up_i(power_up_i),
    .seed_i(shift_i),
    .state_o(shift),
    .step_i(1'h1)
  );
  pegs_marks u_marks (
    .code_i(code_d),
    .common_o(common_o),
    .exact_o(exact_o),
    .guess_i(guess_i)
  );
  assign code_o = code_q;
endmodule

module pegs_marks(code_i, guess_i, exact_o, common_o);
  wire [2:0] _000_;
  wire [2:0] _001_;
  wire [2:0] _002_;
  wire [2:0] _003_;
  wire [2:0] _004_;
  wire [2:0] _005_;
  wire [2:0] _006_;
  wire [2:0] _007_;
  wire [2:0] _008_;
  wire [2:0] _009_;
  wire [2:0] _010_;
  wire [2:0] _011_;
  wire [2:0] _012_;
  wire [2:0] _013_;
  wire [2:0] _014_;
  wire [2:0] _015_;
  wire [2:0] _016_;
  wire [2:0] _017_;
  wire [2:0] _018_;
  wire [2:0] _019_;
  wire [2:0] _020_;
  wire [2:0] _021_;
  wire [2:0] _022_;
  wire [2:0] _023_;
  wire [2:0] _024_;
  wire [2:0] _025_;
  wire [2:0] _026_;
  wire [2:0] _027_;
  wire [2:0] _028_;
  wire [2:0] _029_;
  wire [2:0] _030_;
  wire [2:0] _031_;
  wire [2:0] _032_;
  wire [2:0] _033_;
  wire [2:0] _034_;
  wire [2:0] _035_;
  wire [2:0] _036_;
  wire [2:0] _037_;
  wire [2:0] _038_;
  wire [2:0] _039_;
  wire [2:0] _040_;
  wire [2:0] _041_;
  wire [2:0] _042_;
  wire [2:0] _043_;
  wire [2:0] _044_;
  wire [2:0] _045_;
  wire [2:0] _046_;
  wire [2:0] _047_;
  wire [2:0] _048_;
  wire [2:0] _049_;
  wire [2:0] _050_;
  wire [2:0] _051_;
  wire [2:0] _052_;
  wire [2:0] _053_;
  wire [2:0] _054_;
  wire [2:0] _055_;
  wire [2:0] _056_;
  wire [2:0] _057_;
  wire [2:0] _058_;
  wire [2:0] _059_;
  wire [2:0] _060_;
  wire [2:0] _061_;
  wire [2:0] _062_;
  wire [2:0] _063_;
  wire [2:0] _064_;
  wire [2:0] _065_;
  wire [2:0] _066_;
  wire [2:0] _067_;
  wire [2:0] _068_;
  wire [2:0] _069_;
  wire [2:0] _070_;
  wire [2:0] _071_;
  wire [2:0] _072_;
  wire [2:0] _073_;
  wire [2:0] _074_;
  wire [2:0] _075_;
  wire [2:0] _076_;
  wire [2:0] _077_;
  wire [2:0] _078_;
  wire [2:0] _079_;
  wire [2:0] _080_;
  wire [2:0] _081_;
  wire [2:0] _082_;
  wire [2:0] _083_;
  wire [2:0] _084_;
  wire [2:0] _085_;
  wire [2:0] _086_;
  wire [2:0] _087_;
  wire [2:0] _088_;
  wire [2:0] _089_;
  wire [2:0] _090_;
  wire [2:0] _091_;
  wire [2:0] _092_;
  wire [2:0] _093_;
  wire [2:0] _094_;
  wire [2:0] _095_;
  wire [2:0] _096_;
  wire [2:0] _097_;
  wire [2:0] _098_;
  wire [2:0] _099_;
  wire [2:0] _100_;
  wire [2:0] _101_;
  wire [2:0] _102_;
  wire [2:0] _103_;
  wire [2:0] _104_;
  wire [2:0] _105_;
  wire [2:0] _106_;
  wire [2:0] _107_;
  wire [2:0] _108_;
  wire [2:0] _109_;
  wire [2:0] _110_;
  wire [2:0] _111_;
  wire [2:0] _112_;
  wire [2:0] _113_;
  wire [2:0] _114_;
  wire [2:0] _115_;
  wire [2:0] _116_;
  wire [2:0] _117_;
  wire [2:0] _118_;
  wire [2:0] _119_;
  wire [2:0] _120_;
  wire [2:0] _121_;
  wire [2:0] _122_;
  wire [2:0] _123_;
  wire [2:0] _124_;
  wire [2:0] _125_;
  wire [2:0] _126_;
  wire [2:0] _127_;
  wire [2:0] _128_;
  wire [2:0] _129_;
  wire [2:0] _130_;
  wire [2:0] _131_;
  wire [2:0] _132_;
  wire [2:0] _133_;
  wire [2:0] _134_;
  wire [2:0] _135_;
  wire [2:0] _136_;
  wire [2:0] _137_;
  wire [2:0] _138_;
  wire [2:0] _139_;
  wire [2:0] _140_;
  wire [2:0] _141_;
  wire [2:0] _142_;
  wire [2:0] _143_;
  wire [2:0] _144_;
  wire [2:0] _145_;
  wire [2:0] _146_;
  wire [2:0] _147_;
  wire [2:0] _148_;
  wire [2:0] _149_;
  wire _150_;
  wire _151_;
  wire _152_;
  wire _153_;
  wire _154_;
  wire _155_;
  wire _156_;
  wire _157_;
  input [11:0] code_i;
  wire [11:0] code_i;
  output [2:0] common_o;
  wire [2:0] common_o;
  output [2:0] exact_o;
  wire [2:0] exact_o;
  input [11:0] guess_i;
  wire [11:0] guess_i;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:39$327.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:39$330.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:39$333.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:39$336.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:39$339.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:39$342.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:39$345.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:39$348.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:40$328.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:40$331.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:40$334.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:40$337.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:40$340.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:40$343.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:40$346.row ;
  wire [11:0] \number_of$func$rtl/pegs_marks.sv:40$349.row ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$329.a ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$329.b ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$332.a ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$332.b ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$335.a ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$335.b ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$338.a ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$338.b ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$341.a ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$341.b ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$344.a ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$344.b ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$347.a ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$347.b ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$350.a ;
  wire [2:0] \smaller$func$rtl/pegs_marks.sv:39$350.b ;
  assign _024_ = 3'h0 + _082_;
  assign _025_ = _024_ + _083_;
  assign _026_ = _025_ + _084_;
  assign _000_ = _026_ + _085_;
  assign _027_ = 3'h0 + _086_;
  assign _028_ = _027_ + _087_;
  assign _029_ = _028_ + _088_;
  assign _008_ = _029_ + _089_;
  assign _030_ = 3'h0 + _090_;
  assign _031_ = _030_ + _091_;
  assign _032_ = _031_ + _092_;
  assign _001_ = _032_ + _093_;
  assign _033_ = 3'h0 + _094_;
  assign _034_ = _033_ + _095_;
  assign _035_ = _034_ + _096_;
  assign _009_ = _035_ + _097_;
  assign _036_ = 3'h0 + _098_;
  assign _037_ = _036_ + _099_;
  assign _038_ = _037_ + _100_;
  assign _002_ = _038_ + _101_;
  assign _039_ = 3'h0 + _102_;
  assign _040_ = _039_ + _103_;
  assign _041_ = _040_ + _104_;
  assign _010_ = _041_ + _105_;
  assign _042_ = 3'h0 + _106_;
  assign _043_ = _042_ + _107_;
  assign _044_ = _043_ + _108_;
  assign _003_ = _044_ + _109_;
  assign _045_ = 3'h0 + _110_;
  assign _046_ = _045_ + _111_;
  assign _047_ = _046_ + _112_;
  assign _011_ = _047_ + _113_;
  assign _048_ = 3'h0 + _114_;
  assign _049_ = _048_ + _115_;
  assign _050_ = _049_ + _116_;
  assign _004_ = _050_ + _117_;
  assign _051_ = 3'h0 + _118_;
  assign _052_ = _051_ + _119_;
  assign _053_ = _052_ + _120_;
  assign _012_ = _053_ + _121_;
  assign _054_ = 3'h0 + _122_;
  assign _055_ = _054_ + _123_;
  assign _056_ = _055_ + _124_;
  assign _005_ = _056_ + _125_;
  assign _057_ = 3'h0 + _126_;
  assign _058_ = _057_ + _127_;
  assign _059_ = _058_ + _128_;
  assign _013_ = _059_ + _129_;
  assign _060_ = 3'h0 + _130_;
  assign _061_ = _060_ + _131_;
  assign _062_ = _061_ + _132_;
  assign _006_ = _062_ + _133_;
  assign _063_ = 3'h0 + _134_;
  assign _064_ = _063_ + _135_;
  assign _065_ = _064_ + _136_;
  assign _014_ = _065_ + _137_;
  assign _066_ = 3'h0 + _138_;
  assign _067_ = _066_ + _139_;
  assign _068_ = _067_ + _140_;
  assign _007_ = _068_ + _141_;
  assign _069_ = 3'h0 + _142_;
  assign _070_ = _069_ + _143_;
  assign _071_ = _070_ + _144_;
  assign _015_ = _071_ + _145_;
  assign _072_ = 3'h0 + _146_;
  assign _073_ = _072_ + _147_;
  assign _074_ = _073_ + _148_;
  assign exact_o = _074_ + _149_;
  assign _075_ = 3'h0 + _016_;
  assign _076_ = _075_ + _017_;
  assign _077_ = _076_ + _018_;
  assign _078_ = _077_ + _019_;
  assign _079_ = _078_ + _020_;
  assign _080_ = _079_ + _021_;
  assign _081_ = _080_ + _022_;
  assign common_o = _081_ + _023_;
  assign _082_ = ! code_i[2:0];
  assign _083_ = ! code_i[5:3];
  assign _084_ = ! code_i[8:6];
  assign _085_ = ! code_i[11:9];
  assign _086_ = ! guess_i[2:0];
  assign _087_ = ! guess_i[5:3];
  assign _088_ = ! guess_i[8:6];
  assign _089_ = ! guess_i[11:9];
  assign _090_ = code_i[2:0] == 3'h1;
  assign _091_ = code_i[5:3] == 3'h1;
  assign _092_ = code_i[8:6] == 3'h1;
  assign _093_ = code_i[11:9] == 3'h1;
  assign _094_ = guess_i[2:0] == 3'h1;
  assign _095_ = guess_i[5:3] == 3'h1;
  assign _096_ = guess_i[8:6] == 3'h1;
  assign _097_ = guess_i[11:9] == 3'h1;
  assign _098_ = code_i[2:0] == 3'h2;
  assign _099_ = code_i[5:3] == 3'h2;
  assign _100_ = code_i[8:6] == 3'h2;
  assign _101_ = code_i[11:9] == 3'h2;
  assign _102_ = guess_i[2:0] == 3'h2;
  assign _103_ = guess_i[5:3] == 3'h2;
  assign _104_ = guess_i[8:6] == 3'h2;
  assign _105_ = guess_i[11:9] == 3'h2;
  assign _106_ = code_i[2:0] == 3'h3;
  assign _107_ = code_i[5:3] == 3'h3;
  assign _108_ = code_i[8:6] == 3'h3;
  assign _109_ = code_i[11:9] == 3'h3;
  assign _110_ = guess_i[2:0] == 3'h3;
  assign _111_ = guess_i[5:3] == 3'h3;
  assign _112_ = guess_i[8:6] == 3'h3;
  assign _113_ = guess_i[11:9] == 3'h3;
  assign _114_ = code_i[2:0] == 3'h4;
  assign _115_ = code_i[5:3] == 3'h4;
  assign _116_ = code_i[8:6] == 3'h4;
  assign _117_ = code_i[11:9] == 3'h4;
  assign _118_ = guess_i[2:0] == 3'h4;
  assign _119_ = guess_i[5:3] == 3'h4;
  assign _120_ = guess_i[8:6] == 3'h4;
  assign _121_ = guess_i[11:9] == 3'h4;
  assign _122_ = code_i[2:0] == 3'h5;
  assign _123_ = code_i[5:3] == 3'h5;
  assign _124_ = code_i[8:6] == 3'h5;
  assign _125_ = code_i[11:9] == 3'h5;
  assign _126_ = guess_i[2:0] == 3'h5;
  assign _127_ = guess_i[5:3] == 3'h5;
  assign _128_ = guess_i[8:6] == 3'h5;
  assign _129_ = guess_i[11:9] == 3'h5;
  assign _130_ = code_i[2:0] == 3'h6;
  assign _131_ = code_i[5:3] == 3'h6;
  assign _132_ = code_i[8:6] == 3'h6;
  assign _133_ = code_i[11:9] == 3'h6;
  assign _134_ = guess_i[2:0] == 3'h6;
  assign _135_ = guess_i[5:3] == 3'h6;
  assign _136_ = guess_i[8:6] == 3'h6;
  assign _137_ = guess_i[11:9] == 3'h6;
  assign _138_ = code_i[2:0] == 3'h7;
  assign _139_ = code_i[5:3] == 3'h7;
  assign _140_ = code_i[8:6] == 3'h7;
  assign _141_ = code_i[11:9] == 3'h7;
  assign _142_ = guess_i[2:0] == 3'h7;
  assign _143_ = guess_i[5:3] == 3'h7;
  assign _144_ = guess_i[8:6] == 3'h7;
  assign _145_ = guess_i[11:9] == 3'h7;
  assign _146_ = code_i[2:0] == guess_i[2:0];
  assign _147_ = code_i[5:3] == guess_i[5:3];
  assign _148_ = code_i[8:6] == guess_i[8:6];
  assign _149_ = code_i[11:9] == guess_i[11:9];
  assign _150_ = _000_ < _008_;
  assign _151_ = _001_ < _009_;
  assign _152_ = _002_ < _010_;
  assign _153_ = _003_ < _011_;
  assign _154_ = _004_ < _012_;
  assign _155_ = _005_ < _013_;
  assign _156_ = _006_ < _014_;
  assign _157_ = _007_ < _015_;
  assign _016_ = _150_ ? _000_ : _008_;
  assign _017_ = _151_ ? _001_ : _009_;
  assign _018_ = _152_ ? _002_ : _010_;
  assign _019_ = _153_ ? _003_ : _011_;
  assign _020_ = _154_ ? _004_ : _012_;
  assign _021_ = _155_ ? _005_ : _013_;
  assign _022_ = _156_ ? _006_ : _014_;
  assign _023_ = _157_ ? _007_ : _015_;
  assign \smaller$func$rtl/pegs_marks.sv:39$350.b  = 3'hx;
  assign \smaller$func$rtl/pegs_marks.sv:39$350.a  = 3'hx;
  assign \number_of$func$rtl/pegs_marks.sv:40$349.row  = 12'hxxx;
  assign \number_of$func$rtl/pegs_marks.sv:39$348.row  = 12'hxxx;
  assign \smaller$func$rtl/pegs_marks.sv:39$347.b  = 3'hx;
  assign \smaller$func$rtl/pegs_marks.sv:39$347.a  = 3'hx;
  assign \number_of$func$rtl/pegs_marks.sv:40$346.row  = 12'hxxx;
  assign \number_of$func$rtl/pegs_marks.sv:39$345.row  = 12'hxxx;
  assign \smaller$func$rtl/pegs_marks.sv:39$344.b  = 3'hx;
  assign \smaller$func$rtl/pegs_marks.sv:39$344.a  = 3'hx;
  assign \number_of$func$rtl/pegs_marks.sv:40$343.row  = 12'hxxx;
  assign \number_of$func$rtl/pegs_marks.sv:39$342.row  = 12'hxxx;
  assign \smaller$func$rtl/pegs_marks.sv:39$341.b  = 3'hx;
  assign \smaller$func$rtl/pegs_marks.sv:39$341.a  = 3'hx;
  assign \number_of$func$rtl/pegs_marks.sv:40$340.row  = 12'hxxx;
  assign \number_of$func$rtl/pegs_marks.sv:39$339.row  = 12'hxxx;
  assign \smaller$func$rtl/pegs_marks.sv:39$338.b  = 3'hx;
  assign \smaller$func$rtl/pegs_marks.sv:39$338.a  = 3'hx;
  assign \number_of$func$rtl/pegs_marks.sv:40$337.row  = 12'hxxx;
  assign \number_of$func$rtl/pegs_marks.sv:39$336.row  = 12'hxxx;
  assign \smaller$func$rtl/pegs_marks.sv:39$335.b  = 3'hx;
  assign \smaller$func$rtl/pegs_marks.sv:39$335.a  = 3'hx;
  assign \number_of$func$rtl/pegs_marks.sv:40$334.row  = 12'hxxx;
  assign \number_of$func$rtl/pegs_marks.sv:39$333.row  = 12'hxxx;
  assign \smaller$func$rtl/pegs_marks.sv:39$332.b  = 3'hx;
  assign \smaller$func$rtl/pegs_marks.sv:39$332.a  = 3'hx;
  assign \number_of$func$rtl/pegs_marks.sv:40$331.row  = 12'hxxx;
  assign \number_of$func$rtl/pegs_marks.sv:39$330.row  = 12'hxxx;
  assign \smaller$func$rtl/pegs_marks.sv:39$329.b  = 3'hx;
  assign \smaller$func$rtl/pegs_marks.sv:39$329.a  = 3'hx;
  assign \number_of$func$rtl/pegs_marks.sv:40$328.row  = 12'hxxx;
  assign \number_of$func$rtl/pegs_marks.sv:39$327.row  = 12'hxxx;
endmodule

module pegs_nexys3_top(clk, btn, sw, Led, seg, an, JA, JB);
  output [5:0] JA;
  wire [5:0] JA;
  output [5:0] JB;
  wire [5:0] JB;
  output [7:0] Led;
  wire [7:0] Led;
  output [3:0] an;
  wire [3:0] an;
  input [4:0] btn;
  wire [4:0] btn;
  wire [4:0] buttons;
  input clk;
  wire clk;
  wire power_up;
  output [7:0] seg;
  wire [7:0] seg;
  wire slow;
  input [7:0] sw;
  wire [7:0] sw;
  wire [7:0] switches;
  pegs_nexys3  u_board (
    .AN_o(an),
    .BTN_i(buttons),
    .LD_o(Led),
    .RGB_o({ JB, JA }),
    .SEG_o(seg),
    .SW_i(switches),
    .bar_i(1'h0),
    .clk_i(slow),
    .count_i(12'h000),
    .given_i(52'h0000000000000),
    .keep_i(1'h0),
    .match_i(4'h0),
    .power_up_i(power_up),
    .shift_i(32'd305419896)
  );
  slow_clock  u_clock (
    .clk_i(clk),
    .clk_o(slow)
  );
  synchroniser  u_inputs (
    .clk_i(slow),
    .in_i({ btn, sw }),
    .out_o({ buttons, switches })
  );
  power_up u_power_up (
    .clk_i(slow),
    .power_up_o(power_up)
  );
endmodule

module power_up(clk_i, power_up_o);
  input clk_i;
  wire clk_i;
  output power_up_o;
  wire power_up_o;
  reg [3:0] up_q = 4'h0;
  assign power_up_o = ! up_q[3];
  always @(posedge clk_i)
    up_q <= { up_q[2:0], 1'h1 };
endmodule
