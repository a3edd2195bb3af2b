/* test_go_minds.c - the three levels of Go: legal, sensible, and as strong as
 * they should be. */
#include "check.h"

#include <string.h>

#include "games/go/minds/minds.h"

static const struct mind_type *const levels[] = {
    &go_random, &go_greedy, &go_uct, NULL,
};

struct player {
    const struct mind_type *mind;
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];
    void *scratch;
};

static void sit(struct player *self, const struct mind_type *mind,
                const char *seed)
{
    self->mind = mind;
    self->scratch = mind->scratch_size ? malloc(mind->scratch_size) : NULL;
    assert_true(mind->size <= sizeof self->state);
    assert_true(!mind->scratch_size || self->scratch);
    mind->reset(self->state, seed);
}

static void leave(struct player *self)
{
    free(self->scratch);
}

static go_point ask(struct player *self, const struct go_game *game)
{
    go_point move = GO_POINTS;

    while (self->mind->think(self->state, game, self->scratch, 100, &move)
           == MIND_THINKS)
        ;
    assert_int_equal(go_game_judge(game, move, (enum go_colour)game->turn),
                     GO_LEGAL);
    return move;
}

static go_point first_move(const struct mind_type *mind, const char *seed,
                           const struct go_game *game)
{
    struct player player;
    go_point move;

    sit(&player, mind, seed);
    move = ask(&player, game);
    leave(&player);
    return move;
}

/* A game from rows of text: X Black, O White, the first row at the top. */
static struct go_game set_up(const char *rows, enum go_colour turn)
{
    struct go_rules rules;
    struct go_game game;
    int row = 0, column = 0;

    go_rules_standard(&rules);
    rules.size = (uint8_t)strcspn(rows, "/");
    assert_null(go_game_begin(&game, &rules));
    for (; *rows; rows++) {
        if (*rows == '/') {
            row++;
            column = 0;
            continue;
        }
        if (*rows != '.')
            assert_null(go_game_set_up(&game, go_at(row, column),
                                       *rows == 'X' ? GO_BLACK : GO_WHITE));
        column++;
    }
    game.turn = (uint8_t)turn;
    return game;
}

/* Games */

/* Whether Black, the first of the two, wins. */
static int black_wins(const struct mind_type *black,
                      const struct mind_type *white, int size, int seed)
{
    static const char *const names[] = {"black", "white"};
    struct player player[2];
    struct go_rules rules;
    struct go_game game;

    go_rules_standard(&rules);
    rules.size = (uint8_t)size;
    assert_null(go_game_begin(&game, &rules));
    sit(&player[0], black, names[0]);
    sit(&player[1], white, names[1]);
    for (; seed; seed--)                /* other dice */
        for (int i = 0; i < 2; i++)
            rng_next((struct rng *)player[i].state);
    while (!go_game_is_over(&game)) {
        go_point move = ask(&player[game.turn == GO_WHITE], &game);

        assert_true(game.count < 400);
        assert_false(move && go_is_eye(&game.now, move,
                                       (enum go_colour)game.turn));
        go_game_play(&game, move, (enum go_colour)game.turn);
    }
    leave(&player[0]);
    leave(&player[1]);
    return go_game_margin(&game, NULL) > 0;
}

static int wins(const struct mind_type *mind, const struct mind_type *other,
                int games)
{
    int won = 0;

    for (int i = 0; i < games; i++)
        won += i % 2 ? !black_wins(other, mind, 9, i)
                     : black_wins(mind, other, 9, i);
    return won;
}

CASE(games_of_every_size_end_by_two_passes)
{
    static const int sizes[] = {2, 3, 5, 7, 9, 13};

    BEGIN_CASE;
    for (int i = 0; i < 6; i++)
        for (int level = 0; level < 2; level++)
            black_wins(levels[level], levels[!level], sizes[i], i);
    for (int i = 0; i < 4; i++)
        black_wins(&go_uct, &go_uct, sizes[i], i);
}

CASE(level_two_beats_level_one)
{
    BEGIN_CASE;
    assert_true(wins(&go_greedy, &go_random, 60) >= 57);
}

CASE(level_three_beats_level_one)
{
    BEGIN_CASE;
    assert_true(wins(&go_uct, &go_random, 10) >= 9);
}

