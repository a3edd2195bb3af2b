// A picture on a matrix with a MAX7219, on connector JA of a Basys 3: sw[7:0]
// is its top row, and below it a slope.
module matrix (
    input        clk,
    input  [7:0] sw,
    output [2:0] JA
);
    reg [6:0] slow = 0;
    reg [4:0] at = 0;
    reg [3:0] word = 0;
    reg [15:0] shift = 0;
    reg cs = 1, sclk = 0;

    function [15:0] command(input [3:0] n);
        case (n)
            0: command = 16'h0C01;           // on
            1: command = 16'h0B07;           // all rows
            2: command = 16'h0900;           // no digits
            3: command = 16'h0F00;           // no test
            4: command = 16'h0A0F;           // bright
            5: command = {8'h01, sw};
            6: command = 16'h0240;
            7: command = 16'h0320;
            8: command = 16'h0410;
            9: command = 16'h0508;
            10: command = 16'h0604;
            11: command = 16'h0702;
            12: command = 16'h0801;
            default: command = 16'h0000;
        endcase
    endfunction

    always @(posedge clk) begin
        slow <= slow + 1;
        if (slow == 0) begin
            if (cs) begin
                cs <= 0; shift <= command(word); at <= 0; sclk <= 0;
            end else if (!sclk && at < 16)
                sclk <= 1;
            else if (sclk) begin
                sclk <= 0; shift <= shift << 1; at <= at + 1;
            end else begin
                cs <= 1; word <= word + 1;
            end
        end
    end
    assign JA = {sclk, cs, shift[15]};
endmodule
