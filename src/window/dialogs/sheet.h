/* sheet.h - what every kind of dialog is, and what they share.
 *
 * dialog.c works any of these records; disk.c, new.c, prompt.c and rules.c have
 * them.
 * Functions that a record leaves out (null) do nothing.
 */
#ifndef WINDOW_SHEET_H
#define WINDOW_SHEET_H

#include "window/dialogs/dialog.h"

enum window_sheet_id {                  /* what can be worked */
    SHEET_NOTHING, SHEET_OK, SHEET_CANCEL, SHEET_FIELD, SHEET_SCROLL,
    SHEET_MORE = 50,                    /* and on: further buttons */
    SHEET_CHOICE = 100,                 /* and on: one for each choice */
    SHEET_ROW = 1000,                   /* and on: one for each row */
};

enum { WINDOW_SHEET_MORE = 3 };

struct window_sheet {
    const char *title;                  /* null: dialog->title */
    const char *confirm;                /* on its first button */
    const char *more[WINDOW_SHEET_MORE];        /* on others, at the left */
    int width, lines;                   /* at 100 %, in pixels and in rows */
    int has_field, has_label;
    int has_no_way_back;                /* there is nothing to cancel */
    int is_page;                        /* of text: arrow keys scroll it */
    int row_confirms;                   /* pressed again a row is taken */
    int first_focus;                    /* an id; SHEET_ROW: the chosen */

    /* open: sets title, label, field or chosen row when it is opened. rows:
     * how many its list has; row: fills in the item of one of them. */
    void (*open)(struct window_dialog *dialog, const struct player *player);
    int (*rows)(const struct window_dialog *dialog);
    void (*row)(const struct window_dialog *dialog, int i,
                struct window_item *item);

    /* Makes the items of its room; null: those of its list. */
    void (*make)(struct window_dialog *dialog, struct canvas_rect room);

    /* Draws what is no item, after all items. */
    void (*draw)(const struct window_dialog *dialog, struct canvas *canvas,
                 int is_light);

    /* The help below it, shown while there is no error. */
    void (*help)(const struct window_dialog *dialog, struct text *to);

    /* choose: another row is chosen. change: choice i gets its next value, or
     * the one before (by -1). done: OK or Enter; null closes the dialog, and
     * an error, even an empty one, keeps it open. */
    void (*choose)(struct window_dialog *dialog);
    void (*change)(struct window_dialog *dialog, int i, int by);
    const char *(*done)(struct window_dialog *dialog,
                        struct player *player);

    /* Its i-th further button; what it says is shown in the dialog, which
     * stays open. */
    const char *(*do_more)(struct window_dialog *dialog,
                           struct player *player, int i);
};

extern const struct window_sheet window_sheet_new, window_sheet_open,
                                 window_sheet_save, window_sheet_help,
                                 window_sheet_ask, window_sheet_type,
                                 window_sheet_seat, window_sheet_tell,
                                 window_sheet_rename, window_sheet_export,
                                 window_sheet_rules, window_sheet_course;

/* Null while none is open. */
const struct window_sheet *window_sheet_of(enum window_dialog_kind kind);

/* Makes all its items, in the middle of dialog->window, and sets its sheet
 * and page. A dialog must be open. */
void window_sheet_make(struct window_dialog *dialog);

/* How many rows its list has; 0 if it has none. */
int window_sheet_rows(const struct window_dialog *dialog);

/* The rows of its list in a room, with a scroll bar if there are more. */
void window_sheet_list(struct window_dialog *dialog,
                       struct canvas_rect room);

/* Scrolls so that the chosen row is seen, or by some rows. */
void window_sheet_scroll_to(struct window_dialog *dialog);
void window_sheet_scroll(struct window_dialog *dialog, int by);

/* The height of a row of a list. */
int window_sheet_row_px(int scale);

#endif
