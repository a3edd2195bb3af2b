/* test_go_score.c - who owns what in Go, against flood fills. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/go/slow_go.h"

enum { POSITIONS = 60 };

static struct slow_go slow;
static struct go_game game;
static struct rng rng;
static uint8_t dead[GO_POINTS];         /* by point, */
static uint8_t is_dead[GO_AREA_MAX];    /* and by cell */

static int below(int n) { return (int)rng_below(&rng, (uint64_t)n); }

static go_point at(int cell) { return slow_go_point(&slow, cell); }

static void begin(int size, enum go_count_rule count, int komi)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    rules.size = (uint8_t)size;
    rules.count = (uint8_t)count;
    rules.komi = (int16_t)komi;
    assert_null(go_game_begin(&game, &rules));
    slow_go_begin(&slow, size);
    memset(dead, 0, sizeof dead);
    memset(is_dead, 0, sizeof is_dead);
}

static void play_some(int moves)
{
    for (int i = 0; i < moves; i++) {
        enum go_colour colour = (enum go_colour)game.turn;
        int cell = below(slow.area);

        if (go_game_play(&game, at(cell), colour) == GO_LEGAL)
            slow_go_play(&slow, cell, colour);
    }
}

/* Some groups, and marks where no stone is, which mean nothing. */
static void mark_some(void)
{
    struct slow_group group;

    for (int k = below(6); k > 0; k--) {
        int cell = below(slow.area);

        if (slow.now.at[cell] == GO_EMPTY) {
            dead[at(cell)] = 1;
            continue;
        }
        slow_go_group(&slow, cell, &group);
        for (int i = 0; i < slow.area; i++)
            if (group.is_stone[i])
                dead[at(i)] = is_dead[i] = 1;
    }
    dead[0] = dead[GO_POINTS - 1] = 1;
}

static void compare_owners(const uint8_t *owner, const uint8_t *wanted)
{
    int owned = 0;

    for (int i = 0; i < slow.area; i++) {
        assert_int_equal(owner[at(i)], wanted[i]);
        owned += wanted[i] != GO_EMPTY;
    }
    for (int p = 0; p < GO_POINTS; p++)
        owned -= owner[p] != GO_EMPTY;
    assert_int_equal(owned, 0);         /* beyond the board nobody has any */
}

/* What a person would count. */
struct tally {
    int stones[GO_EDGE], dead[GO_EDGE], empty[GO_EDGE];
};

static void count(struct tally *tally, uint8_t *owner)
{
    memset(tally, 0, sizeof *tally);
    slow_go_owners(&slow, is_dead, owner, tally->empty);
    for (int i = 0; i < slow.area; i++) {
        tally->stones[slow.now.at[i]] += !is_dead[i];
        tally->dead[slow.now.at[i]] += is_dead[i];
    }
}

static void compare_margin(const struct tally *tally)
{
    int points[GO_EDGE];

    for (int c = GO_BLACK; c <= GO_WHITE; c++) {
        points[c] = tally->empty[c];
        if (game.rules.count == GO_COUNT_AREA)
            points[c] += tally->stones[c];
        else
            points[c] += slow.taken[c] + tally->dead[GO_EDGE - c];
    }
    assert_int_equal(go_game_margin(&game, dead),
                     2 * (points[GO_BLACK] - points[GO_WHITE])
                     - game.rules.komi);
}

static void compare(void)
{
    static uint8_t owner[GO_POINTS], wanted[GO_AREA_MAX];
    struct go_area area, again;
    struct tally tally;

    memset(owner, 7, sizeof owner);
    memset(&area, 7, sizeof area);
    count(&tally, wanted);
    go_score_area(&game.now, dead, &area, owner);
    compare_owners(owner, wanted);
    for (int c = GO_EMPTY; c <= GO_WHITE; c++) {
        assert_int_equal(area.empty[c], tally.empty[c]);
        assert_int_equal(area.stones[c], c ? tally.stones[c] : 0);
        assert_int_equal(area.dead[c], tally.dead[c]);
    }
    go_score_area(&game.now, dead, &again, NULL);
    assert_memory_equal(&area, &again, sizeof area);
    compare_margin(&tally);
}

static void score_positions(int size, enum go_count_rule rule)
{
    static struct go_board before;

    for (int i = 0; i < POSITIONS; i++) {
        begin(size, rule, below(41) - 20);
        play_some(below(3 * slow.area));
        mark_some();
        memcpy(&before, &game.now, sizeof before);
        compare();
        assert_memory_equal(&before, &game.now, sizeof before);
    }
}

CASE(random_positions_are_owned_as_by_flood_fill)
{
    BEGIN_CASE;
    rng_seed(&rng, "score");
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++) {
        score_positions(size, GO_COUNT_AREA);
        score_positions(size, GO_COUNT_TERRITORY);
    }
}

