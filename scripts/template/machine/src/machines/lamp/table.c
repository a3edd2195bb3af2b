/* table.c - the race beside the board: two rows of lights, and a key.
 *
 * A touch of the key is a press of the player's own button, or of the reset
 * when the race is over; the hand does it (hand.c). What lies here comes from
 * what the watcher has seen, never from the chip.
 *
 * Every sentence is one pattern for words_put (base/words.h).
 */
#include "machines/lamp/table.h"

#include "base/words.h"
#include "machines/lamp/hand_state.h"

static const char *seat_of(const struct table_view *view, int whose)
{
    return (view->hand->seat == 'A') == (whose == OWN) ? "A" : "b";
}

static void lay_light(struct table *to, int x, int y, int is_lit)
{
    struct table_item *item = table_add(to, TABLE_SPOT, x, y, 150, 150);
    struct text words = table_words(item);

    item->piece = is_lit ? TABLE_PEG : TABLE_HOLE;
    item->value = TABLE_GREEN_PEG;
    text_put(&words, words_of(is_lit ? "lit" : "dark"));
}

void lamp_lay_rows(struct table *to, const unsigned lit[2])
{
    for (int row = 0; row < 2; row++)
        for (int i = 0; i < LAMP_ROW; i++)
            lay_light(to, 40 + i * 190, row == OWN ? 500 : 140,
                     i < (int)lit[row]);
}

static void lay_table(const struct table_view *view, const void *draft,
                      struct table *to)
{
    const struct lamp_hand *state = view->state;
    int is_over = lamp_is_over(state);

    (void)draft;
    table_add_label(to, 40, 70, 700, 60, seat_of(view, OTHER));
    table_add_label(to, 40, 430, 700, 60, seat_of(view, OWN));
    lamp_lay_rows(to, state->lit);
    table_add_key(to, 150, 800, 500, 110,
                  words_of(is_over ? "Play again" : "Press"),
                  TOUCH_PRESS)->marks = TABLE_IS_STRONG;
}

static const char *touch_key(const struct table_view *view, void *draft,
                             int touch, int32_t value,
                             struct table_order *order)
{
    (void)view;
    (void)draft;
    (void)value;
    if (touch != TOUCH_PRESS)
        return words_of("there is nothing to touch");
    table_order_presses(order, 1);
    return NULL;
}

static int find_end(const struct table_view *view, struct table_end *to)
{
    const struct lamp_hand *state = view->state;
    const char *seat = seat_of(view, state->lit[OWN] == LAMP_ROW
                                     ? OWN : OTHER);
    struct text words;

    if (!lamp_is_over(state))
        return 0;
    to->winner = seat[0];
    text_begin(&words, to->words, sizeof to->words);
    words_put(&words, "{1} wins: all lights of the row are lit", seat,
              (char *)0);
    return 1;
}

static void say_now(const struct table_view *view, struct text *to)
{
    if (lamp_is_over(view->state))
        text_put(to, words_of("Touch Play again, or press BTN2"));
    else
        words_put(to, "Be the first: touch Press, or press {1}",
                  lamp_button(view->hand->seat), (char *)0);
}

static void say_last(const struct table_view *view, struct text *to)
{
    const struct lamp_hand *state = view->state;
    struct table_end end;

    if (find_end(view, &end))
        text_put(to, end.words);
    else if (state->count)
        words_put(to, "{1} has lit a light",
                  seat_of(view, state->light[state->count - 1].whose),
                  (char *)0);
}

static int count_moves(const struct table_view *view)
{
    const struct lamp_hand *state = view->state;

    return state->count;
}

static void tell_move(const struct table_view *view, int i,
                      struct table_move *to)
{
    const struct lamp_hand *state = view->state;
    const struct lamp_light *light = &state->light[i];
    struct text words;

    to->tick = light->tick;
    to->seat = seat_of(view, light->whose)[0];
    to->has_value = 1;
    to->value = light->lead;
    text_begin(&words, to->words, sizeof to->words);
    text_put(&words, words_of("a light"));
}

const struct table_type lamp_table = {
    .lay = lay_table,
    .touch = touch_key,
    .say_now = say_now,
    .say_last = say_last,
    .count_moves = count_moves,
    .move = tell_move,
    .end = find_end,
    .graph = "lead",
};
