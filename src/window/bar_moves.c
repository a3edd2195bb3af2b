/* bar_moves.c - the moves of the game, in the bar beside the time line.
 *
 * The moves themselves are a score sheet (player/scoresheet.h), which also
 * knows those ahead of a rewound game. Rows are items like all else in the
 * bar; each one's id is the number of its move, so that mouse, arrows and
 * Enter work it without more. Only rows that are seen become items: their
 * number is bounded, that of moves is not.
 */
#include "window/bar_moves.h"

#include "base/words.h"
#include "bench/play_table.h"
#include "draw/letter.h"

/* Pixels at 100 %; LOW_ROWS are those below the board, LOW_LETTERS as wide as
 * a move is there at least. */
enum { ROW = 20, HEADING = BAR_ROW, LEAST_ROWS = 3, LOW_ROWS = 2,
       SCROLL = 8, LOW_LETTERS = 22, ROWS_MAX = 24 };

/* A heading and a few rows: what the bar must have room for. */
int window_bar_moves_least(int scale)
{
    return window_item_px(scale, HEADING) + window_item_px(scale, BAR_GAP)
         + LEAST_ROWS * window_item_px(scale, ROW);
}

/* Where the bar is below the board. */
int window_bar_moves_low(int scale)
{
    return LOW_ROWS * window_item_px(scale, ROW);
}

/* Where the list is */

/* Of moves side by side, where the bar is low, a row has several. */
static int move_rows(const struct window_bar *bar)
{
    int columns = bar->moves_columns > 0 ? bar->moves_columns : 1;

    return (bar->moves.count + columns - 1) / columns;
}

/* The first row of the last page. */
static int last_first(const struct window_bar *bar)
{
    int rows = move_rows(bar);

    return rows > bar->moves_page ? rows - bar->moves_page : 0;
}

static void show_from(struct window_bar *bar, int first)
{
    int last = last_first(bar);

    bar->moves_first = first < 0 ? 0 : first > last ? last : first;
}

/* A new move, or another moment, ends what a person has scrolled. */
void window_bar_moves_look(struct window_bar *bar,
                           const struct player *player)
{
    int now;

    scoresheet_look(&bar->moves, player->play);
    now = scoresheet_now(&bar->moves, player->play);
    if (now != bar->moves_now)
        bar->is_moves_scrolled = 0;
    bar->moves_now = now;
}

/* Until a new move comes the list stays where it was scrolled to. */
void window_bar_moves_scroll(struct window_bar *bar, int by)
{
    bar->is_moves_scrolled = 1;
    show_from(bar, bar->moves_first + by);
}

/* The middle of the thumb goes where the mouse is. */
void window_bar_moves_drag(struct window_bar *bar, int y)
{
    const struct window_item *item = window_item_find(&bar->items,
                                                      BAR_MOVES_SCROLL);

    if (!item || item->box.height <= 0)
        return;
    bar->is_moves_scrolled = 1;
    show_from(bar, (y - item->box.top) * item->total / item->box.height
                   - item->page / 2);
}

/* Its items */

/* From move 1000 on the text goes right by a letter. */
static int number_width(int number)
{
    return number < 10 ? 1 : number < 100 ? 2 : 3;
}

/* "12 A D4" */
static void write_move(const struct window_bar *bar, int i, char *text,
                       size_t size)
{
    struct text to;

    text_begin(&to, text, size);
    for (int pad = number_width(i + 1);
         pad < number_width(bar->moves.count); pad++)
        text_put_char(&to, ' ');
    text_put_number(&to, (uint64_t)i + 1);
    text_put_char(&to, ' ');
    text_put_char(&to, bar->moves.move[i].seat);
    text_put_char(&to, ' ');
    text_put(&to, bar->moves.move[i].words);
}

/* What lies ahead of a rewound game is faint. */
static void put_move_row(struct bar_maker *maker, int i,
                         struct canvas_rect box)
{
    const struct window_bar *bar = maker->bar;
    struct window_item *item = window_item_add(maker->items, ITEM_ROW,
                                               BAR_MOVE + i, box);

    item->tone = i > bar->moves_now ? ITEM_FAINT : ITEM_PLAIN;
    item->marks = i == bar->moves_now ? ITEM_CHOSEN : 0;
    write_move(bar, i, item->text, sizeof item->text);
}

/* How many letters the longest move has. */
static int longest_move(const struct window_bar *bar)
{
    char text[WINDOW_ITEM_TEXT_MAX];
    int longest = 0;

    for (int i = 0; i < bar->moves.count; i++) {
        write_move(bar, i, text, sizeof text);
        longest = canvas_max(longest, letter_count(text));
    }
    return longest;
}

/* All are as high as the longest move needs it: a line, or two. */
static int move_row_height(const struct bar_maker *maker, int width)
{
    return longest_move(maker->bar)
               <= window_item_row_letters(width, maker->scale)
         ? bar_px(maker, ROW)
         : 2 * window_item_line_px(maker->scale) + bar_px(maker, 4);
}

