module ticker #(parameter int HZ = 1) (input wire clk, output logic tick);
  localparam int N = lamp_pkg::CLK_HZ / HZ;
  logic [$clog2(N)-1:0] n;
  always_ff @(posedge clk) begin
    tick <= 1'b0;
    if (n == N - 1) begin
      n <= '0;
      tick <= 1'b1;
    end else n++;
  end
endmodule

module button(input wire clk, tick, in, output logic pressed);
  logic [3:0] s;
  logic down, was_down;
  always_ff @(posedge clk) begin
    if (tick) s <= {s[2:0], in};
    if (&s) down <= 1; else if (~|s) down <= 0;
    was_down <= down;
  end
  assign pressed = down & ~was_down;
endmodule

// what the eye thinks is half as bright is a fifth
module gamma import lamp_pkg::*; (input wire clk, input level_t raw [0:2], output level_t shown [0:2]);
  level_t table_ [0:255];
  initial begin
    for (int i = 0; i < 256; i++) table_[i] = 0;
    $readmemh("data/gamma.mem", table_);
  end
  always_ff @(posedge clk)
    for (int i = 0; i < 3; i++) shown[i] <= table_[raw[i]];
endmodule

module pwm import lamp_pkg::*; (input wire clk, input level_t level, output logic q);
  level_t n;
  logic [2:0] pre;
  always_ff @(posedge clk) begin
    pre <= pre + 1;
    if (pre == 0) n <= n + 1;
    q <= n < level;
  end
endmodule
