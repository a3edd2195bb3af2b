// Ultrasound: a pulse out, and how long the echo is, by a saturating counter.
module echo(input clk, input back, output trig, output reg [6:0] cm = 0,
            output reg over = 0);
    reg [12:0] period = 0;
    reg [11:0] length = 0;
    reg old = 0;
    assign trig = period < 10;
    always @(posedge clk) begin
        period <= period == 6000 ? 0 : period + 1;
        old <= back;
        if (back && !old) length <= 0;
        else if (back) length <= length >= 4000 ? length : length + 2;
        if (old && !back) begin cm <= length[11:5]; over <= length >= 4000; end
    end
endmodule
