/* test_project.c - projects from memory: constants, memories, clocks, and
 * files that no student would write. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "designs/project/inside.h"

static struct project project;

static const struct project_spec nothing;

static void solve(const char *name, const char *text)
{
    project_free(&project);
    assert_null(project_add(&project, name, text, strlen(text)));
    assert_null(project_solve(&project, &nothing));
}

static const struct project_note *note_with(const char *words)
{
    for (const struct project_note *n = project.notes; n; n = n->next)
        if (strstr(n->words, words))
            return n;
    return NULL;
}

/* The copy of the first source. */
static const char *copy_of_first(void)
{
    static char text[8192];
    size_t length;
    char *copy = project_copy(project.files, &length);

    assert_non_null(copy);
    snprintf(text, sizeof text, "%s", copy);
    free(copy);
    return text;
}

/* Constants: an expression and its value are made side by side. */

static int64_t make_expression(struct rng *rng, int depth, struct text *to)
{
    static const char signs[] = "+-*/%";
    int64_t a, b;
    char sign;

    if (depth == 0 || rng_below(rng, 4) == 0) {
        a = (int64_t)rng_below(rng, 9) + 1;
        text_put(to, rng_below(rng, 2) ? "" : "8'd");
        text_put_number(to, (uint64_t)a);
        return a;
    }
    text_put_char(to, '(');
    a = make_expression(rng, depth - 1, to);
    sign = signs[rng_below(rng, 5)];
    text_put_char(to, sign);
    if (sign == '/' || sign == '%') {   /* never by zero */
        b = (int64_t)rng_below(rng, 9) + 1;
        text_put_number(to, (uint64_t)b);
    } else {
        b = make_expression(rng, depth - 1, to);
    }
    text_put_char(to, ')');
    return sign == '+' ? a + b : sign == '-' ? a - b : sign == '*' ? a * b
         : sign == '/' ? a / b : a % b;
}

CASE(constants_are_what_they_are)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "25");
    for (int i = 0; i < 300; i++) {
        char source[900];
        struct text to;
        int64_t value;

        text_begin(&to, source, sizeof source);
        text_put(&to, "module m #(parameter P = ");
        value = make_expression(&rng, 3, &to);
        text_put(&to, ")\n(input [P:0] a); endmodule");
        solve("m.v", source);
        assert_non_null(project.top);
        if (value > -1000000 && value < 1000000) {
            assert_true(project_nth_port(project.top, 0)->is_sized);
            assert_int_equal(project_nth_port(project.top, 0)->left, value);
        }
    }
}

CASE(precedence_and_functions)
{
    static const struct {
        const char *text;
        int value;
    } list[] = {
        {"1 + 2 * 3", 7}, {"1 << 3 + 1", 16}, {"$clog2(640) - 1", 9},
        {"$clog2(1)", 0}, {"5 > 3 ? 7 : 9", 7}, {"2 ** 5 - 1", 31},
        {"16'hF_F", 255}, {"4 'b 1010", 10}, {"'d12", 12}, {"8'o17", 15},
        {"- 3 + 10", 7}, {"7 % 4 == 3 && 1", 1}, {"6 & 3 | 8", 10},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        char source[200];

        snprintf(source, sizeof source, "module m(input [%s:0] a); endmodule",
                 list[i].text);
        solve("m.v", source);
        assert_int_equal(project_nth_port(project.top, 0)->left,
                         list[i].value);
    }
    solve("m.v", "module m #(parameter A = B, B = A)(input [A:0] a); "
          "endmodule");
    assert_false(project_nth_port(project.top, 0)->is_sized);
}

/* Repairs, word for word */

/* Blanks are of no interest, but for one. */
static void squeeze_blanks(const char *from, char *to, size_t room)
{
    struct text text;

    text_begin(&text, to, room);
    for (; *from; from++)
        if (*from != ' ' || (text.used && to[text.used - 1] != ' '))
            text_put_char(&text, *from);
}

