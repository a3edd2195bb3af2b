/* test_mastermind_candidates.c - whatever a guess may cost, one that costs as
 * little is among those that are tried. */
#include "check.h"

#include <string.h>

#include "games/mastermind/minds/candidates.h"
#include "games/minds_rig.h"

enum { OWN_VIEW = 12, GUESSES_MAX = 1024 };

/* A node as the search comes to it: guess after guess, with a view of its
 * own for each large set. */
struct path {
    struct rig rig;
    uint32_t codes[RIG_CODES_MAX];
    struct mastermind_game game;
    struct mastermind_view views[4];
    struct mastermind_twins twins[4];
    uint16_t sets[4][RIG_CODES_MAX];
    struct mastermind_node node;
    int is_own;
};

static void begin(struct path *self, const struct mastermind_game *game)
{
    struct mastermind_task task = {&self->game, self->codes, 0,
                                   MASTERMIND_MEAN, MASTERMIND_UNLIMITED};

    self->game = *game;
    task.count = rig_codes(game, self->codes);
    rig_begin(&self->rig, &task);
    self->node = mastermind_search_root(&self->rig.search);
    self->is_own = 1;
}

/* One guess deeper, on the way to a secret; 0 if few codes are left. */
static int step(struct path *self, uint32_t secret, uint32_t guess)
{
    struct mastermind_node *node = &self->node;
    unsigned marks = rig_marks(&self->game, secret, guess);
    int depth = node->depth + 1, count = 0;

    for (int i = 0; i < node->set.count; i++)
        if (rig_marks(&self->game, self->codes[node->set.code[i]], guess)
            == marks)
            self->sets[depth][count++] = node->set.code[i];
    mastermind_twins_narrow(&self->twins[depth], node->twins, guess, marks);
    node->set = (struct mastermind_set){self->sets[depth], count};
    node->twins = &self->twins[depth];
    node->depth = depth;
    self->is_own = node->view == &self->rig.search.view;
    if (count >= OWN_VIEW) {
        assert_true(mastermind_view_of(&self->views[depth], node->view,
                                       node->set, &self->rig.worker.arena));
        node->view = &self->views[depth];
        self->is_own = 1;
    }
    return count > 3;
}

/* What makes a guess as good as another: the sizes of its parts, and if it
 * may be the secret. */
struct kind {
    int heap[64];
    int heaps;
    int is_member;
};

static struct kind kind_of(const struct path *self, uint32_t guess)
{
    const struct mastermind_set set = self->node.set;
    static uint32_t left[RIG_CODES_MAX];
    static int heap[RIG_CODES_MAX + 1];
    struct kind kind = {{0}, 0, 0};

    for (int i = 0; i < set.count; i++) {
        left[i] = self->codes[set.code[i]];
        kind.is_member |= left[i] == guess;
    }
    kind.heaps = rig_heaps(&self->game, left, (size_t)set.count, guess,
                           heap);
    memcpy(kind.heap, heap,
           (size_t)(kind.heaps < 64 ? kind.heaps : 64) * sizeof *heap);
    return kind;
}

/* A member can stand for another guess, but not the other way round. */
static int stands_for(const struct kind *a, const struct kind *b)
{
    return a->heaps == b->heaps && a->is_member >= b->is_member
        && memcmp(a->heap, b->heap, sizeof a->heap) == 0;
}

static int list_kinds(struct path *self, struct kind *kinds)
{
    static uint8_t parts[GUESSES_MAX];
    struct arena before = self->rig.worker.arena;
    struct mastermind_outlook outlook = {parts, self->is_own};
    struct mastermind_list list;

    assert_true(self->node.view->guesses <= GUESSES_MAX);
    mastermind_view_parts(self->node.view, self->node.set, parts);
    assert_true(mastermind_list_guesses(&self->rig.worker, &self->node,
                                        &outlook, MASTERMIND_NEVER, &list));
    for (int i = 0; i < list.count; i++)
        kinds[i] = kind_of(self, self->rig.search.looker.table.guess[
                                     mastermind_guess_at(&list, i)]);
    for (int i = 1; i < list.count; i++)
        assert_true(mastermind_bound_at(&list, i)
                    >= mastermind_bound_at(&list, i - 1));
    self->rig.worker.arena = before;
    return list.count;
}

