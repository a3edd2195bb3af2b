/* test_checkers_minds.c - the simple minds that play checkers. */
#include "check.h"

#include <string.h>

#include "games/draughts/minds/minds.h"

static const struct mind_type *const simple_minds[] = {
    &checkers_random, &checkers_greedy, NULL,
};

static struct checkers_move ask(const struct mind_type *mind,
                                const char *seed,
                                const struct checkers_game *game,
                                long budget)
{
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];
    struct checkers_move move;

    assert_int_equal(mind->scratch_size, 0);
    mind->reset(state, seed);
    while (mind->think(state, game, NULL, budget, &move) == MIND_THINKS)
        ;
    return move;
}

/* A position from squares, a king's with a minus. */
static struct checkers_game set_up(enum checkers_rules rules, int turn,
                                   const int *black, const int *white)
{
    struct checkers position = {.turn = (uint8_t)turn,
                                .rules = (uint8_t)rules};
    const int *sides[] = {black, white};
    struct checkers_game game;

    for (int side = 0; side < 2; side++)
        for (const int *at = sides[side]; *at; at++) {
            uint64_t one = checkers_at(abs(*at));

            position.pieces[side] |= one;
            if (*at < 0)
                position.kings |= one;
        }
    assert_null(checkers_check(&position));
    checkers_game_begin(&game, &position);
    return game;
}

#define SQUARES(...) ((const int[]){__VA_ARGS__, 0})

static int is_legal(const struct checkers *position,
                    const struct checkers_move *move)
{
    struct checkers_moves moves;

    checkers_find_moves(position, &moves);
    for (int i = 0; i < moves.count; i++)
        if (checkers_same_move(&moves.move[i], move)
            && moves.move[i].path == move->path)
            return 1;
    return 0;
}

/* Whole games */

struct player {
    const struct mind_type *mind;
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];
};

static void begin(struct player players[2], const struct mind_type *black,
                  const struct mind_type *white, uint64_t number)
{
    char seed[2][8] = {"black 0", "white 0"};

    players[0].mind = black;
    players[1].mind = white;
    for (int side = 0; side < 2; side++) {
        seed[side][6] = (char)('0' + number % 64);
        players[side].mind->reset(players[side].state, seed[side]);
    }
}

static enum checkers_result play(enum checkers_rules rules,
                                 const struct mind_type *black,
                                 const struct mind_type *white,
                                 uint64_t number)
{
    struct player players[2];
    struct checkers start;
    struct checkers_game game;

    begin(players, black, white, number);
    checkers_begin(&start, rules);
    checkers_game_begin(&game, &start);
    while (checkers_game_result(&game) == CHECKERS_GOES_ON) {
        struct player *player = &players[game.now.turn];
        struct checkers_move move;

        assert_int_equal(player->mind->think(player->state, &game, NULL, 100,
                                             &move), MIND_MOVES);
        assert_true(is_legal(&game.now, &move));
        checkers_game_play(&game, &move);
        assert_null(checkers_check(&game.now));
    }
    return checkers_game_result(&game);
}

CASE(every_move_is_legal_to_the_end_of_the_game)
{
    BEGIN_CASE;
    for (int rules = 0; rules < 2; rules++)
        for (int a = 0; simple_minds[a]; a++)
            for (int b = 0; simple_minds[b]; b++)
                for (uint64_t i = 0; i < 20; i++)
                    (void)play((enum checkers_rules)rules, simple_minds[a],
                               simple_minds[b], i);
}

static int wins_of_greedy(enum checkers_rules rules, int games)
{
    int wins = 0;

    for (int i = 0; i < games; i++)
        wins += i % 2
            ? play(rules, &checkers_random, &checkers_greedy, (uint64_t)i)
              == CHECKERS_WHITE_WINS
            : play(rules, &checkers_greedy, &checkers_random, (uint64_t)i)
              == CHECKERS_BLACK_WINS;
    return wins;
}

CASE(greedy_beats_random_clearly)
{
    BEGIN_CASE;
    assert_in_range(wins_of_greedy(CHECKERS_FULL, 60), 54, 60);
    assert_in_range(wins_of_greedy(CHECKERS_SIMPLE, 60), 54, 60);
}

/* Dice */

