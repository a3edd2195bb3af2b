/* test_mastermind_tree.c - a strategy grown for all codes at once finds each
 * of them as if it were played for that one. */
#include "check.h"

#include <string.h>

#include "games/mastermind/minds/tree.h"
#include "games/minds_rig.h"

static _Alignas(16) char memory[1 << 20];
static uint32_t codes[RIG_CODES_MAX];

/* The lowest code that fits, always. */
static int choose_lowest(void *with, const struct mastermind_choice *choice,
                         int depth, uint32_t *guess)
{
    (void)with;
    (void)depth;
    for (size_t i = 1; i < choice->count; i++)
        assert_true(choice->codes[i] > choice->codes[i - 1]);
    *guess = choice->codes[0];
    return 1;
}

/* The guesses that this takes for one secret. */
static int play(const struct mastermind_game *game, uint32_t secret)
{
    struct mastermind_seen seen = {.game = *game};
    static uint32_t left[RIG_CODES_MAX];

    for (;;) {
        size_t count = rig_left(&seen, left);

        assert_true(count > 0);
        rig_try(&seen, secret, left[0]);
        if (left[0] == secret)
            return seen.tries;
    }
}

static const struct mastermind_game games[] = {
    {3, 4, MASTERMIND_COUNTS, 0},     {2, 6, MASTERMIND_COUNTS, 0},
    {3, 4, MASTERMIND_MEMBERSHIP, 0}, {3, 4, MASTERMIND_COUNTING, 0},
    {4, 5, MASTERMIND_COUNTS, 1},     {1, 8, MASTERMIND_COUNTS, 0},
};

enum { GAMES = sizeof games / sizeof *games };

static struct mastermind_tree new_tree(int limit)
{
    return (struct mastermind_tree){
        .limit = limit, .arena = arena_of(memory, sizeof memory),
        .choose = choose_lowest,
    };
}

static void check_found(const struct mastermind_game *game, int limit)
{
    struct mastermind_tree tree = new_tree(limit);
    uint64_t found[MASTERMIND_DEPTH_MAX + 1] = {0}, guesses = 0, missed = 0;
    size_t count = rig_codes(game, codes);
    int worst = 0;

    assert_true(mastermind_grow(&tree, game, codes, count));
    for (size_t i = 0; i < count; i++) {
        int depth = play(game, codes[i]);

        if (limit && depth > limit) {
            missed++;
            continue;
        }
        found[depth]++;
        guesses += (uint64_t)depth;
        worst = depth > worst ? depth : worst;
    }
    assert_memory_equal(tree.found, found, sizeof found);
    assert_int_equal(tree.guesses, guesses);
    assert_int_equal(tree.missed, missed);
    assert_int_equal(tree.worst, worst);
}

CASE(a_tree_finds_each_code_as_a_game_does)
{
    BEGIN_CASE;
    for (int n = 0; n < GAMES; n++)
        for (int limit = 0; limit < 7; limit++)
            check_found(&games[n], limit);
}

/* Every node is told with the marks that lead to it, before those behind
 * it: so the way to each node is known from what was told. */
struct story {
    const struct mastermind_game *game;
    struct mastermind_seen seen;
    int nodes;
};

static void listen(void *with, int depth, unsigned marks, uint32_t guess)
{
    struct story *story = with;
    static uint32_t left[RIG_CODES_MAX];

    assert_in_range(depth, 1, story->seen.tries + 1);
    if (depth == 1)
        assert_int_equal(marks, 0);
    else
        story->seen.past[depth - 2].marks = (uint16_t)marks;
    story->seen.tries = depth - 1;
    assert_true(rig_left(&story->seen, left) > 0);
    assert_int_equal(guess, left[0]);
    story->seen.past[depth - 1].guess = guess;
    story->seen.tries = depth;
    story->nodes++;
}

CASE(every_node_is_told_with_what_leads_to_it)
{
    BEGIN_CASE;
    for (int n = 0; n < GAMES; n++) {
        struct mastermind_tree tree = new_tree(0);
        struct story story = {&games[n], {.game = games[n]}, 0};
        size_t count = rig_codes(&games[n], codes);

        tree.tell = listen;
        tree.with = &story;
        assert_true(mastermind_grow(&tree, &games[n], codes, count));
        assert_int_equal(story.nodes, count);   /* each guess finds one */
    }
}

/* The twins that a chooser is given belong to the codes it is given. */
static int has(const struct mastermind_choice *choice, uint32_t code)
{
    for (size_t i = 0; i < choice->count; i++)
        if (choice->codes[i] == code)
            return 1;
    return 0;
}

