// A PS/2 mouse on a Basys 3: tells it to report (F4), then adds up how far it
// was moved to the right on led[7:0]; led[15:14] are its buttons.
module mouse (
    input         clk,
    inout         PS2Clk,
    inout         PS2Data,
    output [15:0] led
);
    localparam [1:0] StAsk = 0, StSend = 1, StListen = 2;
    reg [1:0] state = StAsk;
    reg [2:0] sync = 7;
    reg [26:0] timer = 0;
    reg pull_clk = 0, pull_data = 0;
    reg [10:0] shift = 0;
    reg [3:0] count = 0;
    reg [9:0] out = 10'b1_0_1111_0100;              // stop... parity, F4
    reg [7:0] x = 0, head = 0;
    reg [1:0] buttons = 0, nth = 0;
    wire falls = sync[2:1] == 2'b10;
    wire [7:0] data = shift[9:2];

    always @(posedge clk) begin
        sync <= {sync[1:0], PS2Clk};
        case (state)
            StAsk: begin                            // a second after power-up
                timer <= timer + 1;
                if (timer == 100_000_000) pull_clk <= 1;
                if (timer == 100_012_000) pull_data <= 1;
                if (timer == 100_015_000) begin
                    pull_clk <= 0; count <= 0; state <= StSend;
                end
            end
            StSend: if (falls) begin
                pull_data <= !out[0];
                out <= {1'b1, out[9:1]};
                count <= count + 1;
                if (count == 10) begin              // its acknowledge bit
                    pull_data <= 0; count <= 0; nth <= 3; state <= StListen;
                end
            end
            default: if (falls) begin
                shift <= {PS2Data, shift[10:1]};
                count <= count == 10 ? 0 : count + 1;
                if (count == 10)
                    case (nth)
                        3: nth <= 0;                // FA
                        0: begin head <= data; nth <= 1; end
                        1: begin x <= x + data; nth <= 2; end
                        2: begin buttons <= head[1:0]; nth <= 0; end
                    endcase
            end
        endcase
    end
    assign PS2Clk = pull_clk ? 1'b0 : 1'bz;
    assign PS2Data = pull_data ? 1'b0 : 1'bz;
    assign led = {buttons, 6'd0, x};
endmodule
