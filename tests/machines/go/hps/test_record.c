/* test_record.c - the moves of a game, and the positions that were. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "machines/go/hps/record.h"

struct pair {
    BoardState b;
    struct record record;
};

static void begin(struct pair *self)
{
    memset(self, 0, sizeof *self);
    board_init(&self->b);
}

static int place(struct pair *self, int row, int col)
{
    if (board_judge(&self->b, row, col) != MOVE_OK)
        return 0;
    record_add(&self->record, &self->b, BOARD_LINES * row + col);
    board_place(&self->b, row, col);
    return 1;
}

static void pass(struct pair *self)
{
    record_add(&self->record, &self->b, RECORD_PASS);
    board_pass(&self->b);
}

static void play_at_random(struct pair *self, const char *seed, int moves)
{
    struct rng rng;

    rng_seed(&rng, seed);
    begin(self);
    for (int i = 0; i < moves && !self->b.game_over; i++)
        if (!place(self, (int)rng_below(&rng, 9), (int)rng_below(&rng, 9))
            && rng_below(&rng, 100) == 0)
            pass(self);
}

static void assert_leads_to(const struct go_game *game, const BoardState *b)
{
    assert_true(game->now.hash == b->board_hash);
    assert_int_equal(game->turn, b->turn);
    assert_int_equal(game->passes, b->consecutive_passes);
    assert_int_equal(game->now.taken[GO_BLACK], b->captured_white);
    assert_int_equal(game->now.taken[GO_WHITE], b->captured_black);
    assert_int_equal(game->rules.size, BOARD_LINES);
    assert_int_equal(game->rules.komi, BOARD_KOMI_HALVES);
}

/* And what is legal in it is what the board says. */
CASE(a_record_leads_to_its_board)
{
    static struct go_game game;
    static struct pair pair;

    BEGIN_CASE;
    for (char seed[] = "a"; seed[0] <= 'h'; seed[0]++) {
        play_at_random(&pair, seed, 40 * (seed[0] - 'a'));
        record_game(&pair.record, 0, &game);
        assert_leads_to(&game, &pair.b);
        assert_int_equal(game.rules.ko, GO_KO_SIMPLE);
        for (int i = 0; i < RECORD_PASS && !pair.b.game_over; i++)
            assert_int_equal(
                go_game_judge(&game, go_at(i / 9, i % 9),
                              (enum go_colour)game.turn) == GO_LEGAL,
                board_judge(&pair.b, i / 9, i % 9) == MOVE_OK);
    }
}

CASE(what_was_there_is_known)
{
    static struct pair pair;
    uint64_t hashes[4];

    BEGIN_CASE;
    begin(&pair);
    for (int i = 0; i < 4; i++) {
        hashes[i] = pair.b.board_hash;
        assert_true(place(&pair, i, i));
    }
    for (int i = 0; i < 4; i++)
        assert_true(record_has(&pair.record, hashes[i]));
    assert_false(record_has(&pair.record, pair.b.board_hash));
    pass(&pair);
    assert_true(record_has(&pair.record, pair.b.board_hash));
}

/* Black has sent two stones, White has taken them, and Black could now take one
 * back: the position before all that. */
static void play_circle(struct pair *self)
{
    static const int before[][2] = {
        {0, 1}, {1, 0}, {0, 3}, {1, 1}, {1, 2}, {8, 8},
    };

    begin(self);
    for (int i = 0; i < 6; i++)
        assert_true(place(self, before[i][0], before[i][1]));
    assert_true(place(self, 0, 0));
    assert_true(place(self, 0, 2));
    assert_int_equal(self->b.captured_black, 2);
}

CASE(superko_forbids_what_simple_ko_allows)
{
    static struct go_game game;
    static struct pair pair;

    BEGIN_CASE;
    play_circle(&pair);
    assert_int_equal(board_judge(&pair.b, 0, 1), MOVE_OK);
    assert_true(record_has(&pair.record, board_hash_after(&pair.b, 0, 1)));
    assert_false(record_has(&pair.record, board_hash_after(&pair.b, 5, 5)));
    record_game(&pair.record, 0, &game);
    assert_int_equal(go_game_judge(&game, go_at(0, 1), GO_BLACK), GO_LEGAL);
    record_game(&pair.record, 1, &game);
    assert_int_equal(go_game_judge(&game, go_at(0, 1), GO_BLACK), GO_KO);
    assert_int_equal(go_game_judge(&game, go_at(5, 5), GO_BLACK), GO_LEGAL);
}

CASE(superko_may_come_up_in_the_middle)
{
    static struct go_game game;
    static struct pair pair;

    BEGIN_CASE;
    play_circle(&pair);
    assert_true(place(&pair, 0, 1));    /* which superko would not have */
    assert_true(place(&pair, 8, 7));
    record_game(&pair.record, 1, &game);
    assert_leads_to(&game, &pair.b);
    assert_int_equal(game.rules.ko, GO_KO_POSITIONAL);
}

CASE(it_holds_a_thousand_moves)
{
    static struct record record, full;
    static struct go_game game;
    BoardState b;

    BEGIN_CASE;
    board_init(&b);
    for (int i = 0; i < RECORD_MAX; i++)
        record_add(&record, &b, RECORD_PASS);
    assert_int_equal(record.count, 1000);
    full = record;
    record_add(&record, &b, 0);
    assert_memory_equal(&record, &full, sizeof full);
    record_game(&record, 0, &game);
    assert_int_equal(game.count, 1000);
}

static const struct CMUnitTest tests[] = {
    TEST("go record: a record leads to its board", a_record_leads_to_its_board),
    TEST("go record: what was there is known, what is there is not",
         what_was_there_is_known),
    TEST("go record: superko forbids what simple ko allows",
         superko_forbids_what_simple_ko_allows),
    TEST("go record: superko may come up in the middle of a game",
         superko_may_come_up_in_the_middle),
    TEST("go record: it holds 1,000 moves and no more",
         it_holds_a_thousand_moves),
};

CHECK_MAIN("hps_record", tests)
