/* keys.h - the keys under which results are cached, and the seeds derived from
 * them.
 *
 * A result is kept by a sum of the submission, the assignment and the version
 * of the program; each of its checks by one of less than that: of all but the
 * other checks.
 */
#ifndef KEYS_H
#define KEYS_H

#include "grade/examine.h"

void keys_of_result(const struct examine_order *order, char key[65]);

/* With so many tries left to shorten scripts. */
void keys_of_check(const struct examine_order *order,
                   const struct assignment_check *check, int tries,
                   char key[65]);

void keys_draw_seeds(const struct examine_order *order, struct result *result);

#endif
