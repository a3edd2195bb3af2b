/* program_words.h - what the Go program believes to be on its screen. */
#ifndef PROGRAM_WORDS_H
#define PROGRAM_WORDS_H

#include "machines/go/hps/program.h"

/* In one line, as machines/go/words.h reads it off the picture, and behind that
 * "; refused: ko", which is not on it. */
void program_caption(const struct program *self, struct text *to);

#endif
