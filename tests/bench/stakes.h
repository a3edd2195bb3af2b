/* stakes.h - people at the poker machine, and what the chip itself knows.
 *
 * The robots may not look in there; the tests that judge them do.
 */
#ifndef STAKES_H
#define STAKES_H

#include "bench/play.h"
#include "machines/poker/poker.h"

enum { STAKES_HZ = 115200 };

const struct poker_chip *stakes_chip(const struct session *session);

/* The same to write into, for tests that change a hidden card. */
struct poker_chip *stakes_open_chip(const struct session *session);

void stakes_run_ms(struct play *play, unsigned ms);

/* A button pressed as a person would, while robots look. */
void stakes_tap(struct play *play, const char *button);

/* Sets SW to a number and presses BTNC. */
void stakes_bet(struct play *play, unsigned chips);

/* Runs until the next press would do this; so long must be enough. */
void stakes_await(struct play *play, enum poker_phase phase, unsigned ms);

/* Runs until nobody has done anything for a while. */
void stakes_play_out(struct play *play);

#endif
