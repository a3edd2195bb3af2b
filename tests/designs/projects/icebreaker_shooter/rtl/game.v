`default_nettype none
module game (
    input wire clk, resetn, left, right, fire,
    output reg [2:0] ship, ax, ay, sx, sy,
    output reg shot_on, hit, lost
);
    localparam [1:0] FLY = 2'd0, BOOM = 2'd1, END = 2'd2;
    reg [1:0] state;
    reg [20:0] div;                 // 24 MHz / 2^20: 23 steps a second
    reg [4:0] step;
    reg going;                      // alien goes right
    wire tick = div == 0;

    always @(posedge clk)
        if (!resetn) begin
            state <= FLY;
            div <= 0; step <= 0;
            ship <= 3; ax <= 0; ay <= 0; going <= 1;
            shot_on <= 0; hit <= 0; lost <= 0;
            {sx, sy} <= 0;
        end else begin
            div <= div[20] ? 0 : div + 1;
            if (tick) begin
                step <= step + 1;
                case (state)
                FLY: begin
                    if (step[1:0] == 0) begin
                        if (left && ship != 0) ship <= ship - 1;
                        if (right && ship != 7) ship <= ship + 1;
                    end
                    if (shot_on) begin
                        if (sy == 0) shot_on <= 0;
                        else sy <= sy - 1;
                    end else if (fire) begin
                        shot_on <= 1;
                        sx <= ship;
                        sy <= 6;
                    end
                    if (step[2:0] == 0) begin
                        if (going ? ax == 7 : ax == 0) begin
                            going <= !going;
                            ay <= ay + 1;
                            if (ay == 6) begin
                                lost <= 1;
                                state <= END;
                            end
                        end else
                            ax <= going ? ax + 1 : ax - 1;
                    end
                    if (shot_on && sx == ax && sy == ay) begin
                        hit <= 1;
                        shot_on <= 0;
                        step <= 0;
                        state <= BOOM;
                    end
                end
                BOOM: if (step == 10) begin
                    hit <= 0;
                    ax <= 0; ay <= 0; going <= 1;
                    state <= FLY;
                end
                default: ;          // END stays
                endcase
            end
        end
endmodule
