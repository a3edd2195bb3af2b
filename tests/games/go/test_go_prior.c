/* test_go_prior.c - features of moves, and what they are worth. */
#include "check.h"

#include <string.h>

#include "games/go/go_rig.h"
#include "games/go/minds/prior.h"

static struct go_shapes shapes;
static struct go_game game;

/* Weights */

CASE(patterns_stand_in_order_each_the_least_of_its_turns)
{
    BEGIN_CASE;
    assert_true(go_weights.pattern_count > 0);
    for (int i = 0; i < go_weights.pattern_count; i++) {
        unsigned pattern = go_weights.pattern[i].pattern;

        assert_int_equal(go_pattern_least(pattern), pattern);
        assert_true(!i || pattern > go_weights.pattern[i - 1].pattern);
    }
}

static int weight_of(unsigned pattern)
{
    for (int i = 0; i < go_weights.pattern_count; i++)
        if (go_weights.pattern[i].pattern == pattern)
            return go_weights.pattern[i].weight;
    return 0;
}

CASE(every_pattern_has_the_weight_of_its_least)
{
    int playable = 0;

    BEGIN_CASE;
    go_prior_begin(&shapes);
    for (unsigned i = 0; i < GO_PATTERNS; i++) {
        int weight = weight_of(go_pattern_least(i));
        unsigned swapped = go_pattern_swapped(i);

        assert_int_equal(shapes.prior[0][i], weight);
        assert_int_equal(shapes.prior[1][swapped], weight);
        assert_int_equal(shapes.playout[0][i], shapes.playout[1][swapped]);
        playable += shapes.playout[0][i] > 0;
    }
    assert_in_range(playable, 1, GO_PATTERNS - 1);
}

/* Likelihood */

CASE(likelihood_is_close_to_powers_of_two)
{
    const double step = 1.0027112750502025;     /* 2 to the 1/256 */
    double exact = 1 << 20;
    uint32_t last = 0;

    BEGIN_CASE;
    for (int i = 0; i < 11 * GO_PRIOR_BIT; i++, exact *= step) {
        uint32_t up = go_prior_likelihood(i, 1 << 20);
        uint32_t down = go_prior_likelihood(-i, 1 << 20);
        double under = (double)(1ULL << 40) / exact;

        assert_true(up > last);
        assert_true((double)up > exact * 0.999 && (double)up < exact * 1.065);
        assert_true((double)down > under * 0.995 - 1
                    && (double)down < under * 1.065 + 1);
        if (i % GO_PRIOR_BIT == 0) {
            assert_int_equal(up, UINT32_C(1) << (20 + i / GO_PRIOR_BIT));
            assert_int_equal(down, UINT32_C(1) << (20 - i / GO_PRIOR_BIT));
        }
        last = up;
    }
}

/* Sums of many weights may be anything. */
CASE(likelihood_stays_in_its_bounds)
{
    uint32_t last = 0;

    BEGIN_CASE;
    for (int i = -100 * GO_PRIOR_BIT; i < 100 * GO_PRIOR_BIT; i += 16) {
        uint32_t likely = go_prior_likelihood(i, 1024);

        if (i < 20 * GO_PRIOR_BIT)
            assert_true(likely >= last);
        else
            assert_true(likely >= 1u << 30);
        last = likely;
    }
    assert_int_equal(go_prior_likelihood(-100 * GO_PRIOR_BIT, 1024), 0);
}

/* Features */

static int has_feature(struct go_situation *at, go_point point,
                       int feature)
{
    uint8_t features[GO_FEATURES_AT_ONCE];
    int count = go_prior_features(at, point, features);

    for (int i = 0; i < count; i++)
        if (features[i] == feature)
            return 1;
    return 0;
}

/* Black's move at 'a'; 'L' is White's last move, where the text has one. */
static const struct {
    const char *rows;
    int has, has_not;
} worked[] = {
    {".X.../XOa../.X.../...../.....", GO_TAKES_ONE, GO_TAKES_MORE},
    {".XX../XOOa./.XX../...../.....", GO_TAKES_MORE, GO_TAKES_ONE},
    {".X.../XLa../.X.../...../.....", GO_TAKES_BACK, GO_TAKES_ONE},
    {"XXOX./.Oa../...../...../.....", GO_TAKES_TO_LIVE, GO_TAKES_ONE},
    {"..O../.OXO./..a../...../.....", GO_RUNS, GO_RUNS_WITH_MORE},
    {"..O../.OXO./.OXO./..a../.....", GO_RUNS_WITH_MORE, GO_RUNS},
    {"OXa../.OO../...../...../.....", GO_RUNS_IN_VAIN, GO_RUNS},
    {"..O../O.aO./..O../...../.....", GO_GIVES_ONE, GO_GIVES_MORE},
    {".OOO./OXa.O/.OOO./...../.....", GO_GIVES_MORE, GO_GIVES_ONE},
    {"......./..X..../.XOa.../.X...../......./......./.......",
     GO_CATCHES, GO_THREATENS},
    {"......./..X..../.XOa.../.X...../......./....O../.......",
     GO_THREATENS, GO_CATCHES},
    {"..X..../.XOX.../.XO..../.Xa..../......./......./.......",
     GO_CATCHES_MORE, GO_CATCHES},
    {"......./..O..../.OXa.../.O...../......./......./.......",
     GO_ESCAPES_EARLY, GO_ADDS_LIBERTY},
    {"......./..O..../.OXa.../.O...../......./....X../.......",
     GO_ADDS_LIBERTY, GO_ESCAPES_EARLY},
    {".a.X./XXXX./...../...../.....", GO_VITAL_OWN, GO_VITAL_OTHER},
    {".a.O./OOOO./...../...../.....", GO_VITAL_OTHER, GO_VITAL_OWN},
    {"a..O./OOOO./...../...../.....", GO_ON_LINE, GO_VITAL_OTHER},
    {"...../OOOa./XXX../...../.....", GO_RACES_EVEN, GO_RACES_AHEAD},
    {"O..../OOOa./XXX../...../.....", GO_RACES_AHEAD, GO_RACES_EVEN},
    {"...../OOOa./XXX../O..../.....", GO_RACES_BEHIND, GO_RACES_EVEN},
    {"...../OOOa./...../XXX../.....", GO_ON_LINE + 1, GO_RACES_EVEN},
    {"...../...../OOO../XXXa./.....", GO_RACES_FOR_LIBERTIES,
     GO_RACES_AHEAD},
    {"...../X..../OOO../XXXa./.....", GO_ON_LINE + 1,
     GO_RACES_FOR_LIBERTIES},
    {"OXO../.aX../OXO../...../.....", GO_ON_LINE + 1, GO_ON_LINE},
    {"...../...../..a../...../.....", GO_ON_LINE + 2, GO_NEAR_LAST},
    {"...../.La../...../...../.....", GO_NEAR_LAST, GO_NEAR_LAST + 1},
    {".L.../..a../...../...../.....", GO_NEAR_LAST + 1, GO_NEAR_LAST},
    {"L..../..a../...../...../.....", GO_NEAR_LAST + 3, GO_NEAR_LAST},
    {"........../........../........../........../........../........../"
     "........../........../L......../.........a",
     GO_NEAR_LAST + GO_PRIOR_FAR - 1, GO_NEAR_BEFORE},
};

