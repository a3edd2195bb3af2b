/* dealer.c - deals a match of the competition to players on sockets.
 *
 * One loop for one hand: everybody is shown the state, and whoever is on turn
 * is asked. A player that closes its connection, runs out of time or makes too
 * many errors ends the match, as with the competition's own dealer: there is
 * no rule for playing on without.
 */
#include "games/holdem/match/dealer.h"

#include "base/number.h"
#include "games/holdem/notation/acpc_log.h"
#include "os/clock.h"

/* Seats and positions */

/* In the first hand seat 0 has position 0, in the second seat 1. */
static int position_of(const struct poker_dealer *self, int seat)
{
    int players = self->game->players;
    int turned = (int)(self->hand.number % (uint32_t)players);

    return (seat + players - turned) % players;
}

static int seat_of(const struct poker_dealer *self, int position)
{
    int players = self->game->players;

    return (position + (int)(self->hand.number % (uint32_t)players))
         % players;
}

/* What the other side did is a predicate; the name comes before it. */
static const char *blame(const struct poker_dealer *self, int seat,
                         const char *what)
{
    return text_error(self->seat[seat].name, " ", what, (char *)0);
}

/* "hand 7: Bob: there is no bet to fold to, ..." */
static void put_note(const struct poker_dealer *self, int seat,
                     const char *what)
{
    char number[16];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, self->hand.number);
    self->note(self->context, text_error("hand ", number, ": ",
                                         self->seat[seat].name, ": ", what,
                                         (char *)0));
}

/* Time */

static int64_t match_limit_ms(const struct poker_dealer *self)
{
    return self->terms.average_ms * (int64_t)self->terms.hands;
}

/* A clock for a match is no clock for a hand: what is saved in quick hands may
 * be spent in others. */
const char *poker_dealer_charge(struct poker_dealer *self, int seat,
                                int64_t ms)
{
    struct poker_dealer_seat *at = &self->seat[seat];

    at->hand_ms += ms;
    at->match_ms += ms;
    if (ms > self->terms.response_ms)
        return "took too long for an action";
    if (at->hand_ms > self->terms.hand_ms)
        return "took too long for a hand";
    if (at->match_ms > match_limit_ms(self))
        return "has used all the time of the match";
    return NULL;
}

/* What is left of the three limits. */
static int64_t patience_ms(const struct poker_dealer *self, int seat)
{
    const struct poker_dealer_seat *at = &self->seat[seat];
    int64_t left = number_min64(self->terms.response_ms,
                                self->terms.hand_ms - at->hand_ms);

    return number_min64(left, match_limit_ms(self) - at->match_ms);
}

/* Playing */

/* All players have the same deadline, whoever is asked first. */
const char *poker_dealer_greet(struct poker_dealer *self)
{
    int64_t until_ms = clock_ms() + self->terms.start_ms;

    for (int i = 0; i < self->game->players; i++) {
        char *line;
        const char *error = poker_wire_hear(&self->seat[i].wire, &line,
                                            until_ms);

        if (error)
            return blame(self, i, error);
        if ((error = acpc_check_version(line)))
            return text_error(self->seat[i].name, ": ", error, (char *)0);
    }
    return NULL;
}

/* A player that does not read fills its socket and then has as long as for an
 * action. */
static const char *show_all(struct poker_dealer *self)
{
    int64_t until_ms = clock_ms() + self->terms.response_ms;

    for (int i = 0; i < self->game->players; i++) {
        const char *error = poker_wire_show(&self->seat[i].wire, &self->hand,
                                            position_of(self, i), until_ms);

        if (error)
            return blame(self, i, error);
    }
    return NULL;
}

/* Invalid actions count; a raise of a wrong size is only noted. */
static const char *judge_answer(struct poker_dealer *self, int seat,
                                const struct poker_wire_answer *answer)
{
    struct poker_dealer_seat *at = &self->seat[seat];

    if (*answer->note)
        put_note(self, seat, answer->note);
    at->errors += answer->is_invalid;
    if (self->terms.errors_max >= 0 && at->errors > self->terms.errors_max)
        return blame(self, seat, "has made too many invalid actions");
    return NULL;
}

/* The time starts when all have been shown the state. */
static const char *ask_on_turn(struct poker_dealer *self)
{
    int seat = seat_of(self, acpc_turn(&self->hand));
    int64_t asked_ms = clock_ms();
    struct poker_wire_answer answer;
    const char *error;

    error = poker_wire_ask(&self->seat[seat].wire, &self->hand, &answer,
                           asked_ms + patience_ms(self, seat));
    if (!error)
        error = poker_dealer_charge(self, seat, clock_ms() - asked_ms);
    if (error)
        return blame(self, seat, error);
    if ((error = judge_answer(self, seat, &answer)))
        return error;
    acpc_act(&self->hand, &answer.action);
    return NULL;
}

/* Positions move on with every hand, cards stay: so each player gets each of
 * the hands of a deal once. */
static void deal_hand(struct poker_dealer *self)
{
    struct acpc_hand before = self->hand;

    acpc_begin(&self->hand, self->game, self->played);
    if (self->terms.is_duplicate && self->played % self->game->players)
        acpc_deal_again(&self->hand, &before);
    else
        acpc_deal(&self->hand, &self->rng);
    for (int i = 0; i < self->game->players; i++)
        self->seat[i].hand_ms = 0;
}

/* A hand counts once it is in the log. */
static const char *log_hand(struct poker_dealer *self)
{
    const char *name[ACPC_PLAYERS] = {0};
    int64_t parts[ACPC_PLAYERS];
    char line[ACPC_LINE_MAX];
    struct text to;

    acpc_pay(&self->hand, parts);
    for (int i = 0; i < self->game->players; i++) {
        struct poker_dealer_seat *seat = &self->seat[seat_of(self, i)];

        acpc_add(&seat->sum, parts[i]);
        name[i] = seat->name;
    }
    text_begin(&to, line, sizeof line);
    acpc_log_write_hand(&self->hand, name, &to);
    self->played++;
    return self->log(self->context, line);
}

/* The state at the end is shown, too; nobody answers it. */
static const char *play_dealt_hand(struct poker_dealer *self)
{
    const char *error;

    deal_hand(self);
    while (!acpc_is_over(&self->hand)) {
        error = show_all(self);
        if (!error)
            error = ask_on_turn(self);
        if (error)
            return error;
    }
    error = log_hand(self);
    return error ? error : show_all(self);
}

void poker_dealer_score(const struct poker_dealer *self, struct text *to)
{
    struct acpc_sum sum[ACPC_PLAYERS];
    const char *name[ACPC_PLAYERS] = {0};

    for (int i = 0; i < self->game->players; i++) {
        sum[i] = self->seat[i].sum;
        name[i] = self->seat[i].name;
    }
    acpc_log_write_score(sum, name, self->game->players, to);
}

const char *poker_dealer_run(struct poker_dealer *self)
{
    char score[ACPC_LINE_MAX];
    struct text to;

    rng_seed(&self->rng, self->terms.seed);
    while (self->played < self->terms.hands) {
        const char *error = play_dealt_hand(self);

        if (error)
            return error;
    }
    text_begin(&to, score, sizeof score);
    poker_dealer_score(self, &to);
    return self->log(self->context, score);
}
