# leap_scaling.awk -v cells=N -v active=PERCENT [-v json=1] - a design of about
# so many cells, of which so many work in every clock and the others in one of
# 4096: in Verilog, or as the netlist that Yosys makes of it, which takes Yosys
# minutes for the largest.
#
# A block has eight cells or more, nearly all of 16 bits, and reads its
# neighbour's register, so that size changes nothing but size: the depth of the
# logic and how many read a register stay the same.

function constant(i) { return (i * 7919) % 65521 }

function put_verilog(    i) {
    print "module block(input clk, input go, input [15:0] k, in,"
    print "             output reg [15:0] x = 1);"
    print "    reg [15:0] y = 2;"
    print "    wire [15:0] sum = x + in, mixed = sum ^ y;"
    print "    always @(posedge clk) if (go) begin"
    print "        x <= mixed < k ? mixed : sum - k;"
    print "        y <= {y[14:0], x[15] ^ y[3]};"
    print "    end"
    print "endmodule\n"
    print "module scaling(input clk, output [15:0] led);"
    print "    reg [11:0] divider = 0;"
    print "    always @(posedge clk) divider <= divider + 1;"
    print "    wire slow = divider == 4095;"
    print "    wire [15:0] x0 = 16'h1234;"
    for (i = 1; i <= blocks; i++)
        printf "    wire [15:0] x%d;\n" \
               "    block b%d(clk, %s, 16'd%d, x%d, x%d);\n", i, i,
               i <= busy ? "1'b1" : "slow", constant(i), i - 1, i
    printf "    assign led = x%d;\nendmodule\n", blocks
}

# Nets are numbers that come one behind another.
function nets(first, count,    i, list) {
    for (i = 0; i < count; i++)
        list = list (i ? ", " : "") (first + i)
    return "[ " list " ]"
}

function number(value, count,    i, list) {
    for (i = 0; i < count; i++) {
        list = list (i ? ", " : "") "\"" value % 2 "\""
        value = int(value / 2)
    }
    return "[ " list " ]"
}

function digits(value, count,    text) {
    for (; count > 0; count--) {
        text = value % 2 text
        value = int(value / 2)
    }
    return text
}

function put_cell(name, type, parameters, connections) {
    printf "%s\"%s\": { \"hide_name\": 0, \"type\": \"$%s\", \"parameters\": " \
           "{ %s }, \"attributes\": { }, \"connections\": { %s } }",
           has_cells++ ? ",\n" : "", name, type, parameters, connections
}

function width(name, count) {
    return "\"" name "_WIDTH\": \"" digits(count, 32) "\""
}

function put_binary(name, type, a, b, y, wide, out) {
    put_cell(name, type, "\"A_SIGNED\": \"0\", \"B_SIGNED\": \"0\", " \
             width("A", wide) ", " width("B", wide) ", " width("Y", out),
             "\"A\": " a ", \"B\": " b ", \"Y\": " y)
}

function put_mux(name, a, b, s, y) {
    put_cell(name, "mux", "\"WIDTH\": \"" digits(16, 32) "\"",
             "\"A\": " a ", \"B\": " b ", \"S\": " s ", \"Y\": " y)
}

function put_register(name, d, q, wide) {
    put_cell(name, "dff", "\"CLK_POLARITY\": \"1\", \"WIDTH\": \"" \
             digits(wide, 32) "\"", "\"CLK\": [ 2 ], \"D\": " d ", \"Q\": " q)
}

# What is where in a block, from its first net on.
function at(i, part) { return 28 + (i - 1) * 146 + offset[part] }
function of(i, part) { return nets(at(i, part), 16) }

function turned(i,    k, list) {
    list = at(i, "fed")
    for (k = 0; k < 15; k++)
        list = list ", " at(i, "y") + k
    return "[ " list " ]"
}

function put_block(i,    b, is_slow, before) {
    b = "b" i "."
    is_slow = i > busy
    before = i > 1 ? of(i - 1, "x") : number(4660, 16)
    put_binary(b "sum", "add", of(i, "x"), before, of(i, "sum"), 16, 16)
    put_binary(b "mixed", "xor", of(i, "sum"), of(i, "y"), of(i, "mixed"), 16,
               16)
    put_binary(b "less", "lt", of(i, "mixed"), number(constant(i), 16),
               nets(at(i, "less"), 1), 16, 1)
    put_binary(b "sub", "sub", of(i, "sum"), number(constant(i), 16),
               of(i, "sub"), 16, 16)
    put_mux(b "choice", of(i, "sub"), of(i, "mixed"), nets(at(i, "less"), 1),
            of(i, "next"))
    put_binary(b "fed", "xor", nets(at(i, "x") + 15, 1),
               nets(at(i, "y") + 3, 1), nets(at(i, "fed"), 1), 1, 1)
    if (is_slow) {
        put_mux(b "x_held", of(i, "x"), of(i, "next"), "[ 27 ]",
                of(i, "x_held"))
        put_mux(b "y_held", of(i, "y"), turned(i), "[ 27 ]", of(i, "y_held"))
    }
    put_register(b "x_q", is_slow ? of(i, "x_held") : of(i, "next"),
                 of(i, "x"), 16)
    put_register(b "y_q", is_slow ? of(i, "y_held") : turned(i), of(i, "y"),
                 16)
}

function put_name(name, bits, init) {
    printf "%s\"%s\": { \"hide_name\": 0, \"bits\": %s, " \
           "\"attributes\": { %s } }",
           has_names++ ? ",\n" : "", name, bits,
           init == "" ? "" : "\"init\": \"" init "\""
}

function put_json(    i, n) {
    n = split("x y sum mixed sub next x_held y_held less fed", part, " ")
    for (i = 1; i <= n; i++)
        offset[part[i]] = 16 * (i - 1)
    offset["fed"] = offset["less"] + 1
    print "{ \"creator\": \"leap_scaling.awk\", \"modules\": { \"scaling\": {"
    print "\"attributes\": { \"top\": \"1\" }, \"ports\": {"
    print "\"clk\": { \"direction\": \"input\", \"bits\": [ 2 ] },"
    printf "\"led\": { \"direction\": \"output\", \"bits\": %s } },\n",
           of(blocks, "x")
    print "\"cells\": {"
    put_binary("count", "add", nets(3, 12), number(1, 12), nets(15, 12), 12,
               12)
    put_binary("wraps", "eq", nets(3, 12), number(4095, 12), nets(27, 1), 12,
               1)
    put_register("divider_q", nets(15, 12), nets(3, 12), 12)
    for (i = 1; i <= blocks; i++)
        put_block(i)
    print " },\n\"netnames\": {"
    put_name("divider", nets(3, 12), digits(0, 12))
    for (i = 1; i <= blocks; i++) {
        put_name("b" i ".x", of(i, "x"), digits(1, 16))
        put_name("b" i ".y", of(i, "y"), digits(2, 16))
    }
    print " } } } }"
}

BEGIN {
    blocks = int(cells / (8 + 2 * (100 - active) / 100))
    busy = int(blocks * active / 100 + 0.5)
    if (json)
        put_json()
    else
        put_verilog()
}
