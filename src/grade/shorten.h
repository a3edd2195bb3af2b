/* shorten.h - shrinks a failed check to the fewest lines that still fail. */
#ifndef SHORTEN_H
#define SHORTEN_H

/* Leaves out lines before the last one as long as `fails` says so of what is
 * left, with so many questions at most; *tries is how many are left then. The
 * caller frees the text, null: no memory. Comments and empty lines always
 * go. */
char *shorten_lines(const char *text, int last_line, int *tries,
                    int (*fails)(void *with, const char *text), void *with);

#endif