/* The last move is on the board as White's stone. */
static go_point build(const char *rows)
{
    char text[256];
    go_point last = go_rig_find(rows, 'L');
    char *mark;

    assert_true(strlen(rows) < sizeof text);
    memcpy(text, rows, strlen(rows) + 1);
    mark = strchr(text, 'L');
    if (mark)
        *mark = 'O';
    go_rig_set_up(&game, text, GO_BLACK);
    return last;
}

CASE(features_are_those_of_the_move)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof worked / sizeof worked[0]; i++) {
        go_point last = build(worked[i].rows);
        go_point move = go_rig_find(worked[i].rows, 'a');
        struct go_situation at = {.board = &game.now, .turn = GO_BLACK,
                                  .last = last};

        assert_int_equal(go_judge(&game.now, move, GO_BLACK), GO_LEGAL);
        if (!has_feature(&at, move, worked[i].has)
            || has_feature(&at, move, worked[i].has_not))
            fail_msg("%s: not %d, or %d", worked[i].rows, worked[i].has,
                     worked[i].has_not);
    }
}

static int compare(const void *a, const void *b)
{
    return *(const uint8_t *)a - *(const uint8_t *)b;
}

static void check_turned(struct go_situation *at, go_point point,
                         int way, int is_swapped)
{
    static struct go_board turned;
    int size = at->board->size;
    struct go_situation to = {
        .board = &turned,
        .turn = is_swapped ? go_other(at->turn) : at->turn,
        .last = at->last ? go_rig_turned(size, at->last, way) : 0,
        .before_last = at->before_last
            ? go_rig_turned(size, at->before_last, way) : 0,
    };
    uint8_t features[2][GO_FEATURES_AT_ONCE];
    int count = go_prior_features(at, point, features[0]);
    go_point other = go_rig_turned(size, point, way);

    go_rig_turn(at->board, &turned, way, is_swapped);
    assert_int_equal(go_prior_features(&to, other, features[1]), count);
    qsort(features[0], (size_t)count, 1, compare);
    qsort(features[1], (size_t)count, 1, compare);
    assert_memory_equal(features[0], features[1], (size_t)count);
    assert_int_equal(go_prior_weigh(at, &shapes, point),
                     go_prior_weigh(&to, &shapes, other));
}

CASE(turned_mirrored_and_recoloured_a_move_is_worth_the_same)
{
    struct go_board board;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "prior");
    go_prior_begin(&shapes);
    for (int i = 0; i < 400; i++) {
        int size = 2 + (int)rng_below(&rng, 12);
        struct go_situation at = {.board = &board};
        go_point point;

        go_begin(&board, size);
        go_rig_wander(&board, &rng, (int)rng_below(&rng,
                                                   (uint64_t)(size * size)));
        at.turn = i & 1 ? GO_BLACK : GO_WHITE;
        at.last = i % 5 ? go_at((int)rng_below(&rng, (uint64_t)size), 0) : 0;
        at.before_last = i % 3 ? go_at(0, 1) : 0;
        if (!board.free_count)
            continue;
        point = board.free_point[rng_below(&rng, board.free_count)];
        if (go_judge(&board, point, at.turn) == GO_LEGAL)
            for (int way = 0; way < 16; way++)
                check_turned(&at, point, way & 7, way >> 3);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("go_prior: patterns stand in order, each the least of its turns",
         patterns_stand_in_order_each_the_least_of_its_turns),
    TEST("go_prior: every pattern has the weight of its least turn, seen by "
         "either colour", every_pattern_has_the_weight_of_its_least),
    TEST("go_prior: a likelihood is close to a power of two",
         likelihood_is_close_to_powers_of_two),
    TEST("go_prior: a likelihood of any weight stays in its bounds",
         likelihood_stays_in_its_bounds),
    TEST("go_prior: features worked by hand are found",
         features_are_those_of_the_move),
    TEST("go_prior: turned, mirrored and with other colours a move is worth "
         "the same", turned_mirrored_and_recoloured_a_move_is_worth_the_same),
};

CHECK_MAIN("go_prior", tests)
