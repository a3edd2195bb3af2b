// break, continue and return, also of two loops and in one.
module jumps(input logic clk, input logic [7:0] a,
             output logic [3:0] first, n, deep, output logic [7:0] r);
    function automatic logic [7:0] find(input logic [7:0] x);
        for (int i = 0; i < 8; i++) begin
            if (x[i] == 0) continue;
            if (i > 5) break;
            if (x[7 - i]) return 8'(i) + 8'd100;
        end
        return 8'd1;
    endfunction
    logic [7:0] w = 1;
    always_ff @(posedge clk) w <= {w[6:0], w[7] ^ w[5] ^ w[4] ^ w[3]} ^ a;
    always_comb begin
        first = 15; n = 0;
        for (int i = 0; i < 8; i++) begin
            if (!w[i]) continue;
            if (i == 6) break;
            n = n + 1;
            if (first == 15) first = 4'(i);
        end
        deep = 0;
        for (int i = 0; i < 4; i++) begin
            for (int j = 0; j < 4; j++) begin
                if (w[i + j]) continue;
                if (w[i] && j > 1) break;
                deep = deep + 1;
            end
            if (deep > 9) break;
        end
    end
    assign r = find(w);
endmodule
