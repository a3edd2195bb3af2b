/* pictures.c - a board as the faces draw it, as a PNG file: for looking.
 *
 *     pictures SCRIPT WIDTH HEIGHT dark|light OUT.png [keys] [TICK]
 *
 * The script is played to its end, or to a tick of it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/script.h"
#include "draw/draw.h"
#include "draw/png.h"

enum { SCRIPT_BYTES = 1 << 20 };

static const char *read_all(const char *path, char *text)
{
    FILE *file = fopen(path, "rb");
    size_t length;

    if (!file)
        return "cannot read that script";
    length = fread(text, 1, SCRIPT_BYTES - 1, file);
    text[length] = 0;
    fclose(file);
    return NULL;
}

static void put(void *to, const uint8_t *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

static const char *write_picture(const struct canvas *canvas,
                                 const char *path)
{
    static struct png png;
    static uint8_t row[3 * PNG_WIDTH_MAX];
    FILE *file = fopen(path, "wb");
    const char *error;

    if (!file)
        return "cannot write that file";
    error = png_begin(&png, canvas->width, canvas->height, put, file);
    for (int y = 0; !error && y < canvas->height; y++) {
        const uint32_t *from = canvas->pixels + y * canvas->stride;

        for (int x = 0; x < canvas->width; x++)
            for (int c = 0; c < 3; c++)
                row[3 * x + c] = (uint8_t)(from[x] >> (16 - 8 * c));
        png_row_rgb888(&png, row);
    }
    error = error ? error : png_end(&png);
    return fclose(file) ? "cannot write that file" : error;
}

static const char *draw_it(struct session *session, struct draw *draw,
                           enum draw_theme theme, int shows_keys)
{
    struct canvas_rect room = {0, 0, draw->live.width, draw->live.height};
    struct play play = {0};
    struct player player = {.play = &play};
    struct scene scene = {.focus = -1, .shows_keys = shows_keys};
    struct scene_eye eye = {0};
    const char *error = play_open(&play, session, NULL, NULL);

    if (error)
        return error;
    if (!draw_begin(draw, session_machine(session), room, theme))
        error = "that is too small";
    scene_look(&scene, &eye, &player);  /* since the beginning, and */
    scene_look(&scene, &eye, &player);  /* at this moment */
    if (!error)
        draw_update(draw, &scene);
    scene_eye_close(&eye);
    play_close(&play);
    return error;
}

static const char *play_script(const char *path, struct session **session)
{
    static char text[SCRIPT_BYTES];
    static struct script script;
    const char *error = read_all(path, text);

    if (error)
        return error;
    script_begin(&script);
    error = script_text(&script, text);
    *session = script_take(&script);
    script_end(&script);
    return error;
}

static const char *make_picture(int argc, char **argv)
{
    static struct draw draw;
    int width = atoi(argv[2]), height = atoi(argv[3]), keys = 0;
    size_t pixels = (size_t)width * (size_t)height;
    struct session *session = NULL;
    const char *error = play_script(argv[1], &session);

    if (error)
        return error;
    for (int i = 6; i < argc; i++)
        if (strcmp(argv[i], "keys") == 0)
            keys = 1;
        else
            session_seek(session, (uint64_t)atoll(argv[i]));
    canvas_begin(&draw.still, calloc(pixels, 4), width, height);
    canvas_begin(&draw.live, calloc(pixels, 4), width, height);
    error = draw_it(session, &draw,
                    strcmp(argv[4], "light") ? DRAW_DARK : DRAW_LIGHT, keys);
    error = error ? error : write_picture(&draw.live, argv[5]);
    free(draw.still.pixels);
    free(draw.live.pixels);
    return error;
}

int main(int argc, char **argv)
{
    const char *error = argc < 6 ? "usage: pictures SCRIPT WIDTH HEIGHT "
                                   "dark|light OUT.png [keys] [TICK]"
                                 : make_picture(argc, argv);

    if (error)
        fprintf(stderr, "%s\n", error);
    return error != NULL;
}
