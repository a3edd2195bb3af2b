/* test_signals.c - the nets of a design as a tree, and their values as text. */
#include "check.h"

#include <string.h>

#include "player/signals.h"

/* The rows that are shown, one behind the other: "top|  clk|" and so on. */
static void put_rows(const struct signals *self, char *to, size_t size)
{
    struct text text;

    text_begin(&text, to, size);
    for (int row = 0; row < signals_tree_rows(&self->tree); row++) {
        int node = signals_tree_node(&self->tree, row);

        assert_int_equal(signals_tree_row(&self->tree, node), row);
        for (int i = 0; i < self->tree.nodes[node].depth; i++)
            text_put_char(&text, ' ');
        text_put_char(&text, self->tree.nodes[node].width ? '-' : '+');
        signals_put_name(self, node, &text);
        text_put_char(&text, '|');
    }
}

static void expect_rows(const struct signals *self, const char *rows)
{
    char seen[1000];

    put_rows(self, seen, sizeof seen);
    assert_string_equal(seen, rows);
}

static int node_of(const struct signals *self, const char *path)
{
    for (int i = 0; i < self->tree.count; i++)
        if (self->tree.nodes[i].length == (int)strlen(path)
            && !strncmp(self->tree.nodes[i].path, path, strlen(path)))
            return i;
    fail_msg("no node %s", path);
    return -1;
}

static void make(struct signals *self)
{
    static const struct { const char *name; int width; } nets[] = {
        {"u_b.y", 1}, {"x10", 8}, {"u_a.u_c.deep", 3}, {"clk", 1},
        {"u_a.z", 2}, {"x2", 1}, {"u_b.x", 4}, {"u_a.u_c.a", 1},
        {"u_a_b.q", 1}, {"a", 1},
    };

    *self = (struct signals){0};
    for (size_t i = 0; i < sizeof nets / sizeof *nets; i++)
        signals_tree_add(&self->tree, nets[i].name, nets[i].width);
    assert_null(signals_tree_make(&self->tree));
}

#define TOP "+| -a| -clk| -x2| -x10 [7:0]|"

CASE(modules_are_folded_but_the_top)
{
    struct signals self;

    BEGIN_CASE;
    make(&self);
    expect_rows(&self, TOP " +u_a| +u_a_b| +u_b|");
    signals_tree_free(&self.tree);
}

CASE(an_unfolded_one_shows_its_nets_and_then_modules)
{
    struct signals self;

    BEGIN_CASE;
    make(&self);
    self.tree.nodes[node_of(&self, "u_a")].is_open = 1;
    expect_rows(&self, TOP " +u_a|  -z [1:0]|  +u_c| +u_a_b| +u_b|");
    self.tree.nodes[node_of(&self, "u_a.u_c")].is_open = 1;
    expect_rows(&self, TOP " +u_a|  -z [1:0]|  +u_c|   -a|   -deep [2:0]|"
                " +u_a_b| +u_b|");
    self.tree.nodes[node_of(&self, "u_a")].is_open = 0;
    expect_rows(&self, TOP " +u_a| +u_a_b| +u_b|");
    self.tree.nodes[0].is_open = 0;
    expect_rows(&self, "+|");
    assert_int_equal(signals_tree_node(&self.tree, 1), -1);
    assert_int_equal(signals_tree_node(&self.tree, -1), -1);
    assert_int_equal(signals_tree_row(&self.tree, node_of(&self, "u_a.z")),
                     -1);
    signals_tree_free(&self.tree);
}

CASE(every_node_has_its_module)
{
    struct signals self;

    BEGIN_CASE;
    make(&self);
    assert_int_equal(signals_tree_parent(&self.tree,
                                         node_of(&self, "u_a.u_c.deep")),
                     node_of(&self, "u_a.u_c"));
    assert_int_equal(signals_tree_parent(&self.tree, node_of(&self, "u_b")),
                     0);
    assert_int_equal(signals_tree_parent(&self.tree, 0), -1);
    signals_tree_free(&self.tree);
}

CASE(what_was_chosen_and_unfolded_is_so_in_the_next_build)
{
    struct signals self;
    struct signals_tree next = {0};

    BEGIN_CASE;
    make(&self);
    self.tree.nodes[node_of(&self, "u_b")].is_open = 1;
    self.tree.nodes[node_of(&self, "u_b.x")].is_chosen = 1;
    self.tree.nodes[node_of(&self, "clk")].is_chosen = 1;
    signals_tree_add(&next, "u_b.x", 6);
    signals_tree_add(&next, "u_b.new", 1);
    assert_null(signals_tree_make(&next));
    signals_tree_copy_marks(&next, &self.tree);
    signals_tree_free(&self.tree);
    self.tree = next;
    expect_rows(&self, "+| +u_b|  -new|  -x [5:0]|");
    assert_true(self.tree.nodes[node_of(&self, "u_b.x")].is_chosen);
    assert_false(self.tree.nodes[node_of(&self, "u_b.new")].is_chosen);
    signals_tree_free(&self.tree);
}

static void expect_number(uint64_t high, uint64_t low, int width,
                          int is_decimal, const char *text)
{
    const uint64_t value[2] = {low, high};
    char words[64];
    struct text to;

    text_begin(&to, words, sizeof words);
    signals_put_number(value, width, is_decimal, &to);
    assert_string_equal(words, text);
}

CASE(values_are_hexadecimal_with_all_digits_or_decimal)
{
    BEGIN_CASE;
    expect_number(0, 1, 1, 0, "1");
    expect_number(0, 5, 4, 0, "5");
    expect_number(0, 5, 5, 0, "05");
    expect_number(0, 0xbeef, 24, 0, "00beef");
    expect_number(0, 0xbeef, 24, 1, "48879");
    expect_number(1, 2, 65, 0, "10000000000000002");
    expect_number(1, 2, 65, 1, "10000000000000002");
    expect_number(0, UINT64_MAX, 64, 1, "18446744073709551615");
}

static const struct CMUnitTest tests[] = {
    TEST("signals: all modules but the top are folded at first",
         modules_are_folded_but_the_top),
    TEST("signals: an unfolded module shows its nets and then its modules",
         an_unfolded_one_shows_its_nets_and_then_modules),
    TEST("signals: every node has its module", every_node_has_its_module),
    TEST("signals: what was chosen and unfolded is so in the next build",
         what_was_chosen_and_unfolded_is_so_in_the_next_build),
    TEST("signals: values are hexadecimal with all digits, or decimal",
         values_are_hexadecimal_with_all_digits_or_decimal),
};

CHECK_MAIN("signals", tests)
