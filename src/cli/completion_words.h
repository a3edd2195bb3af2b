/* completion_words.h - what may stand at the end of a command line. */
#ifndef COMPLETION_WORDS_H
#define COMPLETION_WORDS_H

/* Prints what the last of the words may become, given those before it, the
 * program's name left out: a line for each candidate, with a tab and what it
 * is behind it. The line ":files" or ":folders" asks the shell for those. */
void completion_words_print(int count, const char *const *word);

#endif
