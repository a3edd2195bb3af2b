/* picture.c - the picture of a board, drawn on this machine, as a number.
 *
 *     picture SCRIPT WIDTH HEIGHT THEME [SCALE]   FNV-1a of its bytes R G B A
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/journal.h"
#include "draw/draw.h"

static uint32_t hash(const uint32_t *pixels, size_t count)
{
    uint32_t sum = 2166136261u;

    for (size_t i = 0; i < count; i++)
        for (int shift = 16; shift >= -8; shift -= 8) {
            uint32_t byte = shift < 0 ? 0xff : pixels[i] >> shift & 0xff;

            sum = (sum ^ byte) * 16777619u;
        }
    return sum;
}

static const char *paint(struct play *play, int width, int height,
                         enum draw_theme theme, int scale)
{
    static struct draw draw;
    static struct scene scene = {.focus = -1};
    struct scene_eye eye = {0};
    struct player player = {.play = play};
    size_t count = (size_t)width * (size_t)height;
    uint32_t *pixels = calloc(count, 2 * sizeof *pixels);

    if (!pixels)
        return "out of memory";
    canvas_begin(&draw.still, pixels, width, height);
    canvas_begin(&draw.live, pixels + count, width, height);
    draw.scale = scale;
    if (!draw_begin(&draw, session_machine(play->session),
                    (struct canvas_rect){0, 0, width, height}, theme))
        return "too small";
    scene_look(&scene, &eye, &player);
    scene_look(&scene, &eye, &player);  /* no time since: the last scan */
    draw_update(&draw, &scene);
    printf("%08x\n", (unsigned)hash(draw.live.pixels, count));
    scene_eye_close(&eye);
    free(pixels);
    return NULL;
}

int main(int argc, char **argv)
{
    struct play play = {0};
    struct session *session = NULL;
    const char *error = argc < 5 ? "four words" : journal_read(argv[1],
                                                               &session);

    if (!error)
        error = play_open(&play, session, NULL, NULL);
    if (!error)
        error = paint(&play, atoi(argv[2]), atoi(argv[3]),
                      atoi(argv[4]) ? DRAW_LIGHT : DRAW_DARK,
                      argc > 5 ? atoi(argv[5]) : 0);
    if (error)
        printf("!%s\n", error);
    play_close(&play);
    return error != NULL;
}
