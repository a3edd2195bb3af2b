/* printed.h - sentences with the names of parts as a board prints them.
 *
 * What a machine tells its players names the parts of the board that it was
 * made for. On another board (fit.h) these names are aliases, and the part has
 * another name printed below it, which is what a person looks for.
 */
#ifndef PRINTED_H
#define PRINTED_H

#include "boards/board.h"

/* Appends the words; each that is an alias of the board becomes the name of
 * what it stands for. Any language will do: names are the same in all. */
void printed_put(struct text *to, const struct board_type *board,
                 const char *words);

/* The same for a text in a buffer of that size. */
void printed_rename(char *words, size_t size, const struct board_type *board);

/* An English text of the machine in the player's language, with these names;
 * what has such names is valid until the next call in the same thread. */
const char *printed_words(const struct board_type *board, const char *english);

/* The same of an error, as text_error has it; null stays null. */
const char *printed_error(const struct board_type *board, const char *error);

#endif
