/* script.h - the face for programs: scripts in, TAP out. */
#ifndef FACE_SCRIPT_H
#define FACE_SCRIPT_H

#include <stdio.h>

#include "bench/script.h"

struct script_face {
    FILE *out;
    int shows_sums;             /* a checksum of all outputs for each file */
    struct script_limit limit;          /* of machine time, for each file */
    int tests, failed;
};

/* Runs one script; each expectation is one test. */
void script_face_run(struct script_face *self, const char *path);

/* The plan, which TAP allows at the end. */
void script_face_end(const struct script_face *self);

#endif
