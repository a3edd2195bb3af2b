// audio_controller.sv - four sounds from a ROM, 8000 samples a second (M4-137).
// Twin of audio.c: same pins, same ticks.
//
// The ports are the document's, by its names and in its order. Behind them
// are those that it forgot: a strobe, or the same command could not come
// twice (erratum 18), and a probe that tells which sound plays.
//
// A command begins its sound at once, also while another plays; 0 stops, 5 to
// 7 are ignored. A sample is offered until it is taken on both channels, and
// lasts 6250 clocks at least: 0 to 6249 (errata 16 and 17).
`default_nettype none

module audio_controller #(
  parameter ClockHz         = 50_000_000,
  parameter SoundsDir       = "sounds/",
  parameter PlaceSamples    = 1_600,
  parameter CaptureSamples  = 2_400,
  parameter IllegalSamples  = 1_200,
  parameter GameOverSamples = 12_000
) (
  input  logic clk_50,
  input  logic reset_n,
  input  logic [2:0] audio_cmd,
  output logic busy,
  output logic [15:0] aso_left_data,
  output logic aso_left_valid,
  input  logic aso_left_ready,
  output logic [15:0] aso_right_data,
  output logic aso_right_valid,
  input  logic aso_right_ready,

  input  logic audio_cmd_write,
  output logic [2:0] probe_sound   // 0: none
);

  localparam RateHz = 8_000;
  localparam Period = ClockHz > RateHz ? ClockHz / RateHz : 1;   // M4-080
  localparam Width  = Period > 1 ? $clog2(Period) : 1;
  localparam [Width-1:0] LastClock = Width'(Period - 1);

  localparam [14:0] CaptureAt  = 15'(PlaceSamples);
  localparam [14:0] IllegalAt  = CaptureAt + 15'(CaptureSamples);
  localparam [14:0] GameOverAt = IllegalAt + 15'(IllegalSamples);
  localparam [14:0] Samples    = GameOverAt + 15'(GameOverSamples);

  localparam [2:0] None = 3'd0, Place = 3'd1, Capture = 3'd2, Illegal = 3'd3,
                   GameOver = 3'd4;

  logic [2:0] sound_q;
  logic [14:0] at_q, at_d, last_q;   // in the ROM: the sample, the last one
  logic [Width-1:0] clock_q;         // of the sample's clocks
  logic left_q, right_q;             // it is offered there
  logic commands, is_over, offers;
  logic [15:0] sample;

  function automatic logic [14:0] first(input logic [2:0] sound);
    case (sound)
      Place:   first = '0;
      Capture: first = CaptureAt;
      Illegal: first = IllegalAt;
      default: first = GameOverAt;
    endcase
  endfunction

  function automatic logic [14:0] last(input logic [2:0] sound);
    case (sound)
      Place:   last = CaptureAt - 15'd1;
      Capture: last = IllegalAt - 15'd1;
      Illegal: last = GameOverAt - 15'd1;
      default: last = Samples - 15'd1;
    endcase
  endfunction

  assign commands = audio_cmd_write && audio_cmd <= GameOver;
  assign is_over  = busy && clock_q == LastClock
                    && (!left_q || aso_left_ready)
                    && (!right_q || aso_right_ready);
  assign offers   = commands ? audio_cmd != None : is_over && at_q != last_q;
  assign at_d     = commands ? first(audio_cmd) : at_q + 15'd1;

  // The register of the ROM is the sample's own: no clock is lost.
  sample_rom #(
    .SoundsDir      (SoundsDir),
    .PlaceSamples   (PlaceSamples),
    .CaptureSamples (CaptureSamples),
    .IllegalSamples (IllegalSamples),
    .GameOverSamples(GameOverSamples)
  ) u_rom (
    .clk_i   (clk_50),
    .read_i  (offers),
    .at_i    (at_d),
    .sample_o(sample)
  );

  always_ff @(posedge clk_50) begin
    if (!reset_n) begin
      sound_q <= None;
      at_q    <= '0;
      last_q  <= '0;
      clock_q <= '0;
      left_q  <= 1'b0;
      right_q <= 1'b0;
    end else if (offers) begin
      if (commands) begin
        sound_q <= audio_cmd;
        last_q  <= last(audio_cmd);
      end
      at_q    <= at_d;
      clock_q <= '0;
      left_q  <= 1'b1;
      right_q <= 1'b1;
    end else if (commands || is_over) begin   // told to stop, or at its end
      sound_q <= None;
      clock_q <= '0;
      left_q  <= 1'b0;
      right_q <= 1'b0;
    end else if (busy) begin
      if (clock_q != LastClock) clock_q <= clock_q + 1'b1;
      if (aso_left_ready)  left_q  <= 1'b0;
      if (aso_right_ready) right_q <= 1'b0;
    end
  end

  assign busy            = sound_q != None;
  assign probe_sound     = sound_q;
  assign aso_left_data   = busy ? sample : '0;   // M4-082: mono
  assign aso_right_data  = aso_left_data;
  assign aso_left_valid  = left_q;
  assign aso_right_valid = right_q;

`ifdef FORMAL
  `include "proof/audio_controller.svh"
`endif

endmodule

`default_nettype wire
