/* openings.h - the three-move openings of English draughts.
 *
 * In tournaments the first three moves are drawn by lot, since free play ends
 * in too many draws. There are 174 distinct sequences; 18 of them lose a man
 * or worse, and 156 are balloted: 144 traditionally, and 12 that were added
 * between 2003 and 2005.
 */
#ifndef CHECKERS_OPENINGS_H
#define CHECKERS_OPENINGS_H

enum { CHECKERS_OPENINGS = 156 };

extern const char *const checkers_openings[];   /* "9-13 21-17 5-9"; null
                                                 * ends them */

#endif
