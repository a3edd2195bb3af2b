/* sheet.c - the items of a dialog, one below the other.
 *
 *     title
 *     label
 *     [ field                     ]
 *     its list, its choices
 *     what went wrong, or help
 *                [ cancel ] [  ok ]
 *
 * Heights are added up first (whole_height), and the same constants place the
 * rows: where the window is too low, the list in the middle loses rows.
 */
#include "window/dialogs/sheet.h"

#include "base/words.h"

/* Pixels at 100 %, but for WORDS_LINES, lines, and PAGE_ROWS, rows. */
enum { MARGIN = 18, TITLE = 30, FIELD = 30, GAP = 8, ROW = 28, BUTTON = 30,
       BUTTON_WIDTH = 112, NARROW_BUTTON = 80, WORDS_LINES = 2, SCROLL = 8,
       PAGE_ROWS = 44 };

const struct window_sheet *window_sheet_of(enum window_dialog_kind kind)
{
    switch (kind) {
    case WINDOW_DIALOG_NEW:  return &window_sheet_new;
    case WINDOW_DIALOG_OPEN: return &window_sheet_open;
    case WINDOW_DIALOG_SAVE: return &window_sheet_save;
    case WINDOW_DIALOG_HELP: return &window_sheet_help;
    case WINDOW_DIALOG_ASK:  return &window_sheet_ask;
    case WINDOW_DIALOG_TYPE: return &window_sheet_type;
    case WINDOW_DIALOG_SEAT: return &window_sheet_seat;
    case WINDOW_DIALOG_TELL: return &window_sheet_tell;
    case WINDOW_DIALOG_RENAME: return &window_sheet_rename;
    case WINDOW_DIALOG_EXPORT: return &window_sheet_export;
    case WINDOW_DIALOG_RULES: return &window_sheet_rules;
    case WINDOW_DIALOG_COURSE: return &window_sheet_course;
    case WINDOW_DIALOG_NONE: break;
    }
    return NULL;
}

/* Its place */

static int sheet_px(const struct window_dialog *dialog, int length)
{
    return window_item_px(dialog->scale, length);
}

int window_sheet_row_px(int scale)
{
    return window_item_px(scale, ROW);
}

/* A page of text has lines, a list has rows that can be clicked. */
static int row_height(const struct window_dialog *dialog,
                      const struct window_sheet *sheet)
{
    return sheet->is_page ? window_item_line_px(dialog->scale)
                          : window_sheet_row_px(dialog->scale);
}

/* The words and the buttons below them. */
static int foot_height(const struct window_dialog *dialog)
{
    return WORDS_LINES * window_item_line_px(dialog->scale)
         + sheet_px(dialog, GAP) + sheet_px(dialog, BUTTON);
}

static int whole_height(const struct window_dialog *dialog,
                        const struct window_sheet *sheet)
{
    int line = window_item_line_px(dialog->scale);

    return 2 * sheet_px(dialog, MARGIN) + sheet_px(dialog, TITLE)
         + (sheet->has_label ? line + sheet_px(dialog, GAP) : 0)
         + (sheet->has_field ? sheet_px(dialog, FIELD)
                               + sheet_px(dialog, GAP) : 0)
         + sheet->lines * row_height(dialog, sheet)
         + (sheet->lines ? sheet_px(dialog, GAP) : 0) + foot_height(dialog);
}

static int at_most(int length, int most)
{
    return length < most ? length : most;
}

/* In the middle of the window, and never larger than it. */
static struct canvas_rect place_sheet(const struct window_dialog *dialog,
                                      const struct window_sheet *sheet)
{
    struct canvas_rect window = dialog->window;
    int edge = sheet_px(dialog, 12);
    int width = at_most(sheet_px(dialog, sheet->width), window.width - edge);
    int height = at_most(whole_height(dialog, sheet), window.height - edge);

    return (struct canvas_rect){window.left + (window.width - width) / 2,
                                window.top + (window.height - height) / 2,
                                width, height};
}

/* Lists */

int window_sheet_rows(const struct window_dialog *dialog)
{
    const struct window_sheet *sheet = window_sheet_of(dialog->kind);

    return sheet && sheet->rows ? sheet->rows(dialog) : 0;
}

/* By 0 it only brings `first` back into range, when rows have become fewer. */
void window_sheet_scroll(struct window_dialog *dialog, int by)
{
    int most = window_sheet_rows(dialog) - dialog->page;

    dialog->first += by;
    if (dialog->first > most)
        dialog->first = most;
    if (dialog->first < 0)
        dialog->first = 0;
}

