/* phh_action.c - the parser of one action, "p1 cbr 6 # a bluff".
 *
 * An action is an actor, a verb and what belongs to it, separated by blanks,
 * and an optional comment after #. Places in messages point into the
 * string.
 *
 * The grammar, as far as Hold'em and its neighbours need it:
 *
 *    d dh p1 AhKh      hole cards       p1 f        folds
 *    d db 2c7dJs       community cards  p1 cc       checks or calls
 *    p1 sm AhKh        shows            p1 cbr 6    bets or raises to 6
 *    p1 sm             mucks            p1 pb       posts a bring-in
 *    p1 sm -           shows what was dealt
 *    p1 sd AhKh        discards (draw games)
 *    # only a comment
 *
 * Whether an action may come where it stands is for phh_replay.c to say.
 */
#include "games/holdem/notation/phh_scan.h"

#include "games/holdem/notation/words.h"

/* The rest of the action, without its comment. */
struct notation {
    struct phh *file;
    const char *at, *end;
};

/* The next word, up to a blank; empty at the end. */
static struct slice next_action_word(struct notation *self)
{
    const char *start;

    while (self->at < self->end && phh_is_blank(*self->at))
        self->at++;
    start = self->at;
    while (self->at < self->end && !phh_is_blank(*self->at))
        self->at++;
    return (struct slice){start, (size_t)(self->at - start)};
}

/* Reports a fault; 0, so that parsers can return it. */
static int refuse_at(struct notation *self, const char *at,
                     const char *message)
{
    phh_scan_fault(self->file, at, message);
    return 0;
}

/* The message begins after the opening quote and the word: "' is not ...". */
static int refuse_word(struct notation *self, struct slice word,
                       const char *message)
{
    char shown[PHH_SHOWN_MAX];

    return refuse_at(self, word.start,
                     text_error("'", phh_scan_shown(word, shown), message,
                                (char *)0));
}

/* Cards */

/* A card of which nothing is known; half a card cannot be unknown. */
static int is_unknown(const char *at, const char *end)
{
    return end - at >= 2 && at[0] == '?' && at[1] == '?';
}

/* The card at *from, which is advanced past it; -1 if there is none. */
static int scan_card(const char **from, const char *end)
{
    if (!is_unknown(*from, end))
        return poker_scan_card(from, end);
    *from += 2;
    return PHH_UNKNOWN;
}

/* Cards side by side in one word. */
static int read_action_cards(struct notation *self, struct slice word,
                             struct phh_action *action)
{
    const char *at = word.start, *end = at + word.length;

    while (at < end) {
        struct slice rest = {at, (size_t)(end - at)};
        int card = scan_card(&at, end);

        if (card < 0)
            return refuse_word(self, rest, "' is not a card; cards are such as "
                               "AhTd, or ?? if unknown");
        if (action->count == PHH_CARDS_MAX)
            return refuse_at(self, rest.start, "more than seven cards at once");
        action->card[action->count++] = (uint8_t)card;
    }
    return 1;
}

/* For actions that make no sense without a card. */
static int need_cards(struct notation *self, struct phh_action *action)
{
    struct slice word = next_action_word(self);

    if (word.length == 0)
        return refuse_at(self, self->end, "cards are missing here");
    return read_action_cards(self, word, action);
}

/* Players: p1, p2, ... */

/* 0 if the word is not p1 to p12. */
static int read_player(struct slice word, struct phh_action *action)
{
    int number = 0;

    if (word.length < 2 || word.length > 3 || word.start[0] != 'p')
        return 0;
    for (size_t i = 1; i < word.length; i++) {
        if (!phh_is_digit(word.start[i]))
            return 0;
        number = number * 10 + (word.start[i] - '0');
    }
    action->player = (uint8_t)(number - 1);
    return number >= 1 && number <= PHH_PLAYERS_MAX;
}

/* Verbs */

/* The amount is packed with its decimals, as phh_scan_amount leaves it; the
 * reader of the hand brings all of them to the same number. */