static void put_moves_scroll(struct bar_maker *maker, struct canvas_rect box)
{
    struct window_bar *bar = maker->bar;
    struct window_item *item = window_item_add(maker->items, ITEM_SCROLL,
                                               BAR_MOVES_SCROLL, box);

    item->share = bar->moves_first;
    item->page = bar->moves_page;
    item->total = move_rows(bar);
}

/* As many rows as fit; the one of this moment is among them, and the next one
 * where there is room for both. */
static void fit_rows(struct window_bar *bar, int height, int row, int columns)
{
    int page = row > 0 ? height / row : 0;

    bar->moves_columns = columns;
    page = page < ROWS_MAX / columns ? page : ROWS_MAX / columns;
    bar->moves_page = page > 0 ? page : 1;
    if (bar->is_moves_scrolled)
        show_from(bar, bar->moves_first);
    else
        show_from(bar, bar->moves_now / columns - bar->moves_page + 1
                       + (bar->moves_page > 2
                          && bar->moves_now + 1 < bar->moves.count));
}

/* Row by row, with the scroll bar beside them only where it is needed. */
static void put_move_rows(struct bar_maker *maker, struct canvas_rect room,
                          int columns)
{
    struct window_bar *bar = maker->bar;
    int side = bar_px(maker, SCROLL), gap = bar_px(maker, BAR_SMALL_GAP);
    int row = move_row_height(maker, (room.width - side - gap) / columns);

    fit_rows(bar, room.height, row, columns);
    if (move_rows(bar) > bar->moves_page) {

        room.width -= side + gap;
        put_moves_scroll(maker, bar_rect(room.left + room.width + gap,
                                         room.top, side,
                                         bar->moves_page * row));
    }
    for (int i = 0; i < bar->moves_page * columns; i++) {
        int at = bar->moves_first * columns + i;
        int left = room.width * (i % columns) / columns;

        if (at >= bar->moves.count)
            break;
        put_move_row(maker, at, bar_rect(room.left + left,
                                         room.top + i / columns * row,
                                         room.width * (i % columns + 1)
                                         / columns - left, row));
    }
}

/* Off while no person has moved: there is nothing to take back. */
static void put_take_back(struct bar_maker *maker, struct canvas_rect box,
                          int has_name)
{
    struct window_item *item = window_item_add(maker->items, ITEM_BUTTON,
                                               BAR_TAKE_BACK, box);

    item->icon = WINDOW_ICON_TAKE_BACK;
    item->tip = words_of("to before your last move");
    item->key = "Ctrl-Z";
    item->marks = scoresheet_can_take_back(&maker->bar->moves, maker->play)
                ? 0 : ITEM_OFF;
    if (has_name)
        window_item_say(item, words_of("Take back"));
}

/* "Moves", and the button beside it. */
static void put_heading(struct bar_maker *maker)
{
    struct canvas_rect row = window_bar_part_row(maker,
                                                 bar_px(maker, HEADING));
    int button = bar_px(maker, 44)
               + window_item_text_px(maker->scale, words_of("Take back"));
    struct window_item *label = window_item_add(
        maker->items, ITEM_LABEL, 0,
        bar_rect(row.left, row.top, row.width - button, row.height));

    label->tone = ITEM_STRONG;
    window_item_say(label, words_of("Moves"));
    put_take_back(maker, bar_rect(row.left + row.width - button, row.top,
                                  button, row.height), 1);
    maker->top += bar_px(maker, BAR_GAP);
}

static void put_none(struct bar_maker *maker, struct canvas_rect box)
{
    struct window_item *item = window_item_add(maker->items, ITEM_LABEL, 0,
                                               box);

    item->tone = ITEM_FAINT;
    window_item_say(item, words_of("none yet"));
}

void window_bar_moves_put(struct bar_maker *maker)
{
    put_heading(maker);
    maker->bar->moves_room = bar_rect(maker->left, maker->top, maker->width,
                                      maker->bottom - maker->top);
    if (maker->bar->moves.count)
        put_move_rows(maker, maker->bar->moves_room, 1);
    else
        put_none(maker, bar_rect(maker->left, maker->top, maker->width,
                                 bar_px(maker, ROW)));
}

/* Below the board the button has no word, and stands before the moves. */
void window_bar_moves_put_low(struct bar_maker *maker)
{
    int side = bar_px(maker, BAR_ROW), gap = bar_px(maker, BAR_GAP);
    int width = maker->width - side - gap;
    int columns = window_item_letters(maker->scale, width)
                / canvas_max(LOW_LETTERS, longest_move(maker->bar) + 2);
    struct canvas_rect room = {maker->left + side + gap, maker->top, width,
                               maker->bottom - maker->top};

    put_take_back(maker, bar_rect(maker->left,
                                  maker->top + (room.height - side) / 2,
                                  side, side), 0);
    maker->bar->moves_room = room;
    room.height = window_bar_moves_low(maker->scale);
    if (maker->bar->moves.count)
        put_move_rows(maker, room, columns < 1 ? 1 : columns > 8 ? 8 : columns);
    else
        put_none(maker, room);
}
