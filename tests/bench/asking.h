/* asking.h - a person who asks for a hint, and what he is told. */
#ifndef ASKING_H
#define ASKING_H

#include "check.h"

#include <string.h>

#include "bench/play.h"

static inline const char *ask(struct play *play, const char **error)
{
    static char line[200];
    struct text to;

    text_begin(&to, line, sizeof line);
    *error = play_hint(play, &to);
    assert_true(strlen(line) <= 78);    /* one row of a terminal */
    return line;
}

static inline const char *hint_of(struct play *play)
{
    const char *error, *line = ask(play, &error);

    if (error)
        fail_msg("%s", error);
    return line;
}

static inline const char *refusal(struct play *play)
{
    const char *error, *line = ask(play, &error);

    assert_string_equal(line, "");
    return error;
}

#endif
