/* side.c - one side of a match: a mind.
 *
 * No guest programs here: all sides are minds of this program, so a side
 * cannot fail once it is open.
 */
#include "games/holdem/match/side.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "games/holdem/minds/foils.h"

enum { STEPS = 1 << 20, NAMES_MAX = 160 };     /* STEPS: budget per call */

/* For text_unknown, which lists and compares names. */
static const char *poker_mind_name(const void *at, int i)
{
    const struct mind_type *mind = poker_match_minds[i];

    (void)at;
    return mind ? mind->name : NULL;
}

const char *poker_side_names(const char *before)
{
    static char names[NAMES_MAX];
    const char *name;
    struct text to;

    text_begin(&to, names, sizeof names);
    text_put(&to, before);
    for (int i = 0; (name = poker_mind_name(NULL, i)); i++) {
        text_put(&to, i ? ", " : "");
        text_put(&to, name);
    }
    return names;
}

/* Foils are known, but not listed. */
static const struct mind_type *find_poker_mind(const char *name)
{
    const struct mind_type *mind = mind_find(poker_match_minds, name);

    return mind ? mind : mind_find(poker_foils, name);
}

const char *poker_side_check(const char *name)
{
    if (find_poker_mind(name))
        return NULL;
    return text_unknown("mind", name, "", poker_mind_name, NULL,
                        poker_side_names("there are "));
}

const char *poker_side_open(struct poker_side *self, const char *name)
{
    size_t scratch;

    memset(self, 0, sizeof *self);
    self->name = name;
    self->mind = find_poker_mind(name);
    scratch = self->mind->scratch_size;
    self->scratch = scratch ? calloc(1, scratch) : NULL;
    return scratch && !self->scratch ? "not enough memory" : NULL;
}

void poker_side_close(struct poker_side *self)
{
    free(self->scratch);
    memset(self, 0, sizeof *self);
}

void poker_side_begin(struct poker_side *self, const char *seed)
{
    self->mind->reset(self->state, seed);
}

const char *poker_side_act(struct poker_side *self,
                           const struct poker_seen *seen,
                           struct poker_action *action)
{
    *action = (struct poker_action){0};
    while (self->mind->think(self->state, seen, self->scratch, STEPS, action)
           != MIND_MOVES)
        ;
    return NULL;
}
