/* test_blocks.c - the drawing of a design: its clocks, its layout, its file. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "designs/blocks/blocks.h"

static struct blocks blocks;

static const struct blocks_port ports[] = {
    {"clk", "W5", "the board's oscillator, 100 MHz"},
    {"led", "LD0 to LD1", ""}, {NULL, "", ""}};
static const struct blocks_pll plls[] = {
    {"pll.c[1]", "pll.c[1]", "a PLL, 25 MHz"}, {NULL, NULL, ""}};

/* Bits: 2 clk, 3 slow, 4 and 5 of the fast clock, 6 to 9 of the slow one, 11
 * and 12 are outputs of gates, 13 a PLL's. */
#define DFF(name, clock, d, q, place) \
    "\"" name "\": {\"type\": \"$dff\", \"parameters\": {}, \"attributes\": " \
    "{\"src\": \"" place "\"}, \"connections\": {\"CLK\": [ " clock \
    " ], \"D\": [ " d " ], \"Q\": [ " q " ]}}"
#define GATE(name, type, a, b, y) \
    "\"" name "\": {\"type\": \"" type "\", \"parameters\": {}, " \
    "\"attributes\": {}, \"connections\": {\"A\": [ " a " ], \"B\": [ " b \
    " ], \"Y\": [ " y " ]}}"
#define NET(name, bits) \
    "\"" name "\": {\"hide_name\": 0, \"bits\": [ " bits \
    " ], \"attributes\": {}}"
#define FLAT(cells) \
    "{\"modules\": {\"top\": {\"attributes\": {\"top\": \"1\"}, \"ports\": {" \
    "\"clk\": {\"direction\": \"input\", \"bits\": [ 2 ]}, " \
    "\"led\": {\"direction\": \"output\", \"bits\": [ 8, 9 ]}}, " \
    "\"cells\": {" DFF("$flatten\\\\div.$procdff$1", "2", "3", "3", \
                       "top.v:5.1-5.9|divider.v:12.3-14.6") ", " \
    DFF("$procdff$2", "2", "4, 5", "4, 5", "top.v:20.1-22.3") ", " cells \
    "}, \"netnames\": {" NET("clk", "2") ", " NET("div.clk", "2") ", " \
    NET("clk_slow", "3") ", " NET("value", "4, 5") ", " \
    NET("sync", "6, 7") ", " NET("shown", "8, 9") ", " \
    NET("my.pll.c", "14, 13") "}}}}"

static void read_flat(const char *text)
{
    assert_null(blocks_read_clocks(&blocks, text, strlen(text), ports, plls));
}

CASE(a_clock_is_told_with_where)
{
    BEGIN_CASE;
    read_flat(FLAT(DFF("$procdff$3", "3", "8", "8", "top.v:30.1-31.2") ", "
                   DFF("$procdff$4", "13", "9", "9", "top.v:40.1-41.2") ", "
                   GATE("g", "$and", "2", "4", "11") ", "
                   DFF("$procdff$5", "11", "10", "10", "top.v:50.1-51.2")));
    assert_int_equal(blocks.domain_count, 4);
    assert_string_equal(blocks.domains[0].name, "clk");
    assert_string_equal(blocks.domains[0].source,
                        "the board's oscillator, 100 MHz");
    assert_int_equal(blocks.domains[0].registers, 3);
    assert_string_equal(blocks.domains[1].name, "clk_slow");
    assert_string_equal(blocks.domains[1].source,
                        "made by a register in divider.v:12");
    assert_string_equal(blocks.domains[2].source, "a PLL, 25 MHz");
    assert_string_equal(blocks.domains[3].source, "made by gates in the top");
}

CASE(the_other_edge_of_a_clock)
{
    BEGIN_CASE;
    read_flat(FLAT(GATE("n", "$not", "2", "", "11") ", "
                   DFF("$procdff$3", "11", "8", "8", "top.v:30.1-31.2")));
    assert_int_equal(blocks.domain_count, 1);
    assert_int_equal(blocks.domains[0].registers, 4);
}

