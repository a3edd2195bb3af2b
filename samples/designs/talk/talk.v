// A board that talks to another one over a serial line, 115200 baud: when the
// button in the middle goes down, the switches are sent on the first pin of JA;
// what comes in on the second pin is shown on the LEDs. Two Basys 3 with this
// design and two crossed wires show each other their switches.
module talk (
    input        clk,          // 100 MHz
    input        btnC,
    input  [7:0] sw,
    output       tx,
    input        rx,
    output [7:0] led
);
    reg [1:0] down = 0;
    always @(posedge clk)
        down <= {down[0], btnC};

    wire [7:0] came;
    wire       comes;
    reg  [7:0] shown = 0;
    always @(posedge clk)
        if (comes)
            shown <= came;
    assign led = shown;

    uart_send    #(.CYCLES(868)) send(clk, down == 2'b01, sw, tx);
    uart_receive #(.CYCLES(868)) receive(clk, rx, comes, came);
endmodule

// Eight bits behind a start bit, and a stop bit.
module uart_send #(parameter CYCLES = 868) (
    input        clk,
    input        start,
    input  [7:0] data,
    output       line
);
    reg [9:0]  bits = 10'h3ff;
    reg [3:0]  left = 0;
    reg [15:0] count = 0;
    always @(posedge clk)
        if (left == 0) begin
            if (start) begin
                bits <= {1'b1, data, 1'b0};
                left <= 10;
                count <= 0;
            end
        end else if (count == CYCLES - 1) begin
            bits <= {1'b1, bits[9:1]};
            left <= left - 4'd1;
            count <= 0;
        end else
            count <= count + 16'd1;
    assign line = bits[0];
endmodule

// Looks at the middle of each bit; two flip-flops for what comes from outside.
module uart_receive #(parameter CYCLES = 868) (
    input            clk,
    input            line,
    output reg       comes = 0,
    output reg [7:0] data = 0
);
    reg [1:0]  seen = 2'b11;
    reg [3:0]  left = 0;
    reg [15:0] count = 0;
    always @(posedge clk) begin
        seen <= {seen[0], line};
        comes <= 0;
        if (left == 0) begin
            if (!seen[1]) begin
                left <= 10;
                count <= CYCLES / 2;
            end
        end else if (count == CYCLES - 1) begin
            count <= 0;
            left <= left - 4'd1;
            if (left == 10 && seen[1])
                left <= 0;              // no start bit after all
            else if (left == 1)
                comes <= seen[1];
            else
                data <= {seen[1], data[7:1]};
        end else
            count <= count + 16'd1;
    end
endmodule
