/* table.h - the game beside its board, as one seat sees it: things to look at
 * and things to touch.
 *
 * A table is made from what the watcher in a seat (robot.h) has read off the
 * board, never from the chip behind it, so it shows what that seat may know.
 * A touch is a move: the watcher's hand presses it on the real buttons and
 * switches. A machine says what lies on its table; faces draw these things,
 * read them out and tell which was touched, and know no game.
 *
 * A table is a sheet of TABLE_WIDTH by TABLE_HEIGHT, whatever the size of the
 * picture. On a telephone a tenth of its width is as wide as a finger: nothing
 * to touch is smaller than TABLE_FINGER.
 */
#ifndef TABLE_H
#define TABLE_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

enum {
    TABLE_WIDTH = 800, TABLE_HEIGHT = 1000,
    TABLE_FINGER = 88,
    TABLE_ITEMS_MAX = 224,
    TABLE_TEXT_MAX = 40,
    TABLE_WORDS_MAX = 96,
    TABLE_LINE_MAX = 200,
};

enum table_kind {
    TABLE_SHEET,                        /* ground below others: see piece */
    TABLE_LABEL,                        /* words */
    TABLE_KEY,                          /* something to press */
    TABLE_SPOT,                         /* where a piece can be */
    TABLE_CARD,                         /* a playing card: value is its
                                         * number, -1 its back */
    TABLE_SLIDER,                       /* a number between two others */
};

/* On a sheet, a spot or a key. */
enum table_piece {
    TABLE_NOTHING,

    TABLE_FELT, TABLE_WOOD, TABLE_PAPER,        /* sheets */
    TABLE_GOBAN,                        /* wood with lines: value of them */

    TABLE_DARK_SQUARE, TABLE_LIGHT_SQUARE,      /* spots that are empty, */
    TABLE_HOLE, TABLE_POINT,

    TABLE_RED_MAN, TABLE_RED_KING,      /* and pieces: on a dark square, */
    TABLE_BLACK_MAN, TABLE_BLACK_KING,
    TABLE_BLACK_STONE, TABLE_WHITE_STONE,       /* on a point, */
    TABLE_PEG,                          /* in a hole: value is its colour */
};

/* Colours of pegs. The letter on a peg is its item's text: nobody needs to
 * tell colours apart. */
enum table_colour {
    TABLE_RED_PEG, TABLE_GREEN_PEG, TABLE_BLUE_PEG, TABLE_YELLOW_PEG,
    TABLE_CYAN_PEG, TABLE_PURPLE_PEG, TABLE_WHITE_PEG, TABLE_ORANGE_PEG,
    TABLE_BLACK_PEG,
    TABLE_COLOURS,
};

enum table_mark {
    TABLE_IS_TARGET = 1,                /* a piece may go there */
    TABLE_IS_CHOSEN = 2,                /* the person has begun with it */
    TABLE_IS_LAST = 4,                  /* of the last move */
    TABLE_IS_FAINT = 8,                 /* not to be used now */
    TABLE_IS_STRONG = 16,               /* larger, or the main key */
    TABLE_IS_RIGHT = 32,                /* judged: right in its place, */
    TABLE_IS_NEAR = 64,                 /* or elsewhere */
    TABLE_IS_CENTRED = 128,             /* words in the middle */
    TABLE_IS_NEXT = 256,                /* a first game asks for it: ringed */
    TABLE_IS_WAITING = 512,             /* the hand is busy: a touch would be
                                         * refused */
};

struct table_item {
    uint8_t kind, piece;
    uint16_t marks;
    int16_t x, y, width, height;        /* on the sheet */
    int16_t touch;                      /* what a touch means; 0: nothing */
    int32_t value, least, most;
    char text[TABLE_TEXT_MAX];          /* as it is drawn, */
    char words[TABLE_WORDS_MAX];        /* and as it is read out; "": the
                                         * text, or nothing */
};

struct table {
    int count;
    struct table_item item[TABLE_ITEMS_MAX];    /* sheets before what lies on
                                                 * them */
};

/* What a person has asked a hand to do: the bytes of a move, as a mind of the
 * game would answer them, or only to go on where the machine waits. */
