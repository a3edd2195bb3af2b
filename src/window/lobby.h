/* lobby.h - the window before a game is chosen: all machines at once, each
 * with a small board on which minds play.
 *
 * It covers the whole window, bar included, and gets all keys and the mouse.
 * The game that was played waits below it and is not lost: Resume, or Esc, goes
 * back. What its buttons ask for is a command (command.h), or a game that is
 * begun at once.
 *
 *     window_lobby_open(&lobby, &player);
 *     window_lobby_place(&lobby, &canvas, &still, scale, is_light);
 *     card = window_lobby_advance(&lobby, now_ns);        once a frame
 *     count = window_lobby_update(&lobby, &canvas, dirty);
 *     window_lobby_took(&lobby, card, spent_ns);
 */
#ifndef WINDOW_LOBBY_H
#define WINDOW_LOBBY_H

#include "draw/draw.h"
#include "player/lobby.h"
#include "window/command.h"
#include "window/item.h"

enum { WINDOW_LOBBY_DIRTY = DRAW_DIRTY_MAX + 1 };

enum window_lobby_id {                  /* what can be worked */
    LOBBY_NOTHING, LOBBY_RESUME, LOBBY_GAMES, LOBBY_HELP, LOBBY_LIGHT,
    LOBBY_MOTION, LOBBY_QUIT, LOBBY_SCROLL,
    LOBBY_CARD = 100,                   /* and on: LOBBY_TOUCHES for each */
};

enum window_lobby_touch {               /* of a card */
    LOBBY_PLAY, LOBBY_CHOOSE, LOBBY_PEOPLE, LOBBY_WATCH, LOBBY_STEPS,
    LOBBY_RULES,
    LOBBY_TOUCHES,
};

/* How the cards stand: found by lobby_plan.c. */
struct window_lobby_plan {
    int scale;                          /* percent, as it fits */
    int columns, rows;
    int page;                           /* rows that are seen at a time */
    int is_wide;                        /* words beside the picture, not
                                         * below it */
    int width, height;                  /* of a card */
    int lines;                          /* of the sentence about it */
    int touch_rows;                     /* of its small buttons */
    struct canvas_rect room;            /* of all cards */
};

struct window_lobby {                   /* zero it before use */
    int is_open;
    struct lobby lobby;
    struct window_lobby_plan plan;
    int first;                          /* row of cards that is seen */
    int hovered, pressed, focus;        /* ids */
    char resume[80];                    /* "Resume Checkers"; "": nothing */
    char trouble[TEXT_ERROR_MAX];       /* why a game did not begin, or "" */
    const struct machine_type *asked;   /* whose settings or rules */
    int is_light;

    struct canvas_rect window;
    struct canvas canvas, still;        /* of the window */
    struct window_items items, shown;
    struct draw draw[LOBBY_CARDS];
    struct scene scene[LOBBY_CARDS];
    struct scene_eye eye[LOBBY_CARDS];
    int has_board[LOBBY_CARDS];         /* it is seen */
    int moved;                          /* a card to be drawn, or -1 */
    int is_whole;                       /* all of it has been drawn */
};

/* Opens it over a game, which it offers to resume if anything was done there;
 * closing ends the games of the minds. */
void window_lobby_open(struct window_lobby *self, const struct player *player);
void window_lobby_close(struct window_lobby *self);

/* Takes another size, scale or colour; both canvases are the window's. */
void window_lobby_place(struct window_lobby *self, const struct canvas *live,
                        const struct canvas *still, int scale, int is_light);

/* Time, as in player/lobby.h. Nobody calls it while the lobby is not seen. */
int window_lobby_advance(struct window_lobby *self, uint64_t now_ns);
void window_lobby_took(struct window_lobby *self, int card,
                       uint64_t spent_ns);
uint64_t window_lobby_due_ns(const struct window_lobby *self);

/* Mouse and keys; returns what is asked of the window. The player may have
 * another session afterwards. */
void window_lobby_press(struct window_lobby *self, int x, int y);
void window_lobby_move(struct window_lobby *self, int x, int y);
enum window_command window_lobby_release(struct window_lobby *self,
                                         struct player *player, int x, int y);
enum window_command window_lobby_key(struct window_lobby *self,
                                     struct player *player, uint32_t key);
void window_lobby_wheel(struct window_lobby *self, int by);     /* 1: down */

/* Draws what changed; returns how many rectangles have (dirty[]). */
int window_lobby_update(struct window_lobby *self,
                        struct canvas_rect dirty[WINDOW_LOBBY_DIRTY]);
void window_lobby_renew(struct window_lobby *self);

/* Frees what it holds. */
void window_lobby_free(struct window_lobby *self);

/* lobby_plan.c: how the cards stand in a window, and all items; the place of a
 * card and of its picture, empty where it is scrolled away. */
void window_lobby_plan(struct window_lobby *self, int scale);
void window_lobby_make(struct window_lobby *self);
struct canvas_rect window_lobby_card(const struct window_lobby *self, int i);
struct canvas_rect window_lobby_picture(const struct window_lobby *self,
                                        int i);

#endif
