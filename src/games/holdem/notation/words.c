/* words.c - cards and hands as text.
 *
 * Scanning is by tables of 256 entries, since `boardwalk poker eval` may read
 * millions of hands.
 */
#include "games/holdem/notation/words.h"

#include <string.h>

#include "games/holdem/rules/value.h"
#include "games/holdem/notation/words_scan.h"

enum { SHOWN_MAX = 16, NUMBER_MAX = 12 };

static const char ranks[] = "23456789TJQKA", suits[] = "hdcs";

/* Index plus one, so that 0 means none. */
static const uint8_t rank_of[256] = {
    ['2'] = 1, ['3'] = 2, ['4'] = 3, ['5'] = 4, ['6'] = 5, ['7'] = 6,
    ['8'] = 7, ['9'] = 8, ['T'] = 9, ['t'] = 9, ['J'] = 10, ['j'] = 10,
    ['Q'] = 11, ['q'] = 11, ['K'] = 12, ['k'] = 12, ['A'] = 13, ['a'] = 13,
};

static const uint8_t suit_of[256] = {
    ['h'] = 1, ['H'] = 1, ['d'] = 2, ['D'] = 2, ['c'] = 3, ['C'] = 3,
    ['s'] = 4, ['S'] = 4,
};

/* Scanning */

/* Ten may be written 10, the only rank of two characters. */
int poker_scan_rank(const char **from, const char *end)
{
    const char *at = *from;
    int rank;

    if (end - at >= 2 && at[0] == '1' && at[1] == '0') {
        *from = at + 2;
        return rank_of['T'] - 1;
    }
    rank = at < end ? rank_of[(unsigned char)*at] - 1 : -1;
    *from = at + (rank >= 0);
    return rank;
}

int poker_scan_card(const char **from, const char *end)
{
    const char *at = *from;
    int rank = poker_scan_rank(&at, end);
    int suit = at < end ? suit_of[(unsigned char)*at] - 1 : -1;

    if (rank < 0 || suit < 0)
        return -1;
    *from = at + 1;
    return card_of(rank, suit);
}

int poker_is_between(char c)
{
    return c == ' ' || c == '\t' || c == ',' || c == '\r';
}

const char *poker_skip_between(const char *at, const char *end)
{
    while (at < end && poker_is_between(*at))
        at++;
    return at;
}

/* The word ends at a separator. Control characters are replaced. */
void poker_show_word(const char *at, const char *end, struct text *to)
{
    int count = 0;

    for (; at < end && !poker_is_between(*at) && count < SHOWN_MAX; at++) {
        text_put_char(to, text_plain(*at));
        count++;
    }
    if (at < end && !poker_is_between(*at))
        text_put(to, "...");
}

/* Columns count characters: continuation bytes of UTF-8 do not count. */
int poker_column_of(const char *text, const char *at)
{
    int column = 1;

    for (; text < at; text++)
        column += ((unsigned char)*text & 0xc0) != 0x80;
    return column;
}

/* Writing */

void poker_write_card(int card, struct text *to)
{
    text_put_char(to, ranks[card_rank(card)]);
    text_put_char(to, suits[card_suit(card)]);
}

static void write_rank(cards set, int rank, struct text *to)
{
    for (int suit = 0; suit < CARDS_SUITS; suit++)
        if (cards_suit(set, suit) >> rank & 1)
            poker_write_card(card_of(rank, suit), to);
}

void poker_write_cards(cards set, struct text *to)
{
    for (int rank = CARDS_RANKS - 1; rank >= 0; rank--)
        write_rank(set, rank, to);
}

/* How many cards of a rank are in a set. */
static int rank_count(cards set, int rank)
{
    int count = 0;

    for (int suit = 0; suit < CARDS_SUITS; suit++)
        count += (int)(cards_suit(set, suit) >> rank & 1);
    return count;
}

/* 5-4-3-2-A: the ace is low and is written last. */
static int is_wheel(cards five)
{
    unsigned any = 0;

    for (int suit = 0; suit < CARDS_SUITS; suit++)
        any |= cards_suit(five, suit);
    return any == 0x100f;
}

/* Ranks with more cards first, so that quads, trips and pairs precede
 * kickers. */
void poker_write_best_five(cards hand, struct text *to)
{
    cards five = poker_best_five(hand);
    int top = is_wheel(five) ? 3 : CARDS_RANKS - 1;

    for (int count = CARDS_SUITS; count > 0; count--)
        for (int rank = top; rank >= 0; rank--)
            if (rank_count(five, rank) == count)
                write_rank(five, rank, to);
    if (is_wheel(five))
        write_rank(five, CARDS_RANKS - 1, to);
}

/* Reading */

static const char *not_a_card(const char *at, const char *end)
{
    char shown[2 * SHOWN_MAX];
    struct text to;

    text_begin(&to, shown, sizeof shown);
    poker_show_word(at, end, &to);
    return text_error("'", shown, "' is not a card; a card is a rank, 2 to 9 "
                      "or T J Q K A, and a suit, h d c s, such as Ah",
                      (char *)0);
}

static const char *card_repeated(int card)
{
    char shown[POKER_CARD_MAX];
    struct text to;

    text_begin(&to, shown, sizeof shown);
    poker_write_card(card, &to);
    return text_error("the card ", shown, " appears twice", (char *)0);
}

/* "5 to 7 cards needed" */
static void write_needed(int least, int most, struct text *to)
{
    text_put_number(to, (uint64_t)least);
    if (most > least) {
        text_put(to, " to ");
        text_put_number(to, (uint64_t)most);
    }
    text_put(to, most == 1 ? " card needed" : " cards needed");
}

static const char *too_few(int count, int least, int most)
{
    char needed[4 * NUMBER_MAX], found[NUMBER_MAX];
    struct text to;

    text_begin(&to, found, sizeof found);
    text_put_number(&to, (uint64_t)count);
    text_begin(&to, needed, sizeof needed);
    write_needed(least, most, &to);
    return text_error(needed, ", ", found, " found", (char *)0);
}

static const char *too_many(int least, int most)
{
    char needed[4 * NUMBER_MAX];
    struct text to;

    text_begin(&to, needed, sizeof needed);
    write_needed(least, most, &to);
    return text_error("one card too many, ", needed, (char *)0);
}

/* A card that is repeated is reported as such even if it is also one too
 * many. */
static const char *read_card(struct poker_list *list, const char **from,
                             const char *end, int least, int most)
{
    const char *at = *from;
    int card = poker_scan_card(&at, end);

    if (card < 0)
        return not_a_card(*from, end);
    if (list->set & cards_of(card))
        return card_repeated(card);
    if (list->count == most)
        return too_many(least, most);
    list->set |= cards_of(card);
    list->card[list->count++] = (uint8_t)card;
    *from = at;
    return NULL;
}

/* On an error `at` stands at the card in question, or at the end if too
 * few. */
const char *poker_read_cards(const char *text, size_t length, int least,
                             int most, struct poker_list *list, int *column)
{
    const char *end = text + length;
    const char *at = poker_skip_between(text, end), *error = NULL;

    list->set = 0;
    list->count = 0;
    while (at < end && !error) {
        error = read_card(list, &at, end, least, most);
        at = error ? at : poker_skip_between(at, end);
    }
    if (!error && list->count < least)
        error = too_few(list->count, least, most);
    *column = error ? poker_column_of(text, at) : 1;
    return error;
}
