// What all engines must agree on: a divided clock, a memory, an asynchronous
// reset, a list of events that is not complete, registers without a value.
module blinks (
    input            clk,
    input      [9:0] sw,
    input            key_n,
    output     [9:0] led
);
    reg [9:0] counter;
    reg slow;
    always @(posedge clk) begin
        counter <= counter + 1;
        if (counter == 10'd999) begin
            counter <= 0;
            slow <= ~slow;
        end
    end

    // 5 kHz: a hundred of them in 20 ms.
    reg [3:0] steps;
    always @(posedge slow or negedge key_n)
        if (!key_n)
            steps <= 4'd5;
        else if (sw[9] && steps != 4'd12)
            steps <= steps + 1;

    reg [3:0] kept [0:3];
    always @(posedge clk)
        if (sw[8])
            kept[sw[1:0]] <= sw[7:4];

    reg [3:0] mixed;
    always @(steps)
        mixed = steps ^ kept[sw[3:2]];
    assign led = {kept[sw[1:0]], 2'b10, mixed};
endmodule
