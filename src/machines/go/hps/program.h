/* program.h - the Go program: plain state and one step.
 *
 * The same for the bench and for the board: on_de1soc.c and de1soc/main.c call
 * program_step again and again with a bus and the time that has passed. It
 * reads no clock and allocates nothing: same reports, same times, same game.
 */
#ifndef HPS_PROGRAM_H
#define HPS_PROGRAM_H

#include "base/text.h"
#include "machines/go/hps/ai.h"
#include "machines/go/hps/hw_iface.h"
#include "machines/go/hps/keys.h"
#include "machines/go/hps/render.h"

enum program_screen {
    SCREEN_TITLE, SCREEN_MENU, SCREEN_GAME, SCREEN_OVER,
};

enum { PROGRAM_QUEUE = 16 };

/* What must be drawn anew in one of the two frames. */
struct program_stale {
    uint8_t all, panel;
    uint8_t point[BOARD_LINES][BOARD_LINES];
};

struct program {                        /* plain data, no gaps */
    BoardState board;
    struct record record;
    struct ai_thought thought;          /* level 0: no bot thinks */
    uint64_t seed;
    uint32_t games;                     /* begun: each has other dice */
    uint32_t pause_us;                  /* before a bot begins to think */
    uint32_t spare_us;                  /* time that thinking has not used */
    uint32_t panel;                     /* as last written */
    uint32_t switches;                  /* as last seen */
    struct keys keys;
    struct program_stale stale[2];      /* of frame A and of frame B */
    uint8_t screen;                     /* enum program_screen */
    uint8_t item;                       /* enum menu_item, selected */
    uint8_t level;                      /* of the bot */
    uint8_t bot;                        /* Stone; EMPTY: two players */
    uint8_t cursor_row, cursor_col;
    uint8_t has_superko;                /* in this game */
    uint8_t shows_territory;            /* before the end, too */
    uint8_t is_started;                 /* the FPGA knows where frames are */
    uint8_t has_news;                   /* something to be drawn */
    uint8_t sound;                      /* to be played with it, or NONE */
    uint8_t refusal;                    /* MoveResult of the last key */
    uint8_t is_limited;                 /* over because of too many moves */
    uint8_t queued;
    uint8_t queue[PROGRAM_QUEUE];       /* enum command */
    uint8_t lacks_memory;               /* for the level that was chosen */
    uint8_t reserved[11];
};

void program_reset(struct program *self, uint64_t seed);

/* A report of the keyboard, whatever its length; its command waits for the next
 * step. One too many is lost. */
void program_report(struct program *self, const uint8_t *report, int length);
void program_unplug(struct program *self);      /* the keyboard is gone */
void program_command(struct program *self, enum command command);

/* Time passes: one command is obeyed, a bot thinks for a moment, and what has
 * changed is drawn and shown. */
void program_step(struct program *self, const struct hw_bus *bus,
                  uint32_t elapsed_us);

/* Whether a bot thinks: the next step should come at once. */
int program_is_thinking(const struct program *self);

#endif
