// A piano on sixteen switches, with a picture of the keys

module piano(input logic CLK100MHZ, CPU_RESETN,
             input logic [15:0] SW,
             output logic [3:0] VGA_R, [3:0] VGA_G, [3:0] VGA_B,
             output logic VGA_HS, VGA_VS,
             output logic AUD_PWM, AUD_SD,
             output logic [15:0] LED);

  logic [17:0] period;
  logic [1:0]  div;
  logic [9:0]  x, y;

  assign LED = SW;
  assign AUD_SD = 1'b1;

  always_comb begin
    period = '0;
    for (int i = 0; i < 16; i++)
      if (SW[i]) period = notes::PERIOD_OF(i);
  end

  tone t(.clk(CLK100MHZ), .rst_n(CPU_RESETN), .period, .out(AUD_PWM));

  always_ff @(posedge CLK100MHZ) div <= div + 1;

  raster r(.clk(div[1]), .*);

  assign VGA_R = SW[x[8:5]] ? 4'hF : 4'h3;
  assign VGA_G = {4{x[0]}};
  assign VGA_B = {4{y[0]}};
endmodule
