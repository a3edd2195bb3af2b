/* test_verilog.c - what foreign Verilog may say, and what it may not. */
#include "check.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/rng.h"
#include "twin/verilog.h"

static char folder[64];
static struct verilog design;

static int make_folder(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/verilog.XXXXXX");
    return mkdtemp(folder) ? 0 : 1;
}

static int remove_folder(void **state)
{
    char command[100];

    (void)state;
    verilog_free(&design);
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

static void put_bytes(const char *name, const char *text, size_t length)
{
    char path[200];
    FILE *to;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    to = fopen(path, "w");
    assert_non_null(to);
    fwrite(text, 1, length, to);
    fclose(to);
}

static void put_source(const char *name, const char *text)
{
    put_bytes(name, text, strlen(text));
}

/* Reads a.sv, which is this text. */
static const char *read_design(const char *text)
{
    const char *error;

    put_source("a.sv", text);
    verilog_free(&design);
    error = verilog_begin(&design, folder, "VERILATOR");
    if (!error)
        error = verilog_add(&design, "a.sv");
    return error ? error : verilog_add_others(&design);
}

static const char *text_of(const char *name)
{
    for (size_t i = 0; i < design.count; i++)
        if (strcmp(design.files[i].name, name) == 0)
            return design.files[i].text;
    return "";
}

/* The words that come out, with single spaces. */
static const char *words_of(const char *name)
{
    static char words[4000];
    size_t used = 0;

    for (const char *at = text_of(name); *at; at++) {
        int is_space = *at == ' ' || *at == '\n';

        if (is_space && (used == 0 || words[used - 1] == ' '))
            continue;
        words[used++] = is_space ? ' ' : *at;
        assert_true(used < sizeof words);
    }
    while (used && words[used - 1] == ' ')
        used--;
    words[used] = 0;
    return words;
}

static void becomes(const char *text, const char *words)
{
    const char *error = read_design(text);

    if (error)
        fail_msg("%s: %s", text, error);
    assert_string_equal(words_of("a.sv"), words);
}

/* The error names the line, and says this. */
static void is_refused(const char *text, int line, const char *why)
{
    const char *error = read_design(text);
    char place[100];

    if (!error)
        fail_msg("not refused: %s, but: %s", text, text_of("a.sv"));
    snprintf(place, sizeof place, "%s/a.sv:%d: ", folder, line);
    if (!strstr(error, place) || !strstr(error, why))
        fail_msg("%s: '%s' lacks '%s' or '%s'", text, error, place, why);
}

CASE(a_harmless_design_passes_as_it_is)
{
    BEGIN_CASE;
    becomes("module a(input logic b_i);\n"
            "  localparam W = $clog2(7);\n"
            "  always_ff @(posedge b_i) q <= 4'd3 + $signed(x) ** 2;\n"
            "endmodule\n",
            "module a(input logic b_i); localparam W = $clog2(7); "
            "always_ff @(posedge b_i) q <= 4'd3 + $signed(x) ** 2; "
            "endmodule");
}

CASE(lines_stay_where_they_were)
{
    BEGIN_CASE;
    assert_null(read_design("one\n// two\n/* three\nfour */ five\n\n"
                            "`define X \\\n  8\neight `X\n"));
    assert_string_equal(text_of("a.sv"), " one\n\n\n five\n\n\n\n eight 8\n");
}

CASE(every_other_system_task_is_refused_by_name_and_line)
{
    static const char *const bad[] = {
        "$system", "$fopen", "$fdisplay", "$fwrite", "$fclose", "$fscanf",
        "$fgets", "$fread", "$writememh", "$writememb", "$dumpfile",
        "$dumpvars", "$dumpon", "$value$plusargs", "$test$plusargs", "$c",
        "$c1", "$c32", "$cpure", "$swrite", "$sformat", "$random", "$urandom",
        "$root", "$unit", "$psprintf", "$vpi", "$twin_next", "$getenv",
        "$sdf_annotate", "$save", "$restart", "$readmem", "$SYSTEM",
        "$systemf", "$display_", "$exit", "$dist_uniform", "$printtimescale",
        "$fflush", "$rewind", "$ungetc", "$sreadmemh", "$reset", "$scope",
        "$showvars", "$log", "$nolog", "$key", "$list", "$input",
        "$countdrivers",
        "$sscanf", "$timeformat", "$typename", "$add", "$_DFF_P_",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[200];

        snprintf(text, sizeof text, "module a;\n\ninitial %s(\"id\");\n",
                 bad[i]);
        is_refused(text, 3, strchr(bad[i] + 1, '$') ? "$" : bad[i]);
    }
}

CASE(what_is_in_comments_does_not_matter_and_does_not_come_out)
{
    BEGIN_CASE;
    becomes("a /* $system(\"id\"); */ b // $fopen `include \"/etc/x\"\n c",
            "a b c");
    becomes("a /*verilator systemc_header*/ b // verilator public_flat_rw\n"
            "/* synopsys translate_off */ c // synthesis translate_on",
            "a b c");
    becomes("/*/ x */ y /**/ z", "y z");
    becomes("a (* src = 1, keep *) b @(*) c @( * ) d", "a b @(*) c @( * ) d");
    is_refused("(* src = \"x\\n#include <evil>\" *) wire b;", 1, "attribute");
    is_refused("a\n/* no end $system", 3 - 1, "*/ is missing");
    is_refused("a\n(* no end ", 2, "*) is missing");
    is_refused("// a \\\n$system", 1, "comment must not end");
    is_refused("// a \\\r\n$system", 1, "comment must not end");
}

CASE(strings_cannot_be_mistaken_for_code)
{
    BEGIN_CASE;
    becomes("$display(\"$system is %d\\n\", x);",
            "$display(\"$system is %d\\n\", x);");
    is_refused("\"a\\\"; $system(\\\"id\\\"); \"", 1, "contain \\");
    is_refused("\"a\\\\\"", 1, "contain \\");
    becomes("\"\\033[2J\"", "\"\\033[2J\"");
    is_refused("\"a\\", 1, "contain \\");
    is_refused("x\n\"no end\n$system(\"\");", 2, "not closed on its line");
    is_refused("\"a // b\"", 1, "//");
    is_refused("\"a /* b\"", 1, "/*");
    is_refused("\"a `X b\"", 1, "`");
    is_refused("\"\"\"a\"\"\"", 1, "space between");
    is_refused("\"a\033[2J\"", 1, "control");
    is_refused("\"no end", 1, "not closed");
}

CASE(macros_are_expanded_here)
{
    BEGIN_CASE;
    becomes("`define W 8\nlogic [`W-1:0] x = `W'd5;",
            "logic [ 8 -1:0] x = 8 'd5;");
    becomes("`define MAX(a, b) ((a) > (b) ? (a) : (b))\n"
            "x = `MAX(y[1], f(z, 2));",
            "x = (( y[1] ) > ( f(z, 2) ) ? ( y[1] ) : ( f(z, 2) )) ;");
    becomes("`define A `B\n`define B 1\n`A `undef B\n`define B 2\n`A", "1 2");
    becomes("`ifdef X a `else b `endif `ifndef X c `elsif X d `else e `endif "
            "`define X\n`ifdef X f `elsif X g `endif",
            "b c f");
    becomes("`ifdef NO `ifdef VERILATOR a `endif $system `include \"/x\"\n"
            "`else `ifdef VERILATOR b `endif `endif", "b");
    becomes("`timescale 1ns / 1ps\n`default_nettype none\n`celldefine a\n"
            "`resetall",
            "`default_nettype none `default_nettype wire");
}

CASE(macros_do_not_hide_anything)
{
    BEGIN_CASE;
    is_refused("`define X $system\na\n`X(\"id\");", 3, "$system");
    is_refused("`define X(a) a(\"id\")\n\n`X($system);", 3, "$system");
    is_refused("`define S(a) $``a\n`S(system)", 1, "$ must be followed");
    is_refused("`define S(a) sys``a\n`S(tem)", 1, "`` and");
    is_refused("`define S(a) `\"a`\"\n", 1, "`\"");
    is_refused("`define D $\n`D system", 1, "$ must be followed");
    is_refused("$ system", 1, "$ must be followed");
    is_refused("$`X", 1, "$ must be followed");
    is_refused("a$system(\"id\")", 1, "contain $");
    is_refused("1$system", 1, "contain $");
    is_refused("`X$system", 1, "contain $");
    is_refused("$display$system", 1, "contain $");
    is_refused("$sys\\\ntem", 1, "$sys");
    is_refused("\\$system (\"id\");", 1, "escaped name");
    is_refused("\\a//$system ", 1, "escaped name");
    is_refused("\\a/*b ", 1, "escaped name");
    is_refused("\\a`b ", 1, "escaped name");
    is_refused("\\a\"b ", 1, "escaped name");
    is_refused("\\", 1, "escaped name");
    /* nothing is joined to what a macro leaves */
    becomes("`define P (\n`define S *\n`P`S src = 1 `S)",
            "( * src = 1 * )");
    becomes("`define C $clog2\n`C`C", "$clog2 $clog2");
    becomes("`define D /\n`D`D a", "/ / a");
    becomes("/`undef X*a", "/ *a");
    becomes("(`ifdef X b `endif*a", "( *a");
    becomes("/`celldefine\n`ifndef X`endif/a", "/ /a");
    becomes("`define Q(x) x`x\n", "");
    becomes("\\a.b[1] = 2;", "\\a.b[1] = 2;");
    becomes("\\u.f$rtl/a.sv:9$2.n ;", "\\u.f$rtl/a.sv:9$2.n ;");
}

CASE(directives_that_hold_other_languages_are_refused)
{
    static const char *const bad[] = {
        "`systemc_header", "`systemc_ctor", "`systemc_dtor",
        "`systemc_imp_header", "`systemc_implementation",
        "`systemc_interface", "`verilog", "`verilator_config", "`pragma",
        "`begin_keywords", "`protect", "`uselib", "`unconnected_drive",
        "`__FILE__", "`default_decay_time", "`VERILATOR_x", "`error",
        "`accelerate", "`sv_pragma", "`undefineall",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[100];

        snprintf(text, sizeof text, "module a;\n%s x\n", bad[i]);
        is_refused(text, 2, bad[i]);
    }
    is_refused("import \"DPI-C\" function int system(string s);", 1, "DPI (");
    is_refused("import/**/\"DPI\" function int f();", 1, "DPI (");
    is_refused("`define I import\n`I \"DPI-C\" function int f();", 2, "DPI (");
    is_refused("export \"DPI-C\" function f;", 1, "DPI (");
    becomes("import a_pkg::*;", "import a_pkg::*;");
}

CASE(includes_stay_in_the_folder)
{
    char name[100];

    BEGIN_CASE;
    put_source("part.svh", "`define W 3\ninside\n");
    becomes("a `include \"part.svh\"\nb `W", "a inside b 3");
    put_source("bad.svh", "x\n$fopen\n");
    assert_non_null(read_design("\n`include \"bad.svh\"\n"));
    assert_non_null(strstr(read_design("\n`include \"bad.svh\"\n"),
                           "/bad.svh:2: $fopen"));
    is_refused("`include \"/etc/passwd\"", 1, "without ..");
    is_refused("`include \"../x.svh\"", 1, "without ..");
    is_refused("`include \"a/../../x.svh\"", 1, "without ..");
    is_refused("`include \"-x\"", 1, "without ..");
    is_refused("`include \"a b\"", 1, "plain name");
    is_refused("`include \"$(id)\"", 1, "plain name");
    is_refused("`include <part.svh>", 1, "in quotes");
    is_refused("`define F \"part.svh\"\n`include `F", 2, "in quotes");
    is_refused("\n`include \"none.svh\"", 2, "cannot open");
    put_source("self.svh", "`include \"self.svh\"\n");
    assert_non_null(strstr(read_design("`include \"self.svh\""),
                           "in a loop"));
    snprintf(name, sizeof name, "%s/link.svh", folder);
    assert_int_equal(symlink("/etc/passwd", name), 0);
    is_refused("`include \"link.svh\"", 1, "points outside");
    snprintf(name, sizeof name, "%s/pipe.svh", folder);
    assert_int_equal(mkfifo(name, 0600), 0);
    is_refused("`include \"pipe.svh\"", 1, "regular file");
    snprintf(name, sizeof name, "%s/folder.svh", folder);
    assert_int_equal(mkdir(name, 0700), 0);
    is_refused("`include \"folder.svh\"", 1, "regular file");
}

CASE(only_files_of_the_design_are_read_into_memories)
{
    char name[100];

    BEGIN_CASE;
    put_source("rom.hex", "12 34\n");
    snprintf(name, sizeof name, "%s/sounds", folder);
    assert_int_equal(mkdir(name, 0700), 0);
    put_source("sounds/place.vh", "1\n");
    becomes("$readmemh(\"rom.hex\", rom);", "$readmemh(\"rom.hex\", rom);");
    assert_string_equal(text_of("rom.hex"), "12 34\n");
    becomes("$readmemb({SoundsDir, \"place.vh\"}, rom, 0, 3);",
            "$readmemb({SoundsDir, \"place.vh\"}, rom, 0, 3);");
    assert_string_equal(text_of("sounds/place.vh"), "1\n");
    is_refused("$readmemh(\"/etc/passwd\", rom);", 1, "without ..");
    is_refused("$readmemh(\"../rom.hex\", rom);", 1, "without ..");
    is_refused("$readmemh(\"none.hex\", rom);", 1, "cannot open");
    is_refused("$readmemh(name, rom);", 1, "as a string");
    is_refused("$readmemh({\"rom\", \".hex\"}, rom);", 1, "as a string");
    is_refused("$readmemh({SoundsDir, \"place.vh\", \"x\"}, rom);", 1,
               "a plain string");
    is_refused("$readmemh({SoundsDir, \"place.vh\"} ? n : m, rom);", 1,
               "a plain string");
    is_refused("$readmemh(\"rom.hex\" == 1 ? n : m, rom);", 1,
               "a plain string");
    is_refused("$readmemh $display(\"rom.hex\")", 1, "as a string");
}

CASE(modules_in_files_of_their_own_are_found)
{
    BEGIN_CASE;
    put_source("helper.sv", "module helper; deeper d(); endmodule");
    put_source("deeper.v", "module deeper; endmodule");
    put_source("bench.sv", "module bench; initial $system(\"x\"); endmodule");
    becomes("module a; helper h(); endmodule",
            "module a; helper h(); endmodule");
    assert_string_equal(words_of("deeper.v"), "module deeper; endmodule");
    assert_string_equal(text_of("bench.sv"), "");
    assert_non_null(strstr(read_design("module a; bench b(); endmodule"),
                           "/bench.sv:1: $system"));
}

CASE(broken_text_is_refused_and_nothing_grows_without_end)
{
    char name[100];

    BEGIN_CASE;
    is_refused("a\n\001", 2, "not a character");
    is_refused("a\n\x80", 2, "not a character");
    becomes("\xef\xbb\xbfmodule a;\r\nendmodule\r\n", "module a; endmodule");
    put_bytes("zero.svh", "a\0$system", 9);
    is_refused("`include \"zero.svh\"", 1, "zero byte");
    is_refused("`ifdef X\n", 1, "`endif is missing");
    is_refused("\n`endif\n", 2, "no matching `ifdef");
    is_refused("`else", 1, "no matching `ifdef");
    is_refused("`ifdef", 1, "need a name");
    is_refused("`define", 1, "needs a name");
    is_refused("`define 1", 1, "needs a name");
    is_refused("`define A(1) x", 1, "by commas");
    is_refused("`define A(x y) x", 1, "default arguments");
    is_refused("`define A(x=1) x", 1, "default arguments");
    is_refused("`define A(x", 1, "end with )");
    is_refused("`define A(x) x\n`A", 2, "in ( )");
    is_refused("`define A(x) x\n`A(1, 2)", 2, "different number");
    is_refused("`define A(x, y) x\n`A(1)", 2, "different number");
    is_refused("`define A(x) x\n`A(1", 2, "are not closed");
    is_refused("`undef", 1, "needs a name");
    is_refused("`default_nettype tri", 1, "none or wire");
    is_refused("`define A `A\n`A", 2, "each other in a loop");
    is_refused("`define B(x) x x x x x x x x\n"
               "`B(`B(`B(`B(`B(`B(`B(`B(1))))))))", 2, "without end");
    put_source("empty.svh", "");
    becomes("`include \"empty.svh\"", "");
    snprintf(name, sizeof name, "%s/huge.svh", folder);
    put_source("huge.svh", "");
    assert_int_equal(truncate(name, 17 << 20), 0);
    is_refused("`include \"huge.svh\"", 1, "too long");
}

/* Any bytes at all, and pieces of attacks in any order: no crash, and what
 * comes out never says more than it may. */
CASE(nothing_forbidden_ever_comes_out)
{
    static const char *const pieces[] = {
        "$", "system", "$system", "$display", "`", "``", "`define ", "X", "(",
        ")", "*", "/", "//", "/*", "*/", "\"", "\\", "\n", "\\\n", " ",
        "`include ", "\"a.sv\"", "`ifdef ", "`endif ", "`else ", "`X", "X(x)",
        "import ", "\"DPI-C\"", "(*", "*)", "$readmemh", "{", "}", ",",
        "SoundsDir", "`undef ", "\r", "\t", "'", "1", "`X(", "`elsif X ",
        "$finish", "`default_nettype none", "`systemc_header",
    };
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "attack");
    for (int round = 0; round < 3000; round++) {
        char text[800] = "";
        const char *out;

        for (unsigned i = 0; i < 40; i++)
            strcat(text, pieces[rng_below(&rng, (unsigned)(sizeof pieces
                                                / sizeof *pieces))]);
        if (read_design(text))
            continue;
        out = text_of("a.sv");
        for (const char *at = out; (at = strchr(at, '$')); at++)
            assert_true(strncmp(at, "$system", 7) != 0
                        || strchr(out, '"') != NULL);
        assert_null(strstr(out, "/*"));
        assert_null(strstr(out, "//"));
        assert_null(strstr(out, "(*s"));
        assert_null(strstr(out, "`X"));
        assert_null(strstr(out, "`include"));
        assert_null(strstr(out, "DPI"));
    }
}