/* Walls, which random games never build. */
static void score_walls(int size)
{
    int wall = below(size), gap = below(3);

    begin(size, below(2) ? GO_COUNT_AREA : GO_COUNT_TERRITORY, 15);
    for (int i = 0; i < slow.area; i++) {
        int column = i % size;
        enum go_colour colour = column == wall ? GO_BLACK
            : column == wall + 1 + gap ? GO_WHITE : GO_EMPTY;

        if (below(8) == 0)
            colour = (enum go_colour)(1 + below(2));
        if (colour != GO_EMPTY && !go_game_set_up(&game, at(i), colour))
            slow.now.at[i] = (uint8_t)colour;
    }
    mark_some();
    compare();
}

CASE(walls_with_dead_stones_behind)
{
    BEGIN_CASE;
    rng_seed(&rng, "walls");
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++)
        for (int i = 0; i < POSITIONS; i++)
            score_walls(size);
}

/* Worked by hand */

static void set_up(const char *shape)
{
    for (int i = 0; i < slow.area; i++)
        if (shape[i] != '.')
            assert_null(go_game_set_up(&game, at(i),
                shape[i] == 'B' ? GO_BLACK : GO_WHITE));
}

CASE(nobody_owns_an_empty_board)
{
    struct go_area area;

    BEGIN_CASE;
    begin(9, GO_COUNT_AREA, 11);
    go_score_area(&game.now, NULL, &area, NULL);
    assert_int_equal(area.empty[GO_EMPTY], 81);
    assert_int_equal(area.empty[GO_BLACK], 0);
    assert_int_equal(area.empty[GO_WHITE], 0);
    assert_int_equal(go_game_margin(&game, NULL), -11);
}

/* Columns: Black's land, his wall, White's wall, her land with a black stone
 * in it. */
static const char two_lands[] = ".BW.."
                                ".BW.."
                                ".BWB."
                                ".BW.."
                                ".BW..";

CASE(by_area_a_dead_stone_is_one_point)
{
    BEGIN_CASE;
    begin(5, GO_COUNT_AREA, 0);
    set_up(two_lands);
    assert_int_equal(go_game_margin(&game, NULL), 2 * (11 - 5));
    dead[go_at(2, 3)] = 1;
    assert_int_equal(go_game_margin(&game, dead), 2 * (10 - 15));
}

CASE(by_territory_a_dead_stone_is_two_points)
{
    BEGIN_CASE;
    begin(5, GO_COUNT_TERRITORY, 13);
    set_up(two_lands);
    assert_int_equal(go_game_margin(&game, NULL), 2 * (5 - 0) - 13);
    dead[go_at(2, 3)] = 1;
    assert_int_equal(go_game_margin(&game, dead), 2 * (5 - 11) - 13);
}

/* The stone in the corner is taken in the game: a point as a prisoner, and
 * none by area. */
CASE(prisoners_count_by_territory_only)
{
    static const int wanted[] = {
        [GO_COUNT_AREA] = 2 * 9, [GO_COUNT_TERRITORY] = 2 * (7 + 1),
    };

    BEGIN_CASE;
    for (int rule = GO_COUNT_AREA; rule <= GO_COUNT_TERRITORY; rule++) {
        begin(3, (enum go_count_rule)rule, 0);
        set_up("WB.......");
        assert_int_equal(go_game_play(&game, go_at(1, 0), GO_BLACK),
                         GO_LEGAL);
        assert_int_equal(game.now.taken[GO_BLACK], 1);
        assert_int_equal(go_game_margin(&game, NULL), wanted[rule]);
    }
}

CASE(all_dead_is_nobodys)
{
    struct go_area area;

    BEGIN_CASE;
    begin(5, GO_COUNT_AREA, 1);
    set_up(two_lands);
    memset(dead, 1, sizeof dead);
    go_score_area(&game.now, dead, &area, NULL);
    assert_int_equal(area.empty[GO_EMPTY], 25);
    assert_int_equal(area.dead[GO_BLACK], 6);
    assert_int_equal(area.dead[GO_WHITE], 5);
    assert_int_equal(go_game_margin(&game, dead), -1);
}

static const struct CMUnitTest tests[] = {
    TEST("go: random positions on every size are owned and counted as by "
         "flood fill, with dead stones, both ways of counting and any komi",
         random_positions_are_owned_as_by_flood_fill),
    TEST("go: so are walls with dead stones behind them",
         walls_with_dead_stones_behind),
    TEST("go: nobody owns an empty board, and White has her komi",
         nobody_owns_an_empty_board),
    TEST("go: by area a dead stone is a point of land",
         by_area_a_dead_stone_is_one_point),
    TEST("go: by territory it is a prisoner as well",
         by_territory_a_dead_stone_is_two_points),
    TEST("go: prisoners count by territory only",
         prisoners_count_by_territory_only),
    TEST("go: if all stones are dead the board is nobody's",
         all_dead_is_nobodys),
};

CHECK_MAIN("go_score", tests)