CASE(random_takes_every_move_with_the_same_chance)
{
    struct checkers start;
    struct checkers_game game;
    struct checkers_moves moves;
    int taken[7] = {0};
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];

    BEGIN_CASE;
    checkers_begin(&start, CHECKERS_FULL);
    checkers_game_begin(&game, &start);
    checkers_find_moves(&start, &moves);
    assert_int_equal(moves.count, 7);
    checkers_random.reset(state, "fair");
    for (int i = 0; i < 7000; i++) {
        struct checkers_move move;

        (void)checkers_random.think(state, &game, NULL, 1, &move);
        for (int m = 0; m < 7; m++)
            taken[m] += checkers_same_move(&moves.move[m], &move);
    }
    for (int m = 0; m < 7; m++)
        assert_in_range(taken[m], 880, 1120);   /* four sigma */
}

CASE(the_same_seed_gives_the_same_move)
{
    static const char *const seeds[] = {"1", "2", "3", "4", "5", "6", "7",
                                        "8"};
    struct checkers start;
    struct checkers_game game;

    BEGIN_CASE;
    checkers_begin(&start, CHECKERS_SIMPLE);
    checkers_game_begin(&game, &start);
    for (int m = 0; simple_minds[m]; m++) {
        struct checkers_move first = ask(simple_minds[m], "1", &game, 1);
        int others = 0;

        for (int i = 0; i < 8; i++) {
            struct checkers_move one =
                ask(simple_minds[m], seeds[i], &game, 1);
            struct checkers_move again =
                ask(simple_minds[m], seeds[i], &game, 1000);

            assert_true(checkers_same_move(&one, &again));
            others += !checkers_same_move(&one, &first);
        }
        assert_true(others > 0);
    }
}

/* Greedy's criterion */

static void check_greedy(const struct checkers_game *game, int from, int to)
{
    static const char *const seeds[] = {"a", "b", "c", "d"};

    for (int i = 0; i < 4; i++) {
        struct checkers_move move = ask(&checkers_greedy, seeds[i], game, 1);

        assert_int_equal(checkers_square(move.from), from);
        assert_int_equal(checkers_square(move.to), to);
    }
}

/* In the simple game nobody must take. */
CASE(greedy_takes_what_is_free)
{
    struct checkers_game game = set_up(CHECKERS_SIMPLE, CHECKERS_BLACK,
                                       SQUARES(1, 2, 14), SQUARES(17, 32));

    BEGIN_CASE;
    check_greedy(&game, 14, 21);
    game.now.turn = CHECKERS_WHITE;     /* and so does the other */
    check_greedy(&game, 17, 10);
}

/* 12x19 takes a man, but 24x15 takes one back; 9x18 is for nothing. */
CASE(greedy_sees_what_is_taken_back)
{
    struct checkers_game game = set_up(CHECKERS_FULL, CHECKERS_BLACK,
                                       SQUARES(9, 12),
                                       SQUARES(14, 16, 24, 28));

    BEGIN_CASE;
    check_greedy(&game, 9, 18);
}

/* One for one in the simple game, where nobody must: 12x19 24x15. */
CASE(greedy_likes_to_exchange)
{
    struct checkers_game game = set_up(CHECKERS_SIMPLE, CHECKERS_BLACK,
                                       SQUARES(1, 2, 12),
                                       SQUARES(16, 24, 28));

    BEGIN_CASE;
    check_greedy(&game, 12, 19);
}

/* 14-17 and 14-18 both lose a man. */
CASE(greedy_does_not_give_men_away)
{
    struct checkers_game game = set_up(CHECKERS_FULL, CHECKERS_BLACK,
                                       SQUARES(14, 4), SQUARES(22, 23, 32));

    BEGIN_CASE;
    check_greedy(&game, 4, 8);
}

CASE(greedy_makes_a_king_where_it_can)
{
    struct checkers_game game = set_up(CHECKERS_FULL, CHECKERS_BLACK,
                                       SQUARES(3, 8, 26),
                                       SQUARES(28, 24));
    struct checkers_move move;

    BEGIN_CASE;
    move = ask(&checkers_greedy, "crown", &game, 1);
    assert_int_equal(checkers_square(move.from), 26);
    game = set_up(CHECKERS_FULL, CHECKERS_WHITE, SQUARES(5, 12),
                  SQUARES(7, 22, 32));
    move = ask(&checkers_greedy, "crown", &game, 1);
    assert_int_equal(checkers_square(move.from), 7);
}

