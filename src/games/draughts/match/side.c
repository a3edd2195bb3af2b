/* side.c - one side of a match: a mind, or another program.
 *
 * The mind "search" is not run as a mind here: its limits are those of the
 * match, so the engine with its clock and table plays in its place. Exactly
 * one of mind, thinker and guest.command is set in an open side.
 */
#include "games/draughts/match/side.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "games/draughts/minds/minds.h"

static const long budget = 1000000;     /* of one call of think; no mind here
                                         * needs a second one */

static const char *playing_mind_name(const void *at, int i)
{
    const struct mind_type *mind = checkers_minds[i];

    (void)at;
    return mind ? mind->name : NULL;
}

/* A name with the prefix of the protocol is a command; all others are minds. */
const char *checkers_side_check(const char *name)
{
    const char *command = guest_command(&checkers_guest_hub, name);

    if (command)
        return guest_check(&checkers_guest_hub, command);
    if (mind_find(checkers_minds, name))
        return NULL;
    return text_unknown("mind", name, "", playing_mind_name, NULL,
                        "players are random, greedy, search and hub:COMMAND");
}

static int is_search_engine(const char *name)
{
    return text_same(name, "search");
}

/* The name has passed checkers_side_check, so the mind exists. */
static const char *prepare_mind(struct checkers_side *self)
{
    self->mind = mind_find(checkers_minds, self->name);
    if (self->mind->scratch_size)
        self->scratch = malloc(self->mind->scratch_size);
    return self->mind->scratch_size && !self->scratch
        ? "out of memory for a mind" : NULL;
}

const char *checkers_side_open(struct checkers_side *self, const char *name,
                               const struct checkers_guest_terms *terms,
                               int table_mib)
{
    memset(self, 0, sizeof *self);
    self->name = name;
    self->terms = terms;
    self->guest = (struct guest){
        .protocol = &checkers_guest_hub,
        .command = guest_command(&checkers_guest_hub, name),
        .terms = &terms->common,
        .game = terms,
    };
    if (self->guest.command)
        return guest_open(&self->guest);
    if (is_search_engine(name))
        return checkers_thinker_open(&self->thinker, 1, table_mib);
    return prepare_mind(self);
}

/* Works on a side that was opened in part, or is all zero: closing and freeing
 * nothing does no harm. */
void checkers_side_close(struct checkers_side *self)
{
    guest_close(&self->guest);
    checkers_thinker_close(self->thinker);
    free(self->scratch);
    memset(self, 0, sizeof *self);
}

/* Everything learnt in earlier games is dropped, so that game n of a match is
 * the same whichever thread plays it. */
const char *checkers_side_begin(struct checkers_side *self, const char *seed)
{
    if (self->guest.command)
        return guest_begin(&self->guest);
    if (self->thinker)
        checkers_thinker_clear(self->thinker);
    else
        self->mind->reset(self->state, seed);
    return NULL;
}

/* Minds think in steps; nobody interrupts these, they are too quick. */
static void think_until_move(struct checkers_side *self,
                             const struct checkers_game *game,
                             struct checkers_move *move)
{
    while (self->mind->think(self->state, game, self->scratch, budget, move)
           != MIND_MOVES)
        ;
}

/* Only a guest can fail; minds and the engine always answer. */
const char *checkers_side_move(struct checkers_side *self,
                               const struct checkers_record *record,
                               struct checkers_move *move)
{
    struct checkers_thought thought;

    if (self->guest.command)
        return guest_after(&self->guest,
                           checkers_guest_move(&self->guest, record, move));
    if (!self->thinker) {
        think_until_move(self, &record->game, move);
        return NULL;
    }
    checkers_thinker_think(self->thinker, &record->game,
                           self->terms->effort, &thought);
    *move = thought.best;
    return NULL;
}
