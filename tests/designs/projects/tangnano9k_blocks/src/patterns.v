// A pattern a second; S1 shows what was noted of it, the opposite.
module patterns (
  input            sys_clk,
  input      [1:0] key_n,
  output     [5:0] led_n
);
  reg [24:0] cycles = 0;
  reg [3:0]  step   = 0;

  always @(posedge sys_clk) begin
    cycles <= cycles + 1;
    if (cycles == 26_999_999) begin
      cycles <= 0;
      step   <= step + 1;
    end
  end

  wire [7:0] pattern, noted;
  wire       note = cycles == 100;

  pattern_rom rom (.dout(pattern), .clk(sys_clk), .oce(1'b1), .ce(1'b1),
                   .reset(1'b0), .ad(step));
  notes_ram ram (.dout(noted), .clk(sys_clk), .oce(1'b1), .ce(1'b1),
                 .reset(1'b0), .wre(note), .ad({7'b0, step}),
                 .din(~pattern));

  assign led_n = key_n[0] ? ~pattern[5:0] : ~noted[5:0];
endmodule
