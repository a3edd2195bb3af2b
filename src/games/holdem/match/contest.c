/* contest.c - two minds at a table: hand after hand, and records. */
#include "games/holdem/match/contest.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { STEPS = 1 << 20, SEED_MAX = 160 };

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

const char *poker_contest_open(struct poker_contest *self,
                               const struct mind_type *const mind[])
{
    size_t scratch = larger(mind[0]->scratch_size, mind[1]->scratch_size);

    memset(self, 0, sizeof *self);
    self->mind[0] = mind[0];
    self->mind[1] = mind[1];
    self->scratch = scratch ? malloc(scratch) : NULL;
    return scratch && !self->scratch ? "not enough memory" : NULL;
}

void poker_contest_close(struct poker_contest *self)
{
    free(self->scratch);
    self->scratch = NULL;
}

const char *poker_contest_begin(struct poker_contest *self,
                                const struct poker_rules *rules,
                                int32_t chips, const char *seed)
{
    return poker_match_begin(&self->match, rules,
                             (const int32_t[]){chips, chips}, seed);
}

/* Thinking */

static void wake_minds(struct poker_contest *self, const char *seed)
{
    for (int i = 0; i < POKER_PLAYERS; i++) {
        char own[SEED_MAX];
        struct text to;

        text_begin(&to, own, sizeof own);
        text_put(&to, seed);
        text_put(&to, i == self->match.hand.button ? "/button" : "/blind");
        self->mind[i]->reset(self->state[i].bytes, own);
    }
    self->seen.past_count = 0;
}

static struct poker_action think(struct poker_contest *self)
{
    int player = self->seen.player;
    struct poker_action action = {0};

    while (self->mind[player]->think(self->state[player].bytes, &self->seen,
                                     self->scratch, STEPS, &action)
           == MIND_THINKS)
        ;
    return action;
}

/* Playing */

static const char *act(struct poker_contest *self)
{
    struct poker_action action;
    const char *error;

    poker_seen_look(&self->seen, &self->match.hand, &self->match.deal);
    action = think(self);
    error = poker_act(&self->match.hand, &action);
    if (error)
        return text_error(self->mind[self->seen.player]->name,
                          " does what it may not: ", error, (char *)0);
    poker_seen_note(&self->seen, &action);
    poker_record_act(&self->record, self->seen.player, &action,
                     &self->match.hand);
    return NULL;
}

/* A mind that plays against itself is two players, odds 1 and odds 2. */
static void name_player(struct poker_contest *self, int player)
{
    char name[PHH_NAME_MAX];
    struct text to;

    text_begin(&to, name, sizeof name);
    text_put(&to, self->mind[player]->name);
    if (self->mind[0] == self->mind[1])
        text_put(&to, player ? " 2" : " 1");
    poker_record_name(&self->record, player, name);
}

static void begin_record(struct poker_contest *self)
{
    struct poker_match *match = &self->match;

    poker_record_begin(&self->record, &match->hand,
                       (const uint8_t (*)[2])match->deal.hole,
                       match->deal.board);
    for (int i = 0; i < POKER_PLAYERS; i++)
        name_player(self, i);
}

int poker_contest_hand(struct poker_contest *self, const char *seed,
                       const char **error)
{
    *error = NULL;
    if (!poker_match_deal(&self->match))
        return 0;
    wake_minds(self, seed);
    begin_record(self);
    while (!*error && self->match.hand.end == POKER_GOES_ON)
        *error = act(self);
    if (!*error)
        *error = poker_record_end(&self->record);
    if (*error)
        return 0;
    poker_match_settle(&self->match);
    return 1;
}