enum table_order_kind {
    TABLE_NO_ORDER,                     /* or it is done */
    TABLE_MOVES,
    TABLE_GOES_ON,
};

enum { TABLE_MOVE_SIZE = 512, TABLE_DRAFT_SIZE = 256 };

struct table_order {                    /* all zero: none */
    enum table_order_kind kind;
    int presses;                        /* to go on, at most */
    size_t size;                        /* of the move */
    _Alignas(8) char move[TABLE_MOVE_SIZE];
};

/* What a table is made from. */
struct hand;
struct session;

struct table_view {
    const void *state;                  /* of the hand that watches */
    const struct hand *hand;
    const struct session *session;
};

/* One move of the list beside the time line. */
struct table_move {
    uint64_t tick;                      /* when it was seen to be made */
    char seat;                          /* 'A' */
    char words[TABLE_TEXT_MAX];         /* "11-15", "LACE: one right" */
    int has_value;                      /* for the graph of the game: */
    int32_t value;                      /* how it stands after this move */
};

/* How a game ended. */
struct table_end {
    char winner;                        /* 'A'; 0: nobody */
    char words[TABLE_LINE_MAX];         /* "You win: b found no code in five
                                         * guesses" */
};

struct table_type {
    /* What lies there. The draft is what the person has begun, plain data of
     * TABLE_DRAFT_SIZE bytes, zero at first. */
    void (*lay)(const struct table_view *view, const void *draft,
                struct table *to);

    /* A touch of a thing changes the draft, or gives an order, or says why it
     * cannot be. Its value is that of a slider, or, where a thing has been
     * dragged to a spot, the touch of that thing; else 0. */
    const char *(*touch)(const struct table_view *view, void *draft,
                         int touch, int32_t value,
                         struct table_order *order);

    /* One sentence: whose turn it is, what is expected, by which control. */
    void (*say_now)(const struct table_view *view, struct text *to);

    /* And one about what has happened last; nothing: nothing has. */
    void (*say_last)(const struct table_view *view, struct text *to);

    /* How many moves there were in this game, and the i-th. */
    int (*count_moves)(const struct table_view *view);
    void (*move)(const struct table_view *view, int i,
                 struct table_move *to);

    /* Whether the game is over, and then how it ended. */
    int (*end)(const struct table_view *view, struct table_end *to);

    /* What a click on a pixel of the machine's own monitor touches; 0:
     * nothing. Null: its picture is only looked at. */
    int (*screen_touch)(const struct table_view *view, int x, int y);

    const char *graph;                  /* what the values of the moves are,
                                         * "codes left"; null: no graph */
};

/* Gives the move as an order; or as many presses as go on. */
void table_order_move(struct table_order *order, const void *move,
                      size_t size);
void table_order_presses(struct table_order *order, int presses);

/* Making items */

struct table_item *table_add(struct table *self, enum table_kind kind, int x,
                             int y, int width, int height);
struct table_item *table_add_label(struct table *self, int x, int y,
                                   int width, int height, const char *text);
struct table_item *table_add_key(struct table *self, int x, int y, int width,
                                 int height, const char *text, int touch);

/* Their texts, cut off where they are too long; as text_begin they give a
 * text to put more into. */
struct text table_text(struct table_item *item);
struct text table_words(struct table_item *item);

/* Whether two tables show the same. */
int table_is_same(const struct table *one, const struct table *two);

/* Whether a place of the sheet is on an item; and the one there that can be
 * touched, the last one drawn first; -1: none. */
int table_covers(const struct table_item *item, int x, int y);
int table_hit(const struct table *self, int x, int y);

/* Whether the keyboard can go there: also to what cannot be touched now. */
int table_can_focus(const struct table_item *item);

/* The nearest thing on one side of another, across and down being -1, 0 or 1:
 * one that can be touched, or, while this one cannot be, one like it. The same
 * one if there is none. From -1 the first that can be touched; -1: none. */
int table_walk(const struct table *self, int from, int across, int down);

/* The value of a slider that is pulled by so many steps. */
int32_t table_pull(const struct table_item *slider, int steps);

#endif
