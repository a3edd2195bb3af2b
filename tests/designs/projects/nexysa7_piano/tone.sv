module tone(input logic clk, rst_n, input logic [17:0] period, output logic out);
  logic [17:0] count;
  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) begin
      count <= '0;
      out <= 1'b0;
    end else if (count >= period) begin
      count <= '0;
      out <= (period != 0) & ~out;
    end else count <= count + 1'b1;
endmodule
