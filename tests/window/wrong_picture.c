/* wrong_picture.c - a board drawn with a fault, to see who notices.
 *
 *     wrong_picture JOURNAL WIDTHxHEIGHT FAULT >PPM
 *
 * A fault is a part (LD0: its lights stay dark; SW3: it stands the other way),
 * one light of it (AN2.6: a segment), "letter" (one of the terminal's is
 * missing), "left" (all is a pixel too far to the left), or "none".
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/journal.h"
#include "draw/draw.h"

static struct scene scene = {.focus = -1};
static struct draw draw;

static void blot_letter(struct terminal *terminal)
{
    for (int i = 0; i < TERMINAL_ROWS * TERMINAL_COLUMNS; i++) {
        char *cell = &terminal->screen[i / TERMINAL_COLUMNS]
                                      [i % TERMINAL_COLUMNS];

        if (*cell > ' ') {
            *cell = 0;
            return;
        }
    }
}

static const char *damage_part(const struct board_type *board, char *name)
{
    char *point = strchr(name, '.');
    const struct part *part;
    struct parts found;

    if (point)
        *point = 0;
    found = board_find(board, name);
    if (found.count != 1)
        return "no such part";
    part = &board->parts[found.first];
    if (part_is_input(part))
        scene.in ^= PIN(part->pin);
    else if (point)
        scene.brightness[part->light + atoi(point + 1)] = 0;
    else
        memset(scene.brightness + part->light, 0,
               (size_t)part_lights(part));
    return NULL;
}

static const char *damage(const struct board_type *board, char *fault)
{
    struct scene before = scene;
    const char *error = NULL;

    if (strcmp(fault, "letter") == 0)
        blot_letter(&scene.terminal);
    else if (strcmp(fault, "none") != 0 && strcmp(fault, "left") != 0)
        error = damage_part(board, fault);
    else
        return NULL;
    return !error && memcmp(&before, &scene, sizeof scene) == 0
        ? "nothing is there to be damaged" : error;
}

static void write_ppm(const struct canvas *canvas, int shift)
{
    printf("P6 %d %d 255\n", canvas->width, canvas->height);
    for (int y = 0; y < canvas->height; y++)
        for (int x = 0; x < canvas->width; x++) {
            int from = (x + shift) % canvas->width;
            uint32_t pixel = canvas->pixels[(ptrdiff_t)y * canvas->stride
                                            + from];

            putchar((int)(pixel >> 16 & 0xff));
            putchar((int)(pixel >> 8 & 0xff));
            putchar((int)(pixel & 0xff));
        }
}

static const char *paint(struct play *play, int width, int height,
                         char *fault)
{
    struct player player = {.play = play};
    struct scene_eye eye = {0};
    const char *error = NULL;

    if (!draw_begin(&draw, session_machine(play->session),
                    (struct canvas_rect){0, 0, width, height}, DRAW_DARK))
        error = "too small";
    scene_look(&scene, &eye, &player);
    scene_look(&scene, &eye, &player);  /* no time since: the last scan */
    if (!error)
        error = damage(session_machine(play->session)->board, fault);
    if (!error) {
        draw_update(&draw, &scene);
        write_ppm(&draw.live, strcmp(fault, "left") == 0);
    }
    scene_eye_close(&eye);
    return error;
}

static const char *open_play(struct play *play, const char *path)
{
    struct session *session;
    const char *error = journal_read(path, &session);

    return error ? error : play_open(play, session, NULL, NULL);
}

int main(int argc, char **argv)
{
    struct play play = {0};
    int width = 0, height = 0;
    uint32_t *pixels = NULL;
    const char *error = "JOURNAL WIDTHxHEIGHT FAULT";

    if (argc == 4 && sscanf(argv[2], "%dx%d", &width, &height) == 2)
        error = open_play(&play, argv[1]);
    if (!error) {
        size_t count = (size_t)width * (size_t)height;

        pixels = calloc(count, 2 * sizeof *pixels);
        canvas_begin(&draw.still, pixels, width, height);
        canvas_begin(&draw.live, pixels + count, width, height);
        error = pixels ? paint(&play, width, height, argv[3])
                       : "out of memory";
    }
    if (error)
        fprintf(stderr, "wrong_picture: %s\n", error);
    free(pixels);
    play_close(&play);
    return error != NULL;
}
