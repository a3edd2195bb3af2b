/* words_range.c - ranges of hands as text.
 *
 * An item is `random`, a percentage, two cards, or a kind: two ranks with an
 * optional s or o, then + or a dash and another kind; a colon and a weight may
 * follow. Items are separated by spaces or commas.
 */
#include <string.h>

#include "games/holdem/notation/words.h"
#include "games/holdem/notation/words_scan.h"

enum {
    SHOWN_MAX = 32, ACE = CARDS_RANKS - 1,
    NAMED = UINT16_MAX,                 /* instead of a weight, until that is
                                         * read after the item */
    HUNDRED = 100 * 1000,               /* percent, in thousandths */
};

enum suits {                            /* how the suits may relate */
    SAME = 1,
    DIFFERENT = 2,
    EITHER = SAME | DIFFERENT,
};

/* Two ranks and how their suits relate: AQs, TT. */
struct kind {
    int high, low;
    enum suits suits;
};

struct reader {
    const char *at, *end;
    struct poker_range *range;
};

/* Hands of one kind */

/* Marked first and weighed when the whole item is read: the weight comes
 * after it. */
static void add_combo(struct poker_range *range, int card, int other)
{
    range->weight[poker_combo(card, other)] = NAMED;
}

/* Whether suits a and b make a hand of the kind; each pair is counted once. */
static int suits_match(const struct kind *kind, int a, int b)
{
    if (kind->high == kind->low)
        return a < b;
    return (kind->suits & (a == b ? SAME : DIFFERENT)) != 0;
}

static void add_kind(struct poker_range *range, const struct kind *kind)
{
    for (int a = 0; a < CARDS_SUITS; a++)
        for (int b = 0; b < CARDS_SUITS; b++)
            if (suits_match(kind, a, b))
                add_combo(range, card_of(kind->high, a),
                          card_of(kind->low, b));
}

/* The kind and `more` others above it: the low card goes up by one each time,
 * the high card by high_step. */
static void add_kinds(struct poker_range *range, struct kind kind, int more,
                      int high_step)
{
    for (; more >= 0; more--) {
        add_kind(range, &kind);
        kind.high += high_step;
        kind.low++;
    }
}

/* Errors */

/* "'XX' is not ...", of the word at a place. Only the word at the place, up to
 * a separator, and not the rest of the line. */
static const char *is_not(const char *at, const char *end, const char *what)
{
    char shown[SHOWN_MAX];
    struct text to;

    text_begin(&to, shown, sizeof shown);
    poker_show_word(at, end, &to);
    return text_error("'", shown, "' is not ", what, (char *)0);
}

static const char *not_a_range(const char *at, const char *end)
{
    return is_not(at, end, "a range; ranges are TT, AK, AKs or AKo, also "
                  "followed by +, TT-77, A5s-A2s, AhKh, 15% and random");
}

/* Reading */

/* What separates items, the end, and the colon before a weight. */
static int is_end(const struct reader *self, const char *at)
{
    return at == self->end || poker_is_between(*at) || *at == ':';
}

/* Case-insensitive; the words have no character that 0x20 would confuse. */
static int is_range_word(const struct reader *self, const char *word)
{
    const char *at = self->at;

    for (; *word; word++, at++)
        if (at == self->end
            || (*at != *word && (*at | 0x20) != *word))
            return 0;
    return is_end(self, at);
}

/* Ranks may come in either order. *from is left anywhere if it fails. */
static int scan_kind(const char **from, const char *end, struct kind *kind)
{
    int first = poker_scan_rank(from, end);
    int second = poker_scan_rank(from, end);
    int suits = *from < end ? **from | 0x20 : ' ';

    if (first < 0 || second < 0)
        return 0;
    kind->high = first > second ? first : second;
    kind->low = first > second ? second : first;
    kind->suits = suits == 's' ? SAME : suits == 'o' ? DIFFERENT : EITHER;
    *from += kind->suits != EITHER;
    return 1;
}

static int is_pair(const struct kind *kind)
{
    return kind->high == kind->low;
}

/* TT+ goes up to aces; AQs+ raises the low card up to just below the high
 * one. */
static const char *read_plus(struct reader *self, const struct kind *kind)
{
    self->at++;
    if (is_pair(kind))
        add_kinds(self->range, *kind, ACE - kind->high, 1);
    else
        add_kinds(self->range, *kind, kind->high - 1 - kind->low, 0);
    return NULL;
}

/* A dash needs two pairs, the same high card, or the same gap between the
 * cards. Null if that holds. */
