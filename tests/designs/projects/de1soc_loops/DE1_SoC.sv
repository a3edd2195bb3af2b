// Lights that are counted: the name of a loop's variable is used again outside.
module DE1_SoC(input logic CLOCK_50, input logic [9:0] SW,
               output logic [9:0] LEDR);
    logic [3:0] count;

    always_ff @(posedge CLOCK_50) begin
        automatic logic [3:0] n = 0;
        for (int i = 0; i < 10; i++)
            if (SW[i]) n += 1;
        count <= n;
    end
    genvar i;
    generate
        for (i = 0; i < 10; i++) begin : lights
            assign LEDR[i] = count > i;
        end
    endgenerate
endmodule
