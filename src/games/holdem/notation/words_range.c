/* words_range.c - ranges of hands as text.
 *
 * An item is `random`, two cards, or a kind: two ranks with an optional s or
 * o, then + or a dash and another kind. Items are separated by spaces or
 * commas.
 */
#include <string.h>

#include "games/holdem/notation/words.h"
#include "games/holdem/notation/words_scan.h"

enum { SHOWN_MAX = 32, ACE = CARDS_RANKS - 1 };

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

static void add_combo(struct poker_range *range, int card, int other)
{
    range->weight[poker_combo(card, other)] = 1;
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

static const char *not_a_range(const char *at, const char *end)
{
    char shown[SHOWN_MAX];
    struct text to;

    text_begin(&to, shown, sizeof shown);
    poker_show_word(at, end, &to);
    return text_error("'", shown, "' is not a range; ranges are TT, AK, AKs "
                      "or AKo, also followed by +, TT-77, A5s-A2s, AhKh, and "
                      "random", (char *)0);
}

/* Reading */

static int is_end(const struct reader *self, const char *at)
{
    return at == self->end || poker_is_between(*at);
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

static const char *read_item(struct reader *self)
{
    const char *start = self->at;
    int card;

    if (is_range_word(self, "random") || is_range_word(self, "any")
        || is_range_word(self, "**")) {
        memset(self->range->weight, 1, sizeof self->range->weight);
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

/* An item must end at a separator. Otherwise the error shows the whole word,
 * from its beginning. */
static const char *read_items(struct reader *self)
{
    const char *error = NULL;
    const char *start;

    while (!error && self->at < self->end) {
        start = self->at;
        error = read_item(self);
        if (!error && !is_end(self, self->at)) {
            error = not_a_range(start, self->end);
            self->at = start;
        }
        if (!error)
            self->at = poker_skip_between(self->at, self->end);
    }
    return error;
}

const char *poker_read_range(const char *text, size_t length,
                             struct poker_range *range, int *column)
{
    const char *end = text + length;
    struct reader self = {poker_skip_between(text, end), end, range};
    const char *error;

    memset(range, 0, sizeof *range);
    error = self.at == end ? "a range needs at least one hand, such as TT+"
                           : read_items(&self);
    *column = error ? poker_column_of(text, self.at) : 1;
    return error;
}