/* One way takes a man, the other a king. */
CASE(greedy_takes_a_king_rather_than_a_man)
{
    struct checkers_game game = set_up(CHECKERS_FULL, CHECKERS_BLACK,
                                       SQUARES(10), SQUARES(14, -15, 32));

    BEGIN_CASE;
    check_greedy(&game, 10, 19);
}

/* Three halves of a man: two men are more than a king. */
CASE(greedy_takes_two_men_rather_than_a_king)
{
    struct checkers_game game = set_up(CHECKERS_FULL, CHECKERS_BLACK,
                                       SQUARES(10), SQUARES(-15, 14, 22, 32));

    BEGIN_CASE;
    check_greedy(&game, 10, 26);
}

CASE(greedy_goes_forward_with_its_men)
{
    struct checkers_game game = set_up(CHECKERS_FULL, CHECKERS_BLACK,
                                       SQUARES(5, -4), SQUARES(29, 30));

    BEGIN_CASE;
    check_greedy(&game, 5, 9);
    game = set_up(CHECKERS_FULL, CHECKERS_WHITE, SQUARES(3, 4),
                  SQUARES(28, -29));
    check_greedy(&game, 28, 24);
}

/* 25-29 would make a king, but 5-9 shuts the last man in. */
CASE(greedy_wins_where_it_can)
{
    struct checkers_game game = set_up(CHECKERS_FULL, CHECKERS_BLACK,
                                       SQUARES(5, 6, 25), SQUARES(13));

    BEGIN_CASE;
    check_greedy(&game, 5, 9);
}

CASE(a_game_that_is_over_has_no_move)
{
    struct checkers_game game = set_up(CHECKERS_SIMPLE, CHECKERS_BLACK,
                                       SQUARES(29), SQUARES(32));

    BEGIN_CASE;
    assert_false(checkers_can_move(&game.now));
    for (int m = 0; simple_minds[m]; m++) {
        struct checkers_move move = ask(simple_minds[m], "over", &game, 1);

        assert_int_equal(move.from | move.to | move.taken, 0);
    }
}

CASE(minds_can_be_found_by_name)
{
    BEGIN_CASE;
    for (int m = 0; simple_minds[m]; m++) {
        assert_ptr_equal(mind_find(checkers_minds, simple_minds[m]->name),
                         simple_minds[m]);
        assert_true(simple_minds[m]->size <= MIND_SIZE_MAX);
        assert_true(strlen(simple_minds[m]->title) > 0);
    }
    assert_null(mind_find(checkers_minds, "knuth"));
}

static const struct CMUnitTest tests[] = {
    TEST("checkers minds: every move is legal to the end of the game",
         every_move_is_legal_to_the_end_of_the_game),
    TEST("checkers minds: greedy beats random in nine games of ten",
         greedy_beats_random_clearly),
    TEST("checkers minds: random takes every move with the same chance",
         random_takes_every_move_with_the_same_chance),
    TEST("checkers minds: the same seed gives the same move, another seed "
         "others", the_same_seed_gives_the_same_move),
    TEST("checkers minds: greedy takes what is free",
         greedy_takes_what_is_free),
    TEST("checkers minds: greedy sees what is taken back",
         greedy_sees_what_is_taken_back),
    TEST("checkers minds: greedy likes to exchange",
         greedy_likes_to_exchange),
    TEST("checkers minds: greedy does not give men away",
         greedy_does_not_give_men_away),
    TEST("checkers minds: greedy makes a king where it can",
         greedy_makes_a_king_where_it_can),
    TEST("checkers minds: greedy takes a king rather than a man",
         greedy_takes_a_king_rather_than_a_man),
    TEST("checkers minds: greedy takes two men rather than a king",
         greedy_takes_two_men_rather_than_a_king),
    TEST("checkers minds: greedy goes forward with its men",
         greedy_goes_forward_with_its_men),
    TEST("checkers minds: greedy wins where it can", greedy_wins_where_it_can),
    TEST("checkers minds: a game that is over has no move",
         a_game_that_is_over_has_no_move),
    TEST("checkers minds: they can be found by name",
         minds_can_be_found_by_name),
};

CHECK_MAIN("checkers minds", tests)
