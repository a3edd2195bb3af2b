/* test_checkers_referee.c - the rule checker watches the minds: thousands of
 * games, move by move at its pins. */
#include "check.h"

#include <stdio.h>

#include "games/draughts/minds/minds.h"
#include "games/draughts/minds/search.h"
#include "machines/checkers/checkers_driver.h"

enum { PATIENCE = 20, NODES = 150, TABLE_BYTES = 1 << 18 };

/* Players: a mind, or the search with very little time. */

struct player {
    const struct mind_type *mind;       /* null: the search */
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];
};

static struct checkers_search *search;

static void open_search(void)
{
    static _Alignas(16) char table[TABLE_BYTES + 64];
    static _Alignas(16) char memory[CHECKERS_SEARCH_SIZE];

    search = checkers_search_make(memory,
        checkers_table_make(table, checkers_table_size(TABLE_BYTES)), 0);
}

static struct checkers_move ask(struct player *self,
                                const struct checkers_game *game)
{
    const struct checkers_limits limits = {.nodes = NODES};
    struct checkers_thought thought;
    struct checkers_move move;

    if (!self->mind) {
        checkers_search_think(search, game, &limits, &thought, NULL);
        return thought.best;
    }
    while (self->mind->think(self->state, game, NULL, 1000, &move)
           == MIND_THINKS)
        ;
    return move;
}

/* The chip */

/* Square n is bit 4 * row + column / 2 of the memory. */
static uint32_t memory_of(uint64_t set)
{
    uint32_t memory = 0;

    for (; set; set &= set - 1) {
        int n = checkers_square(set) - 1;

        memory |= UINT32_C(1) << (n / 4 * 4 + 3 - n % 4);
    }
    return memory;
}

static unsigned place_of(int square)
{
    unsigned row = (unsigned)(square - 1) / 4;

    return 8 * row + 2 * (3 - (unsigned)(square - 1) % 4) + row % 2;
}

static int is_busy(const struct checkers_driver *chip)
{
    unsigned state = chip->chip.slave.state;

    return state != CHECKERS_RDSOURCE && state != CHECKERS_ERR
        && !(state == CHECKERS_RDDEST && chip->chip.slave.is_jumping);
}

static void enter(struct checkers_driver *chip, int square)
{
    checkers_driver_cycle(chip, checkers_driver_press(place_of(square)));
}

static void await(struct checkers_driver *chip)
{
    int cycles = 0;

    do {
        checkers_driver_cycle(chip, 0);
        assert_true(++cycles < PATIENCE);
    } while (is_busy(chip));
}

static int is_high(const struct checkers_driver *chip, int pin)
{
    return (chip->out & PIN(pin)) != 0;
}

static void check_turn(const struct checkers_driver *chip, int turn)
{
    assert_false(is_high(chip, CHECKERS_PIN_ERR));
    assert_int_equal(is_high(chip, CHECKERS_PIN_REDTIND),
                     turn == CHECKERS_BLACK);
    assert_int_equal(is_high(chip, CHECKERS_PIN_BLACKTIND),
                     turn == CHECKERS_WHITE);
}

/* Board, turn, and in the full game what else there is to say. */
static void check(const struct checkers_driver *chip,
                  const struct checkers *now)
{
    int is_full = now->rules == CHECKERS_FULL;
    int is_over = is_full && !checkers_can_move(now);

    assert_int_equal(chip->chip.red, memory_of(now->pieces[CHECKERS_BLACK]));
    assert_int_equal(chip->chip.black,
                     memory_of(now->pieces[CHECKERS_WHITE]));
    if (is_full)
        assert_int_equal(chip->chip.kings, memory_of(now->kings));
    check_turn(chip, now->turn);
    assert_int_equal(is_high(chip, CHECKERS_PIN_MUSTJUMP),
                     is_full && checkers_can_jump(now));
    assert_int_equal(is_high(chip, CHECKERS_PIN_REDWINS),
                     is_over && now->turn == CHECKERS_WHITE);
    assert_int_equal(is_high(chip, CHECKERS_PIN_BLACKWINS),
                     is_over && now->turn == CHECKERS_BLACK);
}

/* Each square of the move; a jump that goes on keeps its turn and its
 * duty. */
static void referee(struct checkers_driver *chip,
                    const struct checkers_game *game,
                    const struct checkers_move *move)
{
    int path[CHECKERS_PATH_MAX];
    int count = checkers_path(move, path);

    enter(chip, path[0]);
    for (int i = 1; i < count; i++) {
        enter(chip, path[i]);
        await(chip);
        if (i == count - 1)
            continue;
        check_turn(chip, game->now.turn);
        assert_true(is_high(chip, CHECKERS_PIN_MUSTJUMP));
    }
}

