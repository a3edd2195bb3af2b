/* test_poker_given.c - hands whose cards are given: as an option, from the
 * dealer, and read back from the terminal on the board. */
#include "check.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "machines/poker/lesson.h"
#include "machines/poker/poker_table.h"

enum { CARDS_MAX = 9, DECK = 52, HANDS = 12 };

/* A shuffled deck as its letters, two for each card. */
struct deck {
    char text[2 * DECK + 1];
};

static struct deck shuffle(struct rng *rng)
{
    struct deck deck;

    for (int i = 0; i < DECK; i++) {
        int at = (int)rng_below(rng, (uint64_t)i + 1);

        memmove(deck.text + 2 * i, deck.text + 2 * at, 2);
        deck.text[2 * at] = "23456789TJQKA"[i % 13];
        deck.text[2 * at + 1] = "hdcs"[i / 13];
    }
    deck.text[2 * DECK] = 0;
    return deck;
}

static const char *set_deal(const char *cards, int64_t *values)
{
    char option[120];

    snprintf(option, sizeof option, "deal=%s", cards);
    options_defaults(poker_options, values);
    return options_set(poker_options, values, option);
}

/* As an option */

CASE(cards_are_written_as_they_were_read)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "given");
    for (int i = 0; i < 2000; i++) {
        struct deck deck = shuffle(&rng);
        int64_t values[OPTIONS_MAX];
        char expected[120], line[40];
        struct text to;

        deck.text[2 * (1 + (int)rng_below(&rng, CARDS_MAX))] = 0;
        assert_null(set_deal(deck.text, values));
        assert_true(values[POKER_DEAL] > POKER_DEAL_LESSON);
        snprintf(expected, sizeof expected, " deal=%s", deck.text);
        text_begin(&to, line, sizeof line);
        options_write(poker_options, values, &to);
        assert_string_equal(line, expected);
    }
}

CASE(each_card_alone_is_a_value_of_its_own)
{
    struct rng rng;
    struct deck deck;
    int64_t seen[DECK], values[OPTIONS_MAX];

    BEGIN_CASE;
    rng_seed(&rng, "alone");
    deck = shuffle(&rng);
    for (int i = 0; i < DECK; i++) {
        char card[3] = {(char)tolower(deck.text[2 * i]),
                        (char)toupper(deck.text[2 * i + 1]), 0};

        assert_null(set_deal(card, values));
        seen[i] = values[POKER_DEAL];
        assert_true(seen[i] > POKER_DEAL_LESSON);
        for (int k = 0; k < i; k++)
            assert_true(seen[k] != seen[i]);
    }
}

/* What is wrong is named, and the option stays as it was. */
CASE(wrong_cards_are_named)
{
    static const char *const wrong[][2] = {
        {"AhKhAh", "Ah appears twice"}, {"ahAH", "Ah appears twice"},
        {"2h2h", "2h appears twice"},
        {"3d6cTh5hQhThJh", "Th appears twice"},        /* erratum 13 */
        {"AhK", "'K' is half a card"}, {"A", "'A' is half a card"},
        {"", "no card is given"},
        {"Ax", "'Ax' is not a card"}, {"1h", "'1h' is not a card"},
        {"Ah10h", "'10' is not a card"}, {"hA", "'hA' is not a card"},
        {"Ah,Kh", "',K' is not a card"}, {"Fair", "'Fa' is not a card"},
        {"2h3h4h5h6h7h8h9hThJh", "nine cards at most"},
        {"2h3h4h5h6h7h8h9hTh2h", "2h appears twice"},
        {"2h3h4h5h6h7h8h9hThJ", "'J' is half a card"},
    };
    int64_t values[OPTIONS_MAX], before[OPTIONS_MAX];

    BEGIN_CASE;
    options_defaults(poker_options, before);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const char *error = set_deal(wrong[i][0], values);

        assert_non_null(error);
        assert_non_null(strstr(error, wrong[i][1]));
        assert_non_null(strstr(error, "fair hash lesson, or cards such as"));
        assert_memory_equal(values, before, sizeof values);
    }
}

