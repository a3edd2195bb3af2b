/* contest.c - plays and records hands between two sides.
 *
 * Plays with the minds, while rules/match.c deals and counts. Nothing here
 * depends on time or on the thread.
 */
#include "games/holdem/match/contest.h"

#include "base/text.h"

enum { SEED_MAX = 160 };

const char *poker_contest_begin(struct poker_contest *self,
                                const struct poker_rules *rules,
                                int32_t chips, const char *seed)
{
    return poker_match_begin(&self->match, rules,
                             (const int32_t[]){chips, chips}, seed);
}

/* Playing */

/* Minds start every hand anew, so a hand can be replayed from its seed. */
static void reset_sides(struct poker_contest *self, const char *seed)
{
    for (int i = 0; i < POKER_PLAYERS; i++) {
        char own[SEED_MAX];
        struct text to;

        text_begin(&to, own, sizeof own);
        text_put(&to, seed);
        text_put(&to, i == self->match.hand.button ? "/button" : "/blind");
        poker_side_begin(self->side[i], own);
    }
    self->seen.past_count = 0;
}

/* What other programs are shown; minds look when they act. */
static const char *show_deal(struct poker_contest *self)
{
    const char *error = NULL;

    for (int i = 0; !error && i < POKER_PLAYERS; i++)
        error = poker_side_deal(self->side[i], i, &self->match.hand,
                                &self->match.deal);
    return error;
}

/* Told before the action is done: hand is that in which it was decided, and a
 * guest's state is brought along by the same action. */
static const char *tell_sides(struct poker_contest *self,
                              const struct poker_action *action)
{
    const char *error = NULL;

    for (int i = 0; !error && i < POKER_PLAYERS; i++)
        error = poker_side_tell(self->side[i], &self->match.hand, action);
    return error;
}

/* A mind's action is checked like anybody's: an illegal one is an error of the
 * program and ends the match. To fold without a bet is legal, but other
 * programs do not know it: they are told of a check. */
static const char *decide_one_action(struct poker_contest *self,
                                     struct poker_action *action)
{
    struct poker_side *side = self->side[self->seen.player];
    struct poker_options options;
    const char *error = poker_side_act(side, &self->seen, action);

    if (error)
        return error;
    poker_find_options(&self->match.hand, &options);
    if (action->kind == POKER_FOLDS && options.to_call == 0
        && (self->side[0]->guest || self->side[1]->guest))
        action->kind = POKER_CALLS;
    error = poker_check(&self->match.hand, action);
    if (error)
        return text_error(side->name, " made an illegal action: ", error,
                          (char *)0);
    return tell_sides(self, action);
}

/* Luck */

static void begin_luck(struct poker_contest *self)
{
    int is_told = poker_side_is_open(self->side[0]);

    poker_luck_begin(&self->luck);
    poker_held_begin(&self->held, is_told ? 0 : 1);
    self->held.is_known = self->has_luck
                       && is_told != poker_side_is_open(self->side[1]);
}

static void note_chances(struct poker_contest *self,
                         const struct poker_action *action)
{
    float chance[POKER_COMBOS];

    if (self->held.is_known && self->seen.player == self->held.player)
        poker_held_note(&self->held, poker_side_chances(
            self->side[self->seen.player], &self->seen, action, chance)
                                     ? chance : NULL);
}

/* seen.player is who acted; after poker_act the turn is another's. */
static const char *play_one_action(struct poker_contest *self)
{
    int street = self->match.hand.street;
    struct poker_action action;
    const char *error;

    poker_seen_look(&self->seen, &self->match.hand, &self->match.deal);
    if ((error = decide_one_action(self, &action)))
        return error;
    note_chances(self, &action);
    poker_act(&self->match.hand, &action);
    poker_luck_note(&self->luck, street, &self->match.hand);
    poker_seen_note(&self->seen, &action);
    poker_record_act(&self->record, self->seen.player, &action,
                     &self->match.hand);
    return NULL;
}

/* A mind that plays itself appears as two players, odds 1 and odds 2. */
static void name_player(struct poker_contest *self, int player)
{
    char name[PHH_NAME_MAX];
    struct text to;

    text_begin(&to, name, sizeof name);
    text_put(&to, self->side[player]->shown);
    if (text_same(self->side[0]->name, self->side[1]->name))
        text_put(&to, player ? " 2" : " 1");
    poker_record_name(&self->record, player, name);
}

/* The record takes the cards when they are dealt, not when they are shown: a
 * match knows both hands. */
static void begin_record(struct poker_contest *self)
{
    struct poker_match *match = &self->match;

    poker_record_begin(&self->record, &match->hand,
                       (const uint8_t (*)[2])match->deal.hole,
                       match->deal.board);
    for (int i = 0; i < POKER_PLAYERS; i++)
        name_player(self, i);
}

/* 0 without an error: a player has no chips left. The hand is settled only if
 * it was played to its end. */
int poker_contest_hand(struct poker_contest *self, const char *seed,
                       const char **error)
{
    *error = NULL;
    if (!poker_match_deal(&self->match))
        return 0;
    reset_sides(self, seed);
    begin_luck(self);
    begin_record(self);
    *error = show_deal(self);
    while (!*error && self->match.hand.end == POKER_GOES_ON)
        *error = play_one_action(self);
    if (!*error)
        *error = poker_record_end(&self->record);
    if (*error)
        return 0;
    poker_match_settle(&self->match);
    return 1;
}

int64_t poker_contest_luck(struct poker_contest *self, int player)
{
    const struct poker_match *match = &self->match;
    const struct poker_held *held = &self->held;
    int64_t luck;

    if (held->is_known) {
        luck = poker_held_luck(held, &self->luck, &match->hand, &match->deal);
        return held->player == player ? luck : -luck;
    }
    luck = poker_luck_of(&self->luck, &match->rules, &match->deal);
    return player ? -luck : luck;
}
