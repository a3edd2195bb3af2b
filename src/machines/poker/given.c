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
    return text_error("'", letters, "' is not a card, which is one of ", ranks,
                      " and one of ", suits, (char *)0);
}

static const char *card_given_twice(unsigned card)
{
    char name[3];
    struct text to;

    text_begin(&to, name, sizeof name);
    write_given_card(card, &to);
    return text_error(name, " appears twice", (char *)0);
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

/* What chance seldom deals, and where judges err: many cards of few ranks, four
 * of a kind on the table, so that only the fifth card tells, a straight flush
 * against what is more often of its suit than not, four ranks in a row on the
 * table, below which one player goes on and above which the other, and four of
 * a suit there, to which both have a lower one. */
enum given_kind { GIVEN_ANY, GIVEN_FEW_RANKS, GIVEN_FOUR, GIVEN_RUN,
                  GIVEN_LADDER, GIVEN_SUIT };
enum { GIVEN_RANKS = 13, GIVEN_SUITS = 4, GIVEN_TABLE = 4, GIVEN_HAND = 5,
       GIVEN_LOWEST = GIVEN_RANKS - 1,  /* of a run: the ace, below the two */
       GIVEN_HIGHEST = GIVEN_RANKS - GIVEN_HAND };

/* What was drawn before the first card, and stays for all of them. */
struct given_plan {
    struct rng *rng;
    enum given_kind kind;
    uint64_t rank, suit;                /* of the four, of the run; a ladder's
                                         * lowest */
    int owner;                          /* of the run: 0 or 1 */
    uint64_t mix;                       /* the run begins with its mix-th */
};

/* Kinds in which something happens come more often than any cards. Judges err
 * at the ends of the ranks, so runs are there half of the time. */
static struct given_plan plan_given(struct rng *rng)
{
    static const enum given_kind kinds[] = {
        GIVEN_ANY, GIVEN_FEW_RANKS, GIVEN_FEW_RANKS, GIVEN_FEW_RANKS,
        GIVEN_FOUR, GIVEN_RUN, GIVEN_RUN, GIVEN_RUN, GIVEN_LADDER,
        GIVEN_SUIT,
    };
    struct given_plan plan = {.rng = rng, .kind = kinds[rng_below(rng, 10)],
                              .rank = rng_below(rng, GIVEN_RANKS),
                              .suit = rng_below(rng, GIVEN_SUITS),
                              .owner = (int)rng_below(rng, 2),
                              .mix = rng_below(rng, GIVEN_HAND)};

    if ((plan.kind == GIVEN_RUN || plan.kind == GIVEN_LADDER)
        && plan.rank % 2)
        plan.rank = plan.rank < GIVEN_HIGHEST ? GIVEN_LOWEST : GIVEN_HIGHEST;
    return plan;
}

/* Which card of the run belongs at a place: its owner's hand and the first
 * three of the table have all five. Negative: another card. */
static int place_in_run(const struct given_plan *plan, int place)
{
    if (place >= GIVEN_TABLE)
        return place < GIVEN_TABLE + 3 ? place - GIVEN_TABLE + 2 : -1;
    return place / 2 == plan->owner ? place % 2 : -1;
}

/* The owner's cards and the table's make the run; all others are of its suit
 * three times of four, so that a flush is often against it. */
static uint64_t pick_beside_run(const struct given_plan *plan, int place)
{
    int in_run = place_in_run(plan, place);
    uint64_t rank = rng_below(plan->rng, GIVEN_RANKS);
    uint64_t suit = rng_below(plan->rng, 4 * GIVEN_SUITS);

    if (in_run < 0)
        return rank + GIVEN_RANKS * (suit < GIVEN_SUITS ? suit : plan->suit);
    return (plan->rank + ((uint64_t)in_run + plan->mix) % GIVEN_HAND)
         % GIVEN_RANKS + GIVEN_RANKS * plan->suit;
}

/* The owner has the lowest of six ranks in a row and the other the highest;
 * where the ace is neither below nor above, it is whatever comes then. */
static uint64_t pick_of_ladder(const struct given_plan *plan, int place)
{
    uint64_t step = rng_below(plan->rng, GIVEN_RANKS);
    uint64_t suit = rng_below(plan->rng, GIVEN_SUITS);

    if (place >= GIVEN_TABLE && place < GIVEN_TABLE + 4)
        step = (uint64_t)(place - GIVEN_TABLE) + 1;
    else if (place < GIVEN_TABLE && place % 2 == 0)
        step = place / 2 == plan->owner ? 0 : GIVEN_HAND;
    return (plan->rank + step) % GIVEN_RANKS + GIVEN_RANKS * suit;
}

/* Neighbours among the low ranks for the players, all others above them; the
 * players' second cards are of any suit. */
static uint64_t pick_of_suit(const struct given_plan *plan, int place)
{
    uint64_t low = plan->rank % 2 ? 0 : plan->rank / 3;
    uint64_t rank = low + 2 + rng_below(plan->rng, GIVEN_RANKS - low - 2);
    uint64_t suit = rng_below(plan->rng, GIVEN_SUITS);

    if (place < GIVEN_TABLE && place % 2 == 0)
        rank = low + (place / 2 == plan->owner);
    if (place < GIVEN_TABLE ? place % 2 == 0 : place < GIVEN_TABLE + 4)
        suit = plan->suit;
    return rank + GIVEN_RANKS * suit;
}

static uint64_t pick_card(const struct given_plan *plan, int place)
{
    struct rng *rng = plan->rng;

    if (plan->kind == GIVEN_RUN)
        return pick_beside_run(plan, place);
    if (plan->kind == GIVEN_LADDER)
        return pick_of_ladder(plan, place);
    if (plan->kind == GIVEN_SUIT)
        return pick_of_suit(plan, place);
    if (plan->kind == GIVEN_FOUR && place >= GIVEN_TABLE
        && place < GIVEN_TABLE + GIVEN_SUITS)
        return plan->rank + GIVEN_RANKS * (uint64_t)(place - GIVEN_TABLE);
    if (plan->kind == GIVEN_FEW_RANKS)
        return (plan->rank + rng_below(rng, 4)) % GIVEN_RANKS
             + GIVEN_RANKS * rng_below(rng, GIVEN_SUITS);
    return rng_below(rng, POKER_DEAL_CARDS);
}

/* Cards that a later place wants are not given before. */
static int is_wanted_later(const struct given_plan *plan, int place,
                           uint64_t card)
{
    uint64_t rank = card % GIVEN_RANKS;

    if (plan->kind == GIVEN_FOUR)
        return place < GIVEN_TABLE && rank == plan->rank;
    return plan->kind == GIVEN_RUN && place_in_run(plan, place) < 0
        && card / GIVEN_RANKS == plan->suit
        && (rank + GIVEN_RANKS - plan->rank) % GIVEN_RANKS < GIVEN_HAND;
}

/* One to nine different cards; all nine if they are of a kind. */
static int64_t pick_given(struct rng *rng)
{
    struct given_plan plan = plan_given(rng);
    uint64_t taken = 0, given = POKER_GIVEN_NOTHING;
    int count = plan.kind == GIVEN_ANY
              ? 1 + (int)rng_below(rng, POKER_GIVEN_MAX) : POKER_GIVEN_MAX;

    for (int i = 0; i < count;) {
        uint64_t card = pick_card(&plan, i);

        if (taken >> card & 1 || is_wanted_later(&plan, i, card))
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
