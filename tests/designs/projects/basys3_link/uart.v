module uart_tx #(parameter DIV = 868) (input clk, input start, input [7:0] data, output tx, output busy);
    reg [8:0] shift = 9'h1FF;
    reg [3:0] n;
    reg [15:0] count;
    assign tx = shift[0];
    assign busy = n != 0;
    always @(posedge clk)
        if (n == 0) begin
            if (start) begin shift <= {data, 1'b0}; n <= 10; count <= DIV - 1; end
        end
        else if (count == 0) begin
            shift <= {1'b1, shift[8:1]};
            n <= n - 1;
            count <= DIV - 1;
        end
        else count <= count - 1;
endmodule

module uart_rx #(parameter DIV = 868) (clk, rx, data, ready);
    input clk, rx;
    output [7:0] data;
    output ready;
    reg [7:0] data;
    reg ready;
    reg [1:0] sync;
    reg [3:0] n;
    reg [15:0] count;
    reg idle_seen;                  // a wire that is not there stays low

    always @(posedge clk) begin
        sync <= {sync[0], rx};
        ready <= 0;
        if (sync[1]) idle_seen <= 1;
        if (n == 0) begin
            if (idle_seen & ~sync[1]) begin
                n <= 9;
                count <= DIV + DIV / 2;
            end
        end
        else if (count == 0) begin
            count <= DIV;
            n <= n - 1;
            if (n == 1) ready <= sync[1];
            else data <= {sync[1], data[7:1]};
        end
        else count <= count - 1;
    end
endmodule

module bcd7(input [3:0] v, output reg [6:0] s);
    always @(v)
        case (v)
            4'd0: s <= 7'h40; 4'd1: s <= 7'h79; 4'd2: s <= 7'h24; 4'd3: s <= 7'h30;
            4'd4: s <= 7'h19; 4'd5: s <= 7'h12; 4'd6: s <= 7'h02; 4'd7: s <= 7'h78;
            4'd8: s <= 7'h00; 4'd9: s <= 7'h10;
            default: s <= 7'h7F;
        endcase
endmodule
