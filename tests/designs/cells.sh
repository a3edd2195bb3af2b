#!/bin/sh
# cells.sh - the models of vendors' cells: each compiles alone, and those that
# do something do it. Prints TAP. Needs Icarus.
set -u
cells=$(cd "$(dirname "$0")/../../rtl/cells" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
n=0
bad=0
if ! command -v iverilog >/dev/null; then
    echo '1..0 # SKIP iverilog is not installed'
    exit 0
fi

say() {
    n=$((n + 1))
    sentence=$1
    shift
    if "$@" >log 2>&1; then
        echo "ok $n - cells: $sentence"
    else
        echo "not ok $n - cells: $sentence"
        sed 's/^/# /' log | head -n 20
        bad=1
    fi
}

# simulate MODEL...: with the bench t.v
simulate() {
    for model; do set -- "$@" "$cells/$model.v"; shift; done
    iverilog -g2012 -s t -o t.vvp t.v "$@" && vvp -n t.vvp
}

compile_alone() {
    for model in "$cells"/*.v; do
        name=$(basename "$model" .v)
        set -- "$cells/boardwalk_divider.v"
        [ "$name" = boardwalk_divider ] && set --
        iverilog -g2012 -s "$name" -o /dev/null "$model" "$@" || return 1
        head -n 1 "$model" | grep -q "^// $name - " || return 1
    done
}
say 'every model compiles, and says what it is' compile_alone

# Of 720 clocks so many edges as they are divided by, and the first one at once.
divides() {
    cat >t.v <<'END'
module t;
    reg clk = 0;
    wire [12:0] out;
    integer edges[0:12], first[0:12];
    integer k, i, clocks = 0;
    genvar g;
    generate for (g = 1; g < 13; g = g + 1) begin : d
        boardwalk_divider #(.N(g)) u(.clk(clk), .other(1'b0), .out(out[g]));
        always @(posedge out[g]) begin
            if (edges[g] == 0) first[g] = clocks;
            edges[g] = edges[g] + 1;
        end
    end endgenerate
    initial begin
        for (k = 0; k < 13; k = k + 1) begin edges[k] = 0; first[k] = -1; end
        for (i = 0; i < 27720; i = i + 1) begin
            clocks = i;
            #1 clk = 1;
            #1 clk = 0;
        end
        for (k = 1; k < 13; k = k + 1)
            if (edges[k] != 27720 / k || first[k] != 0)
                $display("wrong: %0d %0d %0d", k, edges[k], first[k]);
        $display("done");
        $finish;
    end
endmodule
END
    simulate boardwalk_divider >out && [ "$(cat out)" = "done" ]
}
say 'clocks are divided exactly' divides

# Low after power-up and in a reset, and 512 clocks later high; a reset that is
# not connected is none.
locks() {
    cat >t.v <<'END'
module t;
    reg clk = 0, reset = 0;
    wire altera, xilinx, gowin, ice;
    altera_pll a(.refclk(clk), .rst(reset), .locked(altera));
    MMCME2_BASE x(.CLKIN1(clk), .CLKIN(1'b0), .LOCKED(xilinx));
    rPLL g(.CLKIN(clk), .RESET(reset), .LOCK(gowin));
    SB_PLL40_CORE i(.REFERENCECLK(clk), .RESETB(!reset), .LOCK(ice));
    task run(input integer n);
        repeat (n) begin #1 clk = 1; #1 clk = 0; end
    endtask
    task tell; $display("%b%b%b%b", altera, xilinx, gowin, ice); endtask
    initial begin
        run(511); tell; run(1); tell;
        reset = 1; #1 tell; run(3);
        reset = 0; run(511); tell; run(1); tell;
        $finish;
    end
endmodule
END
    simulate boardwalk_divider altera_pll MMCME2_BASE rPLL SB_PLL40_CORE \
        >out && [ "$(paste -sd ' ' out)" = '0000 1111 0100 0100 1111' ]
}
say 'a PLL locks after a while' locks

remembers() {
    printf '11\n22\n33\n44\n' >rom.hex
    cat >t.v <<'END'
module t;
    reg clk = 0, we = 0;
    reg [1:0] a = 0;
    wire [7:0] rom, ram, both;
    altsyncram #(.operation_mode("ROM"), .width_a(8), .widthad_a(2),
        .init_file("rom.hex"), .outdata_reg_a("CLOCK0")) r(.address_a(a),
        .clock0(clk), .q_a(rom), .wren_a(1'b1), .data_a(8'h99));
    altsyncram #(.width_a(8), .widthad_a(2)) w(.address_a(a), .clock0(clk),
        .q_a(ram), .wren_a(we), .data_a(8'h5a));
    blk_mem_gen #(.WIDTH(8), .ADDRESS(2), .INIT("rom.hex")) b(.clka(clk),
        .ena(1'b1), .wea(1'b0), .addra(a), .douta(both));
    task tick; begin #1 clk = 1; #1 clk = 0; end endtask
    initial begin
        tick; tick; $display("%h %h", rom, both);
        a = 3; tick; $display("%h %h", rom, both);
        tick; $display("%h", rom);
        we = 1; tick; we = 0; tick; $display("%h", ram);
        a = 0; tick; $display("%h", ram);
        $finish;
    end
endmodule
END
    simulate altsyncram blk_mem_gen >out &&
        [ "$(paste -sd ' ' out)" = '11 11 11 44 44 5a 00' ]
}
say 'memories are filled, read and written' remembers

counts() {
    cat >t.v <<'END'
module t;
    reg clk = 0;
    wire [3:0] q, down;
    wire [7:0] product;
    wire [3:0] quotient, rest, sum;
    lpm_counter #(.lpm_width(4), .lpm_modulus(10)) c(.clock(clk), .q(q),
        .clk_en(1'b1), .cnt_en(1'b1), .cin(1'b1), .aclr(1'b0), .sclr(1'b0),
        .sset(1'b0), .sload(1'b0));
    lpm_counter #(.lpm_width(4), .lpm_modulus(10), .lpm_direction("DOWN"))
        d(.clock(clk), .q(down), .clk_en(1'b1), .cnt_en(1'b1), .cin(1'b1),
        .aclr(1'b0), .sclr(1'b0), .sset(1'b0), .sload(1'b0));
    lpm_mult #(.lpm_widtha(4), .lpm_widthb(4), .lpm_widthp(8),
        .lpm_representation("SIGNED")) m(.dataa(4'hf), .datab(4'd3),
        .result(product));
    lpm_divide #(.lpm_widthn(4), .lpm_widthd(4)) v(.numer(4'd14),
        .denom(4'd4), .quotient(quotient), .remain(rest));
    lpm_add_sub #(.lpm_width(4), .lpm_direction("SUB")) s(.dataa(4'd9),
        .datab(4'd4), .cin(1'b0), .add_sub(1'b0), .result(sum));
    initial begin
        repeat (13) begin #1 clk = 1; #1 clk = 0; end
        $display("%0d %0d %0d %0d %0d %0d", q, down, $signed(product),
                 quotient, rest, sum);
        $finish;
    end
endmodule
END
    simulate lpm_counter lpm_mult lpm_divide lpm_add_sub >out &&
        [ "$(cat out)" = '3 7 -3 3 2 5' ]
}
say "Altera's library counts and calculates" counts

# Byte 5 of the first row, a pipeline, a whole word and one byte of it, the old
# value of a word that is written, and the block that is not selected.
gowin_blocks() {
    cat >t.v <<'END'
module t;
    reg clk = 0, we = 0;
    reg [2:0] block = 0;
    reg [13:0] a = 0, b = 0;
    wire [31:0] rom, late, one, two;
    pROM #(.BIT_WIDTH(8), .INIT_RAM_00(256'h060504030201)) r(.CLK(clk),
        .CE(1'b1), .OCE(1'b1), .RESET(1'b0), .AD(a), .DO(rom));
    pROM #(.BIT_WIDTH(8), .INIT_RAM_00(256'h060504030201), .READ_MODE(1'b1))
        l(.CLK(clk), .CE(1'b1), .OCE(1'b1), .RESET(1'b0), .AD(a), .DO(late));
    SP #(.BIT_WIDTH(16), .WRITE_MODE(2'b10)) s(.CLK(clk), .CE(1'b1),
        .OCE(1'b1), .RESET(1'b0), .WRE(we), .BLKSEL(block), .AD(b),
        .DI(32'h00005678), .DO(one));
    SDPB #(.BIT_WIDTH_0(16), .BIT_WIDTH_1(16)) d(.CLKA(clk), .CEA(we),
        .BLKSELA(block), .ADA(b), .DI(32'h00001234), .CLKB(clk), .CEB(1'b1),
        .OCE(1'b1), .RESET(1'b0), .RESETA(1'b0), .RESETB(1'b0),
        .BLKSELB(3'b0), .ADB({b[13:4], 4'b0}), .DO(two));
    task tick; begin #1 clk = 1; #1 clk = 0; end endtask
    initial begin
        tick; a = 5 << 3; tick;
        $display("%h %h", rom[7:0], late[7:0]);
        tick; $display("%h", late[7:0]);
        b = 3 << 4 | 3; we = 1; tick;
        $display("%h", one[15:0]);
        b = 3 << 4 | 2; block = 1; tick; block = 0; we = 0; tick;
        $display("%h %h", one[15:0], two[15:0]);
        b = 4 << 4 | 1; we = 1; tick; we = 0; tick;
        $display("%h %h", one[15:0], two[15:0]);
        $finish;
    end
endmodule
END
    simulate pROM SP SDPB >out && [ "$(paste -sd ' ' out)" = \
        '06 01 06 0000 5678 1234 0078 0034' ]
}
say 'memory blocks of Gowin are filled, read and written' gowin_blocks

large_memory() {
    cat >t.v <<'END'
module t;
    reg clk = 0, we = 1;
    reg [3:0] mask = 4'b1111;
    wire [15:0] q;
    SB_SPRAM256KA m(.ADDRESS(14'd9), .DATAIN({4{mask}}), .MASKWREN(mask),
        .WREN(we), .CHIPSELECT(1'b1), .CLOCK(clk), .STANDBY(1'b0),
        .SLEEP(1'b0), .POWEROFF(1'b1), .DATAOUT(q));
    task tick; begin #1 clk = 1; #1 clk = 0; end endtask
    initial begin
        tick; mask = 4'b0101; tick; we = 0; tick;
        $display("%h", q);
        $finish;
    end
endmodule
END
    simulate SB_SPRAM256KA >out && [ "$(cat out)" = f5f5 ]
}
say 'the large memory of an iCE40 is written four bits at a time' large_memory

# Ready-made flip-flops by their resets, and 1010 through a shift register.
flip_flops() {
    cat >t.v <<'END'
module t;
    reg clk = 0, d = 1, reset = 0;
    wire re, se, ce, pe, far;
    wire [7:0] queue;
    FDRE a(.C(clk), .CE(1'b1), .D(d), .R(reset), .Q(re));
    FDSE b(.C(clk), .CE(1'b1), .D(d), .S(reset), .Q(se));
    FDCE c(.C(clk), .CE(1'b1), .D(d), .CLR(reset), .Q(ce));
    FDPE e(.C(clk), .CE(1'b1), .D(d), .PRE(reset), .Q(pe));
    SRL16E s(.CLK(clk), .CE(1'b1), .D(d), .A0(1'b1), .A1(1'b1), .A2(1'b0),
        .A3(1'b0), .Q(far));
    lpm_shiftreg #(.lpm_width(8)) l(.clock(clk), .enable(1'b1), .shiftin(d),
        .load(1'b0), .aclr(1'b0), .aset(1'b0), .sclr(1'b0), .sset(1'b0),
        .q(queue));
    task tick; begin #1 clk = 1; #1 clk = 0; end endtask
    initial begin
        $display("%b%b%b%b", re, se, ce, pe);
        tick; reset = 1; #1;
        $display("%b%b%b%b", re, se, ce, pe);
        d = 0; tick; d = 1; tick; reset = 0; d = 0; tick;
        $display("%b%b%b%b %b %b", re, se, ce, pe, far, queue);
        $finish;
    end
endmodule
END
    simulate FDRE FDSE FDCE FDPE SRL16E lpm_shiftreg >out &&
        [ "$(paste -sd ' ' out)" = '0101 1101 0000 1 00001010' ]
}
say 'ready-made flip-flops set, reset and shift' flip_flops

both_edges() {
    cat >t.v <<'END'
module t;
    reg clk = 0;
    wire q, q2, seen1, seen2;
    ODDR o(.C(clk), .CE(1'b1), .D1(1'b1), .D2(1'b0), .R(1'b0), .S(1'b0),
        .Q(q));
    ODDR2 p(.C0(clk), .C1(~clk), .CE(1'b1), .D0(1'b0), .D1(1'b1), .R(1'b0),
        .S(1'b0), .Q(q2));
    IDDR i(.C(clk), .CE(1'b1), .D(clk), .R(1'b0), .S(1'b0), .Q1(seen1),
        .Q2(seen2));
    initial begin
        repeat (3) begin
            #1 clk = 1;
            #1 $display("%b%b", q, q2);
            clk = 0;
            #1 $display("%b%b", q, q2);
        end
        $finish;
    end
endmodule
END
    simulate ODDR ODDR2 IDDR >out && [ "$(sed 1,2d out | paste -sd ' ')" = \
        '10 01 10 01' ]
}
say 'outputs change at both edges' both_edges

# Five of four fit, in order, both ways to read.
queues() {
    cat >t.v <<'END'
module t;
    reg clk = 0, put = 0, get = 0;
    reg [7:0] d = 0;
    wire [7:0] plain, ahead;
    wire [1:0] used;
    wire empty, full;
    scfifo #(.lpm_numwords(4), .lpm_widthu(2)) p(.clock(clk), .aclr(1'b0),
        .sclr(1'b0), .wrreq(put), .rdreq(get), .data(d), .q(plain),
        .usedw(used), .empty(empty), .full(full));
    scfifo #(.lpm_numwords(4), .lpm_widthu(2), .lpm_showahead("ON"))
        a(.clock(clk), .aclr(1'b0), .sclr(1'b0), .wrreq(put), .rdreq(get),
        .data(d), .q(ahead));
    task tick; begin #1 clk = 1; #1 clk = 0; end endtask
    initial begin
        put = 1;
        repeat (5) begin d = d + 1; tick; end
        put = 0; $display("%b%b%d", empty, full, used);
        get = 1;
        repeat (4) begin $write("%0d,", ahead); tick; $display("%0d", plain); end
        $display("%b%b", empty, full);
        $finish;
    end
endmodule
END
    simulate scfifo >out &&
        [ "$(paste -sd ' ' out)" = '010 1,1 2,2 3,3 4,4 10' ]
}
say "Altera's queue keeps order, and no more than it has room for" queues

echo "1..$n"
[ "$bad" -eq 0 ]
