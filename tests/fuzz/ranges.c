/* ranges.c - any bytes as cards and as a range, under sanitizers
 * (libFuzzer). Cards that were read are written and read back as the same. */
#include "games/holdem/rules/value.h"
#include "games/holdem/notation/words.h"
#include "target.h"

static int characters(const char *text, size_t size)
{
    int count = 0;

    for (size_t i = 0; i < size; i++)
        count += ((unsigned char)text[i] & 0xc0) != 0x80;
    return count;
}

static void check_range(const char *text, size_t size)
{
    struct poker_range range;
    int column = 0, hands = 0;

    if (poker_read_range(text, size, &range, &column)) {
        MUST(column >= 1 && column <= characters(text, size) + 1);
        return;
    }
    MUST(range.whole >= 1 && range.whole <= POKER_WEIGHT_MOST);
    for (int i = 0; i < POKER_COMBOS; i++) {
        MUST(range.weight[i] <= range.whole);
        hands += range.weight[i] != 0;
    }
    MUST(hands > 0);
}

static void check_cards(const char *text, size_t size)
{
    char written[2 * CARDS_ALL + 1];
    struct poker_list list, again;
    struct text to;
    int column = 0;

    if (poker_read_cards(text, size, 5, 7, &list, &column)) {
        MUST(column >= 1 && column <= characters(text, size) + 1);
        return;
    }
    MUST(cards_count(list.set) == list.count);
    text_begin(&to, written, sizeof written);
    poker_write_cards(list.set, &to);
    MUST(!poker_read_cards(written, to.used, 5, 7, &again, &column));
    MUST(again.set == list.set);
    text_begin(&to, written, sizeof written);
    poker_write_best_five(list.set, &to);
    MUST(!poker_read_cards(written, to.used, 5, 5, &again, &column));
    MUST(poker_value(again.set) == poker_value(list.set));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char *text = target_string(bytes, size);

    check_range(text, size);
    check_cards(text, size);
    free(text);
    return 0;
}