static const char *check_range_ends(const struct kind *a, const struct kind *b)
{
    if (is_pair(a) != is_pair(b))
        return "both ends must be pairs, or neither, such as TT-77 or "
               "A5s-A2s";
    if (a->suits != b->suits)
        return "both ends must have the same letter: s, o or none";
    if (a->high != b->high && a->high - a->low != b->high - b->low)
        return "nothing is between these two; both ends must have the same "
               "high card, as in A5s-A2s, or the same gap, as in T9s-65s";
    return NULL;
}

/* Either end may be the higher. The gap stays the same where both cards move
 * (T9s-65s), and grows where only the low one does (A5s-A2s). */
static const char *read_dash(struct reader *self, const struct kind *kind)
{
    const char *at = self->at + 1, *error;
    struct kind other;

    if (!scan_kind(&at, self->end, &other))
        return not_a_range(self->at, self->end);
    error = check_range_ends(kind, &other);
    if (error)
        return error;
    self->at = at;
    if (other.low < kind->low)
        add_kinds(self->range, other, kind->low - other.low,
                  other.high != kind->high);
    else
        add_kinds(self->range, *kind, other.low - kind->low,
                  other.high != kind->high);
    return NULL;
}

/* Two cards are tried before this (read_item), so "AhKh" never comes here. */
static const char *read_kind(struct reader *self)
{
    const char *start = self->at, *at = self->at;
    struct kind kind;

    if (!scan_kind(&at, self->end, &kind))
        return not_a_range(start, self->end);
    if (is_pair(&kind) && kind.suits != EITHER)
        return "a pair takes no s or o, since its cards are never of one "
               "suit";
    self->at = at;
    if (at < self->end && *at == '+')
        return read_plus(self, &kind);
    if (at < self->end && *at == '-')
        return read_dash(self, &kind);
    add_kind(self->range, &kind);
    return NULL;
}

/* The second of two cards, after optional spaces. */
static const char *read_combo(struct reader *self, int card)
{
    const char *at = self->at;
    int other;

    while (at < self->end && *at == ' ')
        at++;
    other = poker_scan_card(&at, self->end);
    if (other < 0)
        return "a second card is missing; a hand is two cards, such as AhKh";
    if (other == card)
        return "a hand cannot have the same card twice";
    self->at = at;
    add_combo(self->range, card, other);
    return NULL;
}

/* Numbers */

/* The decimal number at *from in thousandths, rounded; one that is too large
 * for any use stays too large. 0, and *from left anywhere, if there is
 * none. */
static int scan_thousandths(const char **from, const char *end,
                            uint32_t *number)
{
    const char *start = *from;
    uint32_t unit = 10000;              /* of the digit after the point */
    uint64_t sum = 0;                   /* in hundred thousandths */

    for (; *from < end && text_is_digit(**from); ++*from)
        if (sum < UINT64_C(10000000000))
            sum = sum * 10 + (uint64_t)(**from - '0') * 100000;
    if (*from < end && **from == '.')
        for (++*from; *from < end && text_is_digit(**from); ++*from) {
            sum += (uint64_t)(**from - '0') * unit;
            unit /= 10;
        }
    *number = (uint32_t)((sum + 50) / 100);
    return *from > start && text_is_digit((*from)[-1]);
}

/* The kinds by how much of the pot they win, all-in before the flop, against
 * any two cards; `poker equity` counts that. */
static const char best_first[] =
    "AA KK QQ JJ TT 99 88 AKs 77 AQs AJs AKo ATs AQo AJo KQs 66 A9s "
    "ATo KJs A8s KTs KQo A7s A9o KJo 55 QJs K9s A5s A6s A8o KTo QTs "
    "A4s A7o K8s A3s QJo K9o A5o A6o Q9s K7s JTs A2s QTo 44 A4o K6s "
    "K8o Q8s A3o K5s J9s Q9o JTo K7o A2o K4s Q7s K6o K3s T9s J8s 33 "
    "Q6s Q8o K5o J9o K2s Q5s T8s K4o J7s Q4s Q7o T9o J8o K3o Q6o Q3s "
    "98s T7s J6s K2o 22 Q2s Q5o J5s T8o J7o Q4o 97s J4s T6s J3s Q3o "
    "98o 87s T7o J6o 96s J2s Q2o T5s J5o T4s 97o 86s J4o T6o 95s T3s "
    "76s J3o 87o T2s 85s 96o J2o T5o 94s 75s T4o 93s 86o 65s 84s 95o "
    "T3o 92s 76o 74s T2o 54s 85o 64s 83s 94o 75o 82s 73s 93o 65o 53s "
    "63s 84o 92o 43s 74o 72s 54o 64o 52s 62s 83o 42s 82o 73o 53o 63o "
    "32s 43o 72o 52o 62o 42o 32o";

