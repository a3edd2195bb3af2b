/* soak_poker.c - every hand of five, six and seven cards by table, against the
 * judge of many that needs none. Some 20 seconds. */
#include "check.h"

#include "games/holdem/rules/lookup.h"
#include "games/holdem/rules/values.h"

enum { ROW = 64, MOST = 7 };

static struct poker_lookup lookup;

struct row {                            /* hands that differ in one card */
    int count;
    cards hand[ROW];
    uint16_t class[ROW];
};

static void check_row(const struct row *row)
{
    uint32_t value[ROW];

    poker_values(row->hand, (size_t)row->count, value);
    for (int i = 0; i < row->count; i++)
        if (row->class[i] != poker_class(value[i]))
            fail_msg("%016llx: %d, not %d", (unsigned long long)row->hand[i],
                     row->class[i], poker_class(value[i]));
}

/* All hands of size cards that begin with these; returns how many. */
static long check_hands(uint8_t *card, int count, int size, cards set)
{
    int first = count ? card[count - 1] + 1 : 0;
    struct row row = {0};
    long hands = 0;

    for (int i = first; i < CARDS_ALL; i++) {
        card[count] = (uint8_t)i;
        if (count + 1 < size) {
            hands += check_hands(card, count + 1, size, set | cards_of(i));
            continue;
        }
        row.hand[row.count] = set | cards_of(i);
        row.class[row.count++] =
            (uint16_t)poker_lookup_class(&lookup, card, size);
    }
    check_row(&row);
    return hands + row.count;
}

static void check_size(int size, long hands)
{
    uint8_t card[MOST];

    assert_int_equal(check_hands(card, 0, size, 0), hands);
}

CASE(five) { BEGIN_CASE; check_size(5, 2598960); }
CASE(six) { BEGIN_CASE; check_size(6, 20358520); }
CASE(seven) { BEGIN_CASE; check_size(7, 133784560); }

static const struct CMUnitTest tests[] = {
    TEST("poker lookup: all 2598960 hands of five", five),
    TEST("poker lookup: all 20358520 hands of six", six),
    TEST("poker lookup: all 133784560 hands of seven", seven),
};

int main(void)
{
    poker_lookup_begin(&lookup);
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("soak_poker", tests, NULL, NULL);
}
