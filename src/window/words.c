/* words.c - the status line: what to do now, and what happened last.
 *
 * Two items of text, one below the other, made anew for every picture and
 * drawn when they differ, as in the bar. The sentences are the table's; the
 * notices are the player's, so whatever any part of the window refuses is
 * told here.
 */
#include "window/words.h"

#include <string.h>

#include "base/words.h"
#include "bench/play_table.h"
#include "window/arrange.h"
#include "window/item_draw.h"

struct sentence {
    const char *words;
    enum window_item_tone tone;
};

void window_words_place(struct window_words *self, struct canvas_rect room,
                        int scale)
{
    self->room = room;
    self->scale = scale;
    window_words_renew(self);
}

void window_words_renew(struct window_words *self)
{
    self->is_whole = 0;
}

/* What there is to say beside what is to be done: a notice for its time, then
 * what troubles the sitting, then where in time it is, then the last move. */
static struct sentence second_sentence(const struct player *player,
                                       const char *last)
{
    const struct play *play = player->play;

    if (player->notice[0])
        return (struct sentence){player->notice, ITEM_NOTICE};
    if (play->trouble[0])
        return (struct sentence){words_of(play->trouble), ITEM_WARNING};
    if (player_is_rewound(play))
        return (struct sentence){
            words_of("This is an earlier moment: play on from here, or press "
                     "End to go to now."), ITEM_NOTICE};
    return (struct sentence){last, ITEM_PLAIN};
}

static void put_sentence(struct window_words *self, struct canvas_rect box,
                         struct sentence sentence)
{
    struct window_item *item = window_item_add(&self->items, ITEM_WORDS, 0,
                                               box);

    window_item_say(item, sentence.words);
    item->tone = sentence.tone;
}

static int lines_of(const char *words, int letters)
{
    int lines = 0;

    while (*words) {
        (void)window_item_wrap(words, letters, &words);
        lines++;
    }
    return lines;
}

/* Both, one below the other at fixed places; or the second alone, if it is a
 * notice that would be cut off. */
static void put_sentences(struct window_words *self, struct sentence first,
                          struct sentence second)
{
    int margin = window_arrange_margin(self->scale);
    int line = window_item_line_px(self->scale), now;
    int lines = window_arrange_lines(self->room.width, self->scale, &now);
    struct canvas_rect all = {
        self->room.left + margin,
        self->room.top + (self->room.height - lines * line) / 2,
        self->room.width - 2 * margin, lines * line,
    };
    struct canvas_rect above = all, below = all;
    int letters = window_item_letters(self->scale, all.width);
    int is_long = second.tone != ITEM_PLAIN
               && lines_of(second.words, letters) > lines - now;

    above.height = now * line;
    below.top += now * line;
    below.height -= now * line;
    put_sentence(self, above, is_long ? (struct sentence){"", ITEM_STRONG}
                                      : first);
    put_sentence(self, is_long ? all : below, second);
}

static void make_words(struct window_words *self, const struct player *player)
{
    char now[TABLE_LINE_MAX], last[TABLE_LINE_MAX];
    struct text to_now, to_last;

    text_begin(&to_now, now, sizeof now);
    text_begin(&to_last, last, sizeof last);
    play_table_say(player->play, &to_now, &to_last);
    self->items.count = 0;
    self->items.scale = self->scale;
    put_sentences(self, (struct sentence){now, ITEM_STRONG},
                  second_sentence(player, last));
}

/* In the colours of the bar, with a line above. */
static void draw_all_words(struct window_words *self, struct canvas *canvas,
                           const struct window_theme *theme)
{
    struct canvas_rect edge = self->room;

    canvas_fill(canvas, self->room, theme->bar);
    edge.height = 1;
    canvas_fill(canvas, edge, theme->bar_edge);
    for (int i = 0; i < self->items.count; i++)
        window_item_draw(canvas, self->scale, &self->items.item[i], theme);
    self->is_whole = 1;
}

int window_words_update(struct window_words *self, struct canvas *canvas,
                        const struct player *player,
                        const struct window_theme *theme,
                        struct canvas_rect *dirty)
{
    int is_other;

    if (canvas_rect_is_empty(self->room))
        return 0;
    make_words(self, player);
    canvas_clip(canvas, self->room);
    *dirty = window_item_refresh(canvas, &self->items, &self->shown, theme,
                                 theme->bar, &is_other);
    if (is_other || !self->is_whole) {
        draw_all_words(self, canvas, theme);
        *dirty = self->room;
    }
    canvas_unclip(canvas);
    return !canvas_rect_is_empty(*dirty);
}
