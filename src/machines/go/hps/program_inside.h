/* program_inside.h - shared by the files of the program. */
#ifndef HPS_PROGRAM_INSIDE_H
#define HPS_PROGRAM_INSIDE_H

#include "machines/go/hps/program.h"

/* 9 * row + column; RECORD_PASS if it was one, or if there is none. */
int program_last_move(const struct program *self);
int program_is_bots_turn(const struct program *self);

/* Draws what has changed into a frame, plays the sound, asks for the swap;
 * then writes the digits and lamps if they differ. */
void program_show_news(struct program *self, int back);
void program_show_panel(struct program *self, uint32_t switches);

#endif