CASE(repairs_are_exact)
{
    static const struct {
        const char *before, *after;
    } list[] = {
        {"module m(input a, output q); reg q; always @(posedge a) q <= 1; "
         "initial q = 0; endmodule",
         "module m(input a, output reg q);  always @(posedge a) q <= 1; "
         "initial q = 0; endmodule"},
        {"module m(input a, output [1:0] q, r); reg [1:0] q; assign r = a; "
         "initial q = 0; endmodule",
         "module m(input a, output reg [1:0]  q, output [1:0] r);  assign r "
         "= a; initial q = 0; endmodule"},
        {"module m(input a, output q); reg x, q, y; initial q = a; endmodule",
         "module m(input a, output reg  q); reg x,  y; initial q = a; "
         "endmodule"},
        {"module m(input a, output q,); assign q = a; endmodule",
         "module m(input a, output q); assign q = a; endmodule"},
        {"module m(input c); reg [3:0] n; always @(posedge c) begin\n"
         "n = n + 1;\nif (n == 9) n <= 0; end endmodule",
         "module m(input c); reg [3:0] n_now, n_then, n_set; reg [3:0] n = 0; "
         "always @(posedge c) begin n_now = n; n_set = 0; begin\n"
         "n_now = n_now + 1;\nif (n_now == 9) begin n_then = 0; n_set = -1; "
         "end end n <= (n_now & ~n_set) | (n_then & n_set); end endmodule"},
        {"module m(a, p, q, r); input a; output p, q, r; reg [1:0] q = 1; "
         "assign p = a, r = a; endmodule",
         "module m(a, p, q, r); input a; output p; output [1:0] q; output r; "
         "reg [1:0] q = 1; assign p = a, r = a; endmodule"},
        {"module m(a, q); input a; output [1:0] q; reg p = 0, q = 1, r = 0; "
         "endmodule",
         "module m(a, q); input a; output [1:0] q; reg p = 0; reg [1:0] q = 1; "
         "reg r = 0; endmodule"},
        {"module m(input a); reg b [0:3]; initial begin b[0] = 1;\n"
         "$readmemh(\"x\", b); b[1] = 1; end endmodule",
         "module m(input a); reg b [0:3]; initial begin `ifndef YOSYS "
         "b[0] = 1 `endif ;\n$readmemh(\"x\", b); b[1] = 1; end "
         "endmodule"},
        {"module m(input c); int n = 0, k = 0; always_ff @(posedge c) if (n == "
         "9) begin n <= 0; k <= 1; end else begin n++; k += n * 2; end "
         "endmodule",
         "module m(input c); int n = 0, k = 0; always_ff @(posedge c) if (n == "
         "9) begin n <= 0; k <= 1; end else begin n++; k <= k + ( n * 2); end "
         "endmodule"},
        {"module m(input c); int n = 0; always_ff @(posedge c) if (n == 9) "
         "n <= 0; else n++; endmodule",
         "module m(input c); int n = 0; always_ff @(posedge c) if (n == 9) "
         "n <= 0; else n <= n + 1; endmodule"},
        {"module m(input c); reg [3:0] x = 0; task put; inout [3:0] w; "
         "input a; w[0] = a; endtask always @(posedge c) put(x, c); endmodule",
         "module m(input c); reg [3:0] x = 0; task put; input [3:0] w_before; "
         "output [3:0] w; input a; begin w = w_before; w[0] = a; end endtask "
         "always @(posedge c) put(x, x, c); endmodule"},
        {"module m(input c); reg x = 0; task put(inout w, input a); "
         "w = a; endtask always @(posedge c) put(x, c); endmodule",
         "module m(input c); reg x = 0; task put(input w_before, output w, "
         "input a); begin w = w_before; w = a; end endtask always @(posedge c) "
         "put(x, x, c); endmodule"},
        {"module m(input a); s #(.N(1)) u(a); defparam u.k = 2; endmodule\n"
         "module s #(parameter n = 0, K = 0)(input x); endmodule",
         "module m(input a); s #(.n(1)) u(a); defparam u.K = 2; endmodule\n"
         "module s #(parameter n = 0, K = 0)(input x); endmodule"},
        {"`timescale 1ns/1ps\nmodule m(input a); endmodule",
         "\nmodule m(input a); endmodule"},
        {"`timescale 1ns/1ps // why\nmodule m(input a); endmodule",
         "// why\nmodule m(input a); endmodule"},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        char want[600], got[600];

        solve("m.v", list[i].before);
        squeeze_blanks(copy_of_first(), got, sizeof got);
        squeeze_blanks(list[i].after, want, sizeof want);
        assert_string_equal(got, want);
    }
}

CASE(a_parameter_that_is_not_there_is_told)
{
    BEGIN_CASE;
    solve("m.v", "module m(input a);\ns #(.WITDH(1)) u(a);\nendmodule\n"
          "module s #(parameter WIDTH = 0)(input x); endmodule");
    assert_non_null(note_with("no parameter 'WITDH' on module s; did you mean "
                              "'WIDTH'?"));
}

