/* openings.h - the three-move openings of English draughts.
 *
 * Masters draw the first three moves by lot, since free play ends in too
 * many draws. 174 beginnings differ; 18 of them lose a man or worse, and
 * 156 are balloted: 144 of old, 12 since the years from 2003 to 2005.
 */
#ifndef CHECKERS_OPENINGS_H
#define CHECKERS_OPENINGS_H

enum { CHECKERS_OPENINGS = 156 };

extern const char *const checkers_openings[];   /* "9-13 21-17 5-9"; null
                                                 * ends them */

#endif
