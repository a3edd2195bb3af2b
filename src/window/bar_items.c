/* bar_items.c - lists the items of the bar, and their places.
 *
 *     Mastermind for two        >      at the right; below the board the same
 *     duel:basys2#42                   things stand in rows, buttons without
 *     A: a person                      words
 *     b: optimal
 *     ---------------------------
 *     1:02.3            of 2:00.0
 *     PAUSED
 *     ======O--------------------
 *       |<        ||         >|
 *       <<        1x         >>
 *     ---------------------------
 *     hint           move              or smaller ones without words where
 *     new            open              there is not height enough
 *     ...
 *     a notice                         or, where there is a table,
 *     the last events                  the moves of the game
 *
 * The heights here must agree with what is put: fixed_height adds up what
 * make_right places, window_bar_items_height what make_below does.
 */
#include "window/bar_items.h"

#include "bench/play_table.h"
#include "window/bar_moves.h"

enum { WIDTH = 232, STRIP = 18, MARGIN = 12, RULE = BAR_RULE, ROW = BAR_ROW,
       GAP = BAR_GAP, SMALL_ROW = 28, SMALL_GAP = BAR_SMALL_GAP,
       NOTICE_LINES = 4, FEW = BAR_FEW, MANY = 6 };     /* in a row */

/* At the right */

int window_bar_items_width(int scale, int is_folded)
{
    return window_item_px(scale, is_folded ? STRIP : WIDTH);
}

/* Everything at the right but the buttons: what is above them and two lines
 * of notice. */
static int fixed_height(const struct play *play, int scale, int has_id)
{
    int line = window_item_line_px(scale);
    int seat = window_item_px(scale, ROW) + window_item_px(scale, SMALL_GAP);
    int rows = window_bar_part_seat_count(play) * seat;

    return 2 * window_item_px(scale, MARGIN) + window_item_px(scale, 22)
         + (has_id ? line + window_item_px(scale, GAP) : 0) + rows
         + 3 * window_item_px(scale, RULE) + 2 * line
         + window_item_px(scale, 8 + 22) + 2 * window_item_px(scale, ROW)
         + 2 * window_item_px(scale, GAP)
         + (play_table_is_there(play) ? window_bar_moves_least(scale)
                                      : 2 * line);
}

static int tools_height(const struct play *play, int scale, int columns)
{
    int rows = (window_bar_part_tool_count(play) + columns - 1) / columns;

    return rows * (window_item_px(scale, ROW) + window_item_px(scale, GAP));
}

int window_bar_items_least(const struct player *player, int scale)
{
    const struct play *play = player->play;

    return fixed_height(play, scale, 0)
         + tools_height(play, scale, MANY);
}

/* Whether there is room for the id and for buttons with words. */
static int is_high(const struct bar_maker *maker)
{
    return fixed_height(maker->play, maker->scale, 1)
         + tools_height(maker->play, maker->scale, FEW)
         <= maker->bar->room.height;
}

static void put_time_rows(struct bar_maker *maker)
{
    int line = window_item_line_px(maker->scale);

    int row = bar_px(maker, ROW), narrow = bar_px(maker, 48);

    window_bar_part_times(maker,
                          window_bar_part_row(maker,
                                              line + bar_px(maker, 8)), 1);
    window_bar_part_state(maker, window_bar_part_row(maker, line));
    window_bar_part_slider(maker,
                           window_bar_part_row(maker, bar_px(maker, 22)));
    maker->top += bar_px(maker, SMALL_GAP);
    window_bar_part_transport(maker, window_bar_part_row(maker, row), narrow,
                              bar_px(maker, GAP));
    maker->top += bar_px(maker, GAP);
    window_bar_part_pace(maker, window_bar_part_row(maker, row), narrow);
}

/* The notice takes what is left, or five lines where events fit below it. A
 * game with a table has its notices there, and its moves here. */
static void put_news(struct bar_maker *maker)
{
    int line = window_item_line_px(maker->scale);
    int lines = (maker->bottom - maker->top) / line;

    if (lines > NOTICE_LINES + 2)
        lines = NOTICE_LINES + 1;
    window_bar_part_notice(maker, window_bar_part_row(maker, lines * line));
    maker->top += bar_px(maker, GAP);
    window_bar_part_events(maker);
}

static void make_right(struct bar_maker *maker)
{
    int is_whole = is_high(maker);

    window_bar_part_title(maker, is_whole);
    maker->top += bar_px(maker, is_whole ? GAP : 0);
    window_bar_part_seats(maker);
    window_bar_part_rule(maker);
    put_time_rows(maker);
    window_bar_part_rule(maker);
    window_bar_part_tools(maker, is_whole ? FEW : MANY, bar_px(maker, ROW),
                          bar_px(maker, is_whole ? GAP : SMALL_GAP));
    window_bar_part_rule(maker);
    if (play_table_is_there(maker->play))
        window_bar_moves_put(maker);
    else
        put_news(maker);
}

/* Below: three rows, or more where they are not wide enough. */

/* How many square buttons fit side by side, at least one. */
static int tools_in_row(const struct bar_maker *maker)
{
    int side = bar_px(maker, SMALL_ROW) + bar_px(maker, SMALL_GAP);
    int columns = (maker->width + bar_px(maker, SMALL_GAP)) / side;

    return columns > 0 ? columns : 1;
}

