// A traffic light with a request.
module fsm(input clk, input rstn, input request, output [2:0] light,
           output walk);
    localparam Green = 0, Yellow = 1, Red = 2, Walk = 3;
    reg [1:0] state = Green;
    reg [9:0] timer = 0;
    reg asked = 0;
    always @(posedge clk or negedge rstn)
        if (!rstn) begin state <= Green; timer <= 0; asked <= 0; end
        else begin
            timer <= timer + 1;
            if (request) asked <= 1;
            case (state)
            Green: if (asked && timer >= 300) begin
                state <= Yellow; timer <= 0;
            end
            Yellow: if (timer == 50) begin state <= Red; timer <= 0; end
            Red: if (timer == 20) begin state <= Walk; timer <= 0; end
            Walk: if (timer == 200) begin
                state <= Green; timer <= 0; asked <= 0;
            end
            endcase
        end
    assign light = state == Green ? 1 : state == Yellow ? 2 : 4;
    assign walk = state == Walk;
endmodule
