module display (
    input  logic clk, dark, early,
    input  logic [15:0] value,
    output logic [7:0] seg,          // h g f e d c b a, low is lit
    output logic [3:0] dig
);
    logic [15:0] n;
    always_ff @(posedge clk) n <= n + 1'd1;
    wire [1:0] k = n[15:14];

    function [6:0] dec(input [3:0] v);
        case (v)
            0: dec = 'h3F; 1: dec = 'h06; 2: dec = 'h5B; 3: dec = 'h4F; 4: dec = 'h66;
            5: dec = 'h6D; 6: dec = 'h7D; 7: dec = 'h07; 8: dec = 'h7F; 9: dec = 'h6F;
            default: dec = 'h40;
        endcase
    endfunction

    always_comb begin
        seg = '0;
        dig = '0;
        dig[k] = 1;
        if (early) seg[6] = 1;                  // ----
        else if (!dark) seg = dec(value[4*k +: 4]);
        seg = ~seg;
    end
endmodule