/* Lines stay where they are, whatever is repaired. */
CASE(copies_have_the_same_lines)
{
    static const char source[] =
        "module m(input a,\n output q,\n output [3:0] r);\nreg\nq\n;\n"
        "sub (a,\nq);\nassign r = other;\nassign other = a;\nendmodule\n"
        "module sub(input x, output y, input z); endmodule\n";
    const char *copy;
    int before = 0, after = 0;

    BEGIN_CASE;
    solve("m.v", source);
    copy = copy_of_first();
    for (const char *c = source; *c; c++)
        before += *c == '\n';
    for (const char *c = copy; *c; c++)
        after += *c == '\n';
    assert_int_equal(before, after);
    assert_true(project.repairs >= 4);
}

/* What is right is not told to be wrong. */
CASE(the_rarer_words_are_known)
{
    BEGIN_CASE;
    solve("m.sv",
        "function automatic int twice(int x); return 2 * x; endfunction\n"
        "module m #(parameter int N = 4, parameter type T = logic)\n"
        "(input logic clk, input wire [N-1:0] a, output var logic [3:0] q);\n"
        "typedef struct packed {logic [1:0] x; logic y;} p_t;\n"
        "struct packed {logic [3:0] hi, lo;} both;\np_t p;\n"
        "import other::*;\nfield_t grid [0:3][0:1], one [2];\n"
        "logic [3:0] mem [0:3];\nint do_it;\nlogic [3:0] out;\n"
        "assign p = '{x: 2'd1, y: 1'b0};\n"
        "assign both.hi = 1;\n"
        "always_ff @(posedge clk) begin\n automatic int k = 0;\n"
        " foreach (mem[i]) mem[i] <= a;\n do k++; while (k < 3);\n"
        " assert (k == 3) else $error(\"no\");\n"
        " unique case (a) inside 4'b1???: q <= '1; [2:3]: q <= '0; "
        "default: q <= q; endcase\n"
        " q[1+:2] <= mem[a[1:0]][2:1];\nend\n"
        "always_comb for (int i = 0; i < 4; i++) out[i] = a[i];\n"
        "always_comb for (int i = 0; i < 4; i++) out[i] = a[i];\n"
        "genvar g;\nfor (g = 0; g < 2; g = g + 1) begin : l\n"
        " if (g == 0) begin assign do_it = 0; end\nend\n"
        "a_live: assert property (@(posedge clk) q == q);\n"
        "initial begin repeat (2) @(posedge clk); wait (q); end\n"
        "endmodule : m\n");
    assert_non_null(project.top);
    for (const struct project_note *n = project.notes; n; n = n->next)
        if (n->kind == PROJECT_DEFECT && n->line)
            fail_msg("%d: %s", n->line, n->words);
}

/* Memories */

static const char *convert(const char *name, const char *text)
{
    project_free(&project);
    assert_null(project_add(&project, name, text, strlen(text)));
    return project_convert_data(&project, project.files);
}

CASE(memory_files_are_converted)
{
    BEGIN_CASE;
    assert_string_equal(convert("a.mif", "DEPTH = 6;\nWIDTH=8;\n"
        "ADDRESS_RADIX=HEX;DATA_RADIX=BIN;\n% a remark; 1 : 1; %\n"
        "CONTENT\nBEGIN\n0 : 11110000;\n[1..3] : 01 10;\n-- 5 : 1;\n5:1;\n"
        "END;\n"), "f0\n1\n2\n1\n0\n1\n");
    assert_string_equal(convert("a.MIF", "depth=3; data_radix=dec; content "
        "begin 0: 255 16 7; end;"), "ff\n10\n7\n");
    assert_string_equal(convert("a.coe", "memory_initialization_radix=2;\n"
        "memory_initialization_vector=\n11111, 0,\n101\n;"), "1f\n0\n5\n");
    assert_string_equal(convert("a.coe", "MEMORY_INITIALIZATION_RADIX = 16;"
        "memory_initialization_vector = DEAD beef,00;"),
        "dead\nbeef\n00\n");
    assert_null(convert("a.hex", "00 11"));
    assert_null(convert("a.mif", "nothing of the kind"));
    assert_null(convert("a.coe", ""));
}

/* What is left out, and what is taken */

CASE(benches_and_copies_are_left_out)
{
    static const char bench[] = "module t; reg c = 0; always #5 c = ~c; top "
        "u(c); initial #99 $finish; endmodule";
    static const char top[] = "module top(input clk); endmodule";

    BEGIN_CASE;
    project_free(&project);
    assert_null(project_add(&project, "a_bench.v", bench, sizeof bench - 1));
    assert_null(project_add(&project, "old/top.v", top, sizeof top - 1));
    assert_null(project_add(&project, "src/top.v", top, sizeof top - 1));
    assert_null(project_add(&project, "top (1).v", top, sizeof top - 1));
    assert_null(project_add(&project, "notes.pdf", "%PDF", 4));
    assert_null(project_solve(&project, &nothing));
    assert_string_equal(project.top->file->name, "src/top.v");
    assert_null(project.sources[1]);
    assert_string_equal(project.files->why, "a test bench");
}

