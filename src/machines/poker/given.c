/* given.c - cards that are given instead of drawn: deal=AhKh3d6cQhThJh.
 *
 * Reads and writes them as the value of an option. The document's authors had
 * to assign cards to see a royal flush (M2-105); here a teacher can. Capitals
 * do not matter when cards are read: the machine's terminal prints AH, the
 * programs of the game write Ah.
 *
 * The value is never a small number, the place of a word: there is a card or
 * none at all of the nine places, and no two cards are both the two of hearts,
 * which is 0.
 */
#include "machines/poker/given.h"

#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "base/words.h"
#include "machines/poker/deal.h"

static const char ranks[] = "23456789TJQKA", suits[] = "hdcs";

/* The place of a letter in a list, but for capitals; -1 if it is not there. */
static int letter_place(const char *letters, char letter)
{
    for (int i = 0; letters[i]; i++)
        if (text_small(letters[i]) == text_small(letter))
            return i;
    return -1;
}

/* The card of two letters, or -1; a text that ends after one has none. */
static int scan_given_card(const char *at)
{
    int rank = letter_place(ranks, at[0]);
    int suit = rank < 0 ? -1 : letter_place(suits, at[1]);

    return suit < 0 ? -1 : rank + (int)strlen(ranks) * suit;
}

static void write_given_card(unsigned card, struct text *to)
{
    unsigned suit = poker_deal_suit(card);

    text_put_char(to, ranks[card - strlen(ranks) * suit]);
    text_put_char(to, suits[suit]);
}

static const char *no_card(const char *at)
{
    char letters[3] = {at[0]};

    if (!at[0])
        return "no card is given";
    letters[1] = at[1];
    if (!at[1])
        return text_error("'", letters, "' is half a card", (char *)0);
    return text_error("'", letters, "' is no card, which is one of ", ranks,
                      " and one of ", suits, (char *)0);
}

static const char *card_given_twice(unsigned card)
{
    char name[3];
    struct text to;

    text_begin(&to, name, sizeof name);
    write_given_card(card, &to);
    return text_error(name, " is there twice", (char *)0);
}

/* The next card to its place. A card that is there twice is told as such even
 * where it is one too many. */
static const char *add_given_card(const char *at, int place, uint64_t *taken,
                                  uint64_t *given)
{
    int card = scan_given_card(at);

    if (card < 0)
        return no_card(at);
    if (*taken >> card & 1)
        return card_given_twice((unsigned)card);
    if (place >= POKER_GIVEN_MAX)
        return "a hand has nine cards at most, seven with cards=3";
    *taken |= UINT64_C(1) << card;
    *given ^= (uint64_t)(POKER_GIVEN_NONE ^ card) << place * POKER_GIVEN_BITS;
    return NULL;
}

static const char *read_given(const char *string, int64_t *value)
{
    uint64_t taken = 0, given = POKER_GIVEN_NOTHING;
    const char *error;
    int count = 0;

    do {
        error = add_given_card(string + 2 * count, count, &taken, &given);
        count++;
    } while (!error && string[2 * count]);
    if (!error)
        *value = (int64_t)given;
    return error;
}

static void write_given(int64_t value, struct text *to)
{
    uint64_t given = (uint64_t)value;

    for (; given != POKER_GIVEN_NOTHING; given = poker_given_next(given))
        write_given_card(given & POKER_GIVEN_NONE, to);
}

/* What chance seldom deals, and where judges err: many cards of few ranks, and
 * four of a kind on the table, so that only the fifth card tells. */
enum given_kind { GIVEN_ANY, GIVEN_FEW_RANKS, GIVEN_FOUR, GIVEN_KINDS,
                  GIVEN_RANKS = 13, GIVEN_TABLE = 4 };

static uint64_t pick_card(struct rng *rng, enum given_kind kind,
                          uint64_t rank, int place)
{
    if (kind == GIVEN_FOUR && place >= GIVEN_TABLE && place < GIVEN_TABLE + 4)
        return rank + GIVEN_RANKS * (uint64_t)(place - GIVEN_TABLE);
    if (kind == GIVEN_FEW_RANKS)
        return (rank + rng_below(rng, 4)) % GIVEN_RANKS
             + GIVEN_RANKS * rng_below(rng, 4);
    return rng_below(rng, POKER_DEAL_CARDS);
}

/* One to nine different cards; all nine if they are of a kind. Before its place
 * on the table no card of the four is given. */
static int64_t pick_given(struct rng *rng)
{
    enum given_kind kind = (enum given_kind)rng_below(rng, GIVEN_KINDS);
    uint64_t rank = rng_below(rng, GIVEN_RANKS);
    uint64_t taken = 0, given = POKER_GIVEN_NOTHING;
    int count = kind == GIVEN_ANY ? 1 + (int)rng_below(rng, POKER_GIVEN_MAX)
                                  : POKER_GIVEN_MAX;

    for (int i = 0; i < count;) {
        uint64_t card = pick_card(rng, kind, rank, i);

        if (taken >> card & 1
            || (kind == GIVEN_FOUR && i < GIVEN_TABLE
                && card % GIVEN_RANKS == rank))
            continue;
        taken |= UINT64_C(1) << card;
        given ^= (POKER_GIVEN_NONE ^ card) << i++ * POKER_GIVEN_BITS;
    }
    return (int64_t)given;
}

const struct option_form poker_given_form = {
    .like = WORDS("cards such as AhKh3d6cQhThJh"),
    .read = read_given,
    .write = write_given,
    .pick = pick_given,
};
