/* checkers_play.c - games of the search against itself, as training data.
 *
 *     fit/checkers_play FILE GAMES NODES SEED
 *
 * Each game begins with some random moves, so that no two are alike. Quiet
 * positions are kept with what the search thought of them and how the game
 * ended. They are added to the file.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/rng.h"
#include "fit/checkers_sample.h"
#include "games/draughts/minds/search.h"

enum { TABLE_BYTES = 8 << 20, RANDOM_LEAST = 3, RANDOM_MORE = 9,
       EVEN = 120, QUIET_END = 50, PLIES_MAX = 250 };

struct player {
    struct checkers_table *table;
    struct checkers_search *search;
    struct checkers_limits limits;
    struct rng rng;
    struct checkers_sample kept[PLIES_MAX];
    int count;
};

static int play_random(struct player *self, struct checkers_game *game)
{
    uint64_t plies = RANDOM_LEAST + rng_below(&self->rng, RANDOM_MORE);

    for (uint64_t i = 0; i < plies; i++) {
        struct checkers_moves moves;

        checkers_find_moves(&game->now, &moves);
        if (moves.count == 0)
            return 0;
        checkers_game_play(game, &moves.move[rng_below(
            &self->rng, (uint64_t)moves.count)]);
    }
    return 1;
}

static void think(struct player *self, const struct checkers_game *game,
                  struct checkers_thought *thought)
{
    checkers_table_grow_older(self->table);
    checkers_search_think(self->search, game, &self->limits, thought, NULL);
}

static void keep(struct player *self, const struct checkers *at, int score)
{
    if (self->count < PLIES_MAX && !checkers_can_jump(at)
        && abs(score) < CHECKERS_WON)
        self->kept[self->count++] = (struct checkers_sample){
            .at = *at, .score = (int16_t)score,
        };
}

/* Who won, for Black; the search's proof counts as the end. */
static int play_on(struct player *self, struct checkers_game *game)
{
    for (int ply = 0; ply < PLIES_MAX; ply++) {
        struct checkers_thought thought;
        int sign = game->now.turn == CHECKERS_BLACK ? 1 : -1;

        switch (checkers_game_result(game)) {
        case CHECKERS_BLACK_WINS: return 1;
        case CHECKERS_WHITE_WINS: return -1;
        case CHECKERS_GOES_ON:    break;
        default:                  return 0;
        }
        if (game->quiet >= QUIET_END)
            return 0;
        think(self, game, &thought);
        if (abs(thought.score) >= CHECKERS_WON)
            return thought.score > 0 ? sign : -sign;
        keep(self, &game->now, thought.score);
        checkers_game_play(game, &thought.best);
    }
    return 0;
}

static void save(struct player *self, int result, FILE *file)
{
    for (int i = 0; i < self->count; i++) {
        struct checkers_sample *sample = &self->kept[i];

        sample->result = (int8_t)(sample->at.turn == CHECKERS_BLACK
                                  ? result : -result);
    }
    fwrite(self->kept, sizeof *self->kept, (size_t)self->count, file);
}

static void play_game(struct player *self, FILE *file)
{
    struct checkers start;
    struct checkers_game game;
    struct checkers_thought thought;

    checkers_begin(&start, CHECKERS_FULL);
    checkers_game_begin(&game, &start);
    self->count = 0;
    if (!play_random(self, &game)
        || checkers_game_result(&game) != CHECKERS_GOES_ON)
        return;
    checkers_table_clear(self->table);
    think(self, &game, &thought);
    if (abs(thought.score) <= EVEN)
        save(self, play_on(self, &game), file);
}

int main(int argc, char **argv)
{
    static struct player player;
    size_t size = checkers_table_size(TABLE_BYTES);
    void *memory = malloc(size), *room = malloc(CHECKERS_SEARCH_SIZE);
    FILE *file = argc == 5 ? fopen(argv[1], "ab") : NULL;

    if (!file || !memory || !room) {
        fprintf(stderr, "usage: checkers_play FILE GAMES NODES SEED\n");
        return 2;
    }
    player.table = checkers_table_make(memory, size);
    player.search = checkers_search_make(room, player.table, 0);
    player.limits.nodes = strtoull(argv[3], NULL, 10);
    rng_seed(&player.rng, argv[4]);
    for (long i = strtol(argv[2], NULL, 10); i > 0; i--) {
        play_game(&player, file);
        if (i % 100 == 0)
            fprintf(stderr, "\r%ld games to go ", i);
    }
    fprintf(stderr, "\n");
    free(room);
    free(memory);
    return fclose(file) ? 1 : 0;
}
