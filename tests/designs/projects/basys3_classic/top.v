`define MAX(a,b) ((a) > (b) ? (a) : (b))
`ifndef WIDTH
 `define WIDTH 8
`else
 `undef WIDTH
 `define WIDTH 16
`endif
module top (clk, rst, sw, led, an, seg, io);
  parameter  W = `WIDTH, D = 1 << 4;
  localparam [1:0] A = 2'd0, B = 2'd1,
                   C = 2'd2;
  input clk, rst; input [15:0] sw;
  output [15:0] led; output reg [3:0] an; output [6:0] seg;
  inout [7:0] io;
  reg [W-1:0] m [0:D-1], n;
  reg signed [7:0] s;
  integer i;
  reg [7:0] q;
  wire [3:0] #1 dly = sw[3:0];
  wire a_and, a_or;
  reg [1:0] st, nx;
  reg [6:0] seg_r;
  (* keep = "true", mark_debug = "1" *) wire k;
  and g1 (a_and, sw[0], sw[1]), g2 (k, sw[2], sw[3]);
  or (a_or, sw[0], sw[1]);
  assign io[3:0] = st == A ? 4'bz : sw[3:0], io[7:4] = 4'bzzzz;
  assign #1 led[7:0] = {{4{sw[0]}}, ~^sw, &sw[3:0], |sw, ^sw};
  assign led[15:8] = `MAX(sw[7:0], sw[15:8]);
  assign seg = seg_r;
  task bump; input [7:0] by; output [7:0] q; reg [7:0] t;
    begin t = by + 1; q = t; end
  endtask
  function [6:0] dec(input [3:0] v);
    begin case (v) 4'd0: dec = 7'h40; 4'd1, 4'd2: dec = 7'h79; default dec = 7'h00; endcase end
  endfunction
  initial begin
    for (i = 0; i < D; i = i + 1) m[i] = 0;
    n = 0; s = -8'sd5;
  end
  always @ (sw or st or m[0]) begin : comb
    reg tmp;
    tmp = sw[0] === 1'b1;
    casez (sw[7:0])
      8'b1???????: nx = A;
      8'b01??_????, 8'b001?_????: nx = B;
      8'b?0000001: begin nx = tmp ? C : sw[8] ? A : B; end
      default: ;
    endcase
    seg_r = dec(sw[3:0]);
  end
  always @(posedge clk, negedge rst)
    if (~rst) begin st <= A; an <= 4'b1110; end
    else begin
      st <= nx;
      an <= {an[2:0], an[3]};
      s <= s >>> 1;
      m[sw[3:0]][3:0] <= sw[7:4];
      n[0 +: 4] <= n[7 -: 4];
      if (sw[15]) ; else if (sw[14]) begin end
      bump(n, q);
      $display("%d // not a comment %s", n, "a;b");
    end
  genvar g;
  generate
    for (g = 0; g < 4; g = g + 1) begin : gen
      if (g > 1) begin wire z; assign z = sw[g]; end
      else inv u (.a(sw[g]), .y());
    end
    case (W) 8: inv e (sw[0], ); default: inv e (sw[1], ); endcase
  endgenerate
  inv #(.P(3)) arr [3:0] (.a(sw[3:0]), .y());
endmodule
module inv #(parameter P = 1) (input a, output y); assign #P y = ~a; endmodule
