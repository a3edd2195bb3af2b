/* go_play.c - games of the search against itself, as training data.
 *
 *     fit/go_play FILE GAMES PLAYOUTS SEED [SIZE]
 *
 * Each game begins with some moves by the dice, each as often as the search
 * looked at it, so that no two games are alike. Of every position it is kept
 * which moves the search looked at most. They are added to the file.
 */
#include <stdio.h>
#include <stdlib.h>

#include "fit/go_sample.h"
#include "games/go/minds/mcts.h"

enum { NODES = 1 << 20, DICE_MOVES = 8, RESIGN = GO_MCTS_ONE / 10 };

struct player {
    struct go_mcts *tree;
    struct go_worker *worker;
    struct rng rng;
    int playouts;
    FILE *file;
    struct go_game game;
};

static int think(struct player *self, struct go_sample *sample,
                 struct go_thought *thought)
{
    struct go_candidate top[GO_SAMPLE_TOP];
    struct go_aim aim = {.must_clean_up = 1};

    go_mcts_aim(self->tree, &self->game, &aim);
    for (int left = self->playouts; left > 0;) {
        left -= go_mcts_play(self->tree, self->worker, left);
        if (go_mcts_is_full(self->tree))
            go_mcts_prune(self->tree);
    }
    go_mcts_decide(self->tree, thought);
    sample->count = (uint16_t)go_mcts_candidates(self->tree, top,
                                                 GO_SAMPLE_TOP);
    for (int i = 0; i < sample->count; i++) {
        sample->top[i] = top[i].move;
        sample->visits[i] = top[i].visits;
    }
    return sample->count;
}

static go_point draw(struct player *self, const struct go_sample *sample)
{
    uint64_t sum = 0, pick;

    for (int i = 0; i < sample->count; i++)
        sum += sample->visits[i];
    pick = rng_below(&self->rng, sum);
    for (int i = 0; i < sample->count; i++) {
        if (pick < sample->visits[i])
            return sample->top[i];
        pick -= sample->visits[i];
    }
    return sample->top[0];
}

static int play_move(struct player *self, int dice_moves)
{
    struct go_sample sample = {.ply = (uint16_t)self->game.count,
                               .size = self->game.rules.size,
                               .is_thought = 1};
    struct go_thought thought;

    if (!think(self, &sample, &thought))
        return 0;
    sample.move = self->game.count < dice_moves ? draw(self, &sample)
                                                : thought.move;
    fwrite(&sample, sizeof sample, 1, self->file);
    go_game_play(&self->game, sample.move, (enum go_colour)self->game.turn);
    return thought.win >= RESIGN && thought.win <= GO_MCTS_ONE - RESIGN / 2
        && !go_game_is_over(&self->game)
        && self->game.count < 2 * self->game.rules.size
                                * self->game.rules.size;
}

static void play_game(struct player *self, int size)
{
    struct go_rules rules;
    int dice_moves = (int)rng_below(&self->rng, DICE_MOVES);

    go_rules_standard(&rules);
    rules.size = (uint8_t)size;
    rules.ko = GO_KO_POSITIONAL;
    rules.komi = 15;
    go_game_begin(&self->game, &rules);
    go_mcts_clear(self->tree);
    while (play_move(self, dice_moves))
        ;
}

int main(int argc, char **argv)
{
    static struct player self;
    size_t size = go_mcts_size(NODES);

    if (argc < 5) {
        fputs("usage: go_play FILE GAMES PLAYOUTS SEED [SIZE]\n", stderr);
        return 2;
    }
    self.file = fopen(argv[1], "ab");
    self.tree = go_mcts_make(malloc(size), size);
    self.worker = go_worker_make(malloc(go_worker_size()),
                                 rng_hash(argv[4]));
    self.playouts = atoi(argv[3]);
    rng_seed(&self.rng, argv[4]);
    if (!self.file) {
        perror(argv[1]);
        return 1;
    }
    for (int i = 0; i < atoi(argv[2]); i++) {
        play_game(&self, argc > 5 ? atoi(argv[5]) : 9);
        fprintf(stderr, "\r%d games", i + 1);
    }
    fputc('\n', stderr);
    return fclose(self.file) != 0;
}
