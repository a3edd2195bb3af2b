/* hand_eye.h - what a person reads off the Go machine's monitor: the words
 * on it, and the stones.
 *
 * Both are read off the pixels: what the machine shows counts, not what it
 * knows. That a move is refused is not on the monitor, it is heard.
 */
#ifndef HAND_GO_EYE_H
#define HAND_GO_EYE_H

#include "bench/look.h"
#include "games/go/rules/go.h"
#include "machines/go/on_de1soc.h"

enum { HAND_GO_LINES = 9, HAND_GO_SPOTS = HAND_GO_LINES * HAND_GO_LINES };

enum hand_go_screen {
    HAND_GO_DARK,                       /* or nothing that it knows */
    HAND_GO_TITLE,
    HAND_GO_TWO_PLAYERS,                /* the menu, with that selected */
    HAND_GO_COMPUTER,                   /* the same menu, its other item */
    HAND_GO_MENU,                       /* levels and colours */
    HAND_GO_GAME,
    HAND_GO_OVER,
};

struct hand_go_sight {                  /* the words; zeros: dark */
    enum hand_go_screen screen;
    enum menu_item item;                /* in a menu, what is selected */
    enum go_colour turn;                /* in a game, as all that follows */
    int is_thinking;                    /* the machine itself is on turn */
    int has_passed;
    int is_refused;                     /* that is heard just now, */
    go_point refused_at;                /* since the cursor was there */
    unsigned moves;
    go_point cursor;

    uint64_t age;                       /* of the picture that was read, */
    size_t events;                      /* after so many events; */
    int is_read;                        /* 0: none was */
};

static inline int hand_go_is_menu(enum hand_go_screen screen)
{
    return screen == HAND_GO_TWO_PLAYERS || screen == HAND_GO_COMPUTER
        || screen == HAND_GO_MENU;
}

/* Of the monitor of a session, all zeros if it is dark. A picture is read once:
 * the sight that was filled before is given again. */
void hand_go_eye_look(const struct session *session,
                      struct hand_go_sight *sight);

/* The stones, row by row from the upper left; 0 if there is a point that shows
 * neither wood nor a stone. */
int hand_go_eye_stones(const struct session *session,
                       uint8_t stones[HAND_GO_SPOTS]);

/* The point of a spot, counted as in hand_go_eye_stones. */
static inline go_point hand_go_point(int spot)
{
    return go_at(spot / HAND_GO_LINES, spot % HAND_GO_LINES);
}

/* The spot at a pixel of the monitor: the nearest, no farther than half a
 * step; -1: none. */
int hand_go_eye_spot(int x, int y);

/* "D4", "pass". */
void hand_go_put_point(go_point point, struct text *to);

#endif
