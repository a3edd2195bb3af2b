/* item.h - the items of a bar or a dialog: boxes, each with its look and, if it
 * can be operated, a number.
 *
 * They are made anew for every picture, from what there is to show; the new
 * list is compared with the one shown, and what differs is drawn again. So
 * nothing that is shown is kept in a second place. Items are compared as
 * bytes: window_item_add zeroes them, padding included.
 */
#ifndef WINDOW_ITEM_H
#define WINDOW_ITEM_H

#include "draw/canvas.h"
#include "window/icon.h"
#include "window/theme.h"

enum { WINDOW_ITEM_TEXT_MAX = 416, WINDOW_ITEM_DETAIL_MAX = 64,
       WINDOW_ITEMS = 64 };

enum window_item_kind {
    ITEM_LABEL,                         /* a line; its detail at the right */
    ITEM_WORDS,                         /* several lines, wrapped */
    ITEM_PAIR,                          /* detail, and text from share on */
    ITEM_BUTTON,
    ITEM_SLIDER,
    ITEM_CHOICE,                        /* a name and < a value > */
    ITEM_ROW,                           /* of a list */
    ITEM_FIELD,                         /* one line to write in */
    ITEM_RULE,                          /* a line between others */
    ITEM_SCROLL,                        /* how far a page is scrolled */
    ITEM_PICTURE,                       /* of a board; share is its number */
};

enum window_item_tone { ITEM_PLAIN, ITEM_STRONG, ITEM_FAINT, ITEM_NOTICE,
                        ITEM_WARNING };

enum window_item_mark {
    ITEM_HOVERED = 1, ITEM_PRESSED = 2, ITEM_FOCUSED = 4,
    ITEM_CHOSEN = 8,                    /* a row */
    ITEM_OFF = 16,                      /* nobody can work it now */
    ITEM_MAIN = 32,                     /* the button that Enter works */
    ITEM_BARE = 64,                     /* a button without a face */
    ITEM_LARGE = 128, ITEM_MIDDLE = 256,        /* text */
};

struct window_item {
    enum window_item_kind kind;
    int id;                             /* 0: there is nothing to work */
    struct canvas_rect box;
    enum window_icon icon;
    enum window_item_tone tone;
    unsigned marks;
    int share, total;                   /* of a slider; share of a field: its
                                         * caret; of a page: the first line
                                         * that is seen, and all lines */
    int page;                           /* lines of it that are shown */
    char text[WINDOW_ITEM_TEXT_MAX];
    char detail[WINDOW_ITEM_DETAIL_MAX];
    const struct canvas *picture;       /* or null */
    const char *tip;                    /* what it does, and */
    const char *key;                    /* which key does the same; or null */
};

struct window_items {
    int scale;                          /* percent */
    int count;
    struct window_item item[WINDOW_ITEMS];
};

/* A length at 100 %, in pixels at this scale in percent. */
int window_item_px(int scale, int length);

/* The height of a line of text, in sub-pixels; and of a row, in pixels. */
int window_item_text_height(int scale);
int window_item_line_px(int scale);

/* How many pixels a text takes, and how many letters fit into so many. */
int window_item_text_px(int scale, const char *text);
int window_item_letters(int scale, int width);

/* The next line of a text, wrapped to so many letters: returns its bytes, and
 * sets *next to where the line after it begins. */
int window_item_wrap(const char *text, int letters, const char **next);

/* Adds one, empty but for these. Never null: when the list is full, it is one
 * that is never seen. */
struct window_item *window_item_add(struct window_items *items,
                                    enum window_item_kind kind, int id,
                                    struct canvas_rect box);
void window_item_say(struct window_item *item, const char *text);
void window_item_say_more(struct window_item *item, const char *detail);

/* The item at a pixel that can be worked; that with an id; or null. */
const struct window_item *window_item_at(const struct window_items *items,
                                         int x, int y);
const struct window_item *window_item_find(const struct window_items *items,
                                           int id);

/* The id that Tab goes to from an id (0: from outside), by 1 or -1; 0: out
 * again. Of a list only the chosen row counts. */
int window_item_next(const struct window_items *items, int id, int by);

/* The nearest one in the direction of an arrow key; itself if none is. */
int window_item_beside(const struct window_items *items, int id,
                       uint32_t key);

/* Marks the items with these ids. */
void window_item_mark(struct window_items *items, int hovered, int pressed,
                      int focus);

/* Which part of a choice is at a pixel: -1 "<", 1 ">", 0 another. */
int window_item_choice_at(const struct window_item *item, int x);

/* How far along a slider a pixel is, of item->total. */
int window_item_slide(const struct window_item *item, int scale, int x);

/* How many letters the row of a list shows, in a line. */
int window_item_row_letters(int width, int scale);

/* How many letters a field shows, and at which of them a pixel is. */
int window_item_field_letters(struct canvas_rect box, int scale);
int window_item_field_at(const struct window_item *item, int scale, int x);

#endif
