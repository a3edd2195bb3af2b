/* ppm.h - pictures as other programs hand them over: PPM, eight bits. */
#ifndef PPM_H
#define PPM_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct ppm {
    int width, height;
    uint32_t *pixels;                   /* 0xffRRGGBB */
};

static inline const char *ppm_read(struct ppm *self, FILE *from)
{
    size_t count;
    int most = 0;

    self->pixels = NULL;
    if (fscanf(from, "P6 %d %d %d", &self->width, &self->height, &most) != 3
        || most != 255 || getc(from) == EOF || self->width < 1
        || self->width > 16384 || self->height < 1 || self->height > 16384)
        return "this is no PPM with eight bits";
    count = (size_t)self->width * (size_t)self->height;
    self->pixels = malloc(count * sizeof *self->pixels);
    for (size_t i = 0; self->pixels && i < count; i++) {
        uint32_t pixel = 0xff;

        for (int j = 0; j < 3; j++)
            pixel = pixel << 8 | (uint32_t)(getc(from) & 0xff);
        self->pixels[i] = pixel;
    }
    return self->pixels && !feof(from) ? NULL : "the picture breaks off";
}

static inline void ppm_free(struct ppm *self)
{
    free(self->pixels);
    self->pixels = NULL;
}

#endif
