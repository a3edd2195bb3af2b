// duel_basys2_top.v - duel_basys2_top.sv as Verilog-2001, with all that it needs, for ISE.
//
// Written by scripts/verilog2001.sh, and proved equal there: change the
// SystemVerilog instead.

module duel_basys2 (clk_i, power_up_i, seed_i, drawn_i, repeat_i, hide_i, BTN_i, SW_i, LD_o, SEG_o, AN_o);
  wire _0_;
  output [3:0] AN_o;
  wire [3:0] AN_o;
  input [3:0] BTN_i;
  wire [3:0] BTN_i;
  output [7:0] LD_o;
  wire [7:0] LD_o;
  output [7:0] SEG_o;
  wire [7:0] SEG_o;
  input [7:0] SW_i;
  wire [7:0] SW_i;
  input clk_i;
  wire clk_i;
  wire [7:0] digit0;
  wire [7:0] digit1;
  wire [7:0] digit2;
  wire [7:0] digit3;
  input [11:0] drawn_i;
  wire [11:0] drawn_i;
  wire enter_a;
  wire enter_b;
  input hide_i;
  wire hide_i;
  input power_up_i;
  wire power_up_i;
  input repeat_i;
  wire repeat_i;
  input [31:0] seed_i;
  wire [31:0] seed_i;
  wire step;
  wire unused_clk;
  wire unused_edge;
  wire [1:0] unused_level;
  wire [1:0] unused_pulse;
  assign _0_ = ! BTN_i[2];
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
  clk_divider  u_divider (
    .clk_i(clk_i),
    .clk_o(unused_clk),
    .edge_o(unused_edge),
    .power_up_i(power_up_i),
    .step_o(step)
  );
  debouncer  u_enter_a (
    .clk_i(clk_i),
    .in_i(BTN_i[3]),
    .level_o(unused_level[0]),
    .power_up_i(power_up_i),
    .press_o(enter_a),
    .pulse_o(unused_pulse[0]),
    .step_i(step)
  );
  debouncer  u_enter_b (
    .clk_i(clk_i),
    .in_i(BTN_i[0]),
    .level_o(unused_level[1]),
    .power_up_i(power_up_i),
    .press_o(enter_b),
    .pulse_o(unused_pulse[1]),
    .step_i(step)
  );
  duel  u_game (
    .LEDX_o(LD_o),
    .SSD0_o(digit0),
    .SSD1_o(digit1),
    .SSD2_o(digit2),
    .SSD3_o(digit3),
    .clk_i(clk_i),
    .drawn_i(drawn_i),
    .enterA_i(enter_a),
    .enterB_i(enter_b),
    .hide_i(hide_i),
    .letterIn_i(SW_i[2:0]),
    .power_up_i(power_up_i),
    .repeat_i(repeat_i),
    .rst_n_i(_0_),
    .seed_i(seed_i),
    .single_i(SW_i[3]),
    .step_i(step)
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
  clk_divider_2  u_pace (
    .clk_i(clk_i),
    .clk_o(unused_clk),
    .edge_o(unused_edge),
    .power_up_i(power_up_i),
    .step_o(step)
  );
endmodule

module clk_divider (clk_i, power_up_i, clk_o, edge_o, step_o);
  wire [19:0] _00_;
  wire _01_;
  wire [19:0] _02_;
  input clk_i;
  wire clk_i;
  output clk_o;
  wire clk_o;
  wire [19:0] count_d;
  reg [19:0] count_q;
  output edge_o;
  wire edge_o;
  reg edge_q;
  input power_up_i;
  wire power_up_i;
  output step_o;
  wire step_o;
  assign _02_ = count_q + 1'h1;
  assign step_o = count_q == 20'hf423f;
  assign clk_o = count_q <= 20'h7a11f;
  always @(posedge clk_i)
    count_q <= _00_;
  always @(posedge clk_i)
    edge_q <= _01_;
  assign _01_ = power_up_i ? 1'h0 : step_o;
  assign _00_ = power_up_i ? 20'h00000 : count_d;
  assign count_d = step_o ? 20'h00000 : _02_;
  assign edge_o = edge_q;
endmodule

module clk_divider_2 (clk_i, power_up_i, clk_o, edge_o, step_o);
  wire [15:0] _00_;
  wire _01_;
  wire [15:0] _02_;
  input clk_i;
  wire clk_i;
  output clk_o;
  wire clk_o;
  wire [15:0] count_d;
  reg [15:0] count_q;
  output edge_o;
  wire edge_o;
  reg edge_q;
  input power_up_i;
  wire power_up_i;
  output step_o;
  wire step_o;
  assign _02_ = count_q + 1'h1;
  assign step_o = count_q == 16'hc34f;
  assign clk_o = count_q <= 16'h61a7;
  always @(posedge clk_i)
    count_q <= _00_;
  always @(posedge clk_i)
    edge_q <= _01_;
  assign _01_ = power_up_i ? 1'h0 : step_o;
  assign _00_ = power_up_i ? 16'h0000 : count_d;
  assign count_d = step_o ? 16'h0000 : _02_;
  assign edge_o = edge_q;
endmodule

module debouncer (clk_i, power_up_i, step_i, in_i, level_o, pulse_o, press_o);
  wire _00_;
  wire _01_;
  wire _02_;
  wire _03_;
  wire _04_;
  wire _05_;
  wire _06_;
  wire _07_;
  wire _08_;
  wire _09_;
  wire _10_;
  input clk_i;
  wire clk_i;
  reg disagree_q;
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
  assign settles = disagrees && disagree_q;
  assign press_o = settles && in_i;
  assign _04_ = disagrees && _05_;
  assign _05_ = ! settles;
  assign disagrees = in_i != steady_q;
  always @(posedge clk_i)
    disagree_q <= _00_;
  always @(posedge clk_i)
    steady_q <= _02_;
  always @(posedge clk_i)
    pulse_q <= _01_;
  assign _06_ = step_i ? press_o : pulse_q;
  assign _01_ = power_up_i ? 1'h0 : _06_;
  assign _07_ = step_i ? _10_ : steady_q;
  assign _02_ = power_up_i ? 1'h0 : _07_;
  assign _08_ = step_i ? _09_ : disagree_q;
  assign _00_ = power_up_i ? 1'h0 : _08_;
  assign _09_ = _04_ ? _03_ : 1'h0;
  assign _10_ = settles ? in_i : steady_q;
  assign pulse_o = pulse_q;
  assign level_o = steady_q;
endmodule

module duel (clk_i, power_up_i, step_i, seed_i, drawn_i, repeat_i, hide_i, rst_n_i, enterA_i, enterB_i, letterIn_i, single_i, LEDX_o, SSD0_o, SSD1_o, SSD2_o, SSD3_o);
  wire [2:0] _000_;
  wire [11:0] _001_;
  wire [11:0] _002_;
  wire [11:0] _003_;
  wire [7:0] _004_;
  wire [6:0] _005_;
  wire [1:0] _006_;
  wire _007_;
  wire [1:0] _008_;
  wire [1:0] _009_;
  wire [1:0] _010_;
  wire _011_;
  wire [3:0] _012_;
  wire [3:0] _013_;
  wire [3:0] _014_;
  wire [3:0] _015_;
  wire [3:0] _016_;
  wire [3:0] _017_;
  wire [7:0] _018_;
  wire [6:0] _019_;
  wire [1:0] _020_;
  wire _021_;
  wire [3:0] _022_;
  wire [7:0] _023_;
  wire _024_;
  wire [3:0] _025_;
  wire [7:0] _026_;
  wire [3:0] _027_;
  wire [3:0] _028_;
  wire [3:0] _029_;
  wire [3:0] _030_;
  wire [3:0] _031_;
  wire [3:0] _032_;
  wire [1:0] _033_;
  wire _034_;
  wire _035_;
  wire _036_;
  wire _037_;
  wire _038_;
  wire _039_;
  wire _040_;
  wire _041_;
  wire _042_;
  wire _043_;
  wire _044_;
  wire _045_;
  wire _046_;
  wire _047_;
  wire _048_;
  wire _049_;
  wire _050_;
  wire _051_;
  wire _052_;
  wire _053_;
  wire _054_;
  wire _055_;
  wire _056_;
  wire _057_;
  wire _058_;
  wire _059_;
  wire _060_;
  wire _061_;
  wire _062_;
  wire _063_;
  wire _064_;
  wire _065_;
  wire _066_;
  wire _067_;
  wire _068_;
  wire _069_;
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
  wire [7:0] _088_;
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
  wire [1:0] _125_;
  wire _126_;
  wire _127_;
  wire _128_;
  wire _129_;
  wire _130_;
  wire _131_;
  wire [1:0] _132_;
  wire _133_;
  wire _134_;
  wire [6:0] _135_;
  wire [11:0] _136_;
  wire [11:0] _137_;
  wire [7:0] _138_;
  wire [1:0] _139_;
  wire [1:0] _140_;
  wire [1:0] _141_;
  wire [1:0] _142_;
  wire _143_;
  wire _144_;
  wire [3:0] _145_;
  wire [7:0] _146_;
  wire [6:0] _147_;
  wire [7:0] _148_;
  wire [7:0] _149_;
  wire [1:0] _150_;
  wire _151_;
  wire _152_;
  wire _153_;
  wire [3:0] _154_;
  wire _155_;
  wire [3:0] _156_;
  wire [3:0] _157_;
  wire [3:0] _158_;
  wire _159_;
  wire [3:0] _160_;
  wire [3:0] _161_;
  wire _162_;
  wire [3:0] _163_;
  wire _164_;
  wire [3:0] _165_;
  wire _166_;
  wire [3:0] _167_;
  wire _168_;
  wire [3:0] _169_;
  wire _170_;
  wire [3:0] _171_;
  wire _172_;
  wire [3:0] _173_;
  wire _174_;
  wire [3:0] _175_;
  wire [3:0] _176_;
  wire _177_;
  wire [3:0] _178_;
  wire _179_;
  wire [3:0] _180_;
  wire [3:0] _181_;
  wire _182_;
  wire [3:0] _183_;
  wire _184_;
  wire _185_;
  wire _186_;
  wire _187_;
  wire _188_;
  wire _189_;
  wire _190_;
  wire _191_;
  wire _192_;
  wire _193_;
  wire _194_;
  wire [2:0] _195_;
  wire [11:0] _196_;
  wire [1:0] _197_;
  wire [6:0] _198_;
  wire [11:0] _199_;
  wire _200_;
  wire _201_;
  wire [6:0] _202_;
  wire [7:0] _203_;
  wire [7:0] _204_;
  wire [31:0] _205_;
  wire [31:0] _206_;
  wire [31:0] _207_;
  wire [2:0] _208_;
  output [7:0] LEDX_o;
  wire [7:0] LEDX_o;
  output [7:0] SSD0_o;
  wire [7:0] SSD0_o;
  output [7:0] SSD1_o;
  wire [7:0] SSD1_o;
  output [7:0] SSD2_o;
  wire [7:0] SSD2_o;
  output [7:0] SSD3_o;
  wire [7:0] SSD3_o;
  wire [3:0] after_round;
  wire begins_alone;
  reg [2:0] bits_q;
  wire breaker_presses;
  input clk_i;
  wire clk_i;
  wire [11:0] code_d;
  reg [11:0] code_q;
  wire [1:0] \digit$func$rtl/duel.sv:289$59.number ;
  wire [1:0] \digit$func$rtl/duel.sv:289$60.number ;
  wire [1:0] \digit$func$rtl/duel.sv:307$54.number ;
  wire [11:0] drawn_d;
  input [11:0] drawn_i;
  wire [11:0] drawn_i;
  reg [11:0] drawn_q;
  input enterA_i;
  wire enterA_i;
  input enterB_i;
  wire enterB_i;
  wire [31:0] entry_row;
  wire fails;
  wire finds;
  wire found;
  wire fourth;
  wire [11:0] guess_d;
  reg [11:0] guess_q;
  input hide_i;
  wire hide_i;
  wire judges;
  wire [7:0] leds_d;
  reg [7:0] leds_q;
  wire [6:0] left_d;
  reg [6:0] left_q;
  wire [7:0] \letter$func$rtl/duel.sv:287$47.$result ;
  wire [7:0] \letter$func$rtl/duel.sv:287$48.$result ;
  wire [2:0] \letter$func$rtl/duel.sv:287$57.number ;
  wire [2:0] \letter$func$rtl/duel.sv:287$58.number ;
  wire [7:0] \letter$func$rtl/duel.sv:288$45.$result ;
  wire [7:0] \letter$func$rtl/duel.sv:288$46.$result ;
  wire [2:0] \letter$func$rtl/duel.sv:288$55.number ;
  wire [2:0] \letter$func$rtl/duel.sv:288$56.number ;
  wire [7:0] \letter$func$rtl/duel.sv:294$51.$result ;
  wire [2:0] \letter$func$rtl/duel.sv:294$61.number ;
  input [2:0] letterIn_i;
  wire [2:0] letterIn_i;
  wire [1:0] lives_d;
  reg [1:0] lives_q;
  wire maker_d;
  wire maker_presses;
  reg maker_q;
  wire [7:0] marks;
  wire \name$func$rtl/duel.sv:305$52.player ;
  wire \name$func$rtl/duel.sv:306$53.player ;
  wire over;
  wire [1:0] place_d;
  reg [1:0] place_q;
  input power_up_i;
  wire power_up_i;
  wire [7:0] preview;
  wire random_bit;
  wire [2:0] random_letter;
  input repeat_i;
  wire repeat_i;
  wire restart;
  wire [31:0] row;
  input rst_n_i;
  wire rst_n_i;
  wire [1:0] score_a_d;
  reg [1:0] score_a_q;
  wire [1:0] score_b_d;
  reg [1:0] score_b_q;
  wire [31:0] score_row;
  input [31:0] seed_i;
  wire [31:0] seed_i;
  wire single_d;
  input single_i;
  wire single_i;
  reg single_q;
  wire [3:0] state_d;
  reg [3:0] state_q;
  input step_i;
  wire step_i;
  wire takes;
  wire [31:0] unused_shift;
  wire won;
  wire [11:0] word;
  wire [31:0] word_row;
  assign _033_ = place_q + 2'h1;
  assign score_a_d = score_a_q + { 1'h0, _200_ };
  assign score_b_d = score_b_q + { 1'h0, _201_ };
  assign _034_ = state_q == 4'h3;
  assign _035_ = state_q == 4'h6;
  assign _036_ = place_q == 2'h3;
  assign _037_ = ! state_q;
  assign _038_ = state_q == 4'h9;
  assign over = ! left_q;
  assign _039_ = score_a_q == 2'h2;
  assign _040_ = score_b_q == 2'h2;
  assign found = guess_q == code_q;
  assign _041_ = ! state_q;
  assign _042_ = state_d == 4'h1;
  assign _043_ = state_q == 4'h3;
  assign _044_ = state_q == 4'h6;
  assign _045_ = state_q == 4'h6;
  assign _046_ = guess_d == code_q;
  assign _047_ = lives_q == 2'h1;
  assign _048_ = state_q == 4'h3;
  assign _049_ = state_d == 4'h7;
  assign _050_ = state_d == 4'h9;
  assign _051_ = state_q == 4'h9;
  assign _052_ = state_q == 4'h3;
  assign _053_ = ! place_q;
  assign _054_ = place_q == 2'h1;
  assign _055_ = place_q == 2'h2;
  assign takes = _082_ && _078_;
  assign _056_ = _034_ && maker_presses;
  assign _057_ = _035_ && breaker_presses;
  assign fourth = takes && _036_;
  assign _058_ = _037_ && enterA_i;
  assign begins_alone = _058_ && single_i;
  assign _059_ = _038_ && _079_;
  assign _060_ = over && won;
  assign _061_ = _074_ && enterB_i;
  assign _062_ = _084_ && _042_;
  assign _063_ = takes && _043_;
  assign _064_ = takes && _044_;
  assign judges = _045_ && fourth;
  assign finds = judges && _046_;
  assign _065_ = judges && _076_;
  assign fails = _065_ && _047_;
  assign _066_ = _048_ && fourth;
  assign _067_ = judges && _077_;
  assign _068_ = _051_ && over;
  assign _069_ = step_i && restart;
  assign _070_ = _052_ && hide_i;
  assign _071_ = _070_ && _086_;
  assign _072_ = bits_q[2] && _087_;
  assign _073_ = ! rst_n_i;
  assign _074_ = ! enterA_i;
  assign _075_ = ! maker_q;
  assign _076_ = ! finds;
  assign _077_ = ! finds;
  assign _078_ = _056_ || _057_;
  assign restart = _073_ || _059_;
  assign _079_ = enterA_i || enterB_i;
  assign won = _039_ || _040_;
  assign _080_ = enterA_i || enterB_i;
  assign single_d = single_q || begins_alone;
  assign _081_ = power_up_i || _069_;
  assign _082_ = | letterIn_i;
  assign _083_ = | lives_q;
  assign _084_ = state_q != state_d;
  assign _085_ = state_d != state_q;
  assign _086_ = | letterIn_i;
  assign _087_ = | { bits_q[1:0], random_bit };
  assign _088_ = ~ leds_q;
  always @(posedge clk_i)
    state_q <= _012_;
  always @(posedge clk_i)
    maker_q <= _007_;
  always @(posedge clk_i)
    single_q <= _011_;
  always @(posedge clk_i)
    score_a_q <= _009_;
  always @(posedge clk_i)
    score_b_q <= _010_;
  always @(posedge clk_i)
    lives_q <= _006_;
  always @(posedge clk_i)
    place_q <= _008_;
  always @(posedge clk_i)
    leds_q <= _004_;
  always @(posedge clk_i)
    code_q <= _001_;
  always @(posedge clk_i)
    guess_q <= _003_;
  always @(posedge clk_i)
    left_q <= _005_;
  always @(posedge clk_i)
    drawn_q <= _002_;
  always @(posedge clk_i)
    bits_q <= _000_;
  function [7:0] _291_;
    input [7:0] a;
    input [55:0] b;
    input [6:0] s;
    casez (s) // synopsys parallel_case
      7'b??????1:
        _291_ = b[7:0];
      7'b?????1?:
        _291_ = b[15:8];
      7'b????1??:
        _291_ = b[23:16];
      7'b???1???:
        _291_ = b[31:24];
      7'b??1????:
        _291_ = b[39:32];
      7'b?1?????:
        _291_ = b[47:40];
      7'b1??????:
        _291_ = b[55:48];
      default:
        _291_ = a;
    endcase
  endfunction
  assign \letter$func$rtl/duel.sv:294$51.$result  = _291_(8'h55, 56'h2d41434546484c, { _095_, _094_, _093_, _092_, _091_, _090_, _089_ });
  assign _089_ = letterIn_i == 3'h6;
  assign _090_ = letterIn_i == 3'h5;
  assign _091_ = letterIn_i == 3'h4;
  assign _092_ = letterIn_i == 3'h3;
  assign _093_ = letterIn_i == 3'h2;
  assign _094_ = letterIn_i == 3'h1;
  assign _095_ = ! letterIn_i;
  function [7:0] _299_;
    input [7:0] a;
    input [55:0] b;
    input [6:0] s;
    casez (s) // synopsys parallel_case
      7'b??????1:
        _299_ = b[7:0];
      7'b?????1?:
        _299_ = b[15:8];
      7'b????1??:
        _299_ = b[23:16];
      7'b???1???:
        _299_ = b[31:24];
      7'b??1????:
        _299_ = b[39:32];
      7'b?1?????:
        _299_ = b[47:40];
      7'b1??????:
        _299_ = b[55:48];
      default:
        _299_ = a;
    endcase
  endfunction
  assign \letter$func$rtl/duel.sv:287$48.$result  = _299_(8'h55, 56'h2d41434546484c, { _102_, _101_, _100_, _099_, _098_, _097_, _096_ });
  assign _096_ = word[11:9] == 3'h6;
  assign _097_ = word[11:9] == 3'h5;
  assign _098_ = word[11:9] == 3'h4;
  assign _099_ = word[11:9] == 3'h3;
  assign _100_ = word[11:9] == 3'h2;
  assign _101_ = word[11:9] == 3'h1;
  assign _102_ = ! word[11:9];
  function [7:0] _307_;
    input [7:0] a;
    input [55:0] b;
    input [6:0] s;
    casez (s) // synopsys parallel_case
      7'b??????1:
        _307_ = b[7:0];
      7'b?????1?:
        _307_ = b[15:8];
      7'b????1??:
        _307_ = b[23:16];
      7'b???1???:
        _307_ = b[31:24];
      7'b??1????:
        _307_ = b[39:32];
      7'b?1?????:
        _307_ = b[47:40];
      7'b1??????:
        _307_ = b[55:48];
      default:
        _307_ = a;
    endcase
  endfunction
  assign \letter$func$rtl/duel.sv:287$47.$result  = _307_(8'h55, 56'h2d41434546484c, { _109_, _108_, _107_, _106_, _105_, _104_, _103_ });
  assign _103_ = word[8:6] == 3'h6;
  assign _104_ = word[8:6] == 3'h5;
  assign _105_ = word[8:6] == 3'h4;
  assign _106_ = word[8:6] == 3'h3;
  assign _107_ = word[8:6] == 3'h2;
  assign _108_ = word[8:6] == 3'h1;
  assign _109_ = ! word[8:6];
  function [7:0] _315_;
    input [7:0] a;
    input [55:0] b;
    input [6:0] s;
    casez (s) // synopsys parallel_case
      7'b??????1:
        _315_ = b[7:0];
      7'b?????1?:
        _315_ = b[15:8];
      7'b????1??:
        _315_ = b[23:16];
      7'b???1???:
        _315_ = b[31:24];
      7'b??1????:
        _315_ = b[39:32];
      7'b?1?????:
        _315_ = b[47:40];
      7'b1??????:
        _315_ = b[55:48];
      default:
        _315_ = a;
    endcase
  endfunction
  assign \letter$func$rtl/duel.sv:288$46.$result  = _315_(8'h55, 56'h2d41434546484c, { _116_, _115_, _114_, _113_, _112_, _111_, _110_ });
  assign _110_ = word[5:3] == 3'h6;
  assign _111_ = word[5:3] == 3'h5;
  assign _112_ = word[5:3] == 3'h4;
  assign _113_ = word[5:3] == 3'h3;
  assign _114_ = word[5:3] == 3'h2;
  assign _115_ = word[5:3] == 3'h1;
  assign _116_ = ! word[5:3];
  function [7:0] _323_;
    input [7:0] a;
    input [55:0] b;
    input [6:0] s;
    casez (s) // synopsys parallel_case
      7'b??????1:
        _323_ = b[7:0];
      7'b?????1?:
        _323_ = b[15:8];
      7'b????1??:
        _323_ = b[23:16];
      7'b???1???:
        _323_ = b[31:24];
      7'b??1????:
        _323_ = b[39:32];
      7'b?1?????:
        _323_ = b[47:40];
      7'b1??????:
        _323_ = b[55:48];
      default:
        _323_ = a;
    endcase
  endfunction
  assign \letter$func$rtl/duel.sv:288$45.$result  = _323_(8'h55, 56'h2d41434546484c, { _123_, _122_, _121_, _120_, _119_, _118_, _117_ });
  assign _117_ = word[2:0] == 3'h6;
  assign _118_ = word[2:0] == 3'h5;
  assign _119_ = word[2:0] == 3'h4;
  assign _120_ = word[2:0] == 3'h3;
  assign _121_ = word[2:0] == 3'h2;
  assign _122_ = word[2:0] == 3'h1;
  assign _123_ = ! word[2:0];
  function [31:0] _331_;
    input [31:0] a;
    input [223:0] b;
    input [6:0] s;
    casez (s) // synopsys parallel_case
      7'b??????1:
        _331_ = b[31:0];
      7'b?????1?:
        _331_ = b[63:32];
      7'b????1??:
        _331_ = b[95:64];
      7'b???1???:
        _331_ = b[127:96];
      7'b??1????:
        _331_ = b[159:128];
      7'b?1?????:
        _331_ = b[191:160];
      7'b1??????:
        _331_ = b[223:192];
      default:
        _331_ = a;
    endcase
  endfunction
  assign row = _331_(entry_row, { 46'h17d04b5897cc, score_a_q, 14'h0b4c, score_b_q, 24'h5f502d, _203_, 24'h5f502d, _204_, 30'h17d30b4c, lives_q, \letter$func$rtl/duel.sv:287$48.$result , \letter$func$rtl/duel.sv:287$47.$result , \letter$func$rtl/duel.sv:288$46.$result , \letter$func$rtl/duel.sv:288$45.$result , _207_ }, { _131_, _130_, _129_, _128_, _127_, _126_, _124_ });
  assign _124_ = state_q == 4'h9;
  assign _126_ = | _125_;
  assign _125_[0] = state_q == 4'h7;
  assign _125_[1] = state_q == 4'h8;
  assign _127_ = state_q == 4'h5;
  assign _128_ = state_q == 4'h4;
  assign _129_ = state_q == 4'h2;
  assign _130_ = state_q == 4'h1;
  assign _131_ = ! state_q;
  function [11:0] _341_;
    input [11:0] a;
    input [23:0] b;
    input [1:0] s;
    casez (s) // synopsys parallel_case
      2'b?1:
        _341_ = b[11:0];
      2'b1?:
        _341_ = b[23:12];
      default:
        _341_ = a;
    endcase
  endfunction
  assign word = _341_(code_q, { 12'h000, guess_q }, { _134_, _133_ });
  assign _133_ = | _132_;
  assign _132_[0] = state_q == 4'h6;
  assign _132_[1] = state_q == 4'h7;
  assign _134_ = state_q == 4'h3;
  assign _135_ = step_i ? left_d : left_q;
  assign _005_ = _081_ ? 7'h00 : _135_;
  assign _136_ = step_i ? guess_d : guess_q;
  assign _003_ = _081_ ? 12'h000 : _136_;
  assign _137_ = step_i ? code_d : code_q;
  assign _001_ = _081_ ? 12'h000 : _137_;
  assign _138_ = step_i ? leds_d : leds_q;
  assign _004_ = _081_ ? 8'h00 : _138_;
  assign _139_ = step_i ? place_d : place_q;
  assign _008_ = _081_ ? 2'h0 : _139_;
  assign _140_ = step_i ? lives_d : lives_q;
  assign _006_ = _081_ ? 2'h3 : _140_;
  assign _141_ = step_i ? score_b_d : score_b_q;
  assign _010_ = _081_ ? 2'h0 : _141_;
  assign _142_ = step_i ? score_a_d : score_a_q;
  assign _009_ = _081_ ? 2'h0 : _142_;
  assign _143_ = step_i ? single_d : single_q;
  assign _011_ = _081_ ? 1'h0 : _143_;
  assign _144_ = step_i ? maker_d : maker_q;
  assign _007_ = _081_ ? 1'h0 : _144_;
  assign _145_ = step_i ? state_d : state_q;
  assign _012_ = _081_ ? 4'h0 : _145_;
  assign _146_ = _068_ ? _088_ : leds_q;
  assign _026_ = _085_ ? 8'hxx : _146_;
  assign _147_ = _050_ ? 7'h18 : 7'h63;
  assign _019_ = _085_ ? _147_ : 7'hxx;
  assign _148_ = _050_ ? 8'hff : _018_;
  assign _023_ = _085_ ? _148_ : 8'hxx;
  assign _149_ = _049_ ? marks : 8'h00;
  assign _018_ = _085_ ? _149_ : 8'hxx;
  assign left_d = _085_ ? _019_ : _202_;
  assign leds_d = _085_ ? _023_ : _026_;
  assign _150_ = _067_ ? _197_ : lives_q;
  assign _020_ = _066_ ? 2'hx : _150_;
  assign lives_d = _066_ ? 2'h3 : _020_;
  assign _151_ = _062_ ? _075_ : maker_q;
  assign _152_ = _041_ ? 1'hx : _151_;
  assign _024_ = begins_alone ? 1'hx : _152_;
  assign _153_ = _041_ ? _061_ : _024_;
  assign _021_ = begins_alone ? 1'hx : _153_;
  assign maker_d = begins_alone ? 1'h1 : _021_;
  assign _154_ = over ? after_round : state_q;
  assign _017_ = _155_ ? _154_ : 4'hx;
  assign _155_ = state_q == 4'h8;
  assign _156_ = _083_ ? 4'h5 : 4'h8;
  assign _157_ = found ? 4'hx : _156_;
  assign _158_ = breaker_presses ? _157_ : 4'hx;
  assign _016_ = _159_ ? _158_ : 4'hx;
  assign _159_ = state_q == 4'h7;
  assign _160_ = found ? after_round : _016_;
  assign _161_ = breaker_presses ? _160_ : 4'hx;
  assign _015_ = _162_ ? _161_ : 4'hx;
  assign _162_ = state_q == 4'h7;
  assign _163_ = breaker_presses ? _015_ : state_q;
  assign _014_ = _164_ ? _163_ : 4'hx;
  assign _164_ = state_q == 4'h7;
  assign _165_ = fourth ? 4'h7 : state_q;
  assign _013_ = _166_ ? _165_ : 4'hx;
  assign _166_ = state_q == 4'h6;
  assign _167_ = over ? 4'h6 : state_q;
  assign _032_ = _168_ ? _167_ : 4'hx;
  assign _168_ = state_q == 4'h5;
  assign _169_ = over ? 4'h5 : state_q;
  assign _031_ = _170_ ? _169_ : 4'hx;
  assign _170_ = state_q == 4'h4;
  assign _171_ = fourth ? 4'h4 : state_q;
  assign _030_ = _172_ ? _171_ : 4'hx;
  assign _172_ = state_q == 4'h3;
  assign _173_ = over ? 4'h3 : state_q;
  assign _029_ = _174_ ? _173_ : 4'hx;
  assign _174_ = state_q == 4'h2;
  assign _175_ = over ? 4'h2 : state_q;
  assign _176_ = _060_ ? 4'hx : _175_;
  assign _028_ = _177_ ? _176_ : 4'hx;
  assign _177_ = state_q == 4'h1;
  assign _178_ = _060_ ? 4'h9 : _028_;
  assign _027_ = _179_ ? _178_ : 4'hx;
  assign _179_ = state_q == 4'h1;
  assign _180_ = _080_ ? 4'h1 : state_q;
  assign _181_ = begins_alone ? 4'hx : _180_;
  assign _025_ = _182_ ? _181_ : 4'hx;
  assign _182_ = ! state_q;
  assign _183_ = begins_alone ? 4'h4 : _025_;
  assign _022_ = _184_ ? _183_ : 4'hx;
  assign _184_ = ! state_q;
  function [3:0] _431_;
    input [3:0] a;
    input [39:0] b;
    input [9:0] s;
    casez (s) // synopsys parallel_case
      10'b?????????1:
        _431_ = b[3:0];
      10'b????????1?:
        _431_ = b[7:4];
      10'b???????1??:
        _431_ = b[11:8];
      10'b??????1???:
        _431_ = b[15:12];
      10'b?????1????:
        _431_ = b[19:16];
      10'b????1?????:
        _431_ = b[23:20];
      10'b???1??????:
        _431_ = b[27:24];
      10'b??1???????:
        _431_ = b[31:28];
      10'b?1????????:
        _431_ = b[35:32];
      10'b1?????????:
        _431_ = b[39:36];
      default:
        _431_ = a;
    endcase
  endfunction
  assign state_d = _431_(4'h0, { _022_, _027_, _029_, _030_, _031_, _032_, _013_, _014_, _017_, state_q }, { _194_, _193_, _192_, _191_, _190_, _189_, _188_, _187_, _186_, _185_ });
  assign _185_ = state_q == 4'h9;
  assign _186_ = state_q == 4'h8;
  assign _187_ = state_q == 4'h7;
  assign _188_ = state_q == 4'h6;
  assign _189_ = state_q == 4'h5;
  assign _190_ = state_q == 4'h4;
  assign _191_ = state_q == 4'h3;
  assign _192_ = state_q == 4'h2;
  assign _193_ = state_q == 4'h1;
  assign _194_ = ! state_q;
  assign after_round = single_q ? 4'h9 : 4'h1;
  assign _195_ = step_i ? _208_ : bits_q;
  assign _000_ = power_up_i ? 3'h1 : _195_;
  assign _196_ = step_i ? drawn_d : drawn_q;
  assign _002_ = power_up_i ? drawn_i : _196_;
  assign _197_ = lives_q - 2'h1;
  assign _198_ = left_q - 1'h1;
  assign maker_presses = maker_q ? enterB_i : enterA_i;
  assign breaker_presses = maker_q ? enterA_i : enterB_i;
  assign place_d = takes ? _033_ : place_q;
  assign code_d = begins_alone ? drawn_d : _199_;
  assign _199_ = _063_ ? { code_q[8:0], letterIn_i } : code_q;
  assign guess_d = _064_ ? { guess_q[8:0], letterIn_i } : guess_q;
  assign _200_ = maker_q ? finds : fails;
  assign _201_ = maker_q ? fails : finds;
  assign _202_ = over ? 7'h18 : _198_;
  assign _203_ = maker_q ? 8'h62 : 8'h41;
  assign _204_ = maker_q ? 8'h41 : 8'h62;
  assign preview = _071_ ? 8'h6f : \letter$func$rtl/duel.sv:294$51.$result ;
  assign entry_row = _053_ ? { preview, 24'h5f5f5f } : _205_;
  assign _205_ = _054_ ? { \letter$func$rtl/duel.sv:288$45.$result , preview, 16'h5f5f } : _206_;
  assign _206_ = _055_ ? { \letter$func$rtl/duel.sv:288$46.$result , \letter$func$rtl/duel.sv:288$45.$result , preview, 8'h5f } : { \letter$func$rtl/duel.sv:287$47.$result , \letter$func$rtl/duel.sv:288$46.$result , \letter$func$rtl/duel.sv:288$45.$result , preview };
  assign _207_ = single_q ? { \letter$func$rtl/duel.sv:287$48.$result , \letter$func$rtl/duel.sv:287$47.$result , \letter$func$rtl/duel.sv:288$46.$result , \letter$func$rtl/duel.sv:288$45.$result  } : { 14'h17cc, score_a_q, 14'h0b4c, score_b_q };
  assign drawn_d = _072_ ? { drawn_q[8:0], bits_q[1:0], random_bit } : drawn_q;
  assign _208_ = bits_q[2] ? 3'h1 : { bits_q[1:0], random_bit };
  glyph u_digit0 (
    .char_i(row[7:0]),
    .seg_o(SSD0_o)
  );
  glyph u_digit1 (
    .char_i(row[15:8]),
    .seg_o(SSD1_o)
  );
  glyph u_digit2 (
    .char_i(row[23:16]),
    .seg_o(SSD2_o)
  );
  glyph u_digit3 (
    .char_i(row[31:24]),
    .seg_o(SSD3_o)
  );
  duel_judge u_judge (
    .code_i(code_q),
    .counting_i(repeat_i),
    .guess_i(guess_d),
    .marks_o(marks)
  );
  lfsr u_lfsr (
    .clk_i(clk_i),
    .next_o(random_bit),
    .power_up_i(power_up_i),
    .seed_i(seed_i),
    .state_o(unused_shift),
    .step_i(step_i)
  );
  assign \letter$func$rtl/duel.sv:294$61.number  = 3'hx;
  assign \digit$func$rtl/duel.sv:289$60.number  = 2'hx;
  assign \digit$func$rtl/duel.sv:289$59.number  = 2'hx;
  assign \letter$func$rtl/duel.sv:287$58.number  = 3'hx;
  assign \letter$func$rtl/duel.sv:287$57.number  = 3'hx;
  assign \letter$func$rtl/duel.sv:288$56.number  = 3'hx;
  assign \letter$func$rtl/duel.sv:288$55.number  = 3'hx;
  assign \digit$func$rtl/duel.sv:307$54.number  = 2'hx;
  assign \name$func$rtl/duel.sv:306$53.player  = 1'hx;
  assign \name$func$rtl/duel.sv:305$52.player  = 1'hx;
  assign score_row = { 14'h17cc, score_a_q, 14'h0b4c, score_b_q };
  assign word_row = { \letter$func$rtl/duel.sv:287$48.$result , \letter$func$rtl/duel.sv:287$47.$result , \letter$func$rtl/duel.sv:288$46.$result , \letter$func$rtl/duel.sv:288$45.$result  };
  assign random_letter = { bits_q[1:0], random_bit };
  assign LEDX_o = leds_q;
endmodule

module synchroniser (clk_i, in_i, out_o);
  input clk_i;
  wire clk_i;
  reg [11:0] first_q = 12'h000;
  input [11:0] in_i;
  wire [11:0] in_i;
  output [11:0] out_o;
  wire [11:0] out_o;
  reg [11:0] second_q = 12'h000;
  always @(posedge clk_i)
    first_q <= in_i;
  always @(posedge clk_i)
    second_q <= first_q;
  assign out_o = second_q;
endmodule

module duel_basys2_top(mclk, btn, sw, Led, seg, dp, an);
  output [7:0] Led;
  wire [7:0] Led;
  output [3:0] an;
  wire [3:0] an;
  input [3:0] btn;
  wire [3:0] btn;
  wire [3:0] buttons;
  output dp;
  wire dp;
  input mclk;
  wire mclk;
  wire power_up;
  output [6:0] seg;
  wire [6:0] seg;
  input [7:0] sw;
  wire [7:0] sw;
  wire [7:0] switches;
  duel_basys2  u_board (
    .AN_o(an),
    .BTN_i(buttons),
    .LD_o(Led),
    .SEG_o({ dp, seg }),
    .SW_i(switches),
    .clk_i(mclk),
    .drawn_i(12'h662),
    .hide_i(1'h0),
    .power_up_i(power_up),
    .repeat_i(1'h0),
    .seed_i(32'd538314009)
  );
  synchroniser  u_inputs (
    .clk_i(mclk),
    .in_i({ btn, sw }),
    .out_o({ buttons, switches })
  );
  power_up u_power_up (
    .clk_i(mclk),
    .power_up_o(power_up)
  );
endmodule

module duel_judge(counting_i, code_i, guess_i, marks_o);
  wire [3:0] _000_;
  wire [3:0] _001_;
  wire [3:0] _002_;
  wire [3:0] _003_;
  wire [3:0] _004_;
  wire [3:0] _005_;
  wire [3:0] _006_;
  wire [3:0] _007_;
  wire [3:0] _008_;
  wire [3:0] _009_;
  wire [3:0] _010_;
  wire [3:0] _011_;
  wire [3:0] _012_;
  wire [3:0] _013_;
  wire [3:0] _014_;
  wire [3:0] _015_;
  wire _016_;
  wire _017_;
  wire _018_;
  wire _019_;
  wire _020_;
  wire _021_;
  wire _022_;
  wire _023_;
  wire _024_;
  wire _025_;
  wire _026_;
  wire _027_;
  wire _028_;
  wire _029_;
  wire _030_;
  wire _031_;
  wire _032_;
  wire _033_;
  wire _034_;
  wire _035_;
  wire [3:0] _036_;
  wire [3:0] _037_;
  wire [3:0] _038_;
  wire [3:0] _039_;
  wire [3:0] _040_;
  wire [3:0] _041_;
  wire [3:0] _042_;
  wire [3:0] _043_;
  wire [3:0] _044_;
  wire [3:0] _045_;
  input [11:0] code_i;
  wire [11:0] code_i;
  input counting_i;
  wire counting_i;
  wire [3:0] exact;
  input [11:0] guess_i;
  wire [11:0] guess_i;
  output [7:0] marks_o;
  wire [7:0] marks_o;
  wire [3:0] there;
  assign _006_ = _040_ + 1'h1;
  assign _007_ = _041_ + 1'h1;
  assign _008_ = _042_ + 1'h1;
  assign _009_ = { _019_, _018_, _017_, _016_ } & _036_;
  assign _010_ = { _023_, _022_, _021_, _020_ } & _037_;
  assign _011_ = { _027_, _026_, _025_, _024_ } & _038_;
  assign _012_ = { _031_, _030_, _029_, _028_ } & _039_;
  assign _013_ = _001_ & _006_;
  assign _014_ = _003_ & _007_;
  assign _015_ = _005_ & _008_;
  assign marks_o[1] = code_i[2:0] == guess_i[2:0];
  assign marks_o[3] = code_i[5:3] == guess_i[5:3];
  assign marks_o[5] = code_i[8:6] == guess_i[8:6];
  assign marks_o[7] = code_i[11:9] == guess_i[11:9];
  assign _016_ = code_i[2:0] == guess_i[11:9];
  assign _017_ = code_i[5:3] == guess_i[11:9];
  assign _018_ = code_i[8:6] == guess_i[11:9];
  assign _019_ = code_i[11:9] == guess_i[11:9];
  assign _020_ = code_i[2:0] == guess_i[8:6];
  assign _021_ = code_i[5:3] == guess_i[8:6];
  assign _022_ = code_i[8:6] == guess_i[8:6];
  assign _023_ = code_i[11:9] == guess_i[8:6];
  assign _024_ = code_i[2:0] == guess_i[5:3];
  assign _025_ = code_i[5:3] == guess_i[5:3];
  assign _026_ = code_i[8:6] == guess_i[5:3];
  assign _027_ = code_i[11:9] == guess_i[5:3];
  assign _028_ = code_i[2:0] == guess_i[2:0];
  assign _029_ = code_i[5:3] == guess_i[2:0];
  assign _030_ = code_i[8:6] == guess_i[2:0];
  assign _031_ = code_i[11:9] == guess_i[2:0];
  assign marks_o[6] = marks_o[7] || _032_;
  assign marks_o[4] = marks_o[5] || _033_;
  assign marks_o[2] = marks_o[3] || _034_;
  assign marks_o[0] = marks_o[1] || _035_;
  assign _032_ = | _001_;
  assign _033_ = | _003_;
  assign _034_ = | _005_;
  assign _035_ = | there;
  assign _036_ = ~ { marks_o[7], marks_o[5], marks_o[3], marks_o[1] };
  assign _037_ = ~ _000_;
  assign _038_ = ~ _002_;
  assign _039_ = ~ _004_;
  assign _040_ = ~ _001_;
  assign _041_ = ~ _003_;
  assign _042_ = ~ _005_;
  assign _043_ = { marks_o[7], marks_o[5], marks_o[3], marks_o[1] } | _013_;
  assign _044_ = _000_ | _014_;
  assign _045_ = _002_ | _015_;
  assign there = counting_i ? _012_ : { _031_, _030_, _029_, _028_ };
  assign _004_ = marks_o[3] ? _002_ : _045_;
  assign _005_ = counting_i ? _011_ : { _027_, _026_, _025_, _024_ };
  assign _002_ = marks_o[5] ? _000_ : _044_;
  assign _003_ = counting_i ? _010_ : { _023_, _022_, _021_, _020_ };
  assign _000_ = marks_o[7] ? { marks_o[7], marks_o[5], marks_o[3], marks_o[1] } : _043_;
  assign _001_ = counting_i ? _009_ : { _019_, _018_, _017_, _016_ };
  assign exact = { marks_o[7], marks_o[5], marks_o[3], marks_o[1] };
endmodule

module glyph(char_i, seg_o);
  wire [7:0] _0_;
  input [7:0] char_i;
  wire [7:0] char_i;
  output [7:0] seg_o;
  wire [7:0] seg_o;
  reg [7:0] \$auto$proc_rom.cc:150:do_switch$293  [127:0];
  initial begin
    \$auto$proc_rom.cc:150:do_switch$293 [0] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [1] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [2] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [3] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [4] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [5] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [6] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [7] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [8] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [9] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [10] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [11] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [12] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [13] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [14] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [15] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [16] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [17] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [18] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [19] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [20] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [21] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [22] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [23] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [24] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [25] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [26] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [27] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [28] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [29] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [30] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [31] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [32] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [33] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [34] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [35] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [36] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [37] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [38] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [39] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [40] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [41] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [42] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [43] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [44] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [45] = 8'h40;
    \$auto$proc_rom.cc:150:do_switch$293 [46] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [47] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [48] = 8'h3f;
    \$auto$proc_rom.cc:150:do_switch$293 [49] = 8'h06;
    \$auto$proc_rom.cc:150:do_switch$293 [50] = 8'h5b;
    \$auto$proc_rom.cc:150:do_switch$293 [51] = 8'h4f;
    \$auto$proc_rom.cc:150:do_switch$293 [52] = 8'h66;
    \$auto$proc_rom.cc:150:do_switch$293 [53] = 8'h6d;
    \$auto$proc_rom.cc:150:do_switch$293 [54] = 8'h7d;
    \$auto$proc_rom.cc:150:do_switch$293 [55] = 8'h07;
    \$auto$proc_rom.cc:150:do_switch$293 [56] = 8'h7f;
    \$auto$proc_rom.cc:150:do_switch$293 [57] = 8'h6f;
    \$auto$proc_rom.cc:150:do_switch$293 [58] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [59] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [60] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [61] = 8'h48;
    \$auto$proc_rom.cc:150:do_switch$293 [62] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [63] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [64] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [65] = 8'h77;
    \$auto$proc_rom.cc:150:do_switch$293 [66] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [67] = 8'h39;
    \$auto$proc_rom.cc:150:do_switch$293 [68] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [69] = 8'h79;
    \$auto$proc_rom.cc:150:do_switch$293 [70] = 8'h71;
    \$auto$proc_rom.cc:150:do_switch$293 [71] = 8'h3d;
    \$auto$proc_rom.cc:150:do_switch$293 [72] = 8'h76;
    \$auto$proc_rom.cc:150:do_switch$293 [73] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [74] = 8'h1e;
    \$auto$proc_rom.cc:150:do_switch$293 [75] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [76] = 8'h38;
    \$auto$proc_rom.cc:150:do_switch$293 [77] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [78] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [79] = 8'h3f;
    \$auto$proc_rom.cc:150:do_switch$293 [80] = 8'h73;
    \$auto$proc_rom.cc:150:do_switch$293 [81] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [82] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [83] = 8'h6d;
    \$auto$proc_rom.cc:150:do_switch$293 [84] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [85] = 8'h3e;
    \$auto$proc_rom.cc:150:do_switch$293 [86] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [87] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [88] = 8'h76;
    \$auto$proc_rom.cc:150:do_switch$293 [89] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [90] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [91] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [92] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [93] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [94] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [95] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [96] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [97] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [98] = 8'h7c;
    \$auto$proc_rom.cc:150:do_switch$293 [99] = 8'h58;
    \$auto$proc_rom.cc:150:do_switch$293 [100] = 8'h5e;
    \$auto$proc_rom.cc:150:do_switch$293 [101] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [102] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [103] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [104] = 8'h74;
    \$auto$proc_rom.cc:150:do_switch$293 [105] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [106] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [107] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [108] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [109] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [110] = 8'h54;
    \$auto$proc_rom.cc:150:do_switch$293 [111] = 8'h5c;
    \$auto$proc_rom.cc:150:do_switch$293 [112] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [113] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [114] = 8'h50;
    \$auto$proc_rom.cc:150:do_switch$293 [115] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [116] = 8'h78;
    \$auto$proc_rom.cc:150:do_switch$293 [117] = 8'h1c;
    \$auto$proc_rom.cc:150:do_switch$293 [118] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [119] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [120] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [121] = 8'h6e;
    \$auto$proc_rom.cc:150:do_switch$293 [122] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [123] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [124] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [125] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [126] = 8'h00;
    \$auto$proc_rom.cc:150:do_switch$293 [127] = 8'h00;
  end
  assign _0_ = \$auto$proc_rom.cc:150:do_switch$293 [char_i[6:0]];
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
