// Roll two dice.  Written in SystemVerilog although the file is called .v
module dice (
    input  logic       MAX10_CLK1_50,
    input  logic [1:0] KEY,
    output logic [7:0] HEX0, HEX1,
    output logic [9:0] LEDR
);
    typedef enum logic [1:0] {IDLE, ROLL, SHOW} state_t;
    state_t state, next;

    logic [2:0] a, b;

    always_ff @(posedge MAX10_CLK1_50)
        if (!KEY[0]) state <= IDLE;
        else         state <= next;

    always_comb begin
        next = state;
        unique case (state)
            IDLE: if (!KEY[1]) next = ROLL;
            ROLL: if (KEY[1])  next = SHOW;
            SHOW: if (!KEY[1]) next = ROLL;
            default: next = IDLE;
        endcase
    end

    always_ff @(posedge MAX10_CLK1_50)
        if (state == ROLL) begin
            a <= (a == 5) ? '0 : a + 1'b1;
            if (a == 5) b <= (b == 5) ? '0 : b + 1'b1;
        end

    function automatic logic [7:0] segments(input logic [2:0] n);
        case (n)
            0: return 8'hF9;
            1: return 8'hA4;
            2: return 8'hB0;
            3: return 8'h99;
            4: return 8'h92;
            default: return 8'h82;
        endcase
    endfunction

    assign HEX0 = segments(a);
    assign HEX1 = segments(b);
    assign LEDR = 10'b1 << state;
endmodule
