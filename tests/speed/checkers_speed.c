/* checkers_speed.c - how fast draughts are counted and searched, each figure
 * beside a baseline of the same run. */
#include <stdio.h>
#include <time.h>

#include "games/draughts/engine/think.h"
#include "games/draughts/rules/perft.h"
#include "games/draughts/notation/openings.h"
#include "games/draughts/notation/words.h"

enum { ROUNDS = 3, DEPTH = 12, LIST_DEPTH = 10, TABLE_MIB = 64,
       POSITIONS = 12, NODES = 3000000 };

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* The baseline: a list of moves, each one made. */
static uint64_t count_by_lists(const struct checkers *at, int depth)
{
    struct checkers_moves moves;
    uint64_t total = 0;

    if (depth == 0)
        return 1;
    checkers_find_moves(at, &moves);
    for (int i = 0; i < moves.count; i++) {
        struct checkers next = *at;

        checkers_play(&next, &moves.move[i]);
        total += count_by_lists(&next, depth - 1);
    }
    return total;
}

static uint64_t count_each(const struct checkers *at, int depth)
{
    return checkers_perft(at, depth, CHECKERS_COUNT_EACH);
}

static uint64_t count_in_bulk(const struct checkers *at, int depth)
{
    return checkers_perft(at, depth, CHECKERS_COUNT_BULK);
}

/* Leaves per second, the best of a few rounds. */
static double leaves(uint64_t (*count)(const struct checkers *, int),
                     int depth)
{
    struct checkers start;
    double best = 0;

    checkers_begin(&start, CHECKERS_FULL);
    for (int round = 0; round < ROUNDS; round++) {
        double begun = seconds(), speed;

        speed = (double)count(&start, depth) / (seconds() - begun);
        best = speed > best ? speed : best;
    }
    return best;
}

static void measure_perft(void)
{
    double lists = leaves(count_by_lists, LIST_DEPTH);
    double each = leaves(count_each, DEPTH);
    double bulk = leaves(count_in_bulk, DEPTH);

    printf("perft by lists         %8.1f M leaves/s   1.00 (baseline)\n",
           lists / 1e6);
    printf("perft, each leaf made  %8.1f M leaves/s   %.2f times lists; "
           "goal 200, best public 110\n", each / 1e6, each / lists);
    printf("perft in bulk          %8.1f M leaves/s   %.2f times lists; "
           "goal 500\n", bulk / 1e6, bulk / lists);
}

static void play_opening(const char *moves, struct checkers_game *game)
{
    struct checkers start;
    struct checkers_move move;
    char word[CHECKERS_WORD_MAX];

    checkers_begin(&start, CHECKERS_FULL);
    checkers_game_begin(game, &start);
    while (text_word(&moves, word, sizeof word) > 0)
        if (!checkers_read_move(&game->now, word, &move))
            checkers_game_play(game, &move);
}

/* Nodes per second over some openings, by so many threads. */
static double nodes(int threads)
{
    struct checkers_thinker *thinker;
    struct checkers_effort effort = {.nodes = NODES};
    struct checkers_thought thought;
    double begun, total = 0;

    if (checkers_thinker_open(&thinker, threads, TABLE_MIB))
        return 0;
    begun = seconds();
    for (int i = 0; i < POSITIONS; i++) {
        struct checkers_game game;

        play_opening(checkers_openings[i * CHECKERS_OPENINGS / POSITIONS],
                     &game);
        checkers_thinker_think(thinker, &game, &effort, &thought);
        total += (double)thought.nodes;
    }
    total /= seconds() - begun;
    checkers_thinker_close(thinker);
    return total;
}

static void measure_search(void)
{
    double one = nodes(1), two = nodes(2);

    printf("search, one thread     %8.2f M nodes/s    (baseline); goal 6, "
           "best public 4.9\n", one / 1e6);
    printf("search, two threads    %8.2f M nodes/s    %.2f times one\n",
           two / 1e6, two / one);
}

int main(void)
{
    measure_perft();
    measure_search();
    return 0;
}