static int read_amount(struct notation *self, struct phh_action *action)
{
    struct slice word = next_action_word(self);
    const char *error;

    if (word.length == 0)
        return refuse_at(self, self->end, "an amount is missing after cbr");
    error = phh_scan_amount(word, &action->amount);
    if (!error && (action->amount <= 0 || action->amount == PHH_INFINITE))
        error = "an amount to bet must be above 0, and finite";
    return error ? refuse_at(self, word.start, error) : 1;
}

/* No word: the player mucks; `-`: shows the cards dealt; else these cards. */
static int read_show(struct notation *self, struct phh_action *action)
{
    struct slice word = next_action_word(self);

    action->kind = PHH_SHOWS;
    if (word.length == 0)
        action->kind = PHH_MUCKS;
    else if (slice_same(word, "-"))
        action->kind = PHH_SHOWS_DEALT;
    else
        return read_action_cards(self, word, action);
    return 1;
}

/* Draw games only; no cards means standing pat. */
static int read_discard(struct notation *self, struct phh_action *action)
{
    action->kind = PHH_DISCARDS;
    return read_action_cards(self, next_action_word(self), action);
}

static int read_player_verb(struct notation *self, struct phh_action *action)
{
    struct slice verb = next_action_word(self);

    if (slice_same(verb, "f"))
        action->kind = PHH_FOLDS;
    else if (slice_same(verb, "cc"))
        action->kind = PHH_CALLS;
    else if (slice_same(verb, "cbr"))
        action->kind = PHH_RAISES;
    else if (slice_same(verb, "sm"))
        return read_show(self, action);
    else if (slice_same(verb, "sd"))
        return read_discard(self, action);
    else if (slice_same(verb, "pb"))
        action->kind = PHH_BRINGS_IN;
    else
        return refuse_word(self, verb, "' is not an action of a player; "
                           "those are f, cc, cbr, sm, sd and pb");
    return action->kind == PHH_RAISES ? read_amount(self, action) : 1;
}

static int read_dealer_verb(struct notation *self, struct phh_action *action)
{
    struct slice verb = next_action_word(self), player;

    if (slice_same(verb, "db")) {
        action->kind = PHH_BOARD;
        return need_cards(self, action);
    }
    if (!slice_same(verb, "dh"))
        return refuse_word(self, verb, "' is not an action of the dealer; "
                           "those are db and dh");
    action->kind = PHH_HOLE;
    player = next_action_word(self);
    if (!read_player(player, action))
        return refuse_word(self, player, "' is not a player; players are p1 "
                           "to p12");
    return need_cards(self, action);
}

/* An empty action, or one that is only a comment, is allowed anywhere and does
 * nothing. */
static int read_actor(struct notation *self, struct phh_action *action)
{
    struct slice actor = next_action_word(self);

    if (actor.length == 0) {
        action->kind = PHH_NOTHING;
        return 1;
    }
    if (slice_same(actor, "d"))
        return read_dealer_verb(self, action);
    if (read_player(actor, action))
        return read_player_verb(self, action);
    return refuse_word(self, actor, "' cannot act; an action begins with "
                       "d, the dealer, or p1 to p12");
}

/* Points after the text if there is none; cards and amounts have no #. */
static const char *find_hash(struct slice text)
{
    const char *end = text.start + text.length;

    for (const char *at = text.start; at < end; at++)
        if (*at == '#')
            return at;
    return end;
}

/* The comment is cut off first, so a word never reaches into it. */
int phh_action_read(struct phh *self, const struct phh_value *value,
                    struct phh_action *action)
{
    const char *end = value->text.start + value->text.length;
    const char *hash = find_hash(value->text);
    struct notation notation = {self, value->text.start, hash};
    struct slice more;

    phh_scan_go_to(self, value->text.start);
    *action = (struct phh_action){.place = self->place,
                                  .is_literal = value->is_literal};
    if (hash < end)
        action->comment = (struct slice){hash + 1,
                                         (size_t)(end - hash - 1)};
    if (!read_actor(&notation, action))
        return 0;
    more = next_action_word(&notation);
    return more.length == 0
        || refuse_word(&notation, more, "' is unexpected: the action is "
                       "complete before it");
}