/* The same chip is on both boards, and the balls of these outputs are switches
 * of the Arty A7. */
CASE(outputs_are_not_at_switches)
{
    static const char pins[] =
        "set_property PACKAGE_PIN E3 [get_ports CLK100MHZ]\n"
        "set_property PACKAGE_PIN A8 [get_ports {send[1]}]\n"
        "set_property PACKAGE_PIN A10 [get_ports {send[0]}]\n";
    static const char driving[] =
        "module top(input CLK100MHZ, output [1:0] send); endmodule";
    static const char reading[] =
        "module top(input CLK100MHZ, input [1:0] send); endmodule";

    BEGIN_CASE;
    project_free(&project);
    assert_null(project_add(&project, "a.xdc", pins, sizeof pins - 1));
    assert_null(project_add(&project, "top.v", driving, sizeof driving - 1));
    assert_null(project_solve(&project, &nothing));
    assert_non_null(project.board);
    assert_string_not_equal(project.board->name, "artya7");
    project_free(&project);
    assert_null(project_add(&project, "a.xdc", pins, sizeof pins - 1));
    assert_null(project_add(&project, "top.v", reading, sizeof reading - 1));
    assert_null(project_solve(&project, &nothing));
    assert_string_equal(project.board->name, "artya7");
}

/* Hostile files */

static const char *const seeds[] = {
    "module top #(parameter N = 4)(input clk, input [N-1:0] sw, output reg "
    "[N-1:0] led);\n`define X(a) (a + 1)\nwire [3:0] t;\nsub #(.W(2)) (clk, "
    "sw, t);\nalways @(posedge clk) begin : b\n if (sw[0]) led = `X(led); "
    "else led <= t;\n case (led) 1, 2: led <= 3; default: ; endcase\n for (i "
    "= 0; i < sw; i = i + 1) led[i] = 1;\nend\ninitial "
    "$readmemh(\"a.hex\", m);\nMMCME2_BASE #(.CLKFBOUT_MULT_F(7.5)) p "
    "(.CLKIN1(clk), .CLKOUT0(fast));\nassign q = fast;\nendmodule\n"
    "module sub #(parameter W = 1)(input a, input [3:0] b, output [3:0] c, "
    "input d); assign a = b; endmodule\n",
    "package p; typedef enum logic [1:0] {A, B = 2} s_t; endpackage\n"
    "module top import p::*; (input logic clk, output logic [3:0] r, [3:0] "
    "g);\ns_t s, n;\ngenerate for (genvar i = 0; i < 4; i++) begin : l\n "
    "always_ff @(posedge clk) r[i] <= ~r[i];\nend endgenerate\nfunction "
    "automatic int f(input int x); return x ** 2; endfunction\nalways_comb "
    "unique case (s) A: n = B; default: n = A; endcase\nendmodule\n",
    "entity top is port (clk : in std_logic; led : out std_logic_vector(3 "
    "downto 0)); end;\narchitecture a of top is begin u : entity work.x port "
    "map (clk); end;\n",
};

static const char *const names[] = {"top.v", "top.sv", "top.vhd"};

/* Cuts, doubles, swaps and spoils some of it. */
static size_t spoil(struct rng *rng, const char *seed, char *text,
                    size_t room)
{
    size_t length = strlen(seed);

    memcpy(text, seed, length);
    for (uint64_t n = rng_below(rng, 6) + 1; n--;) {
        size_t from = rng_below(rng, length);
        size_t size = rng_below(rng, 20) + 1;

        switch (rng_below(rng, 4)) {
        case 0:
            text[from] = (char)rng_below(rng, 256);
            break;
        case 1:                         /* a word of the same text again */
            if (from + size < length)
                memmove(text + rng_below(rng, (length - size)),
                        text + from, size);
            break;
        case 2:
            if (from + size < length) {
                memmove(text + from, text + from + size,
                        length - from - size);
                length -= size;
            }
            break;
        default:
            text[from] = "()[]{};:,.'\"`\\#@<=\n"[rng_below(rng, 20)];
        }
    }
    if (rng_below(rng, 4) == 0)
        length = rng_below(rng, length) + 1;
    assert_true(length <= room);
    return length;
}

