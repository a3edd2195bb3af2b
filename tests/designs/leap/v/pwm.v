// Brightness that swells: a triangle, compared with a counter.
module pwm(input clk, input hold, output reg led = 0, output fading);
    reg [7:0] count = 0;
    reg [11:0] slow = 0;
    reg [7:0] level = 0;
    reg down = 0;
    assign fading = down;
    always @(posedge clk) begin
        count <= count + 1;
        led <= count < level;
        slow <= hold ? slow : slow + 5;
        if (slow > 4090 && !hold) begin
            if (level == (down ? 1 : 254)) down <= ~down;
            level <= down ? level - 1 : level + 1;
        end
    end
endmodule
