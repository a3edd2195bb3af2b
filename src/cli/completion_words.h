/* completion_words.h - the candidates for the last word of a command line. */
#ifndef COMPLETION_WORDS_H
#define COMPLETION_WORDS_H

/* Prints what the last of the words may become, given those before it; the
 * program's own name is left out. One candidate a line, followed by a tab and
 * its description. The line ":files" or ":folders" asks the shell for those. */
void completion_words_print(int count, const char *const *word);

#endif