/* Every edit fits, and every note has words. */
static void check_sanity(void)
{
    for (const struct project_file *f = project.files; f; f = f->next) {
        size_t length;
        char *copy = project_copy(f, &length);

        assert_non_null(copy);
        for (const struct project_edit *e = f->edits; e; e = e->next)
            assert_true(e->from + e->length <= f->length
                        && (!e->next
                            || e->next->from >= e->from + e->length));
        free(copy);
    }
    for (const struct project_note *n = project.notes; n; n = n->next)
        assert_true(n->words[0] && n->line >= 0);
}

CASE(no_source_is_too_bad)
{
    static char text[4096];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "4");
    for (int i = 0; i < 3000; i++) {
        size_t which = (size_t)i % 3;
        size_t length = spoil(&rng, seeds[which], text, sizeof text);

        project_free(&project);
        assert_null(project_add(&project, names[which], text, length));
        assert_null(project_add(&project, "a.xdc", "set_property PACKAGE_PIN "
                                "W5 [get_ports clk]\n", 44));
        project_solve(&project, &nothing);
        check_sanity();
    }
    project_free(&project);
}

CASE(random_bytes_are_no_project)
{
    static char text[2000];
    static const char *const kinds[] = {"a.v", "a.sv", "a.vhd", "a.xdc",
                                        "a.xci", "a.mif", "a.qsf"};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "5");
    for (int i = 0; i < 400; i++) {
        size_t length = rng_below(&rng, sizeof text);

        for (size_t k = 0; k < length; k++)
            text[k] = (char)(i % 2 ? rng_below(&rng, 256)
                                   : ' ' + rng_below(&rng, 95));
        project_free(&project);
        for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
            assert_null(project_add(&project, kinds[k], text, length));
        project_solve(&project, &nothing);
        check_sanity();
    }
    project_free(&project);
}

/* Things without end have one. */
CASE(depth_and_growth_are_bounded)
{
    static char text[200000];
    struct text to;

    BEGIN_CASE;
    text_begin(&to, text, sizeof text);
    text_put(&to, "module m(input [");
    for (int i = 0; i < 50000; i++)
        text_put(&to, "(-");
    solve("m.v", text);
    text_begin(&to, text, sizeof text);
    text_put(&to, "module m(input a); always @* ");
    for (int i = 0; i < 20000; i++)
        text_put(&to, "begin if (a) ");
    solve("m.v", text);
    assert_non_null(note_with("nested too deeply"));
    text_begin(&to, text, sizeof text);
    text_put(&to, "module m(input [9:0] a, output reg q); always @* ");
    for (int i = 0; i < 3000; i++)
        text_put(&to, "if (a == 1) q = 0; else ");
    text_put(&to, "q = 1; endmodule");
    solve("m.v", text);
    assert_null(note_with("deeply"));   /* this is what students write */
    solve("m.v", "`define A `B `B\n`define B `A `A\nmodule m(input a); `A "
          "endmodule");
    assert_non_null(note_with("in a loop"));
    solve("m.v", "`include \"m.v\"\nmodule m(input a); endmodule");
    assert_non_null(note_with("in a loop"));
    solve("m.v", "module m(input a); m u(a); endmodule");
    text_begin(&to, text, sizeof text);
    text_put(&to, "module m #(parameter A0 = 1");
    for (int i = 1; i < 60; i++) {
        text_put(&to, ", A");
        text_put_number(&to, (uint64_t)i);
        text_put(&to, " = A");
        text_put_number(&to, (uint64_t)i - 1);
        text_put(&to, " + A");
        text_put_number(&to, (uint64_t)i - 1);
    }
    text_put(&to, ")(input [A59:0] a); endmodule");
    solve("m.v", text);
    assert_non_null(project.top);
    project_free(&project);
}

static const struct CMUnitTest tests[] = {
    TEST("project: constants are what they are", constants_are_what_they_are),
    TEST("project: precedence and functions", precedence_and_functions),
    TEST("project: repairs are exact", repairs_are_exact),
    TEST("project: a parameter that is not there is told",
         a_parameter_that_is_not_there_is_told),
    TEST("project: copies have the same lines", copies_have_the_same_lines),
    TEST("project: the rarer words are known", the_rarer_words_are_known),
    TEST("project: memory files are converted", memory_files_are_converted),
    TEST("project: benches and copies are left out",
         benches_and_copies_are_left_out),
    TEST("project: outputs of a design are not at switches of its board",
         outputs_are_not_at_switches),
    TEST("project: no source is too bad", no_source_is_too_bad),
    TEST("project: random bytes are no project", random_bytes_are_no_project),
    TEST("project: depth and growth are bounded",
         depth_and_growth_are_bounded),
};

CHECK_MAIN("project", tests)