/* As many of the best kinds as it takes to reach that share of all hands. */
static void add_best(struct poker_range *range, uint32_t percent)
{
    const char *at = best_first, *end = at + sizeof best_first - 1;
    uint32_t hands = 0;
    struct kind kind;

    while (hands * HUNDRED < percent * POKER_COMBOS
           && scan_kind(&at, end, &kind)) {
        add_kind(range, &kind);
        hands += is_pair(&kind) ? 6u : kind.suits == SAME ? 4u : 12u;
        at++;
    }
}

/* Whether a percentage is here, which no other item can be taken for. */
static int is_percentage(const struct reader *self)
{
    const char *at = self->at;

    while (at < self->end && (text_is_digit(*at) || *at == '.'))
        at++;
    return at > self->at && at < self->end && *at == '%';
}

/* The percentage is of all 1,326 hands, board or not; the last kind is taken
 * whole, so a little more than that share is named. */
static const char *read_percentage(struct reader *self)
{
    const char *at = self->at;
    uint32_t percent;

    if (!scan_thousandths(&at, self->end, &percent) || *at != '%'
        || percent == 0 || percent > HUNDRED)
        return is_not(self->at, self->end, "a percentage of all hands; "
                      "percentages are above 0% and up to 100%");
    add_best(self->range, percent);
    self->at = at + 1;
    return NULL;
}

/* Items */

/* From the most special item to the most general: a percentage begins with a
 * digit as 99 does, and AhKh with a rank as AK does. */
static const char *read_item(struct reader *self)
{
    const char *start = self->at;
    int card;

    if (is_percentage(self))
        return read_percentage(self);
    if (is_range_word(self, "random") || is_range_word(self, "any")
        || is_range_word(self, "**")) {
        poker_range_fill(self->range, NAMED);
        while (!is_end(self, self->at))
            self->at++;
        return NULL;
    }
    card = poker_scan_card(&self->at, self->end);
    if (card >= 0)
        return read_combo(self, card);
    self->at = start;
    return read_kind(self);
}

/* The weight after an item, or 1. */
static const char *read_weight(struct reader *self, uint16_t *weight)
{
    const char *at = self->at + 1;
    uint32_t number;

    *weight = POKER_WEIGHT_MOST;
    if (self->at == self->end || *self->at != ':')
        return NULL;
    self->at = at;
    if (!scan_thousandths(&at, self->end, &number)
        || number > POKER_WEIGHT_MOST
        || (at < self->end && !poker_is_between(*at)))
        return is_not(self->at, self->end,
                      "a weight; weights are from 0 to 1, such as 0.25");
    *weight = (uint16_t)number;
    self->at = at;
    return NULL;
}

/* Later items replace what earlier ones said of a hand. */
static void weigh_named(struct poker_range *range, uint16_t weight)
{
    for (int i = 0; i < POKER_COMBOS; i++)
        if (range->weight[i] == NAMED)
            range->weight[i] = weight;
}

/* An item must end at a separator. Otherwise the error shows the whole word,
 * from its beginning. */
static const char *read_weighed_item(struct reader *self)
{
    const char *start = self->at, *error = read_item(self);
    uint16_t weight;

    if (error)
        return error;
    if (!is_end(self, self->at)) {
        self->at = start;
        return not_a_range(start, self->end);
    }
    error = read_weight(self, &weight);
    if (!error)
        weigh_named(self->range, weight);
    return error;
}

/* Items with nothing but separators between them; the first error ends it,
 * with self->at at its place. */
static const char *read_items(struct reader *self)
{
    const char *error = NULL;

    while (!error && self->at < self->end) {
        error = read_weighed_item(self);
        if (!error)
            self->at = poker_skip_between(self->at, self->end);
    }
    return error;
}

/* A range may name hands and give all of them the weight 0, which nobody can
 * hold. */
static int has_hand(const struct poker_range *range)
{
    for (int i = 0; i < POKER_COMBOS; i++)
        if (range->weight[i])
            return 1;
    return 0;
}

/* After an error the range is not to be used; column is where the error is,
 * from 1. */
const char *poker_read_range(const char *text, size_t length,
                             struct poker_range *range, int *column)
{
    const char *end = text + length;
    struct reader self = {poker_skip_between(text, end), end, range};
    const char *error;

    memset(range, 0, sizeof *range);
    range->whole = POKER_WEIGHT_MOST;
    error = self.at == end ? "a range needs at least one hand, such as TT+"
                           : read_items(&self);
    if (!error && !has_hand(range)) {
        self.at = text;
        error = "every hand of this range has the weight 0";
    }
    *column = error ? poker_column_of(text, self.at) : 1;
    poker_range_reduce(range);
    return error;
}
