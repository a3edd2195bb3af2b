module uart_rx #(parameter DIVISOR = 100) (
    input clk, input rx,
    output reg [7:0] data, output reg ready
);
    reg [$clog2(DIVISOR)-1:0] count;
    reg [3:0] bit_number;
    reg busy;
    assign sample = (count == DIVISOR / 2);

    always @(posedge clk) begin
        ready <= 0;
        if (!busy) begin
            busy <= !rx;
            count <= 0;
            bit_number <= 0;
        end else begin
            count <= (count == DIVISOR - 1) ? 0 : count + 1;
            if (sample) begin
                data <= {rx, data[7:1]};
                bit_number <= bit_number + 1;
                if (bit_number == 9) begin
                    busy <= 0;
                    ready <= 1;
                end
            end
        end
    end
endmodule
