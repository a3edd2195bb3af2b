/* script.h - the face for programs: scripts in, TAP out.
 *
 * `boardwalk run` and the tests use it. The output is the Test Anything
 * Protocol: a line for each expectation, and the plan at the end.
 */
#ifndef FACE_SCRIPT_H
#define FACE_SCRIPT_H

#include <stdio.h>

#include "bench/script.h"

struct script_face {
    FILE *out;
    int shows_sums;             /* a checksum of all outputs for each file */
    struct script_limit limit;          /* for each file */
    int tests, failed;
};

/* Runs one script file; each expectation is one test, and so is an error that
 * stops it. A checksum is printed only for scripts that ran to their end. */
void script_face_run(struct script_face *self, const char *path);

/* The plan, which TAP allows at the end. */
void script_face_end(const struct script_face *self);

#endif
