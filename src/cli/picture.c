/* picture.c - a machine's monitor, or its whole board, as a PNG file.
 *
 * Files are written as drafts that replace the old file only when they are
 * complete (disk/file.h). The pixels come from bench/look.c and from src/draw
 * and are the same on every platform.
 */
#include "cli/picture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/look.h"
#include "disk/file.h"
#include "draw/draw.h"
#include "draw/png.h"

static const char no_memory[] = "out of memory for a picture";

struct rows {                           /* the pixels to write */
    int width, height;
    const uint16_t *rgb444;             /* of a monitor, or */
    const uint32_t *rgb888;             /* of a board; the other is null */
};

/* Files */

static void write_png_bytes(void *to, const uint8_t *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);       /* file_commit finds errors */
}

/* From 0x00RRGGBB to three bytes. */
static void write_rgb888(struct png *png, const uint32_t *pixels, int width)
{
    uint8_t bytes[3 * PNG_WIDTH_MAX];

    for (int x = 0; x < width; x++)
        for (int i = 0; i < 3; i++)
            bytes[3 * x + i] = (uint8_t)(pixels[x] >> (16 - 8 * i));
    png_row_rgb888(png, bytes);
}

/* Exactly one of the two kinds of pixels is given. */
static void write_png_row(struct png *png, const struct rows *rows, int y)
{
    if (rows->rgb444)
        png_row_rgb444(png, rows->rgb444 + (ptrdiff_t)y * rows->width);
    else
        write_rgb888(png, rows->rgb888 + (ptrdiff_t)y * rows->width,
                     rows->width);
}

/* The encoder's state is too large for the stack. */
static const char *write_png(FILE *file, const struct rows *rows)
{
    struct png *png = malloc(sizeof *png);
    const char *error = png
        ? png_begin(png, rows->width, rows->height, write_png_bytes, file)
        : no_memory;

    for (int y = 0; !error && y < rows->height; y++)
        write_png_row(png, rows, y);
    if (!error)
        error = png_end(png);
    free(png);
    return error;
}

/* A picture that cannot be finished leaves an old file as it was. */
static const char *write_png_file(const char *path, const struct rows *rows)
{
    struct file_draft draft;
    const char *error = file_begin(&draft, path);

    if (error)
        return error;
    error = write_png(draft.stream, rows);
    if (!error)
        return file_commit(&draft);
    file_abandon(&draft);
    return error;
}

/* The monitor */

/* The monitor's pixels are as the machine drew them, without the board. */
const char *picture_write(const struct session *session, const char *path)
{
    const struct machine_type *machine = session_machine(session);
    uint16_t *pixels;
    const char *error;

    if (!session_picture(session).type)
        return text_error("there is no monitor on the ", machine->board->name,
                          " board; --size 1280x800 draws the board itself",
                          (char *)0);
    pixels = look_pixels(session);
    if (!pixels)
        return no_memory;
    error = write_png_file(path, &(struct rows){.width = PICTURE_WIDTH,
                                                .height = PICTURE_HEIGHT,
                                                .rgb444 = pixels});
    free(pixels);
    return error;
}

/* The board */

/* Draws the board as a visitor finds it: nobody sits at it, nothing has the
 * focus, and hidden cards stay covered. */
static const char *draw_still_board(struct session *session, struct draw *draw,
                                    int is_light)
{
    struct play play = {.session = session};
    struct player player = {.play = &play};
    struct scene scene = {.focus = -1};
    struct scene_eye eye = {0};
    struct canvas_rect room = {0, 0, draw->live.width, draw->live.height};

    if (!draw_begin(draw, session_machine(session), room,
                    is_light ? DRAW_LIGHT : DRAW_DARK))
        return "the picture is too small for this board; 320x240 is large "
               "enough";
    scene_look(&scene, &eye, &player);  /* all light since the beginning, */
    scene_look(&scene, &eye, &player);  /* and that of this moment */
    draw_update(draw, &scene);
    scene_eye_close(&eye);
    return NULL;
}

/* Two canvases of the same size: what is drawn once and what changes. The
 * second is only needed while drawing. */
const char *picture_write_board(struct session *session, const char *path,
                                const struct picture_size *size)
{
    size_t count = (size_t)size->width * (size_t)size->height;
    uint32_t *pixels = calloc(2 * count, sizeof *pixels);
    struct draw *draw = calloc(1, sizeof *draw);
    const char *error = no_memory;

    if (pixels && draw) {
        canvas_begin(&draw->live, pixels, size->width, size->height);
        canvas_begin(&draw->still, pixels + count, size->width,
                     size->height);
        error = draw_still_board(session, draw, size->is_light);
    }
    if (!error)
        error = write_png_file(path, &(struct rows){.width = size->width,
                                                    .height = size->height,
                                                    .rgb888 = pixels});
    free(draw);
    free(pixels);
    return error;
}

/* The part before the x is copied, because text_number takes whole strings;
 * one that does not fit stays empty and is refused like any other. */
const char *picture_read_size(const char *words, struct picture_size *size)
{
    const char *cross = strchr(words, 'x');
    char width[8] = "";
    uint64_t across = 0, down = 0;

    if (cross && cross - words < (ptrdiff_t)sizeof width)
        memcpy(width, words, (size_t)(cross - words));
    if (!cross || !text_number(width, &across) || !text_number(cross + 1,
                                                               &down)
        || !across || !down || across > PICTURE_SIDE_MAX
        || down > PICTURE_SIDE_MAX)
        return text_error("--size ", words, ": expected WIDTHxHEIGHT in "
                          "pixels, up to 4096, such as 1280x800", (char *)0);
    size->width = (int)across;
    size->height = (int)down;
    return NULL;
}
