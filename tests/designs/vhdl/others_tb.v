// Prints what others.vhd does for all inputs, once it is Verilog.
module others_tb;
    reg [3:0] n, d;
    wire [3:0] a, b, c, e, f, g, h;
    integer i;
    others_top uut(.n(n), .d(d), .from_port(a), .from_word(b), .from_logic(c),
                   .from_case(e), .from_wide(f), .from_negative(g),
                   .selected(h));
    initial
        for (i = 0; i < 256; i = i + 1) begin
            n = i / 16;
            d = i % 16;
            #1 $display("%b%b%b%b%b%b%b", a, b, c, e, f, g, h);
        end
endmodule
