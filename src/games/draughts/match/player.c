/* player.c - one side of a match: a mind, or another program. */
#include "games/draughts/match/player.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "games/draughts/minds/minds.h"

static const long budget = 1000000;     /* steps between two looks */

static const char guest_prefix[] = "hub:";

/* What the shell shall run, or null. */
static const char *guest_command(const char *name)
{
    size_t length = sizeof guest_prefix - 1;

    return strncmp(name, guest_prefix, length) == 0 ? name + length : NULL;
}

static const char *mind_name(const void *at, int i)
{
    const struct mind_type *mind = checkers_minds[i];

    (void)at;
    return mind ? mind->name : NULL;
}

const char *checkers_player_check(const char *name)
{
    const char *command = guest_command(name);

    if (command && !command[strspn(command, " \t")])
        return "hub: needs a command, such as 'hub:boardwalk checkers "
               "engine'";
    if (command || mind_find(checkers_minds, name))
        return NULL;
    return text_unknown("mind", name, "", mind_name, NULL,
                        "there are random, greedy, search and hub:COMMAND");
}

/* The search has a clock and a table of its own here. */
static int is_search(const char *name)
{
    return text_same(name, "search");
}

static const char *open_mind(struct checkers_player *self)
{
    self->mind = mind_find(checkers_minds, self->name);
    if (self->mind->scratch_size)
        self->scratch = malloc(self->mind->scratch_size);
    return self->mind->scratch_size && !self->scratch
        ? "there is not enough memory to think" : NULL;
}

const char *checkers_player_open(struct checkers_player *self,
                                 const char *name,
                                 const struct checkers_guest_terms *terms,
                                 int table_mib)
{
    const char *command = guest_command(name);

    memset(self, 0, sizeof *self);
    self->name = name;
    self->terms = terms;
    self->table_mib = table_mib;
    if (command)
        return checkers_guest_open(&self->guest, command, terms);
    if (is_search(name))
        return checkers_thinker_open(&self->thinker, 1, table_mib);
    return open_mind(self);
}

void checkers_player_close(struct checkers_player *self)
{
    if (self->name && guest_command(self->name))
        checkers_guest_close(&self->guest);
    checkers_thinker_close(self->thinker);
    free(self->scratch);
    memset(self, 0, sizeof *self);
}

/* A program that has died gets another life for the next game. */
static const char *begin_guest(struct checkers_player *self)
{
    const char *command = guest_command(self->name);

    if (self->guest.child.pid
        && !checkers_guest_begin(&self->guest, self->terms))
        return NULL;
    checkers_guest_close(&self->guest);
    return checkers_guest_open(&self->guest, command, self->terms);
}

const char *checkers_player_begin(struct checkers_player *self,
                                  const char *seed)
{
    if (guest_command(self->name))
        return begin_guest(self);
    if (self->thinker)
        checkers_thinker_clear(self->thinker);
    else
        self->mind->reset(self->state, seed);
    return NULL;
}

static void ask_mind(struct checkers_player *self,
                     const struct checkers_game *game,
                     struct checkers_move *move)
{
    while (self->mind->think(self->state, game, self->scratch, budget, move)
           == MIND_THINKS)
        ;
}

/* One that was late or made no sense may still be talking of this game: the
 * next begins with a fresh one. */
static const char *ask_guest(struct checkers_player *self,
                             const struct checkers_record *record,
                             struct checkers_move *move)
{
    const char *error = checkers_guest_move(&self->guest, self->terms,
                                            record, move);

    if (error) {
        error = text_error(error, (char *)0);
        checkers_guest_close(&self->guest);
    }
    return error;
}

const char *checkers_player_move(struct checkers_player *self,
                                 const struct checkers_record *record,
                                 struct checkers_move *move)
{
    struct checkers_thought thought;

    if (guest_command(self->name))
        return ask_guest(self, record, move);
    if (!self->thinker) {
        ask_mind(self, &record->game, move);
        return NULL;
    }
    checkers_thinker_think(self->thinker, &record->game,
                           self->terms->effort, &thought);
    *move = thought.best;
    return NULL;
}
