/* acpc_rig.c - what tests of the poker competition share. */
#include "games/holdem/acpc_rig.h"

#include "check.h"

#include <string.h>

const char *acpc_rig_copy(const struct acpc_game *game, const char *line)
{
    static char written[ACPC_LINE_MAX];
    struct acpc_hand hand;
    struct text to;
    int viewer;

    if (acpc_read_state(&hand, game, &viewer, &line) || *line)
        return "error";
    text_begin(&to, written, sizeof written);
    acpc_write_state(&hand, viewer, &to);
    return written;
}

void acpc_rig_replace(const char *text, const char *from, const char *with,
                      struct text *to)
{
    const char *at = strstr(text, from);

    assert_non_null(at);
    while (text < at)
        text_put_char(to, *text++);
    text_put(to, with);
    text_put(to, at + strlen(from));
}