/* Games */

struct tally {
    int games, moves, jumps, long_jumps, kings, won[2], draws;
};

static void count(struct tally *tally, const struct checkers_game *game,
                  const struct checkers_move *move)
{
    int path[CHECKERS_PATH_MAX];

    tally->moves++;
    tally->jumps += move->taken != 0;
    tally->long_jumps += checkers_path(move, path) > 2;
    tally->kings += game->now.kings != 0;
}

static void play(enum checkers_rules rules, struct player players[2],
                 struct tally *tally)
{
    struct checkers_driver chip =
        checkers_driver_new(rules == CHECKERS_FULL ? "rules=full" : "");
    struct checkers start;
    struct checkers_game game;

    checkers_begin(&start, rules);
    checkers_game_begin(&game, &start);
    check(&chip, &game.now);
    while (checkers_game_result(&game) == CHECKERS_GOES_ON) {
        struct checkers_move move = ask(&players[game.now.turn], &game);

        count(tally, &game, &move);
        referee(&chip, &game, &move);
        checkers_game_play(&game, &move);
        check(&chip, &game.now);
    }
    tally->games++;
    if (checkers_can_move(&game.now))
        tally->draws++;
    else
        tally->won[game.now.turn ^ 1]++;
}

static struct tally play_many(enum checkers_rules rules,
                              const struct mind_type *black,
                              const struct mind_type *white, int games)
{
    struct player players[2] = {{black, {0}}, {white, {0}}};
    struct tally tally = {0};

    for (int i = 0; i < games; i++) {
        for (int side = 0; side < 2; side++) {
            char seed[40];

            sprintf(seed, "referee %d %d", side, i);
            if (players[side].mind)
                players[side].mind->reset(players[side].state, seed);
        }
        play(rules, players, &tally);
    }
    return tally;
}

CASE(the_chip_accepts_all_moves_of_simple_games)
{
    struct tally tally;

    BEGIN_CASE;
    tally = play_many(CHECKERS_SIMPLE, &checkers_random, &checkers_random,
                      2000);
    assert_true(tally.moves > 2000 * 40 && tally.jumps > 2000 * 10);
    assert_true(tally.won[0] > 500 && tally.won[1] > 500);
    assert_int_equal(tally.draws, 0);
    (void)play_many(CHECKERS_SIMPLE, &checkers_random, &checkers_greedy,
                    500);
    (void)play_many(CHECKERS_SIMPLE, &checkers_greedy, &checkers_random,
                    500);
    (void)play_many(CHECKERS_SIMPLE, &checkers_greedy, &checkers_greedy,
                    500);
}

CASE(the_chip_accepts_all_moves_of_full_games)
{
    struct tally tally;

    BEGIN_CASE;
    tally = play_many(CHECKERS_FULL, &checkers_random, &checkers_random,
                      2000);
    assert_true(tally.moves > 2000 * 30 && tally.long_jumps > 1000
                && tally.kings > 2000);
    assert_true(tally.won[0] > 500 && tally.won[1] > 500);
    (void)play_many(CHECKERS_FULL, &checkers_random, &checkers_greedy, 500);
    (void)play_many(CHECKERS_FULL, &checkers_greedy, &checkers_random, 500);
    (void)play_many(CHECKERS_FULL, &checkers_greedy, &checkers_greedy, 500);
}

CASE(the_chip_accepts_all_moves_of_the_search)
{
    BEGIN_CASE;
    open_search();
    for (int rules = 0; rules < 2; rules++) {
        enum checkers_rules which = (enum checkers_rules)rules;
        struct tally tally =
            play_many(which, NULL, &checkers_random, 150);

        assert_true(tally.won[0] > 140);
        (void)play_many(which, &checkers_greedy, NULL, 150);
        (void)play_many(which, NULL, NULL, 1);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("referee: the chip accepts every move of thousands of simple games "
         "and knows the same men (M3-001, M3-007, M3-119)",
         the_chip_accepts_all_moves_of_simple_games),
    TEST("referee: the chip accepts every move of thousands of full games, "
         "long jumps and kings, and tells the winner",
         the_chip_accepts_all_moves_of_full_games),
    TEST("referee: the chip accepts every move of the search",
         the_chip_accepts_all_moves_of_the_search),
};

CHECK_MAIN("checkers referee", tests)