static int tool_rows(const struct bar_maker *maker)
{
    int columns = tools_in_row(maker);

    return (window_bar_part_tool_count(maker->play) + columns - 1) / columns;
}

/* Back, pause and step; the slider, as wide as can be; the times; the tab. */
static void put_first_row(struct bar_maker *maker)
{
    int side = bar_px(maker, SMALL_ROW), gap = bar_px(maker, SMALL_GAP);
    struct canvas_rect row = window_bar_part_row(maker, side);
    int times = bar_px(maker, 8) + window_item_text_px(maker->scale,
                                                       "10:00.0 / 10:00.0");
    int buttons = 3 * side + 2 * gap;

    window_bar_part_transport(maker,
                              bar_rect(row.left, row.top, buttons, side), side,
                              gap);
    row.left += buttons + gap;
    row.width -= buttons + gap;
    window_bar_part_fold(maker, bar_rect(row.left + row.width - side, row.top,
                                         side, side));
    row.width -= side + gap;
    window_bar_part_times(maker, bar_rect(row.left + row.width - times, row.top,
                                          times, side), 0);
    window_bar_part_slider(maker, bar_rect(row.left, row.top,
                                           row.width - times - gap, side));
}

/* Slower, the speed and faster; the seats; PAUSED or REWOUND in what is left,
 * as wide as a seat. */
static void put_second_row(struct bar_maker *maker)
{
    int gap = bar_px(maker, SMALL_GAP), narrow = bar_px(maker, SMALL_ROW);
    struct canvas_rect row = window_bar_part_row(maker, narrow);
    int pace = 2 * (narrow + gap) + window_item_text_px(maker->scale,
                                                        "unlimited");
    int seats = window_bar_part_seat_count(maker->play), width;

    window_bar_part_pace(maker, bar_rect(row.left, row.top, pace, row.height),
                         narrow);
    row.left += pace + gap;
    row.width -= pace + gap;
    width = seats ? (row.width + gap) / (seats + 1) - gap : 0;
    for (int i = 0; i < PLAY_SEATS; i++) {
        if (!window_bar_part_has_seat(maker->play, i))
            continue;
        window_bar_part_seat(maker, i, bar_rect(row.left, row.top, width,
                                                row.height));
        row.left += width + gap;
        row.width -= width + gap;
    }
    window_bar_part_state(maker, row);
}

static void make_below(struct bar_maker *maker)
{
    int gap = bar_px(maker, SMALL_GAP);
    int columns = tools_in_row(maker);
    int count = window_bar_part_tool_count(maker->play);

    put_first_row(maker);
    maker->top += gap;
    put_second_row(maker);
    maker->top += gap;
    window_bar_part_tools(maker, columns < count ? columns : count,
                          bar_px(maker, SMALL_ROW), gap);
    maker->top += gap;
    if (play_table_is_there(maker->play)) {
        window_bar_moves_put_low(maker);
        return;
    }
    window_bar_part_notice(maker, bar_rect(maker->left, maker->top,
                                           maker->width,
                                           maker->bottom - maker->top));
}

/* Both */

/* Without a bar it only measures: no item must be put then. */
static void begin_column(struct bar_maker *maker, struct window_bar *bar,
                         const struct player *player, int scale,
                         struct canvas_rect room)
{
    int margin = window_item_px(scale, MARGIN);
    int inset = bar && bar->place == WINDOW_BAR_RIGHT ? margin : margin / 2;

    *maker = (struct bar_maker){
        .bar = bar, .player = player, .play = player->play,
        .machine = session_machine(player->play->session),
        .items = bar ? &bar->items : NULL, .scale = scale,
        .left = room.left + margin, .top = room.top + inset,
        .width = room.width - 2 * margin,
        .bottom = room.top + room.height - inset,
    };
}

int window_bar_items_height(const struct player *player, int scale,
                            int width, int is_folded)
{
    struct bar_maker maker;
    int row = window_item_px(scale, SMALL_ROW)
            + window_item_px(scale, SMALL_GAP);

    if (is_folded)
        return window_item_px(scale, STRIP);
    begin_column(&maker, NULL, player, scale, bar_rect(0, 0, width, 0));
    return window_item_px(scale, MARGIN) / 2 * 2
         + (2 + tool_rows(&maker)) * row
         + (play_table_is_there(player->play)
            ? window_bar_moves_low(scale) : 2 * window_item_line_px(scale));
}

static void make_folded(struct bar_maker *maker)
{
    struct canvas_rect room = maker->bar->room;
    int length = bar_px(maker, 64);

    if (maker->bar->place == WINDOW_BAR_RIGHT) {
        int top = room.top + (room.height - length) / 2;

        window_bar_part_fold(maker, bar_rect(room.left, top, room.width,
                                             length));
    } else {
        int left = room.left + (room.width - length) / 2;

        window_bar_part_fold(maker, bar_rect(left, room.top, length,
                                             room.height));
    }
}

void window_bar_items_make(struct window_bar *self,
                           const struct player *player)
{
    struct bar_maker maker;

    begin_column(&maker, self, player, self->scale, self->room);
    self->items.count = 0;
    self->items.scale = self->scale;
    self->moves_room = bar_rect(0, 0, 0, 0);
    if (self->is_folded)
        make_folded(&maker);
    else if (self->place == WINDOW_BAR_RIGHT)
        make_right(&maker);
    else
        make_below(&maker);
    window_item_mark(&self->items, self->hovered, self->pressed,
                     self->focus);
}