#define IN_FOLDER(sentence, function) \
    {"verilog: " sentence, function, make_folder, remove_folder, NULL}

static const struct CMUnitTest tests[] = {
    IN_FOLDER("a harmless design passes as it is",
              a_harmless_design_passes_as_it_is),
    IN_FOLDER("lines stay where they were", lines_stay_where_they_were),
    IN_FOLDER("every other system task is refused by name and line",
              every_other_system_task_is_refused_by_name_and_line),
    IN_FOLDER("comments, pragmas and attributes do not come out",
              what_is_in_comments_does_not_matter_and_does_not_come_out),
    IN_FOLDER("strings cannot be mistaken for code",
              strings_cannot_be_mistaken_for_code),
    IN_FOLDER("macros are expanded here", macros_are_expanded_here),
    IN_FOLDER("macros do not hide anything", macros_do_not_hide_anything),
    IN_FOLDER("directives that hold other languages are refused",
              directives_that_hold_other_languages_are_refused),
    IN_FOLDER("includes stay in the folder", includes_stay_in_the_folder),
    IN_FOLDER("only files of the design are read into memories",
              only_files_of_the_design_are_read_into_memories),
    IN_FOLDER("modules in files of their own are found",
              modules_in_files_of_their_own_are_found),
    IN_FOLDER("broken text is refused and nothing grows without end",
              broken_text_is_refused_and_nothing_grows_without_end),
    IN_FOLDER("nothing forbidden ever comes out",
              nothing_forbidden_ever_comes_out),
};

CHECK_MAIN("verilog", tests)