CASE(what_crosses_through_gates_has_no)
{
    BEGIN_CASE;
    read_flat(FLAT(GATE("g", "$xor", "4", "8", "12") ", "
                   DFF("$procdff$3", "3", "12", "8", "top.v:30.1-31.2")));
    assert_int_equal(blocks.crossing_count, 1);
    assert_int_equal(blocks_bare(&blocks), 1);
    assert_string_equal(blocks.crossings[0].signal, "value");
    assert_string_equal(blocks.crossings[0].reader, "shown");
    assert_string_equal(blocks.crossings[0].place, "top.v:30");
    assert_int_equal(blocks.crossings[0].from, 0);
    assert_int_equal(blocks.crossings[0].to, 1);
}

/* One register of two bits, as sync <= {sync[0], value}. */
CASE(two_flip_flops_in_a_row)
{
    BEGIN_CASE;
    read_flat(FLAT(DFF("$procdff$3", "3", "4, 6", "6, 7", "top.v:30.1-31.2")
                   ", " DFF("$procdff$4", "3", "7", "8", "top.v:33.1-33.2")));
    assert_int_equal(blocks.crossing_count, 1);
    assert_int_equal(blocks.crossings[0].how, BLOCKS_SYNCHRONISED);
    assert_int_equal(blocks_bare(&blocks), 0);
}

/* The first of the two is read by somebody else as well. */
CASE(a_flip_flop_that_is_read)
{
    BEGIN_CASE;
    read_flat(FLAT(DFF("$procdff$3", "3", "4, 6", "6, 7", "top.v:30.1-31.2")
                   ", " DFF("$procdff$4", "3", "6", "8", "top.v:33.1-33.2")));
    assert_int_equal(blocks_bare(&blocks), 1);
    assert_string_equal(blocks.crossings[0].reader, "sync");
}

/* One flip-flop alone. */
CASE(one_flip_flop_is_none)
{
    BEGIN_CASE;
    read_flat(FLAT(DFF("$procdff$3", "3", "4", "8", "top.v:30.1-31.2")));
    assert_int_equal(blocks_bare(&blocks), 1);
}

CASE(nonsense_is_said_and_is_no)
{
    static const char good[] = FLAT(DFF("x", "3", "4", "8", "t.v:1.1-1.2"));

    BEGIN_CASE;
    assert_non_null(blocks_read_clocks(&blocks, "{", 1, ports, plls));
    for (size_t length = 0; length < sizeof good - 8; length += 7)
        assert_non_null(blocks_read_clocks(&blocks, good, length, ports,
                                           plls));
}

/* Parts */

#define CELL(name, type, pins) \
    "\"" name "\": {\"type\": \"" type "\", \"parameters\": {}, " \
    "\"attributes\": {\"src\": \"top.v:7.1-7.9\"}, \"connections\": {" pins \
    "}}"
#define MODULE(name, ports, cells) \
    "\"" name "\": {\"attributes\": {}, \"ports\": {" ports "}, \"cells\": {" \
    cells "}, \"netnames\": {}}"
#define PIN(name, bits) "\"" name "\": [ " bits " ]"
#define PORT(name, direction, bits) \
    "\"" name "\": {\"direction\": \"" direction "\", \"bits\": [ " bits \
    " ]}"

/* in -> a -> b -> out, b back to a, and in to b past a. */
static const char parts[] =
    "{\"modules\": {"
    MODULE("one", PORT("c", "input", "2") ", " PORT("i", "input", "3, 4") ", "
           PORT("o", "output", "5"), CELL("deep", "leaf", "")) ", "
    MODULE("leaf", "", "") ", "
    "\"top\": {\"attributes\": {\"top\": \"1\"}, \"ports\": {"
    PORT("clk", "input", "2") ", " PORT("in", "input", "3") ", "
    PORT("led", "output", "5") "}, \"cells\": {"
    CELL("a", "one", PIN("c", "2") ", " PIN("i", "3, 5") ", " PIN("o", "4"))
    ", "
    CELL("b<&>", "$paramod\\\\one\\\\N=1", PIN("c", "2") ", "
         PIN("i", "4, 3") ", " PIN("o", "5"))
    "}, \"netnames\": {" NET("clk", "2") ", " NET("in", "3") ", "
    NET("mid", "4") ", " NET("led", "5") "}}, "
    MODULE("$paramod\\\\one\\\\N=1", PORT("c", "input", "2") ", "
           PORT("i", "input", "3, 4") ", " PORT("o", "output", "5"), "")
    "}}";

