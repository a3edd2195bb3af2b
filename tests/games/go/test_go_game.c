/* test_go_game.c - games of Go: what may not come back, undo, set-up, end. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/go/slow_go.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_SLOW 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define IS_SLOW 1
#endif

#ifdef IS_SLOW
enum { GAMES = 5 };
#else
enum { GAMES = 60 };
#endif

enum { LARGEST = 5, PLIES = 120, VERDICTS = GO_OUTSIDE + 1 };

static struct slow_go slow;
static struct go_game game;
static struct rng rng;

static int below(int n) { return (int)rng_below(&rng, (uint64_t)n); }

static void begin(int size, enum go_ko_rule ko, int may_suicide)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    rules.size = (uint8_t)size;
    rules.ko = (uint8_t)ko;
    rules.may_suicide = (uint8_t)may_suicide;
    assert_null(go_game_begin(&game, &rules));
    slow_go_begin(&slow, size);
    slow.ko = ko;
    slow.may_suicide = may_suicide;
}

static go_point at(int cell) { return slow_go_point(&slow, cell); }

static void play(int cell, enum go_colour colour)
{
    assert_int_equal(go_game_play(&game, at(cell), colour), GO_LEGAL);
    slow_go_play(&slow, cell, colour);
}

static void set_up(int cell, enum go_colour colour)
{
    assert_null(go_game_set_up(&game, at(cell), colour));
    slow.now.at[cell] = (uint8_t)colour;
}

/* All there is to see of a game. */
static void compare(int *seen)
{
    assert_int_equal(game.count, slow.count);
    assert_int_equal(game.passes, slow.passes);
    assert_int_equal(go_game_is_over(&game), slow.passes >= 2);
    assert_int_equal(game.now.taken[GO_BLACK], slow.taken[GO_BLACK]);
    assert_int_equal(game.now.taken[GO_WHITE], slow.taken[GO_WHITE]);
    for (int i = 0; i < slow.area; i++) {
        assert_int_equal(game.now.colour[at(i)], slow.now.at[i]);
        for (int colour = GO_BLACK; colour <= GO_WHITE; colour++) {
            enum go_colour mover = (enum go_colour)colour;
            enum go_verdict verdict = go_game_judge(&game, at(i), mover);

            assert_int_equal(verdict, slow_go_judge(&slow, i, mover));
            seen[verdict]++;
        }
    }
}

/* Random games on small boards, where everything comes back */

static int choose(enum go_colour colour)
{
    for (int i = 0; i < 2 * slow.area && below(12); i++) {
        int cell = below(slow.area);

        if (slow_go_judge(&slow, cell, colour) == GO_LEGAL)
            return cell;
    }
    return SLOW_PASS;
}

static void play_games(enum go_ko_rule ko, int may_suicide)
{
    int seen[VERDICTS] = {0};

    for (int size = GO_SIZE_MIN; size <= LARGEST; size++)
        for (int i = 0; i < GAMES; i++) {
            begin(size, ko, may_suicide);
            while (slow.count < PLIES) {
                compare(seen);
                play(choose((enum go_colour)game.turn),
                     (enum go_colour)game.turn);
            }
        }
    assert_true(seen[GO_KO] > 0);
    assert_true(seen[GO_SUICIDE] > 0);
    assert_true(seen[GO_LEGAL] > 0);
}

CASE(every_verdict_under_every_rule)
{
    BEGIN_CASE;
    rng_seed(&rng, "superko");
    for (int ko = GO_KO_SIMPLE; ko <= GO_KO_SITUATIONAL; ko++) {
        play_games((enum go_ko_rule)ko, 0);
        play_games((enum go_ko_rule)ko, 1);
    }
}

/* Every sequence of moves to some depth */

static uint64_t walk(int depth, int *seen)
{
    struct slow_cells cells = slow.now;
    int taken[GO_EDGE], passes = slow.passes, count = slow.count;
    uint64_t sequences = 0;

    compare(seen);
    if (depth == 0)
        return 1;
    memcpy(taken, slow.taken, sizeof taken);
    for (int i = SLOW_PASS; i < slow.area; i++) {
        enum go_colour colour = (enum go_colour)game.turn;

        if (slow_go_judge(&slow, i, colour) != GO_LEGAL)
            continue;
        play(i, colour);
        sequences += walk(depth - 1, seen);
        assert_int_equal(go_game_undo(&game), 1);
        slow.now = cells;
        memcpy(slow.taken, taken, sizeof taken);
        slow.passes = passes;
        slow.count = count;
    }
    return sequences;
}

