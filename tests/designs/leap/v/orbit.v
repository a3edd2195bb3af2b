// orbit - a divider and a scanned display that go round by themselves, and
// others that look at them: by a clock that nothing else reads, now and then at
// a number that comes in each round, and in a memory. One output follows an
// input at once.
module orbit (
    input clk, go, clear, write,
    input [3:0] data,
    output reg [1:0] turn,
    output reg flag,
    output reg [3:0] slow_count,
    output [3:0] digit,
    output beside
);
    reg [9:0] count;
    reg [8:0] half;
    reg slow, go_q;
    reg [3:0] memory [0:3];

    assign digit = memory[turn];
    assign beside = clear ^ flag;

    initial begin
        turn = 0;
        flag = 0;
        slow_count = 0;
        count = 0;
        half = 0;
        slow = 0;
        go_q = 0;
        memory[0] = 0;
        memory[1] = 1;
        memory[2] = 2;
        memory[3] = 3;
    end

    always @(posedge clk)
        if (count == 999) begin
            count <= 0;
            turn <= turn + 1;
        end else
            count <= count + 1;

    always @(posedge clk)
        if (half == 499) begin
            half <= 0;
            slow <= ~slow;
        end else
            half <= half + 1;

    always @(posedge clk) begin
        go_q <= go;
        if (go_q ? count == 700 : count == 300)
            flag <= ~flag;
        if (write)
            memory[data[1:0]] <= data;
    end

    always @(posedge slow)
        slow_count <= clear ? 0 : slow_count + 1;
endmodule