/* Scrolls by as little as is needed. */
void window_sheet_scroll_to(struct window_dialog *dialog)
{
    if (dialog->at < dialog->first)
        dialog->first = dialog->at;
    if (dialog->page > 0 && dialog->at >= dialog->first + dialog->page)
        dialog->first = dialog->at - dialog->page + 1;
}

/* At the right of the list; its share is the first row that is seen. */
static void put_scroll(struct window_dialog *dialog, struct canvas_rect room,
                       int rows)
{
    int width = sheet_px(dialog, SCROLL);
    struct window_item *item;

    room.left += room.width - width;
    room.width = width;
    item = window_item_add(&dialog->items, ITEM_SCROLL, SHEET_SCROLL, room);
    item->share = dialog->first;
    item->page = dialog->page;
    item->total = rows;
}

/* The sheet fills in the item, and may make it another kind. */
static void put_list_row(struct window_dialog *dialog,
                         const struct window_sheet *sheet, int i,
                         struct canvas_rect box)
{
    struct window_item *item =
        window_item_add(&dialog->items, ITEM_ROW,
                        sheet->is_page ? 0 : SHEET_ROW + i, box);

    if (!sheet->is_page && i == dialog->at)
        item->marks |= ITEM_CHOSEN;
    sheet->row(dialog, i, item);
}

/* PAGE_ROWS at most, so that the items of a sheet fit into their list. */
void window_sheet_list(struct window_dialog *dialog, struct canvas_rect room)
{
    const struct window_sheet *sheet = window_sheet_of(dialog->kind);
    int rows = window_sheet_rows(dialog), height = row_height(dialog, sheet);
    int width = room.width;

    dialog->page = at_most(room.height / height, PAGE_ROWS);
    window_sheet_scroll(dialog, 0);
    if (rows > dialog->page) {
        put_scroll(dialog, room, rows);
        width -= sheet_px(dialog, SCROLL + GAP);
    }
    for (int i = 0; i < dialog->page && dialog->first + i < rows; i++)
        put_list_row(dialog, sheet, dialog->first + i,
                     (struct canvas_rect){room.left, room.top + i * height,
                                          width, height});
}

/* The parts that most dialogs have */

static void put_label(struct window_dialog *dialog, struct canvas_rect box,
                      const char *words, enum window_item_tone tone)
{
    struct window_item *item = window_item_add(&dialog->items, ITEM_LABEL, 0,
                                               box);

    item->tone = tone;
    window_item_say(item, words);
}

/* The item has only what is seen of the text; share is the caret's place. */
static void put_field(struct window_dialog *dialog, struct canvas_rect box)
{
    struct window_item *item = window_item_add(&dialog->items, ITEM_FIELD,
                                               SHEET_FIELD, box);
    struct text to;

    text_begin(&to, item->text, sizeof item->text);
    item->share = window_field_view(
        &dialog->field, window_item_field_letters(box, dialog->scale), &to);
}

static void put_sheet_button(struct window_dialog *dialog, int id,
                             struct canvas_rect box, const char *words,
                             unsigned marks)
{
    struct window_item *item = window_item_add(&dialog->items, ITEM_BUTTON,
                                               id, box);

    item->marks = marks | ITEM_MIDDLE;
    window_item_say(item, words);
}

/* From the left, as wide as their words. */
static void put_more_buttons(struct window_dialog *dialog,
                             const struct window_sheet *sheet,
                             struct canvas_rect row)
{
    for (int i = 0; i < WINDOW_SHEET_MORE && sheet->more[i]; i++) {
        row.width = window_item_text_px(dialog->scale,
                                        words_of(sheet->more[i]))
                  + 2 * sheet_px(dialog, GAP);
        put_sheet_button(dialog, SHEET_MORE + i, row,
                         words_of(sheet->more[i]), 0);
        row.left += row.width + sheet_px(dialog, GAP);
    }
}

/* Both of the same width, wider where a word asks for it. */
static int button_width(const struct window_dialog *dialog,
                        const struct window_sheet *sheet)
{
    int ok = window_item_text_px(dialog->scale, words_of(sheet->confirm));
    int cancel = window_item_text_px(dialog->scale, words_of("Cancel"));
    int words = (ok > cancel ? ok : cancel) + 2 * sheet_px(dialog, GAP);
    int usual = sheet_px(dialog, sheet->more[0] ? NARROW_BUTTON
                                                : BUTTON_WIDTH);

    return words > usual ? words : usual;
}