static uint64_t sequences(int size, int depth, enum go_ko_rule ko)
{
    int seen[VERDICTS] = {0};

    begin(size, ko, 0);
    return walk(depth, seen);
}

/* By hand: a pass or four points; then a pass or what is left of them. */
CASE(every_sequence_of_moves)
{
    uint64_t simple, positional, situational;

    BEGIN_CASE;
    assert_int_equal(sequences(2, 1, GO_KO_SIMPLE), 5);
    assert_int_equal(sequences(2, 2, GO_KO_SIMPLE), 5 + 4 * 4);
    simple = sequences(2, 7, GO_KO_SIMPLE);
    positional = sequences(2, 7, GO_KO_POSITIONAL);
    situational = sequences(2, 7, GO_KO_SITUATIONAL);
    assert_true(positional < situational);
    assert_true(situational < simple);
    assert_int_equal(sequences(3, 4, GO_KO_POSITIONAL),
                     sequences(3, 4, GO_KO_SIMPLE));
}

/* Undo */

struct moment {
    struct go_board now;
    uint8_t turn;
    int passes, count;
};

static void keep(struct moment *moment)
{
    memset(moment, 0, sizeof *moment);
    memcpy(&moment->now, &game.now, sizeof game.now);
    moment->turn = game.turn;
    moment->passes = game.passes;
    moment->count = game.count;
}

static void compare_with(const struct moment *wanted)
{
    static struct moment moment;

    keep(&moment);
    assert_memory_equal(&moment.now, &wanted->now, sizeof wanted->now);
    assert_int_equal(moment.turn, wanted->turn);
    assert_int_equal(moment.passes, wanted->passes);
    assert_int_equal(moment.count, wanted->count);
}

static void set_up_some(int count)
{
    for (int i = 0; i < count; i++) {
        enum go_colour colour = (enum go_colour)(1 + below(2));
        int cell = below(slow.area);

        if (go_game_set_up(&game, at(cell), colour) == NULL)
            slow.now.at[cell] = (uint8_t)colour;
    }
}

enum { WAY = 80 };

static struct moment way[WAY + 1];
static int moves[WAY];

/* A random walk through the moments of one game. */
static void go_to_and_fro(void)
{
    int ply = WAY;

    for (int i = 0; i < 60; i++) {
        int to = below(WAY + 1);

        for (; ply > to; ply--) {
            assert_int_equal(go_game_undo(&game), 1);
            compare_with(&way[ply - 1]);
        }
        for (; ply < to; ply++) {
            assert_int_equal(
                go_game_play(&game, at(moves[ply]),
                             (enum go_colour)game.turn), GO_LEGAL);
            compare_with(&way[ply + 1]);
        }
    }
    while (go_game_undo(&game))
        ply--;
    assert_int_equal(ply, 0);
    compare_with(&way[0]);
}

static void play_to_and_fro(int size, enum go_ko_rule ko)
{
    begin(size, ko, below(2));
    set_up_some(below(size * size));
    keep(&way[0]);
    for (int ply = 0; ply < WAY; ply++) {
        moves[ply] = choose((enum go_colour)game.turn);
        play(moves[ply], (enum go_colour)game.turn);
        keep(&way[ply + 1]);
    }
    go_to_and_fro();
}

CASE(undo_leads_back_exactly)
{
    BEGIN_CASE;
    rng_seed(&rng, "undo");
    for (int size = GO_SIZE_MIN; size <= 9; size++)
        for (int ko = GO_KO_SIMPLE; ko <= GO_KO_SITUATIONAL; ko++)
            play_to_and_fro(size, (enum go_ko_rule)ko);
}

CASE(undo_knows_who_began)
{
    BEGIN_CASE;
    for (int first = GO_BLACK; first <= GO_WHITE; first++)
        for (int mover = GO_BLACK; mover <= GO_WHITE; mover++) {
            begin(9, GO_KO_SIMPLE, 0);
            game.turn = (uint8_t)first;     /* as with a handicap */
            play(40, (enum go_colour)mover);
            play(41, (enum go_colour)mover);
            assert_int_equal(go_game_undo(&game), 1);
            assert_int_equal(game.turn, GO_EDGE - mover);
            assert_int_equal(go_game_undo(&game), 1);
            assert_int_equal(game.turn, first);
        }
}

CASE(nothing_is_undone_before_the_first_move)
{
    BEGIN_CASE;
    begin(9, GO_KO_SIMPLE, 0);
    set_up(40, GO_BLACK);
    assert_int_equal(go_game_undo(&game), 0);
    assert_int_equal(game.now.colour[at(40)], GO_BLACK);
    assert_int_equal(game.setup_count, 1);
}

