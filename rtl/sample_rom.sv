// sample_rom.sv - four sounds, one behind the other, as block memory (M4-137).
//
// The files have a number of four hexadecimal digits on each line (M4-085).
// Where they are found is up to the tool: a synthesiser looks beside this
// file, a simulator in the folder in which it runs, unless it is told.
`default_nettype none

module sample_rom #(
  parameter SoundsDir       = "sounds/",
  parameter PlaceSamples    = 1_600,   // M4-076
  parameter CaptureSamples  = 2_400,   // M4-077
  parameter IllegalSamples  = 1_200,   // M4-078
  parameter GameOverSamples = 12_000   // M4-079
) (
  input  logic clk_i,
  input  logic read_i,           // else sample_o stays
  input  logic [14:0] at_i,
  output logic [15:0] sample_o   // a clock later
);

  localparam CaptureAt  = PlaceSamples;
  localparam IllegalAt  = CaptureAt + CaptureSamples;
  localparam GameOverAt = IllegalAt + IllegalSamples;
  localparam Samples    = GameOverAt + GameOverSamples;

  logic [15:0] rom [0:Samples-1];

`ifndef FORMAL   // what is proved holds for any sounds
  initial begin
    $readmemh({SoundsDir, "place.vh"}, rom, 0, CaptureAt - 1);
    $readmemh({SoundsDir, "capture.vh"}, rom, CaptureAt, IllegalAt - 1);
    $readmemh({SoundsDir, "illegal.vh"}, rom, IllegalAt, GameOverAt - 1);
    $readmemh({SoundsDir, "game_over.vh"}, rom, GameOverAt, Samples - 1);
  end
`endif

  always_ff @(posedge clk_i) begin
    if (read_i) sample_o <= rom[at_i];
  end

endmodule

`default_nettype wire
