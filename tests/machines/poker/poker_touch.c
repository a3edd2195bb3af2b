/* poker_touch.c - people at the table of poker. */
#include "machines/poker/poker_touch.h"

#include <string.h>

#include "machines/poker/hand_names.h"

struct table poker_touch_table;

/* Reading the table */

const struct table_item *poker_touch_find(const char *words)
{
    for (int i = 0; i < poker_touch_table.count; i++)
        if (strncmp(poker_touch_table.item[i].text, words, strlen(words)) == 0)
            return &poker_touch_table.item[i];
    return NULL;
}

const struct table_item *poker_touch_look(struct play *play,
                                             const char *words)
{
    play_table_lay(play, &poker_touch_table);
    return poker_touch_find(words);
}

static const char *say(const struct play *play, int is_last)
{
    static char now[TABLE_LINE_MAX], last[TABLE_LINE_MAX];
    struct text to_now, to_last;

    text_begin(&to_now, now, sizeof now);
    text_begin(&to_last, last, sizeof last);
    play_table_say(play, &to_now, &to_last);
    return is_last ? last : now;
}

const char *poker_touch_now(const struct play *play)
{
    return say(play, 0);
}

const char *poker_touch_last(const struct play *play)
{
    return say(play, 1);
}

/* At the machine, and at the table */

const struct table_item *poker_touch_wait(struct play *play, const char *words)
{
    for (int i = 0; i < 600; i++) {
        const struct table_item *item = poker_touch_look(play, words);

        if (item && item->touch)
            return item;
        stakes_run_ms(play, 100);
    }
    fail_msg("'%s' cannot be touched: %s", words, poker_touch_now(play));
    return NULL;
}

void poker_touch_key(struct play *play, const char *words)
{
    const char *error = "";

    for (int i = 0; i < 20 && error; i++) {
        error = play_table_touch(play, poker_touch_wait(play, words)->touch,
                                 0);
        if (error)
            stakes_run_ms(play, 100);   /* the hand puts switches back */
    }
    if (error)
        fail_msg("%s: %s", words, error);
}

static void wait_until_said(struct play *play, const char *words, int is_last)
{
    for (int i = 0; i < 600; i++) {
        if (strstr(say(play, is_last), words))
            return;
        stakes_run_ms(play, 100);
    }
    fail_msg("'%s' is never said, but '%s'", words, say(play, is_last));
}

void poker_touch_hear(struct play *play, const char *words)
{
    wait_until_said(play, words, 0);
}

void poker_touch_hear_last(struct play *play, const char *words)
{
    wait_until_said(play, words, 1);
}

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
    for (int i = 0; i < poker_touch_table.count; i++) {
        const struct table_item *item = &poker_touch_table.item[i];

        if (item->kind == TABLE_CARD)
            assert_int_not_equal(item->value, drawn_number(card));
        if (strstr(item->words, name) || strstr(item->text, name))
            fail_msg("the %s is on the table", name);
    }
    assert_null(strstr(poker_touch_now(play), name));
    assert_null(strstr(poker_touch_last(play), name));
}

void poker_touch_hides(struct play *play, int player)
{
    const struct poker_chip *chip = stakes_chip(play->session);

    play_table_lay(play, &poker_touch_table);
    if (chip->cards_dealt < 7)
        return;
    expect_card_hidden(play, chip->card[2 * player]);
    expect_card_hidden(play, chip->card[2 * player + 1]);
}

int poker_touch_shows(int card)
{
    for (int i = 0; i < poker_touch_table.count; i++)
        if (poker_touch_table.item[i].kind == TABLE_CARD
            && poker_touch_table.item[i].value == drawn_number(card))
            return 1;
    return 0;
}