/* Set-up stones */

static void refuse(go_point point, enum go_colour colour, const char *why)
{
    static struct go_game before;

    memcpy(&before, &game, sizeof before);
    assert_string_equal(go_game_set_up(&game, point, colour), why);
    assert_memory_equal(&before, &game, sizeof game);
}

CASE(set_up_stones_take_nothing)
{
    static const char no_liberty[] =
        "that stone would leave a group without a liberty";

    BEGIN_CASE;
    begin(3, GO_KO_SIMPLE, 1);
    set_up(1, GO_BLACK);
    set_up(3, GO_BLACK);
    refuse(at(0), GO_WHITE, no_liberty);
    set_up(2, GO_WHITE);                /* B at 1 has 0 and 4 */
    set_up(4, GO_WHITE);
    refuse(at(0), GO_WHITE, no_liberty);    /* would take the stone at 1 */
    refuse(at(1), GO_WHITE, "the point is occupied");
    refuse(GO_PASS, GO_WHITE, "not a point of this board");
    refuse(go_at(3, 0), GO_WHITE, "not a point of this board");
    refuse(GO_POINTS, GO_WHITE, "not a point of this board");
    set_up(0, GO_BLACK);                /* 0, 1, 3 breathe at 6 */
    refuse(at(6), GO_WHITE, no_liberty);
    play(6, GO_BLACK);
    refuse(at(8), GO_BLACK, "stones can only be set up before the first move");
    assert_int_equal(go_game_undo(&game), 1);
    set_up(8, GO_BLACK);
    assert_int_equal(game.setup_count, 6);
}

/* Two white stones without a liberty of their own: also with suicide allowed
 * they are not put there. */
CASE(set_up_stones_do_not_vanish)
{
    BEGIN_CASE;
    begin(3, GO_KO_SIMPLE, 1);
    set_up(2, GO_BLACK);
    set_up(3, GO_BLACK);
    set_up(4, GO_BLACK);
    set_up(0, GO_WHITE);
    refuse(at(1), GO_WHITE,
           "that stone would leave a group without a liberty");
}

static void set_up_shape(const char *shape, int area)
{
    for (int i = 0; i < area; i++)
        if (shape[i] != '.')
            set_up(i, shape[i] == 'B' ? GO_BLACK : GO_WHITE);
}

static void set_up_ko(void) { set_up_shape(".BW.BW.W.BW.....", 16); }

/* What was set up is the first position there was; under superko it may not
 * come back after two passes either. */
CASE(the_first_position_counts)
{
    static const enum go_verdict after_passes[] = {
        [GO_KO_SIMPLE] = GO_LEGAL, [GO_KO_POSITIONAL] = GO_KO,
        [GO_KO_SITUATIONAL] = GO_KO,
    };

    BEGIN_CASE;
    for (int ko = GO_KO_SIMPLE; ko <= GO_KO_SITUATIONAL; ko++) {
        int seen[VERDICTS] = {0};

        begin(4, (enum go_ko_rule)ko, 0);
        set_up_ko();
        play(6, GO_BLACK);
        assert_int_equal(go_game_judge(&game, at(5), GO_WHITE), GO_KO);
        play(SLOW_PASS, GO_WHITE);
        play(SLOW_PASS, GO_BLACK);
        assert_int_equal(go_game_judge(&game, at(5), GO_WHITE),
                         after_passes[ko]);
        compare(seen);
    }
}

/* White sends two stones and takes one back: three moves lead to the same
 * stones, with the other to move. */
CASE(the_superko_rules_differ_in_who_moves)
{
    static const char shape[] = ".W.W.BBWW................";
    static const enum go_verdict third[] = {
        [GO_KO_SIMPLE] = GO_LEGAL, [GO_KO_POSITIONAL] = GO_KO,
        [GO_KO_SITUATIONAL] = GO_LEGAL,
    };

    BEGIN_CASE;
    for (int ko = GO_KO_SIMPLE; ko <= GO_KO_SITUATIONAL; ko++) {
        begin(5, (enum go_ko_rule)ko, 0);
        set_up_shape(shape, 25);
        play(0, GO_WHITE);
        play(2, GO_BLACK);
        assert_int_equal(game.now.taken[GO_BLACK], 2);
        assert_int_equal(go_game_judge(&game, at(1), GO_WHITE), third[ko]);
    }
}

