// keyboard - which of the seven keys went down, for one clock.
module keyboard (
    input clk,
    input [7:0] code,
    input ready,
    output reg up, down, left, right, enter, space, esc
);
    localparam FIRST = 0, EXTENDED = 1, RELEASED = 2;

    reg [1:0] state;
    reg [7:0] held;                     // the code of a key that is down, or 0

    initial begin
        state = FIRST;
        held = 0;
        {up, down, left, right, enter, space, esc} = 0;
    end

    always @(posedge clk) begin
        {up, down, left, right, enter, space, esc} <= 0;
        if (ready)
            case (state)
                RELEASED: begin
                    state <= FIRST;
                    if (code == held)
                        held <= 0;
                end
                default:
                    if (code == 8'hf0)
                        state <= RELEASED;
                    else if (code == 8'he0)
                        state <= EXTENDED;
                    else begin
                        state <= FIRST;
                        held <= code;
                        if (code != held) begin
                            up <= code == 8'h75;
                            down <= code == 8'h72;
                            left <= code == 8'h6b;
                            right <= code == 8'h74;
                            enter <= code == 8'h5a;
                            space <= code == 8'h29;
                            esc <= code == 8'h76;
                        end
                    end
            endcase
    end
endmodule