static const char flat_of_parts[] =
    "{\"modules\": {\"top\": {\"attributes\": {\"top\": \"1\"}, \"ports\": {"
    PORT("clk", "input", "2") "}, \"cells\": {"
    DFF("$flatten\\\\a.$procdff$1", "2", "3", "4", "one.v:3.1-3.2") ", "
    DFF("$flatten\\\\b<&>.$procdff$1", "4", "4", "5", "one.v:3.1-3.2")
    "}, \"netnames\": {" NET("clk", "2") ", " NET("mid", "4") "}}}}";

static void draw_parts(void)
{
    assert_null(blocks_read_clocks(&blocks, flat_of_parts,
                                   sizeof flat_of_parts - 1, ports, plls));
    assert_null(blocks_read_parts(&blocks, parts, sizeof parts - 1, ports));
    blocks_lay(&blocks);
}

static const struct blocks_node *node_called(const char *name)
{
    for (int i = 0; i < blocks.node_count; i++)
        if (text_same(blocks.nodes[i].name, name)
            && blocks.nodes[i].kind != BLOCKS_BEND)
            return &blocks.nodes[i];
    return NULL;
}

CASE(instances_ports_and_wires_are_those)
{
    BEGIN_CASE;
    draw_parts();
    assert_non_null(node_called("a"));
    assert_string_equal(node_called("a")->about, "one, top.v:7");
    assert_string_equal(node_called("a")->inner[0], "deep: leaf");
    assert_string_equal(node_called("b<&>")->about, "one, top.v:7");
    assert_int_equal(node_called("a")->registers[0], 1);
    assert_int_equal(node_called("b<&>")->registers[1], 1);
    assert_string_equal(node_called("led")->about, "LD0 to LD1");
    assert_int_equal(blocks.wire_count, 5);     /* none of the clock */
}

CASE(they_lie_from_left_to_right)
{
    int backs = 0;

    BEGIN_CASE;
    draw_parts();
    for (int i = 0; i < blocks.wire_count; i++) {
        const struct blocks_wire *wire = &blocks.wires[i];
        const struct blocks_node *from = &blocks.nodes[wire->from];
        const struct blocks_node *to = &blocks.nodes[wire->to];

        backs += wire->is_back;
        if (wire->is_back)
            assert_true(to->x + to->width < from->x);
        else
            assert_true(from->x + from->width < to->x);
    }
    assert_int_equal(backs, 1);
}

static int lie_on_each_other(const struct blocks_node *p,
                             const struct blocks_node *q)
{
    return p->x < q->x + q->width && q->x < p->x + p->width
        && p->y < q->y + q->height && q->y < p->y + p->height;
}

/* Many blocks in a circle, each with wires to three others. */
static void make_many(int count)
{
    memset(&blocks, 0, sizeof blocks);
    strcpy(blocks.title, "many");
    for (int i = 0; i < count; i++) {
        struct blocks_node *node = &blocks.nodes[blocks.node_count++];

        node->kind = i < 5 ? BLOCKS_IN : i < 10 ? BLOCKS_OUT : BLOCKS_INSTANCE;
        snprintf(node->name, sizeof node->name, "n%d", i);
    }
    for (int i = 0; i < 3 * count; i++) {
        int from = i % count, to = (i * 7 + 3) % count;

        if (from != to && blocks.nodes[from].kind != BLOCKS_OUT
            && blocks.nodes[to].kind != BLOCKS_IN)
            blocks.wires[blocks.wire_count++] = (struct blocks_wire){
                .from = from, .to = to, .words = "w", .names = 1, .bits = 1};
    }
    blocks_lay(&blocks);
}

CASE(nothing_lies_on_anything_else_or)
{
    BEGIN_CASE;
    make_many(60);
    for (int i = 0; i < blocks.node_count; i++) {
        const struct blocks_node *node = &blocks.nodes[i];

        assert_true(node->x >= 0 && node->y >= 0);
        assert_true(node->x + node->width <= blocks.width);
        assert_true(node->y + node->height <= blocks.height);
        for (int k = 0; k < i; k++)
            if (node->kind != BLOCKS_BEND
                && blocks.nodes[k].kind != BLOCKS_BEND)
                assert_false(lie_on_each_other(node, &blocks.nodes[k]));
    }
}