CASE(any_bytes_are_refused_or_read_back)
{
    static const char letters[] = "23456789TJQKAtjqkahdcsHDCS1x \xff";
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "bytes");
    for (int i = 0; i < 20000; i++) {
        char text[24] = "", line[40];
        int64_t values[OPTIONS_MAX];
        struct text to;
        int length = (int)rng_below(&rng, sizeof text);

        for (int k = 0; k < length; k++)
            text[k] = letters[rng_below(&rng, sizeof letters - 1)];
        if (set_deal(text, values))
            continue;
        text_begin(&to, line, sizeof line);
        options_value(&poker_options[POKER_DEAL], values[POKER_DEAL], &to);
        assert_true(text_alike(line, text));
    }
}

/* From the dealer */

static unsigned draw_card(struct poker_dealer *self)
{
    pins out;

    do
        out = poker_deal_tick(self, PIN(POKER_DEAL_DRAW));
    while (!(out & PIN(POKER_DEAL_DRAWN)));
    return (unsigned)pins_get(out, POKER_DEAL_CARD, 6);
}

static unsigned number_of(const char *card)
{
    return (unsigned)(strchr("23456789TJQKA", card[0]) - "23456789TJQKA")
         + 13 * (unsigned)(strchr("hdcs", card[1]) - "hdcs");
}

/* Those behind the cards given are drawn, none of them twice, and differ from
 * hand to hand. */
static void check_deal(struct poker_dealer *self, const char *cards,
                       unsigned *last)
{
    uint64_t seen = 0;

    poker_deal_tick(self, PIN(POKER_DEAL_SHUFFLE));
    for (int i = 0; i < DECK; i++) {
        unsigned card = draw_card(self);

        assert_true(card < DECK && !(seen >> card & 1));
        seen |= UINT64_C(1) << card;
        if ((size_t)i < strlen(cards) / 2)
            assert_int_equal(card, number_of(cards + 2 * i));
        *last = card;
    }
}

CASE(given_cards_come_first_in_every_hand)
{
    struct rng rng;
    int differ = 0;

    BEGIN_CASE;
    rng_seed(&rng, "dealer");
    for (int i = 0; i < 50; i++) {
        struct deck deck = shuffle(&rng);
        int64_t values[OPTIONS_MAX];
        struct poker_dealer self;
        unsigned first, second;

        deck.text[2 * (1 + (int)rng_below(&rng, CARDS_MAX))] = 0;
        assert_null(set_deal(deck.text, values));
        poker_deal_reset(&self, "seed", values[POKER_DEAL]);
        check_deal(&self, deck.text, &first);
        check_deal(&self, deck.text, &second);
        differ += first != second;
    }
    assert_true(differ > 40);
}

/* A wire may carry what no option says: the dealer still deals a deck. */
CASE(nonsense_on_the_wires_deals_no_card_twice)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "nonsense");
    for (int i = 0; i < 200; i++) {
        struct poker_dealer self;
        unsigned last;

        poker_deal_reset(&self, "seed", POKER_DEAL_FAIR);
        self.given = rng_next(&rng) & POKER_GIVEN_NOTHING;
        self.is_hash = (uint8_t)(i & 1);
        check_deal(&self, "", &last);
    }
}

/* On the board */

/* "AH KH" of "AhKh". */
static const char *as_printed(const char *cards, int count, char *to)
{
    char *at = to;

    for (int i = 0; i < count; i++) {
        *at++ = cards[2 * i];
        *at++ = (char)toupper(cards[2 * i + 1]);
        *at++ = ' ';
    }
    at[-1] = 0;
    return to;
}

/* Three lines at most: the flop, turn and river, a hand. */
static void assert_screen(struct poker_table *table, const char *flop,
                          const char *below)
{
    char expected[40];

    snprintf(expected, sizeof expected, "%s%s%s", flop,
             *flop && *below ? "/" : "", below);
    assert_string_equal(poker_table_screen(table), expected);
}

