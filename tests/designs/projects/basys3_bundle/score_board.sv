module rising #(parameter type T = logic) (input logic clk, input T d, output T rise);
  T last = '0;

  always_ff @(posedge clk) last <= d;
  assign rise = d & ~last;
endmodule

module control (score_if.control bus, input logic up, clear, output logic [1:0] seen);
  logic [1:0] first, second;

  always_ff @(posedge bus.clk) begin
    first <= {clear, up};
    second <= first;
  end
  rising #(.T(logic [1:0])) u_rising (.clk(bus.clk), .d(second), .rise({bus.clear, bus.up}));
  assign seen = second;
endmodule

module score_board (
  input  logic       clk,
  input  logic       btnU, btnC,
  output logic [1:0] led,
  output logic [6:0] seg,
  output logic [3:0] an
);
  score_if bus (.clk);

  counter u_counter (.bus(bus.counter));
  control u_control (.bus, .up(btnU), .clear(btnC), .seen(led));
  display u_display (.s(bus), .seg, .an);
endmodule
