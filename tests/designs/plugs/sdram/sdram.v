// Writes SW to a cell of the SDRAM of a DE1-SoC when KEY[0] is pressed, reads
// it back all the time, and shows what it read on LEDR. Both run at 6.25 MHz,
// the memory by the clock turned round.
module sdram (
    input         CLOCK_50,
    input   [0:0] KEY,
    input   [9:0] SW,
    output  [9:0] LEDR,
    output [12:0] DRAM_ADDR,
    output  [1:0] DRAM_BA,
    output        DRAM_CAS_N, DRAM_CKE, DRAM_CLK, DRAM_CS_N,
    inout  [15:0] DRAM_DQ,
    output        DRAM_LDQM, DRAM_UDQM, DRAM_RAS_N, DRAM_WE_N
);
    localparam [2:0] Nop = 3'b111, Activate = 3'b011, Read = 3'b101,
                     Write = 3'b100, Precharge = 3'b010, Refresh = 3'b001,
                     SetMode = 3'b000;
    reg [2:0] slow = 0;
    wire clk = slow[2];
    reg [2:0] command = Nop;
    reg [12:0] address = 0;
    reg [7:0] step = 0;
    reg [12:0] wait_q = 0;
    reg drives = 0, set_up = 0;
    reg [9:0] seen = 0;

    assign {DRAM_RAS_N, DRAM_CAS_N, DRAM_WE_N} = command;
    assign DRAM_ADDR = address;
    assign DRAM_BA = 2'b10;
    assign DRAM_CKE = 1;
    assign DRAM_CS_N = 0;
    assign DRAM_CLK = ~clk;
    assign {DRAM_LDQM, DRAM_UDQM} = 2'b00;
    assign DRAM_DQ = drives ? {6'h2A, SW} : 16'hzzzz;
    assign LEDR = seen;

    always @(posedge CLOCK_50) slow <= slow + 1;
    always @(posedge clk) begin
        command <= Nop;
        drives <= 0;
        if (!set_up && wait_q != 13'd625)
            wait_q <= wait_q + 1;                   // 100 us
        else begin
            step <= step + 1;
            if (!set_up)
                case (step)
                    0: begin command <= Precharge; address <= 13'h400; end
                    8: command <= Refresh;
                    24: command <= Refresh;
                    // CAS latency 2, bursts of one
                    40: begin command <= SetMode; address <= 13'h020; end
                    50: begin set_up <= 1; step <= 0; end
                    default: ;
                endcase
            else
                case (step)
                    0: begin command <= Activate; address <= 13'h123; end
                    4: begin
                        command <= KEY[0] ? Nop : Write;
                        drives <= !KEY[0]; address <= 13'h045;
                    end
                    8: begin command <= Read; address <= 13'h045; end
                    // two clocks of latency
                    10: if (DRAM_DQ[15:10] == 6'h2A || DRAM_DQ == 0)
                            seen <= DRAM_DQ[9:0];
                    14: begin command <= Precharge; address <= 13'h400; end
                    20: command <= Refresh;
                    30: step <= 0;
                    default: ;
                endcase
        end
    end
endmodule
