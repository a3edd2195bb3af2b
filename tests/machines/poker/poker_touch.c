/* poker_touch.c - cards on the table of poker. */
#include "machines/poker/poker_touch.h"

#include <string.h>

#include "machines/poker/hand_names.h"

/* Nothing of the other player's hand is on the table, in no form. */

static void card_name(int card, char name[40])
{
    struct text to;

    text_begin(&to, name, 40);
    hand_poker_name_card(card, &to);
}

static int32_t drawn_number(int card)
{
    return 4 * (card % 13) + "\2\1\0\3"[card / 13];
}

static void expect_card_hidden(struct play *play, int card)
{
    char name[40];

    card_name(card, name);
    for (int i = 0; i < at_table_laid.count; i++) {
        const struct table_item *item = &at_table_laid.item[i];

        if (item->kind == TABLE_CARD)
            assert_int_not_equal(item->value, drawn_number(card));
        if (strstr(item->words, name) || strstr(item->text, name))
            fail_msg("the %s is on the table", name);
    }
    assert_null(strstr(at_table_now(play), name));
    assert_null(strstr(at_table_last(play), name));
}

void poker_touch_hides(struct play *play, int player)
{
    const struct poker_chip *chip = stakes_chip(play->session);

    play_table_lay(play, &at_table_laid);
    if (chip->cards_dealt < 7)
        return;
    expect_card_hidden(play, chip->card[2 * player]);
    expect_card_hidden(play, chip->card[2 * player + 1]);
}

int poker_touch_shows(int card)
{
    for (int i = 0; i < at_table_laid.count; i++)
        if (at_table_laid.item[i].kind == TABLE_CARD
            && at_table_laid.item[i].value == drawn_number(card))
            return 1;
    return 0;
}
