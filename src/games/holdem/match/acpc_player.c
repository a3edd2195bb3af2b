/* acpc_player.c - a mind that plays by the competition's protocol.
 *
 * A state holds the whole hand, so nothing is remembered from one to the next
 * but what the mind itself remembers: the hand is played again by our rules up
 * to the decision.
 */
#include "games/holdem/match/acpc_player.h"

#include <string.h>

#include "games/holdem/rules/acpc_pair.h"
#include "os/clock.h"

enum { SEND_MS = 60000, HEAR_MS = 3600000, SEED_MAX = 96 };

/* Only the player's own cards are in the state; others stay zero, and are
 * never shown to the mind. */
static void copy_seen_cards(const struct acpc_hand *hand, int viewer,
                            struct poker_deal *deal)
{
    memset(deal, 0, sizeof *deal);
    memcpy(deal->hole[viewer], hand->hole[viewer], POKER_HOLE);
    memcpy(deal->board, hand->board, POKER_BOARD_MAX);
}

/* seen is brought to the moment before the action, as it was then, so that
 * what it notes is what the mind would have seen. */
static void replay_one_action(struct acpc_player *self, struct poker *poker,
                          const struct poker_deal *deal,
                          const struct acpc_action *action)
{
    struct poker_action ours = acpc_pair_ours(poker, action);

    poker_seen_look(&self->seen, poker, deal);
    poker_seen_note(&self->seen, &ours);
    poker_act(poker, &ours);
}

/* Null if our rules come to the same decision, as they should. */
static const char *replay_hand(struct acpc_player *self, int viewer)
{
    const struct acpc_hand *hand = &self->hand;
    struct poker_deal deal;
    struct poker poker;
    const char *error = poker_begin(&poker, &self->rules, self->button,
                                    self->game->stack);

    copy_seen_cards(hand, viewer, &deal);
    self->seen.past_count = 0;
    if (error)
        return error;
    for (int round = 0; round <= acpc_round(hand); round++)
        for (int i = 0; i < hand->actions[round]; i++)
            replay_one_action(self, &poker, &deal, &hand->action[round][i]);
    if (poker.end != POKER_GOES_ON || poker.turn != viewer)
        return "the betting is not that of this game";
    poker_seen_look(&self->seen, &poker, &deal);
    return NULL;
}

/* A mind starts every hand anew. */
static void begin_numbered_hand(struct acpc_player *self, int viewer)
{
    char seed[SEED_MAX];
    struct text to;

    if (self->has_begun && self->number == self->hand.number)
        return;
    self->has_begun = 1;
    self->number = self->hand.number;
    text_begin(&to, seed, sizeof seed);
    text_put_hex(&to, rng_hash(self->seed), 16);
    text_put_char(&to, '/');
    text_put_number(&to, self->number);
    text_put(&to, viewer == self->button ? "/button" : "/blind");
    poker_side_begin(self->side, seed);
}

/* The hand is replayed before the mind is begun: it never hears of a state
 * that makes no sense. */
static const char *decide_action(struct acpc_player *self, int viewer,
                                 struct acpc_action *theirs)
{
    struct poker_action ours;
    const char *error = replay_hand(self, viewer);

    if (error)
        return error;
    begin_numbered_hand(self, viewer);
    if ((error = poker_side_act(self->side, &self->seen, &ours)))
        return error;
    *theirs = acpc_pair_theirs(&self->seen.hand, &ours);
    acpc_correct(&self->hand, theirs);  /* a fold without a bet */
    return NULL;
}

/* The state as it came, a colon, and the action. */
static const char *answer_state(struct acpc_player *self, const char *line,
                                int viewer)
{
    char answer[ACPC_LINE_MAX];
    struct acpc_action action;
    struct text to;
    const char *error = decide_action(self, viewer, &action);

    if (error)
        return error;
    text_begin(&to, answer, sizeof answer);
    text_put(&to, line);
    text_put_char(&to, ':');
    acpc_write_action(self->game, &action, &to);
    error = poker_wire_send(&self->wire, answer, clock_ms() + SEND_MS);
    return error ? "the dealer has closed the connection" : NULL;
}

/* Room is left for the answer, which repeats the line. States in which another
 * is to act, or the hand is over, are read and need no answer. */
static const char *take_line(struct acpc_player *self, const char *line)
{
    const char *at = line, *error;
    int viewer;

    if (strlen(line) > ACPC_LINE_MAX / 2 + ACPC_LINE_MAX / 4)
        return "the dealer sent a line that is too long for a state";
    error = acpc_read_state(&self->hand, self->game, &viewer, &at);
    if (!error && (*at || viewer == ACPC_WHOLE))
        error = "a state must be MATCHSTATE:POSITION:HAND:BETTING:CARDS";
    if (!error && !(self->hand.shown >> viewer & 1))
        error = "the player's own cards are missing";
    if (error)
        return text_error("the dealer sent a state that does not fit the game "
                          "(--game FILE names another one): ", error,
                          (char *)0);
    if (acpc_is_over(&self->hand) || acpc_turn(&self->hand) != viewer)
        return NULL;
    return answer_state(self, line, viewer);
}

/* Ends at close, or when should_stop says so; a dealer may think as long as it
 * likes. */
const char *acpc_player_run(struct acpc_player *self)
{
    const char *error = poker_wire_send(&self->wire, acpc_version,
                                        clock_ms() + SEND_MS);
    char *line;

    while (!error) {
        error = poker_wire_hear(&self->wire, &line, clock_ms() + HEAR_MS);
        if (!error)
            error = take_line(self, line);
        else if (error == lines_late)
            error = NULL;
        else
            return error == poker_wire_closed ? NULL : "interrupted";
    }
    return error;
}