/* OK is the rightmost one, and made first: Tab comes to it before Cancel. */
static void put_buttons(struct window_dialog *dialog,
                        const struct window_sheet *sheet,
                        struct canvas_rect row)
{
    int width = at_most(button_width(dialog, sheet),
                        (row.width - sheet_px(dialog, GAP)) / 2);
    struct canvas_rect box = {row.left + row.width - width, row.top, width,
                              row.height};

    put_sheet_button(dialog, SHEET_OK, box, words_of(sheet->confirm),
                     ITEM_MAIN);
    box.left -= width + sheet_px(dialog, GAP);
    if (!sheet->has_no_way_back)
        put_sheet_button(dialog, SHEET_CANCEL, box, words_of("Cancel"), 0);
    put_more_buttons(dialog, sheet, row);
}

/* An error goes before help. A message has its words in the middle. */
static void put_error_or_help(struct window_dialog *dialog,
                              const struct window_sheet *sheet,
                              struct canvas_rect box)
{
    struct window_item *item;
    struct text to;

    if (dialog->kind == WINDOW_DIALOG_TELL)
        return;
    item = window_item_add(&dialog->items, ITEM_WORDS, 0, box);
    item->tone = dialog->words[0] ? ITEM_WARNING : ITEM_FAINT;
    text_begin(&to, item->text, sizeof item->text);
    text_put(&to, words_of(dialog->words));
    if (!dialog->words[0] && sheet->help)
        sheet->help(dialog, &to);
}

/* From the bottom of the room; what is left of the room is above it. */
static void put_foot(struct window_dialog *dialog,
                     const struct window_sheet *sheet,
                     struct canvas_rect *room)
{
    struct canvas_rect foot = *room;
    int height = foot_height(dialog);

    foot.top += room->height - height;
    foot.height = height;
    room->height -= height + sheet_px(dialog, GAP);
    put_error_or_help(dialog, sheet,
                      canvas_rect_row(&foot, WORDS_LINES
                                      * window_item_line_px(dialog->scale),
                                      sheet_px(dialog, GAP)));
    put_buttons(dialog, sheet, foot);
}

/* Title, label and field, as far as the dialog has them. */
static void put_sheet_head(struct window_dialog *dialog,
                           const struct window_sheet *sheet,
                           struct canvas_rect *room)
{
    int gap = sheet_px(dialog, GAP);

    put_label(dialog,
              canvas_rect_row(room, sheet_px(dialog, TITLE) - gap, gap),
              sheet->title ? words_of(sheet->title) : dialog->title,
              ITEM_STRONG);
    dialog->items.item[dialog->items.count - 1].marks |= ITEM_LARGE;
    if (sheet->has_label)
        put_label(dialog,
                  canvas_rect_row(room, window_item_line_px(dialog->scale),
                                  gap),
                  dialog->label, ITEM_PLAIN);
    if (sheet->has_field)
        put_field(dialog, canvas_rect_row(room, sheet_px(dialog, FIELD), gap));
}

/* Head, middle, foot: Tab goes from item to item in the order in which they
 * are made, so that the middle comes before the buttons. Its height is known
 * without the foot being there. */
void window_sheet_make(struct window_dialog *dialog)
{
    const struct window_sheet *sheet = window_sheet_of(dialog->kind);
    int margin = sheet_px(dialog, MARGIN);
    struct canvas_rect room, middle;

    dialog->items.count = 0;
    dialog->items.scale = dialog->scale;
    dialog->sheet = place_sheet(dialog, sheet);
    room = (struct canvas_rect){dialog->sheet.left + margin,
                                dialog->sheet.top + margin,
                                dialog->sheet.width - 2 * margin,
                                dialog->sheet.height - 2 * margin};
    put_sheet_head(dialog, sheet, &room);
    middle = room;
    middle.height -= foot_height(dialog) + sheet_px(dialog, GAP);
    if (sheet->make)
        sheet->make(dialog, middle);
    else if (sheet->rows)
        window_sheet_list(dialog, middle);
    put_foot(dialog, sheet, &room);
    window_item_mark(&dialog->items, dialog->hovered, dialog->pressed,
                     dialog->focus);
}
