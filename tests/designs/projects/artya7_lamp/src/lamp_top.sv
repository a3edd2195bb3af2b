`default_nettype none
// Mood lamp on the four RGB LEDs.
//   btn[0] next mode, btn[1] brighter, btn[2] darker, btn[3] everything off
//   sw     which of the LEDs
module lamp_top
  import lamp_pkg::*;
(
  input  wire  CLK100MHZ,
  input  wire  [3:0] btn, sw,
  output logic led0_r, led0_g, led0_b, led1_r, led1_g, led1_b,
  output logic led2_r, led2_g, led2_b, led3_r, led3_g, led3_b,
  output logic [3:0] led
);
  mode_e mode = OFF;
  logic signed [8:0] bright = 9'sd128;
  logic [3:0] pressed;
  level_t raw [0:2];
  level_t shown [0:2];
  logic  [2:0] pin;
  logic  tick;

  ticker #(.HZ(1000)) ms(.clk(CLK100MHZ), .tick);

  for (genvar i = 0; i < 4; i++) begin : g_btn
    button b(.clk(CLK100MHZ), .tick, .in(btn[i]), .pressed(pressed[i]));
  end

  always_ff @(posedge CLK100MHZ) begin
    if (pressed[0]) mode <= mode_e'(mode + 1);
    if (pressed[3]) mode <= OFF;
    unique case (1'b1)
      pressed[1]: bright <= clamp(bright + 9'sd64);
      pressed[2]: bright <= clamp(bright - 9'sd64);
      default: ;
    endcase
  end

  // 0 .. 255, with a sign so that it does not wrap
  function automatic logic signed [8:0] clamp(input logic signed [8:0] v);
    if (v < 0) return 0;          // 255 + 64 becomes negative too!
    return v;
  endfunction

  effects fx(.clk(CLK100MHZ), .tick, .mode, .bright(bright[7:0]), .raw);
  gamma   gm(.clk(CLK100MHZ), .raw, .shown);

  generate
    genvar c;
    for (c = 0; c < 3; c = c + 1) begin : channel
      pwm u_pwm(.clk(CLK100MHZ), .level(shown[c]), .q(pin[c]));
    end
  endgenerate

  assign {led0_r, led0_g, led0_b} = pin & {3{sw[0]}};
  assign {led1_r, led1_g, led1_b} = pin & {3{sw[1]}};
  assign {led2_r, led2_g, led2_b} = pin & {3{sw[2]}};
  assign {led3_r, led3_g, led3_b} = pin & {3{sw[3]}};
  assign led = 4'b1 << mode;
endmodule