/* The end, and what is refused */

CASE(two_passes_end_a_game)
{
    BEGIN_CASE;
    begin(9, GO_KO_SIMPLE, 0);
    assert_int_equal(game.turn, GO_BLACK);
    play(SLOW_PASS, GO_BLACK);
    assert_int_equal(game.turn, GO_WHITE);
    assert_false(go_game_is_over(&game));
    play(40, GO_WHITE);
    play(SLOW_PASS, GO_BLACK);
    assert_false(go_game_is_over(&game));
    play(SLOW_PASS, GO_WHITE);
    assert_true(go_game_is_over(&game));
    assert_int_equal(go_game_undo(&game), 1);
    assert_false(go_game_is_over(&game));
    assert_int_equal(game.passes, 1);
}

CASE(a_game_has_its_longest)
{
    static struct go_game before;

    BEGIN_CASE;
    begin(9, GO_KO_POSITIONAL, 0);
    for (int i = 0; i < GO_MOVES_MAX; i++) {
        play(SLOW_PASS, (enum go_colour)game.turn);
        assert_int_equal(go_game_is_over(&game), i >= 1);
    }
    memcpy(&before, &game, sizeof before);
    assert_int_equal(go_game_play(&game, GO_PASS, GO_BLACK), GO_OUTSIDE);
    assert_int_equal(go_game_play(&game, at(0), GO_BLACK), GO_OUTSIDE);
    assert_memory_equal(&before, &game, sizeof game);
    assert_int_equal(go_game_undo(&game), 1);
    assert_int_equal(game.count, GO_MOVES_MAX - 1);
    play(0, GO_WHITE);
}

CASE(a_refused_move_changes_nothing)
{
    static struct go_game before;

    BEGIN_CASE;
    begin(4, GO_KO_POSITIONAL, 0);
    set_up_ko();
    play(6, GO_BLACK);
    memcpy(&before, &game, sizeof before);
    assert_int_equal(go_game_play(&game, at(5), GO_WHITE), GO_KO);
    assert_int_equal(go_game_play(&game, at(6), GO_WHITE), GO_OCCUPIED);
    assert_int_equal(go_game_play(&game, at(0), GO_WHITE), GO_SUICIDE);
    assert_int_equal(go_game_play(&game, go_at(4, 0), GO_WHITE), GO_OUTSIDE);
    assert_int_equal(go_game_play(&game, 60000, GO_WHITE), GO_OUTSIDE);
    assert_memory_equal(&before, &game, sizeof game);
}

CASE(rules_and_sizes)
{
    struct go_rules rules;

    BEGIN_CASE;
    go_rules_standard(&rules);
    assert_int_equal(rules.size, 9);
    assert_int_equal(rules.ko, GO_KO_SIMPLE);
    assert_int_equal(rules.count, GO_COUNT_AREA);
    assert_int_equal(rules.may_suicide, 0);
    assert_int_equal(rules.komi, 11);
    for (int size = 0; size < 256; size++) {
        int is_good = size >= 2 && size <= 19;

        rules.size = (uint8_t)size;
        if (is_good)
            assert_null(go_game_begin(&game, &rules));
        else
            assert_string_equal(go_game_begin(&game, &rules),
                                "a board has 2 to 19 lines");
    }
}

static const struct CMUnitTest tests[] = {
    TEST("go: simple ko, positional and situational superko judge every point "
         "as a list of all boards does", every_verdict_under_every_rule),
    TEST("go: every sequence of moves on small boards is judged so",
         every_sequence_of_moves),
    TEST("go: undo and replay lead to every moment exactly",
         undo_leads_back_exactly),
    TEST("go: undo gives the first move back to whose it was",
         undo_knows_who_began),
    TEST("go: before the first move nothing is undone",
         nothing_is_undone_before_the_first_move),
    TEST("go: stones set up take nothing, and come first",
         set_up_stones_take_nothing),
    TEST("go: stones set up do not vanish", set_up_stones_do_not_vanish),
    TEST("go: superko remembers what was set up", the_first_position_counts),
    TEST("go: positional and situational superko differ in who moves",
         the_superko_rules_differ_in_who_moves),
    TEST("go: two passes in a row end a game", two_passes_end_a_game),
    TEST("go: a game has at most 1024 moves", a_game_has_its_longest),
    TEST("go: a refused move changes nothing",
         a_refused_move_changes_nothing),
    TEST("go: rules are the machine's, sizes 2 to 19", rules_and_sizes),
};

CHECK_MAIN("go_game", tests)
