/* phh_action.c - one action of a hand, "p1 cbr 6 # a bluff", read. */
#include "games/holdem/notation/phh_scan.h"

#include "games/holdem/notation/words.h"

/* What is left of the notation, without its comment. */
struct notation {
    struct phh *file;
    const char *at, *end;
};

static struct slice next_word(struct notation *self)
{
    const char *start;

    while (self->at < self->end && phh_is_blank(*self->at))
        self->at++;
    start = self->at;
    while (self->at < self->end && !phh_is_blank(*self->at))
        self->at++;
    return (struct slice){start, (size_t)(self->at - start)};
}

static int refuse(struct notation *self, const char *at, const char *message)
{
    phh_scan_fault(self->file, at, message);
    return 0;
}

static int refuse_word(struct notation *self, struct slice word,
                       const char *message)
{
    char shown[PHH_SHOWN_MAX];

    return refuse(self, word.start,
                  text_error("'", phh_scan_shown(word, shown), message,
                             (char *)0));
}

/* Cards */

static int is_unknown(const char *at, const char *end)
{
    return end - at >= 2 && at[0] == '?' && at[1] == '?';
}

/* The card at *from, which moves behind it; -1 if there is none. */
static int scan_card(const char **from, const char *end)
{
    if (!is_unknown(*from, end))
        return poker_scan_card(from, end);
    *from += 2;
    return PHH_UNKNOWN;
}

static int read_cards(struct notation *self, struct slice word,
                      struct phh_action *action)
{
    const char *at = word.start, *end = at + word.length;

    while (at < end) {
        struct slice rest = {at, (size_t)(end - at)};
        int card = scan_card(&at, end);

        if (card < 0)
            return refuse_word(self, rest, "' is no card; cards are such as "
                               "AhTd, or ?? if not known");
        if (action->count == PHH_CARDS_MAX)
            return refuse(self, rest.start, "more than seven cards at once");
        action->card[action->count++] = (uint8_t)card;
    }
    return 1;
}

static int need_cards(struct notation *self, struct phh_action *action)
{
    struct slice word = next_word(self);

    if (word.length == 0)
        return refuse(self, self->end, "cards are missing here");
    return read_cards(self, word, action);
}

/* Players: p1, p2, ... */

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

static int read_amount(struct notation *self, struct phh_action *action)
{
    struct slice word = next_word(self);
    const char *error;

    if (word.length == 0)
        return refuse(self, self->end, "an amount is missing behind cbr");
    error = phh_scan_amount(word, &action->amount);
    if (!error && action->amount <= 0)
        error = "an amount to bet must be above 0";
    return error ? refuse(self, word.start, error) : 1;
}

static int read_show(struct notation *self, struct phh_action *action)
{
    struct slice word = next_word(self);

    action->kind = PHH_SHOWS;
    if (word.length == 0)
        action->kind = PHH_MUCKS;
    else if (slice_same(word, "-"))
        action->kind = PHH_SHOWS_DEALT;
    else
        return read_cards(self, word, action);
    return 1;
}

static int read_discard(struct notation *self, struct phh_action *action)
{
    action->kind = PHH_DISCARDS;
    return read_cards(self, next_word(self), action);
}

static int read_player_verb(struct notation *self, struct phh_action *action)
{
    struct slice verb = next_word(self);

    if (slice_same(verb, "sm"))
        return read_show(self, action);
    if (slice_same(verb, "sd"))
        return read_discard(self, action);
    if (slice_same(verb, "f"))
        action->kind = PHH_FOLDS;
    else if (slice_same(verb, "cc"))
        action->kind = PHH_CALLS;
    else if (slice_same(verb, "pb"))
        action->kind = PHH_BRINGS_IN;
    else if (slice_same(verb, "cbr"))
        action->kind = PHH_RAISES;
    else
        return refuse_word(self, verb, "' is nothing that a player does; "
                           "that is f, cc, cbr, sm, sd or pb");
    return action->kind == PHH_RAISES ? read_amount(self, action) : 1;
}

static int read_dealer_verb(struct notation *self, struct phh_action *action)
{
    struct slice verb = next_word(self), player;

    if (slice_same(verb, "db")) {
        action->kind = PHH_BOARD;
        return need_cards(self, action);
    }
    if (!slice_same(verb, "dh"))
        return refuse_word(self, verb, "' is nothing that a dealer does; "
                           "that is db or dh");
    action->kind = PHH_HOLE;
    player = next_word(self);
    if (!read_player(player, action))
        return refuse_word(self, player, "' is no player; players are p1 "
                           "to p12");
    return need_cards(self, action);
}

static int read_actor(struct notation *self, struct phh_action *action)
{
    struct slice actor = next_word(self);

    if (actor.length == 0) {
        action->kind = PHH_NOTHING;
        return 1;
    }
    if (slice_same(actor, "d"))
        return read_dealer_verb(self, action);
    if (read_player(actor, action))
        return read_player_verb(self, action);
    return refuse_word(self, actor, "' is nobody who acts; that is d, the "
                       "dealer, or p1 to p12");
}

static const char *find_hash(struct slice text)
{
    const char *end = text.start + text.length;

    for (const char *at = text.start; at < end; at++)
        if (*at == '#')
            return at;
    return end;
}

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
    more = next_word(&notation);
    return more.length == 0
        || refuse_word(&notation, more, "' is too much; nothing more belongs "
                       "to this action");
}
