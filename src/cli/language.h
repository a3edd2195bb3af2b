/* language.h - the language that players read, as the environment has it. */
#ifndef LANGUAGE_H
#define LANGUAGE_H

/* While a face runs: the command line is English in all languages.
 *
 * Takes the language of LC_ALL, LC_MESSAGES or LANG, the first that is set, if
 * there is a file for it (po/de.po); else English. A file that cannot be read
 * is told of, and English it is. To begin again changes nothing. */
void language_begin(void);
void language_end(void);

#endif