CASE(the_same_seed_plays_the_same)
{
    struct go_game game = set_up("...../...../...../...../.....", GO_BLACK);

    BEGIN_CASE;
    for (int i = 0; levels[i]; i++) {
        int others = 0;

        assert_int_equal(first_move(levels[i], "1", &game),
                         first_move(levels[i], "1", &game));
        for (char seed[] = "a"; seed[0] <= 'z'; seed[0]++)
            others += first_move(levels[i], seed, &game)
                   != first_move(levels[i], "1", &game);
        assert_true(i == 1 ? others == 0 : others > 0);
    }                                   /* the one best is the centre */
}

/* Moves */

CASE(who_is_ahead_answers_a_pass_with_a_pass)
{
    struct go_game ahead = set_up("XX.../...../...../...../.....", GO_WHITE);
    struct go_game behind;

    BEGIN_CASE;
    ahead.rules.komi = 1;
    behind = ahead;
    behind.rules.komi = 101;
    for (int i = 0; levels[i]; i++) {
        struct go_game game = ahead;

        go_game_play(&game, GO_PASS, GO_WHITE);
        assert_int_equal(first_move(levels[i], "1", &game), GO_PASS);
        game = behind;
        go_game_play(&game, GO_PASS, GO_WHITE);
        if (levels[i] != &go_uct)       /* which may find nothing better */
            assert_int_not_equal(first_move(levels[i], "1", &game), GO_PASS);
        assert_int_not_equal(first_move(levels[i], "1", &ahead), GO_PASS);
    }
}

CASE(nobody_fills_his_eyes)
{
    struct go_game game = set_up(".X.X./XXXXX/OOOOO/O.O.O/OOOOO", GO_BLACK);

    BEGIN_CASE;
    for (int i = 0; levels[i]; i++)
        assert_int_equal(first_move(levels[i], "1", &game), GO_PASS);
}

/* Twenty for two stones beats eight for a rescue; a rescue beats the centre's
 * three, which beats a threat far from it; one near it beats that. */
CASE(level_two_weighs_as_the_document_says)
{
    static const struct { const char *rows; int row, column; } spots[] = {
        {"......./.XO..../......./......./......./......./.......", 3, 3},
        {".X...../XOX..../......./......./......./......./.......", 2, 1},
        {"XO...../......./......./......./......./......./.......", 1, 0},
        {"XO...../......./......./......./....XXX/...XOO./....XXX", 5, 6},
        {"XO......./........./........./........./........./........./"
         "........./........./.........", 1, 0},
        {".XO....../........./........./........./........./........./"
         "........./........./.........", 4, 4},
        {"........./...X...../..XO...../........./........./........./"
         "........./........./.........", 3, 3},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof spots / sizeof spots[0]; i++) {
        struct go_game game = set_up(spots[i].rows, GO_BLACK);
        go_point move = first_move(&go_greedy, "1", &game);

        assert_int_equal(go_row(move), spots[i].row);
        assert_int_equal(go_column(move), spots[i].column);
    }
}

/* A capture that decides the game is found among all moves. */
CASE(level_three_sees_what_wins)
{
    struct go_game game = set_up("XXXXX/XOOO./XO.OX/XOOOX/XXXXX", GO_WHITE);

    BEGIN_CASE;
    for (char seed[] = "a"; seed[0] <= 'h'; seed[0]++)
        assert_int_equal(first_move(&go_uct, seed, &game), go_at(1, 4));
}

static const struct CMUnitTest tests[] = {
    TEST("go minds: games of every size end by two passes, without an eye "
         "filled", games_of_every_size_end_by_two_passes),
    TEST("go minds: level 2 beats level 1 in 95 of 100 games",
         level_two_beats_level_one),
    TEST("go minds: level 3 beats level 1", level_three_beats_level_one),
    TEST("go minds: the same seed plays the same, another may not",
         the_same_seed_plays_the_same),
    TEST("go minds: who is ahead answers a pass with a pass, and nobody "
         "else does", who_is_ahead_answers_a_pass_with_a_pass),
    TEST("go minds: nobody fills his own eyes", nobody_fills_his_eyes),
    TEST("go minds: level 2 weighs captures, rescues, threats and the centre",
         level_two_weighs_as_the_document_says),
    TEST("go minds: level 3 finds the move that wins",
         level_three_sees_what_wins),
};

CHECK_MAIN("go_minds", tests)