/* The phases 0 to 3, which show all seven cards. */
static void check_three(struct poker_table *table, const char *cards)
{
    char flop[12], hand[12];

    as_printed(cards + 8, 3, flop);
    poker_table_tap(table, "C");
    assert_screen(table, flop, "");
    poker_table_tap(table, "C");
    assert_screen(table, flop, as_printed(cards, 2, hand));
    poker_table_tap(table, "CC");
    assert_screen(table, flop, as_printed(cards + 4, 2, hand));
}

/* Player 2 folds, so that another hand can begin. */
static void fold_hand(struct poker_table *table)
{
    poker_table_tap(table, "CC");
    poker_table_fold(table, 0);
    poker_table_fold(table, 1);
    poker_table_tap(table, "C");
    poker_table_fold(table, 0);
}

CASE(random_deals_are_read_back_from_the_terminal)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "screen");
    for (int i = 0; i < HANDS; i++) {
        struct deck deck = shuffle(&rng);
        struct poker_table table;
        char options[120];

        deck.text[2 * 7] = 0;
        snprintf(options, sizeof options, "deal=%s", deck.text);
        poker_table_open(&table, options);
        check_three(&table, deck.text);
        fold_hand(&table);
        check_three(&table, deck.text);
    }
}

/* With five community cards they come street by street, after two checks
 * each. */
CASE(nine_cards_are_read_back_street_by_street)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "streets");
    for (int i = 0; i < HANDS / 3; i++) {
        struct deck deck = shuffle(&rng);
        struct poker_table table;
        char options[120], flop[12], below[12];

        deck.text[2 * 9] = 0;
        snprintf(options, sizeof options, "deal=%s cards=5", deck.text);
        poker_table_open(&table, options);
        poker_table_tap(&table, "CC");
        assert_screen(&table, "", as_printed(deck.text, 2, below));
        poker_table_tap(&table, "CC");
        assert_screen(&table, "", as_printed(deck.text + 4, 2, below));
        as_printed(deck.text + 8, 3, flop);
        poker_table_tap(&table, "CCCCCC");
        assert_screen(&table, flop, "");
        poker_table_tap(&table, "CCCCC");
        assert_screen(&table, flop, as_printed(deck.text + 14, 1, below));
        poker_table_tap(&table, "CCCCC");
        assert_screen(&table, flop, as_printed(deck.text + 14, 2, below));
    }
}

/* The lesson */

static const char *const lesson[POKER_LESSON_HANDS] = {
    "3h5c8h7d9dQc9s", "4h7cAdKc4s7dAh", "KdJc5h5dKhJs5c", "8c7d6h6s6d5c4h",
    "9h5h9d8cQhThJh", "9sAc4h4d9h9c4s", "KdKs7h7dKhKc7s", "Ah2h8h7hJhTh9h",
    "AhKh9h8hQhJhTh", "KhKdAs2h5d4c3s", "Kh2c3d9sAd4s3h", "2h7d2d7cAsKsQs",
    "Ah6cAd5sKs8h4c", "Jd2cTdAcJsTh4d", "QdJdAd2dKd9d4d", "AhKdKc9hQsJdTc",
};

/* '1', '2', or 't' for a tie. */
static const char winners[] = "2121121212" "2t1121";

static const char *winner_line(char winner)
{
    return winner == '1' ? "1P 1P 1P" : winner == '2' ? "2P 2P 2P" : "1P 2P";
}

/* Two checks in each hand, and once around. */
CASE(a_lesson_shows_its_hands_and_their_winners_in_order)
{
    struct poker_table table;

    BEGIN_CASE;
    poker_table_open(&table, "deal=lesson");
    for (int i = 0; i <= POKER_LESSON_HANDS; i++) {
        check_three(&table, lesson[i % POKER_LESSON_HANDS]);
        poker_table_tap(&table, "CCCCCC");
        assert_string_equal(poker_table_screen(&table),
                            winner_line(winners[i % POKER_LESSON_HANDS]));
    }
}

