/* self.h - tests an assignment on its good designs and planted faults, before
 * it is used.
 *
 * The golden machine must pass all of them on every board and with several
 * seeds, each good design must get full marks, and each planted fault must lose
 * points: in the checks that its file names, if it names any, and in no others.
 */
#ifndef GRADE_SELF_H
#define GRADE_SELF_H

#include <stdio.h>

#include "grade/crowd.h"

/* Runs it in crowd->out, and tells on `to` (null: nobody) how each ended and
 * how many faults each check finds. Null: this assignment can grade; else what
 * is wrong with it, the first of it if it is more. */
const char *self_test(struct crowd *crowd, FILE *to);

#endif
