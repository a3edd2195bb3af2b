/* test_go_tree.c - the store of nodes: nothing is handed out twice, and
 * nothing is lost. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/go/minds/tree.h"

enum { CAPACITY = 600, ONE_BLOCK = 40 };

static struct go_node nodes[CAPACITY + 1];      /* one more as a guard */
static struct go_tree tree;
static struct rng rng;
static uint8_t is_used[CAPACITY];

static uint32_t below(uint32_t n) { return (uint32_t)rng_below(&rng, n); }

static struct go_node *root(void) { return &nodes[GO_TREE_ROOT]; }

static void begin(uint32_t capacity)
{
    memset(nodes, 0x5a, sizeof nodes);
    go_tree_begin(&tree, nodes, capacity);
}

/* A node's numbers belong together; so it is noticed if one is another's. */
static void fill(struct go_node *node, go_point move, uint32_t visits)
{
    memset(node, 0, sizeof *node);
    node->move = move;
    go_node_set(&node->visits, visits);
    go_node_set(&node->wins, visits * 7 + move);
    go_node_set(&node->amaf_visits, visits * 5 + move);
}

static void check_node(const struct go_node *node)
{
    uint32_t visits = go_node_get(&node->visits);

    assert_int_equal(go_node_get(&node->wins), visits * 7 + node->move);
    assert_int_equal(go_node_get(&node->amaf_visits),
                     visits * 5 + node->move);
}

/* Marks a block as somebody's; nobody else's it may be. */
static void claim(uint32_t first, uint32_t count)
{
    assert_true(first > GO_TREE_ROOT);
    assert_true(first + count <= tree.used && tree.used <= tree.capacity);
    for (uint32_t i = first; i < first + count; i++) {
        assert_false(is_used[i]);
        is_used[i] = 1;
    }
}

/* The return is how many nodes hang below it. */
static uint32_t check_below(const struct go_node *node)
{
    uint32_t first = go_node_get(&node->children), sum = 0;

    if (!first)
        return 0;
    claim(first, node->count);
    for (uint32_t i = 0; i < node->count; i++) {
        check_node(&nodes[first + i]);
        sum += 1 + check_below(&nodes[first + i]);
    }
    return sum;
}

static uint32_t check_free(void)
{
    uint32_t sum = 0;

    for (int length = 1; length <= GO_TREE_BLOCK_MAX; length++)
        for (uint32_t at = tree.free[length]; at;
             at = go_node_get(&nodes[at].children)) {
            claim(at, (uint32_t)length);
            sum += (uint32_t)length;
        }
    return sum;
}

/* All nodes up to `used` are in the tree or free, each once; the root and the
 * node that is never used are two of them. */
static void check_tree(void)
{
    uint32_t in_tree;

    memset(is_used, 0, sizeof is_used);
    in_tree = check_below(root()) + 1;
    assert_int_equal(tree.in_use, in_tree);
    assert_int_equal(in_tree + check_free() + 1, tree.used);
    for (size_t i = 0; i < sizeof nodes[0]; i++)
        assert_int_equal(((uint8_t *)&nodes[tree.capacity])[i], 0x5a);
}

/* All numbers below a node, one after the other. */
static uint32_t write_down(const struct go_node *node, uint32_t *to,
                           uint32_t at)
{
    uint32_t first = go_node_get(&node->children);

    to[at++] = node->move;
    to[at++] = go_node_get(&node->visits);
    to[at++] = first ? node->count : 0;
    for (uint32_t i = 0; first && i < node->count; i++)
        at = write_down(&nodes[first + i], to, at);
    return at;
}

/* Down by chance to a leaf, and gives it children; 0 if there is no room. */
static int grow(void)
{
    struct go_node *node = root();
    uint32_t count = 1 + below(below(4) ? 8 : ONE_BLOCK), first;

    while ((first = go_node_get(&node->children)) != 0)
        node = &nodes[first + below(node->count)];
    first = go_tree_take(&tree, (int)count);
    assert_int_equal(tree.is_full, first == 0);
    if (!first)
        return 0;
    for (uint32_t i = 0; i < count; i++)
        fill(&nodes[first + i], (go_point)(i * 3), below(1 + below(1 + below(
            2 + go_node_get(&node->visits)))));
    node->count = (uint16_t)count;
    go_node_set(&node->children, first);
    return 1;
}

static void move_root(void)
{
    static uint32_t before[4 * CAPACITY], after[4 * CAPACITY];
    uint32_t first = go_node_get(&root()->children), length;
    const struct go_node *child;

    if (!first)
        return;
    child = &nodes[first + below(root()->count)];
    length = write_down(child, before, 0);
    assert_true(go_tree_move_root(&tree, child->move));
    assert_int_equal(write_down(root(), after, 0), length);
    assert_memory_equal(before, after, length * sizeof before[0]);
    assert_false(tree.is_full);
}

