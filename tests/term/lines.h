/* lines.h - a board as text, kept line by line. */
#ifndef LINES_H
#define LINES_H

#include <string.h>

#include "check.h"

enum { LINES_MAX = 32 };

struct lines {
    char line[LINES_MAX][400];
    int count;
};

static void keep_line(void *with, const char *text)
{
    struct lines *lines = with;

    assert_true(lines->count < LINES_MAX);
    assert_true(strlen(text) < sizeof lines->line[0]);
    strcpy(lines->line[lines->count++], text);
}

#endif