/* The drawing as text; to be freed. */
static char *drawing_as_text(size_t *length)
{
    FILE *file = tmpfile();
    char *text;

    assert_non_null(file);
    blocks_write(&blocks, file);
    *length = (size_t)ftell(file);
    rewind(file);
    text = calloc(*length + 1, 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, *length, file), *length);
    fclose(file);
    return text;
}

/* Every element is closed by its own end, and attributes are quoted. */
static int is_well_formed(const char *text)
{
    char open[64][16];
    int depth = 0;

    for (const char *at = text; (at = strchr(at, '<')); at++) {
        const char *end = strchr(at, '>');
        int quotes = 0;
        char tag[16] = "";

        if (!end)
            return 0;
        for (const char *c = at + 1; c < end; c++) {
            quotes += *c == '"';
            if (*c == '<' || (*c == '&' && !strchr(c, ';')))
                return 0;
        }
        if (quotes % 2 || depth == 64)
            return 0;
        sscanf(at + 1 + (at[1] == '/'), "%15[a-z]", tag);
        if (at[1] == '/' && (!depth || strcmp(open[--depth], tag)))
            return 0;
        if (at[1] != '/' && at[1] != '?' && end[-1] != '/')
            strcpy(open[depth++], tag);
    }
    return depth == 0;
}

CASE(the_file_is_well_formed_whatever)
{
    size_t length;
    char *text;

    BEGIN_CASE;
    draw_parts();
    text = drawing_as_text(&length);
    assert_true(is_well_formed(text));
    assert_non_null(strstr(text, "b&lt;&amp;&gt;"));
    assert_null(strstr(text, "b<&>"));
    *strstr(text, "</text>") = ' ';
    assert_false(is_well_formed(text));
    free(text);
}

CASE(a_domain_has_its_letter_wherever)
{
    size_t length, colours = 0, letters = 0;
    char *text;

    BEGIN_CASE;
    draw_parts();
    text = drawing_as_text(&length);
    for (const char *at = text; (at = strstr(at, "class=\"d")); at++)
        colours++;
    for (const char *at = text; (at = strstr(at, "class=\"l\">")); at++)
        letters++;
    assert_int_equal(colours, 5);       /* two blocks, a port, two rows */
    assert_int_equal(letters, colours);
    assert_non_null(strstr(text, "<title id=\"t\">top: blocks and clocks"));
    assert_non_null(strstr(text, "2 clocks"));
    assert_non_null(strstr(text, "prefers-color-scheme:dark"));
    free(text);
}

CASE(equal_designs_are_equal_files)
{
    size_t first_length, second_length;
    char *first, *second;

    BEGIN_CASE;
    draw_parts();
    first = drawing_as_text(&first_length);
    make_many(40);
    draw_parts();
    second = drawing_as_text(&second_length);
    assert_int_equal(first_length, second_length);
    assert_memory_equal(first, second, first_length);
    free(first);
    free(second);
}

static const struct CMUnitTest tests[] = {
    TEST("blocks: a clock is told with where it comes from",
         a_clock_is_told_with_where),
    TEST("blocks: the other edge of a clock is the same domain",
         the_other_edge_of_a_clock),
    TEST("blocks: what crosses through gates has no synchroniser",
         what_crosses_through_gates_has_no),
    TEST("blocks: two flip-flops in a row are a synchroniser",
         two_flip_flops_in_a_row),
    TEST("blocks: a flip-flop that is read too early is none",
         a_flip_flop_that_is_read),
    TEST("blocks: one flip-flop is none", one_flip_flop_is_none),
    TEST("blocks: nonsense is said, and is no crash",
         nonsense_is_said_and_is_no),
    TEST("blocks: instances, ports and wires are those of the netlist",
         instances_ports_and_wires_are_those),
    TEST("blocks: they lie from left to right, and only one wire goes back",
         they_lie_from_left_to_right),
    TEST("blocks: nothing lies on anything else, or outside of the drawing",
         nothing_lies_on_anything_else_or),
    TEST("blocks: the file is well-formed, whatever names it has",
         the_file_is_well_formed_whatever),
    TEST("blocks: a domain has its letter wherever it has its colour",
         a_domain_has_its_letter_wherever),
    TEST("blocks: equal designs are equal files",
         equal_designs_are_equal_files),
};

CHECK_MAIN("blocks", tests)