/* What the comparison with Verilog is dealt by: cards that chance seldom deals,
 * no card twice, and each kind soon. */
static int count_straight_flushes(const char *deal, int player, int *is_low)
{
    static const char ranks[] = "A23456789TJQKA";
    int best = 0;

    for (const char *suit = "hdcs"; *suit; suit++)
        for (int low = 0; low + 5 < (int)sizeof ranks; low++) {
            int have = 0;

            for (int i = 0; i < 5; i++) {
                char card[3] = {ranks[low + i], *suit, 0};

                for (int at = 0; at < 7; at++)
                    if ((at / 2 == player || at > 3)
                        && memcmp(deal + 2 * at, card, 2) == 0)
                        have++;
            }
            best += have == 5;
            *is_low |= have == 5 && low == 0;
        }
    return best;
}

/* Whether four cards of the table and the first ones of both players are of one
 * suit. */
static int are_of_one_suit(const char *deal)
{
    for (int at = 4; at < 8; at++)
        if (deal[2 * at + 1] != deal[1])
            return 0;
    return deal[2 * 2 + 1] == deal[1];
}

/* Whether four cards of the table are in a row, with one below in one hand and
 * one above in the other. */
static int is_ladder(const char *deal, int *is_low)
{
    static const char ranks[] = "A23456789TJQKA";
    char low = deal[0], high = deal[4];
    const char *row = strchr(ranks, deal[8]);

    for (int at = 5; at < 8; at++)
        if (row[at - 4] != deal[2 * at])
            return 0;
    if (row == ranks || !row[4])
        return 0;
    *is_low |= row[-1] == 'A' && (low == 'A' || high == 'A');
    return (low == row[-1] && high == row[4])
        || (high == row[-1] && low == row[4]);
}

CASE(picked_deals_have_what_chance_seldom_deals)
{
    int flushes = 0, is_low = 0, suits = 0, ladders = 0, is_low_ladder = 0;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "picked");
    for (int i = 0; i < 200; i++) {
        int64_t value = poker_given_form.pick(&rng), again;
        char deal[24];
        struct text to;

        text_begin(&to, deal, sizeof deal);
        poker_given_form.write(value, &to);
        assert_null(poker_given_form.read(deal, &again));
        assert_true(again == value);
        for (int player = 0; strlen(deal) == 18 && player < 2; player++)
            flushes += count_straight_flushes(deal, player, &is_low) > 0;
        if (strlen(deal) == 18) {
            suits += are_of_one_suit(deal);
            ladders += is_ladder(deal, &is_low_ladder);
        }
    }
    assert_in_range(flushes, 30, 150);
    assert_in_range(suits, 10, 150);
    assert_in_range(ladders, 5, 150);
    assert_true(is_low_ladder);
    assert_true(is_low);
}

static const struct CMUnitTest tests[] = {
    TEST("poker_given: cards are written as they were read",
         cards_are_written_as_they_were_read),
    TEST("poker_given: each card alone is a value of its own",
         each_card_alone_is_a_value_of_its_own),
    TEST("poker_given: wrong cards are named", wrong_cards_are_named),
    TEST("poker_given: picked deals have what chance seldom deals",
         picked_deals_have_what_chance_seldom_deals),
    TEST("poker_given: any bytes are refused or read back",
         any_bytes_are_refused_or_read_back),
    TEST("poker_given: a lesson shows its hands and their winners in order",
         a_lesson_shows_its_hands_and_their_winners_in_order),
    TEST("poker_given: given cards come first in every hand, the others are "
         "drawn (M2-057, M2-058)", given_cards_come_first_in_every_hand),
    TEST("poker_given: nonsense on the wires deals no card twice (M2-058)",
         nonsense_on_the_wires_deals_no_card_twice),
    TEST("poker_given: random deals are read back from the terminal (M2-057)",
         random_deals_are_read_back_from_the_terminal),
    TEST("poker_given: nine cards are read back street by street",
         nine_cards_are_read_back_street_by_street),
};

CHECK_MAIN("poker_given", tests)
