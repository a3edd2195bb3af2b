/* draughts.h - what happened at a checkers machine, read from the chip
 * itself, and hands on its switches.
 *
 * The robots may not look in there; the tests that judge them do.
 */
#ifndef DRAUGHTS_H
#define DRAUGHTS_H

#include "bench/play.h"
#include "games/draughts/rules/game.h"
#include "machines/checkers/checkers.h"

const struct checkers_chip *draughts_chip(const struct session *session);

/* The men in the chip's memory, as the rules know them. */
struct checkers draughts_position(const struct session *session);

/* The same men by colour as the array shows them, or the test fails. */
void draughts_check_array(struct session *session);

struct draughts {
    struct checkers_game game;          /* since the last reset */
    int games, moves, errors;
    uint64_t up_tick;                   /* power is up from here on */
    uint8_t state, turn;                /* at the last tick */
    struct checkers before;
};

/* Plays a session again from its events: every turn that ends must have been
 * one legal move. */
void draughts_read(struct draughts *self, const struct session *played);

/* A person enters squares, such as "c3d4", while robots look. */
void draughts_enter(struct play *play, const char *squares);
void draughts_tap(struct play *play, const char *button);

/* Runs until somebody has won, or nothing was done for ten seconds. */
void draughts_play_out(struct play *play);

#endif
