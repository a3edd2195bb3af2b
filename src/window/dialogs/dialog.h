/* dialog.h - a sheet over the board, which asks for something (another game, a
 * file, a move) or shows something (help, an error).
 *
 * Time waits while one is open. It draws over whatever the canvas has, and
 * dims it first; when it is closed the window draws everything again (bar and
 * board renewed). While it is open all keys and the mouse go to it. What the
 * kinds differ in is in sheet.h.
 *
 *     if (window_dialog_open(&dialog, command, &player)) ...   a dialog's
 *     while window_dialog_is_open(&dialog):
 *         window_dialog_place(&dialog, window, scale);      now, new sizes
 *         window_dialog_key(&dialog, &player, key);
 *         if (window_dialog_update(&dialog, &canvas, &player, is_light,
 *                                  &dirty)) ...
 */
#ifndef WINDOW_DIALOG_H
#define WINDOW_DIALOG_H

#include "player/offer.h"
#include "window/dialogs/field.h"
#include "window/dialogs/files.h"
#include "window/dialogs/help.h"
#include "window/item.h"
#include "window/command.h"

enum window_dialog_kind {
    WINDOW_DIALOG_NONE, WINDOW_DIALOG_NEW, WINDOW_DIALOG_OPEN,
    WINDOW_DIALOG_SAVE, WINDOW_DIALOG_HELP, WINDOW_DIALOG_ASK,
    WINDOW_DIALOG_TYPE, WINDOW_DIALOG_SEAT, WINDOW_DIALOG_TELL,
    WINDOW_DIALOG_RENAME, WINDOW_DIALOG_EXPORT, WINDOW_DIALOG_RULES,
    WINDOW_DIALOG_COURSE,
};

struct window_dialog {                  /* zero it before use */
    enum window_dialog_kind kind;
    struct canvas_rect window, sheet;   /* sheet: as drawn */
    int scale;
    int hovered, pressed, focus;        /* ids */
    int pressed_last;                   /* a row pressed twice is taken */
    int is_again;                       /* this press is the second */
    int at, first;                      /* rows: the chosen one, and that on
                                         * which the list begins */
    int page;                           /* rows that are seen at a time */
    int is_whole;                       /* it has been drawn at all */
    struct window_items items, shown;

    char title[80];
    char label[80];                     /* over the field */
    char words[TEXT_ERROR_MAX];         /* what went wrong, or is told */
    int is_warned;                      /* that a file would be replaced, or
                                         * removed */
    int is_light;                       /* as it was last drawn */
    struct window_field field;
    const struct machine_type *machine; /* when it was opened */
    const struct machine_type *about;   /* the next one is about this machine,
                                         * not the one that is played; null */
    struct offer offer;                 /* for a new game */
    struct kept_list files;             /* to be opened */
    struct window_help help;
    struct canvas_rect picture;         /* of the rules */
    int seat;                           /* 0 or 1 */
};

int window_dialog_is_open(const struct window_dialog *self);

/* Opens the dialog for a command; 0 if there is no dialog for it. It is not
 * yet placed: call window_dialog_place next. */
int window_dialog_open(struct window_dialog *self, enum window_command command,
                       const struct player *player);

/* Shows a message that must be read, such as an error. Both texts are
 * copied. */
void window_dialog_tell(struct window_dialog *self, const char *title,
                        const char *words);
void window_dialog_close(struct window_dialog *self);

/* Turns from one kind to another; a list keeps its files and its row. */
void window_dialog_turn(struct window_dialog *self,
                        enum window_dialog_kind kind);

/* Sets the size of the window and the scale in percent; a small window makes
 * the scale smaller. To be called when it is opened, and on a new size. */
void window_dialog_place(struct window_dialog *self,
                         struct canvas_rect window, int scale);

/* Mouse and keys; KEY_BACK_TAB is Shift-Tab. What is typed comes as keys,
 * one code point each, what is pasted as a text. Afterwards the dialog may be
 * closed, and the player may have another session. */
void window_dialog_press(struct window_dialog *self, struct player *player,
                         int x, int y);
void window_dialog_move(struct window_dialog *self, struct player *player,
                        int x, int y);
void window_dialog_release(struct window_dialog *self, struct player *player,
                           int x, int y);
void window_dialog_wheel(struct window_dialog *self, int by);   /* 1: down */
void window_dialog_key(struct window_dialog *self, struct player *player,
                       uint32_t key);
void window_dialog_paste(struct window_dialog *self, const char *text);

/* Draws what differs from what is shown and sets *dirty; 0: nothing does. */
int window_dialog_update(struct window_dialog *self, struct canvas *canvas,
                         const struct player *player, int is_light,
                         struct canvas_rect *dirty);

/* The canvas has lost it: draw all of it, over a board drawn anew. */
void window_dialog_renew(struct window_dialog *self);

#endif
