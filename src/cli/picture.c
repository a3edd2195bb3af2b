/* picture.c - what stands on a machine's monitor, as a PNG file. */
#include "cli/picture.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/look.h"
#include "formats/png.h"

static void put(void *to, const uint8_t *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);       /* ferror tells later */
}

static const char *write_png(FILE *file, const struct machine_screen *screen,
                             const uint16_t *pixels)
{
    struct png *png = malloc(sizeof *png);
    const char *error = png
        ? png_begin(png, screen->width, screen->height, put, file)
        : "out of memory for a picture";

    for (int y = 0; !error && y < screen->height; y++)
        png_row_rgb444(png, pixels + y * screen->width);
    if (!error)
        error = png_end(png);
    free(png);
    return error;
}

static const char *write_file(const char *path,
                              const struct machine_screen *screen,
                              const uint16_t *pixels)
{
    FILE *file = fopen(path, "wb");
    const char *error;
    int failed;

    if (!file)
        return text_error("cannot write ", path, ": ", strerror(errno),
                          (char *)0);
    error = write_png(file, screen, pixels);
    failed = ferror(file);
    if (fclose(file) || failed)
        return text_error("cannot write ", path, ": ", strerror(errno),
                          (char *)0);
    return error;
}

const char *picture_write(const struct session *session, const char *path)
{
    const struct machine_type *machine = session_machine(session);
    const struct machine_screen *screen = machine->screen;
    uint16_t *pixels;
    const char *error;

    if (!screen)
        return text_error("there is no monitor on the ", machine->board->name,
                          " board; 'boardwalk show' prints it as text",
                          (char *)0);
    pixels = look_pixels(session);
    if (!pixels)
        return "out of memory for a picture";
    error = write_file(path, screen, pixels);
    free(pixels);
    return error;
}