static int twins_met;

static void check_twin(const struct mastermind_choice *choice,
                       const struct mastermind_twin *twin)
{
    int pegs = choice->twins->game->pegs;

    for (size_t i = 0; i < choice->count; i++) {
        uint32_t image = 0;

        for (int p = 0; p < pegs; p++) {
            unsigned c = mastermind_peg(choice->codes[i], pegs,
                                        twin->place[p]);

            image = image << 4 | (twin->colour[c] == 0xff ? c
                                                          : twin->colour[c]);
        }
        assert_true(has(choice, image));
    }
    twins_met++;
}

static int choose_with_twins(void *with,
                             const struct mastermind_choice *choice,
                             int depth, uint32_t *guess)
{
    assert_true(depth == 1 || choice->twins->used != 0);
    for (int t = 0; t < choice->twins->count; t++)
        check_twin(choice, &choice->twins->twin[t]);
    return choose_lowest(with, choice, depth, guess);
}

CASE(a_chooser_is_given_the_twins_of_its_codes)
{
    BEGIN_CASE;
    for (int n = 0; n < GAMES; n++) {
        struct mastermind_tree tree = new_tree(0);

        twins_met = 0;
        tree.choose = choose_with_twins;
        assert_true(mastermind_grow(&tree, &games[n], codes,
                                    rig_codes(&games[n], codes)));
        assert_true(twins_met > (int)tree.found[1]);
    }
}

/* Endings */

static int choose_some(void *with, const struct mastermind_choice *choice,
                       int depth, uint32_t *guess)
{
    int *nodes = with;

    return (*nodes)-- > 0 && choose_lowest(with, choice, depth, guess);
}

CASE(a_chooser_can_end_it)
{
    struct mastermind_tree tree = new_tree(0);
    size_t count = rig_codes(&games[0], codes);
    int nodes = 10;

    BEGIN_CASE;
    tree.choose = choose_some;
    tree.with = &nodes;
    assert_false(mastermind_grow(&tree, &games[0], codes, count));
    assert_int_equal(nodes, -1);
    tree = new_tree(0);
    tree.choose = choose_some;
    tree.with = &nodes;
    nodes = (int)count;
    assert_true(mastermind_grow(&tree, &games[0], codes, count));
}

static int choose_nothing_new(void *with,
                              const struct mastermind_choice *choice,
                              int depth, uint32_t *guess)
{
    (void)with;
    (void)choice;
    assert_in_range(depth, 1, MASTERMIND_DEPTH_MAX);
    *guess = 0;
    return 1;
}

CASE(a_tree_that_never_ends_is_given_up)
{
    struct mastermind_tree tree = new_tree(0);

    BEGIN_CASE;
    tree.choose = choose_nothing_new;
    assert_false(mastermind_grow(&tree, &games[0], codes,
                                 rig_codes(&games[0], codes)));
    tree = new_tree(MASTERMIND_DEPTH_MAX);
    tree.choose = choose_nothing_new;
    assert_true(mastermind_grow(&tree, &games[0], codes,
                                rig_codes(&games[0], codes)));
    assert_int_equal(tree.missed, 63);
    assert_int_equal(tree.found[1], 1);
}

CASE(memory_too_short_is_told_and_not_overrun)
{
    size_t count = rig_codes(&games[0], codes), size = 0;
    int grown = 0;

    BEGIN_CASE;
    for (; !grown; size += 8) {
        struct mastermind_tree tree = new_tree(0);

        memset(memory, 0xa5, sizeof memory);
        tree.arena = arena_of(memory, size);
        grown = mastermind_grow(&tree, &games[0], codes, count);
        for (size_t i = size; i < size + 1000; i++)
            assert_int_equal((unsigned char)memory[i], 0xa5);
    }
    assert_in_range(size, count * 6, count * 8 * 8);
}

static const struct CMUnitTest tests[] = {
    TEST("tree: a tree finds each code as a game does",
         a_tree_finds_each_code_as_a_game_does),
    TEST("tree: every node is told with what leads to it",
         every_node_is_told_with_what_leads_to_it),
    TEST("tree: a chooser is given the twins of its codes",
         a_chooser_is_given_the_twins_of_its_codes),
    TEST("tree: a chooser can end it", a_chooser_can_end_it),
    TEST("tree: a tree that never ends is given up",
         a_tree_that_never_ends_is_given_up),
    TEST("tree: memory too short is told and not overrun",
         memory_too_short_is_told_and_not_overrun),
};

CHECK_MAIN("mastermind tree", tests)
