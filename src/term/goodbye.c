/* goodbye.c - tells how to resume a game that was left. */
#include "term/goodbye.h"

#include <stdio.h>

#include "disk/print.h"

/* The path may hold any bytes; print_visible shows control characters. */
void goodbye_tell(const char *path, const struct play *play)
{
    static const char *const options[PLAY_SEATS] = {"--a", "--b"};

    if (!*path)
        return;
    print_visible(stderr, "This game is kept; to resume it:\n"
                  "  boardwalk play --load %s", path);
    for (int i = 0; i < PLAY_SEATS; i++)
        if (play->minds[i][0])
            fprintf(stderr, " %s %s", options[i], play->minds[i]);
    fputs("\n", stderr);
}
