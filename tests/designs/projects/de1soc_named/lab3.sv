module lab3 (CLOCK_50, KEY, SW, LEDR, HEX0);
    input  logic CLOCK_50;
    input  logic [3:0] KEY;
    input  logic [9:0] SW;
    output logic [9:0] LEDR;
    output logic [6:0] HEX0;

    logic [25:0] count;

    always_ff @(posedge CLOCK_50)
        if (~KEY[0]) count <= 0;
        else count <= count + SW;

    assign LEDR = count[25:16];
    assign HEX0 = ~count[25:19];
endmodule