static void check_complete(struct path *self)
{
    static struct kind kinds[2 * GUESSES_MAX];
    int count = list_kinds(self, kinds);

    for (uint64_t n = 0; n < mastermind_codes(&self->game); n++) {
        uint32_t guess = mastermind_code(&self->game, n);
        struct kind kind = kind_of(self, guess);
        int k = 0;

        while (k < count && !stands_for(&kinds[k], &kind))
            k++;
        if (kind.heaps > 1 && k == count)
            fail_msg("rule %d, depth %d, %d codes: nothing stands for %x",
                     self->game.rule, self->node.depth,
                     self->node.set.count, guess);
    }
}

/* No 0, then no 1: a guess with either of them says the same, but only the
 * one that divided the larger set better is in the view. */
CASE(absent_colours_are_tried_however_they_came_to_be_absent)
{
    static struct path path;
    static const struct mastermind_game games[] = {
        {3, 6, MASTERMIND_COUNTS, 0}, {3, 6, MASTERMIND_MEMBERSHIP, 0},
        {4, 5, MASTERMIND_COUNTS, 0},
    };

    BEGIN_CASE;
    for (int n = 0; n < 3; n++) {
        uint32_t ones = games[n].pegs == 3 ? 0x111 : 0x1111;

        begin(&path, &games[n]);
        step(&path, 2 * ones, 0);
        check_complete(&path);
        step(&path, 2 * ones, ones);
        check_complete(&path);
        rig_end(&path.rig);
    }
}

CASE(every_kind_of_guess_is_tried)
{
    static const struct mastermind_game games[] = {
        {3, 5, MASTERMIND_COUNTS, 0},     {4, 4, MASTERMIND_COUNTS, 0},
        {3, 5, MASTERMIND_MEMBERSHIP, 0}, {3, 5, MASTERMIND_COUNTING, 0},
        {5, 3, MASTERMIND_COUNTS, 0},     {2, 9, MASTERMIND_COUNTS, 0},
        {3, 6, MASTERMIND_COUNTS, 1},     {6, 2, MASTERMIND_COUNTS, 0},
    };
    static struct path path;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "kinds");
    for (int n = 0; n < 240; n++) {
        const struct mastermind_game *game = &games[n % 8];
        uint32_t secret = rig_secret(&rng, game);

        begin(&path, game);
        check_complete(&path);
        while (path.node.depth < 3
               && step(&path, secret, rng_below(&rng, 3)
                                      ? rig_plain_guess(&rng, game)
                                      : rig_guess(&rng, game)))
            check_complete(&path);
        rig_end(&path.rig);
    }
}

/* Few of the guesses remain where much is alike. */
CASE(twins_are_tried_once)
{
    static const struct mastermind_game game = {4, 5, MASTERMIND_COUNTS, 0};
    static struct kind kinds[2 * GUESSES_MAX];
    static struct path path;

    BEGIN_CASE;
    begin(&path, &game);
    assert_int_equal(list_kinds(&path, kinds), 5);
    step(&path, 0x2340, 0x0000);
    assert_in_range(list_kinds(&path, kinds), 5, 60);
    rig_end(&path.rig);
}

/* What cannot cost less than the budget is left out, and the least of it is
 * told. */
CASE(what_costs_too_much_is_left_out)
{
    static const struct mastermind_game game = {3, 5, MASTERMIND_COUNTS, 0};
    static struct path path;
    static uint8_t parts[GUESSES_MAX];
    int before = 0;

    BEGIN_CASE;
    begin(&path, &game);
    step(&path, 0x012, 0x013);
    for (int budget = 0; budget < 100; budget++) {
        struct arena arena = path.rig.worker.arena;
        struct mastermind_outlook outlook = {parts, path.is_own};
        struct mastermind_list list;

        mastermind_view_parts(path.node.view, path.node.set, parts);
        assert_true(mastermind_list_guesses(&path.rig.worker, &path.node,
                                            &outlook, budget, &list));
        for (int i = 0; i < list.count; i++)
            assert_true(mastermind_bound_at(&list, i) < budget);
        assert_true(list.low >= budget);
        assert_true(list.count >= before);
        before = list.count;
        path.rig.worker.arena = arena;
    }
    assert_true(before > 5);
    rig_end(&path.rig);
}

static const struct CMUnitTest tests[] = {
    TEST("candidates: absent colours are tried, however they came to be "
         "absent", absent_colours_are_tried_however_they_came_to_be_absent),
    TEST("candidates: every kind of guess is tried",
         every_kind_of_guess_is_tried),
    TEST("candidates: twins are tried once", twins_are_tried_once),
    TEST("candidates: what costs too much is left out",
         what_costs_too_much_is_left_out),
};

CHECK_MAIN("mastermind candidates", tests)
