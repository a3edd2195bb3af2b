// Lights that are counted: the name of a loop's variable is used again outside.
module DE1_SoC(input logic CLOCK_50, input logic [9:0] SW,
               output logic [9:0] LEDR);
    logic [3:0] count, n;

    always_comb begin
        n = 0;
        for (int i = 0; i < 10; i++)
            if (SW[i]) n = n + 1;
    end
    always_ff @(posedge CLOCK_50) count <= n;
    genvar i;
    generate
        for (i = 0; i < 10; i++) begin : lights
            assign LEDR[i] = count > i;
        end
    endgenerate
endmodule