static void prune(void)
{
    go_tree_prune(&tree);
    assert_false(tree.is_full);
    assert_true(tree.in_use <= tree.capacity / 4 * 3
                || root()->count > tree.capacity / 2);
}

CASE(any_order_of_growing_moving_and_pruning_keeps_the_store_whole)
{
    int fulls = 0;

    BEGIN_CASE;
    rng_seed(&rng, "tree");
    begin(CAPACITY);
    fill(root(), 0, 1000000);
    for (int i = 0; i < 20000; i++) {
        uint32_t what = below(60);

        if (what == 0)
            move_root();
        else if (what == 1 && go_node_get(&root()->children))
            prune();
        else if (!grow()) {
            fulls++;
            prune();
        }
        if (!go_node_get(&root()->children))
            fill(root(), 0, 1000000);   /* a new game */
        check_tree();
    }
    assert_true(fulls > 50);
}

CASE(pruning_makes_a_quarter_free)
{
    BEGIN_CASE;
    rng_seed(&rng, "room");
    for (int i = 0; i < 50; i++) {
        begin(CAPACITY);
        fill(root(), 0, 100);
        while (grow())
            continue;
        prune();
        check_tree();
        assert_true(tree.in_use + CAPACITY / 4 <= CAPACITY + 1);
    }
}

/* Those that were seen most often are the last to lose their children. */
CASE(pruning_lets_go_of_the_seldom_seen_first)
{
    uint32_t least_kept = UINT32_MAX, most_dropped = 0, first;

    BEGIN_CASE;
    begin(CAPACITY);
    fill(root(), 0, 100000);
    first = go_tree_take(&tree, 50);
    for (uint32_t i = 0; i < 50; i++) {
        fill(&nodes[first + i], (go_point)i, 1u << i / 3);
        nodes[first + i].count = 10;
        go_node_set(&nodes[first + i].children, go_tree_take(&tree, 10));
        for (uint32_t k = 0; k < 10; k++)
            fill(&nodes[go_node_get(&nodes[first + i].children) + k],
                 (go_point)k, 0);
    }
    root()->count = 50;
    go_node_set(&root()->children, first);
    check_tree();
    go_tree_prune(&tree);
    check_tree();
    for (uint32_t i = 0; i < 50; i++) {
        uint32_t visits = go_node_get(&nodes[first + i].visits);

        if (!go_node_get(&nodes[first + i].children))
            most_dropped = visits > most_dropped ? visits : most_dropped;
        else
            least_kept = visits < least_kept ? visits : least_kept;
    }
    assert_true(most_dropped > 0 && least_kept > most_dropped
                && least_kept < UINT32_MAX);
}

CASE(what_is_not_too_full_is_not_pruned)
{
    static uint32_t before[4 * CAPACITY], after[4 * CAPACITY];
    uint32_t length;

    BEGIN_CASE;
    rng_seed(&rng, "leave");
    begin(CAPACITY);
    fill(root(), 0, 10);
    while (tree.in_use < CAPACITY / 2)
        grow();
    length = write_down(root(), before, 0);
    prune();
    assert_int_equal(write_down(root(), after, 0), length);
    assert_memory_equal(before, after, length * sizeof before[0]);
}

CASE(a_move_that_is_no_child_clears_all)
{
    BEGIN_CASE;
    rng_seed(&rng, "clear");
    begin(CAPACITY);
    fill(root(), 0, 10);
    while (grow())
        continue;
    assert_int_equal(go_tree_move_root(&tree, GO_POINTS - 1), 0);
    check_tree();
    assert_int_equal(tree.in_use, 1);
    assert_int_equal(go_node_get(&root()->visits), 0);
    assert_false(tree.is_full);
    assert_int_equal(go_tree_move_root(&tree, 0), 0);
}

CASE(the_store_ends_where_it_ends)
{
    uint32_t blocks = 0;

    BEGIN_CASE;
    begin(2 + 3 * ONE_BLOCK);
    while (go_tree_take(&tree, ONE_BLOCK))
        blocks++;
    assert_int_equal(blocks, 3);
    assert_int_equal(tree.is_full, 1);
    assert_int_equal(tree.used, tree.capacity);
    assert_int_equal(go_tree_take(&tree, 1), 0);
    begin(2);
    assert_int_equal(go_tree_take(&tree, 1), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("go_tree: growing, moving and pruning in any order hands nothing out "
         "twice and loses nothing",
         any_order_of_growing_moving_and_pruning_keeps_the_store_whole),
    TEST("go_tree: pruning makes a quarter free",
         pruning_makes_a_quarter_free),
    TEST("go_tree: pruning lets go of the seldom seen first",
         pruning_lets_go_of_the_seldom_seen_first),
    TEST("go_tree: what is not too full is not pruned",
         what_is_not_too_full_is_not_pruned),
    TEST("go_tree: a move that is no child clears all",
         a_move_that_is_no_child_clears_all),
    TEST("go_tree: the store ends where it ends", the_store_ends_where_it_ends),
};

CHECK_MAIN("go_tree", tests)
