module effects
  import lamp_pkg::*;
(
  input  wire clk, tick,
  input  mode_e mode,
  input  level_t bright,
  output level_t raw [0:2]
);
  logic [10:0] phase;
  wire [7:0] up = phase[7:0], down = ~phase[7:0];
  colour_t c;

  always_ff @(posedge clk) if (tick) phase <= phase + 1'b1;

  always_comb begin
    c = '0;
    case (mode)
      OFF:     c = '{default: '0};
      STEADY:  c = '{r: bright, g: bright, b: bright};
      BREATHE: c.r = phase[8] ? down : up;
      RAINBOW: begin
        if (phase[10:8] == 0)      c = {down, up, 8'h00};
        else if (phase[10:8] == 1) c = {8'h00, down, up};
        else if (phase[10:8] == 2) c = {up, 8'h00, down};
        else                       c = {8'hFF, 8'h00, 8'h00};
      end
    endcase
  end
  assign raw[0] = c.b;
  assign raw[1] = c.g;
  assign raw[2] = c.r;
endmodule
