/* goban.h - people at the Go machine, what the program itself knows, and a
 * game read from the keys that were pressed.
 *
 * The robots may not look in there; the tests that judge them do.
 */
#ifndef GOBAN_H
#define GOBAN_H

#include "bench/play.h"
#include "games/go/rules/game.h"
#include "machines/go/on_de1soc.h"

enum { GOBAN_HZ = DE1SOC_CLOCK_HZ };

const struct program *goban_program(const struct session *session);

/* The whole machine to write into, for tests that change what is shown. */
struct go_de1soc *goban_machine(const struct session *session);

/* Both frames show this colour (RGB565) at a point, in a square around each
 * of two places. */
void goban_paint(const struct session *session, int row, int column,
                 uint16_t rgb565, int places);

void goban_run_ms(struct play *play, unsigned ms);

/* Keys pressed as a person would, while robots look: 'U', 'D', 'L', 'R' for
 * arrows, 'E' Enter, 'S' Space, 'X' Escape. */
void goban_tap(struct play *play, const char *keys);

/* A person walks to a point ("D4") and places a stone. */
void goban_place(struct play *play, const char *point);

/* Runs until it is this colour's turn and his to move; so long must do. */
void goban_await(struct play *play, Stone turn, unsigned ms);

/* Runs until nobody has pressed anything for a while. */
void goban_play_out(struct play *play);

/* What the keys of a game for two players came to: from a cursor in the middle
 * and the rules alone. Title and menu take two presses of Enter. */
struct goban {
    struct go_game game;
    int row, column;
    int refused;
    int strange;                        /* keys that robots have no use for */
};

void goban_read(struct goban *self, const struct session *played);

/* The stones in the program are those of the game, and so is the score. */
void goban_check(const struct goban *self, const struct session *session);

#endif
