/* side.c - one side of a match: a mind, or another program.
 *
 * A mind cannot fail once it is open. What a program does wrong ends the
 * match: a hand of poker has no result that would count for it.
 */
#include "games/holdem/match/side.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "games/holdem/minds/foils.h"
#include "games/holdem/minds/solver.h"
#include "games/holdem/rules/acpc_pair.h"

enum { STEPS = 1 << 20, NAMES_MAX = 160 };     /* STEPS: budget per call */

/* Minds */

/* For text_unknown, which lists and compares names. */
static const char *poker_mind_name(const void *at, int i)
{
    const struct mind_type *const *minds = at;

    return minds[i] ? minds[i]->name : NULL;
}

/* The text is static: one list at a time, for messages. */
const char *poker_side_names(const struct mind_type *const *minds,
                             const char *before)
{
    static char names[NAMES_MAX];
    struct text to;

    text_begin(&to, names, sizeof names);
    text_put(&to, before);
    for (int i = 0; minds[i]; i++) {
        text_put(&to, i ? ", " : "");
        text_put(&to, minds[i]->name);
    }
    return names;
}

/* Null if the mind is known. */
const char *poker_side_unknown(const struct mind_type *const *minds,
                               const char *name)
{
    if (mind_find(minds, name))
        return NULL;
    return text_unknown("mind", name, "", poker_mind_name, minds,
                        poker_side_names(minds, "there are "));
}

/* Foils are known, but not listed. */
static const struct mind_type *find_poker_mind(const char *name)
{
    const struct mind_type *mind = mind_find(poker_match_minds, name);

    return mind ? mind : mind_find(poker_foils, name);
}

const char *poker_side_check_mind(const char *name)
{
    return mind_find(poker_foils, name)
         ? NULL : poker_side_unknown(poker_match_minds, name);
}

/* A name with the prefix of the protocol is a command; all others are minds. */
const char *poker_side_check(const char *name)
{
    const char *command = guest_command(&poker_guest_acpc, name);

    return command ? guest_check(&poker_guest_acpc, command)
                   : poker_side_check_mind(name);
}

int poker_side_is_guest(const char *name)
{
    return guest_command(&poker_guest_acpc, name) != NULL;
}

/* Paths and arguments of a program are left out of what is printed. */
void poker_side_shorten(const char *name, char shown[GUEST_SHOWN_MAX])
{
    guest_show(&poker_guest_acpc, name, shown);
}

/* Errors of a guest are predicates; here the name comes before them. */
static const char *blame_guest(const struct poker_side *self,
                               const char *error)
{
    return error ? text_error(self->shown, " ", error, (char *)0) : NULL;
}

/* Two buffers of lines make a guest too large for the memory that the match
 * runner has for every side, mind or not. */
static const char *open_guest(struct poker_side *self,
                              const struct poker_guest_terms *terms)
{
    self->guest = calloc(1, sizeof *self->guest);
    if (!self->guest)
        return "out of memory";
    return blame_guest(self, poker_guest_open(
        self->guest, guest_command(&poker_guest_acpc, self->name), terms));
}

/* A name that was not checked before must not come here: the mind would be
 * null. */
const char *poker_side_open(struct poker_side *self, const char *name,
                            const struct poker_guest_terms *terms)
{
    size_t scratch;

    memset(self, 0, sizeof *self);
    self->name = name;
    poker_side_shorten(name, self->shown);
    if (poker_side_is_guest(name))
        return open_guest(self, terms);
    self->mind = find_poker_mind(name);
    scratch = self->mind->scratch_size;
    self->scratch = scratch ? calloc(1, scratch) : NULL;
    return scratch && !self->scratch ? "out of memory" : NULL;
}

/* Works on a side that was opened in part, or is all zero. */
void poker_side_close(struct poker_side *self)
{
    if (self->guest)
        poker_guest_close(self->guest);
    free(self->guest);
    free(self->scratch);
    memset(self, 0, sizeof *self);
}

/* Guests have no seed: whatever dice they have are their own affair. */
void poker_side_begin(struct poker_side *self, const char *seed)
{
    if (self->mind)
        self->mind->reset(self->state, seed);
}

/* The action is legal in the competition's rules, and so in ours. */
static const char *ask_guest(struct poker_side *self,
                             const struct poker *hand,
                             struct poker_action *action)
{
    struct acpc_action theirs;
    const char *error = poker_guest_ask(self->guest, &theirs);

    if (!error)
        *action = acpc_pair_ours(hand, &theirs);
    return blame_guest(self, error);
}

/* A mind thinks in calls of bounded length, for faces that must not wait; here
 * nobody waits, so it is called until it has decided. */
const char *poker_side_act(struct poker_side *self,
                           const struct poker_seen *seen,
                           struct poker_action *action)
{
    *action = (struct poker_action){0};
    if (self->guest)
        return ask_guest(self, &seen->hand, action);
    while (self->mind->think(self->state, seen, self->scratch, STEPS, action)
           != MIND_MOVES)
        ;
    return NULL;
}

int poker_side_is_open(const struct poker_side *self)
{
    return self->mind == &poker_solver;
}

int poker_side_chances(const struct poker_side *self,
                       const struct poker_seen *seen,
                       const struct poker_action *action,
                       float chance[POKER_COMBOS])
{
    return poker_side_is_open(self)
        && poker_solver_chances(self->scratch, seen, action, chance);
}

int poker_side_corrected(const struct poker_side *self)
{
    return self->guest ? self->guest->corrected : 0;
}

/* Programs are told of everything that happens, minds of nothing: they get the
 * whole hand with every question. */
const char *poker_side_deal(struct poker_side *self, int player,
                            const struct poker *hand,
                            const struct poker_deal *deal)
{
    if (!self->guest)
        return NULL;
    return blame_guest(self, poker_guest_begin(self->guest, player, hand,
                                               deal));
}

/* The action in the competition's words depends on the betting before it,
 * hence the hand. */
const char *poker_side_tell(struct poker_side *self, const struct poker *hand,
                            const struct poker_action *action)
{
    struct acpc_action theirs = acpc_pair_theirs(hand, action);

    if (!self->guest)
        return NULL;
    return blame_guest(self, poker_guest_tell(self->guest, &theirs));
}
