/* player.c - a Go player of some level.
 *
 * A player has a mind (levels 1 to 3) or a thinker (4 to 7), or both: a simple
 * level opens a thinker when analysis or dead stones are asked for, and not
 * before, since its tree takes much memory.
 */
#include "games/go/engine/player.h"

#include <stdalign.h>
#include <stdlib.h>

#include "games/go/minds/minds.h"

static const long budget = 1000000;     /* steps of a simple mind at a time */

static const char no_memory[] = "out of memory for the player";

/* The number of a level is public (--level, players of a match, documents): new
 * ones go to the end. */
const struct go_level go_levels[GO_LEVELS + 1] = {
    [1] = {"random", 0},
    [2] = {"greedy", 0},
    [3] = {"uct", 0},
    [4] = {"mcts", 1000},
    [5] = {"mcts", 5000},
    [6] = {"mcts", 20000},
    [7] = {"mcts", 100000},
};

struct go_player {
    struct go_player_terms terms;
    uint64_t seed;                      /* of this game */

    const struct mind_type *mind;       /* a simple one, or null */
    alignas(max_align_t) char state[MIND_SIZE_MAX];
    void *scratch;
    struct go_thinker *thinker;         /* once it is needed */
};

/* A thinker that is opened late starts with the seed of the game that is being
 * played, as if it had been there from the beginning. */
static const char *open_thinker(struct go_player *self)
{
    const char *error;

    if (self->thinker)
        return NULL;
    error = go_thinker_open(&self->thinker, self->terms.threads,
                            self->terms.tree_mib);
    if (!error)
        go_thinker_clear(self->thinker, self->seed);
    return error;
}

static const char *open_simple_mind(struct go_player *self)
{
    self->mind = mind_find(go_minds, go_levels[self->terms.level].name);
    if (self->mind->scratch_size)
        self->scratch = malloc(self->mind->scratch_size);
    return self->mind->scratch_size && !self->scratch ? no_memory : NULL;
}

const char *go_player_open(struct go_player **self,
                           const struct go_player_terms *terms)
{
    const char *error;

    *self = calloc(1, sizeof **self);
    if (!*self)
        return no_memory;
    (*self)->terms = *terms;
    error = go_levels[terms->level].playouts ? open_thinker(*self)
                                             : open_simple_mind(*self);
    if (error) {
        go_player_close(*self);
        *self = NULL;
        return error;
    }
    go_player_begin(*self, "");
    return NULL;
}

void go_player_close(struct go_player *self)
{
    if (!self)
        return;
    if (self->thinker)
        go_thinker_close(self->thinker);
    free(self->scratch);
    free(self);
}

/* A mind takes the seed as it is, the search a hash of it: its workers have
 * seeds that are numbers. */
void go_player_begin(struct go_player *self, const char *seed)
{
    self->seed = rng_hash(seed);
    if (self->mind)
        self->mind->reset(self->state, seed);
    if (self->thinker)
        go_thinker_clear(self->thinker, self->seed);
}

/* Called until it answers, with a budget that is as good as unlimited. */
static void ask_simple_mind(struct go_player *self, const struct go_game *game,
                            struct go_thought *thought)
{
    *thought = (struct go_thought){.move = GO_PASS};
    while (self->mind->think(self->state, game, self->scratch, budget,
                             &thought->move) != MIND_MOVES)
        ;
}

void go_player_think(struct go_player *self, const struct go_game *game,
                     const struct go_aim *aim, const struct go_effort *effort,
                     struct go_thought *thought)
{
    struct go_effort limited = *effort;

    if (self->mind) {
        ask_simple_mind(self, game, thought);
        return;
    }
    if (!limited.playouts && !limited.time_ms)
        limited.playouts = go_levels[self->terms.level].playouts;
    go_thinker_think(self->thinker, game, aim, &limited, thought);
}

const char *go_player_thinker(struct go_player *self,
                              struct go_thinker **thinker)
{
    const char *error = open_thinker(self);

    *thinker = error ? NULL : self->thinker;
    return error;
}
