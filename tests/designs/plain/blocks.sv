// Generate blocks, parameters, wildcard ports, several processes and edges.
module cell_of #(parameter int Index = 0, parameter type T = logic [3:0]) (
    input  logic clk, reset,
    input  T     d,
    output T     q
);
    always_ff @(posedge clk or posedge reset)
        if (reset)
            q <= T'(Index);
        else
            q <= q + d;
endmodule

module blocks #(parameter int N = 4) (
    input  logic         clk, reset,
    input  logic [3:0]   d,
    input  logic [1:0]   select,
    output logic [4*N-1:0] all,
    output logic [3:0]   chosen,
    output logic [7:0]   latch,
    output logic [15:0]  rom_out
);
    localparam real Rate = 100.0e6;
    localparam int Divide = int'(Rate / 25.0e6);
    logic [$clog2(Divide)-1:0] count = '0;
    logic [15:0] rom [256];

    initial
        for (int i = 0; i < 256; i++)
            rom[i] = 16'(i * i + 7);
    for (genvar i = 0; i < N; i++) begin : g_cell
        logic [3:0] q;
        if (i % 2) begin : g_odd
            cell_of #(.Index(i)) u_cell (.d(d ^ 4'(i)), .*);
        end else begin : g_even
            logic [3:0] d_inverted;
            assign d_inverted = ~d;
            cell_of #(.Index(15 - i)) u_cell (.d(d_inverted), .*);
        end
        assign all[4*i +: 4] = q;
    end
    assign chosen = all[4*select +: 4];
    always_latch
        if (select == 2)
            latch = {d, ~d};
    always_ff @(posedge clk)
        count <= count == Divide - 1 ? '0 : count + 1'b1;
    always_ff @(posedge clk)
        if (count == 0)
            rom_out <= rom[{d, chosen}];
endmodule
