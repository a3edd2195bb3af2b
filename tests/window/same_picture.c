/* same_picture.c - are two pictures the same, but for a trifle?
 *
 *     same_picture PPM PPM
 *
 * Few of all pixels may differ, and nowhere many together: a lamp that is
 * dark is a small part of a picture, and yet another picture.
 */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "window/ppm.h"

enum { LEVEL = 24,                      /* of any colour, to be seen */
       TEN_THOUSANDTHS = 10,            /* of all pixels */
       TILE = 16, TILE_PIXELS = 16 };   /* of every tile so many */

static int differs(uint32_t a, uint32_t b)
{
    for (int shift = 0; shift < 24; shift += 8)
        if (abs((int)(a >> shift & 0xff) - (int)(b >> shift & 0xff)) > LEVEL)
            return 1;
    return 0;
}

static int differing(const struct ppm *a, const struct ppm *b, int left,
                     int top)
{
    int count = 0;

    for (int y = top; y < top + TILE && y < a->height; y++)
        for (int x = left; x < left + TILE && x < a->width; x++)
            count += differs(a->pixels[(ptrdiff_t)y * a->width + x],
                             b->pixels[(ptrdiff_t)y * a->width + x]);
    return count;
}

static int compare(const struct ppm *a, const struct ppm *b)
{
    long all = (long)a->width * a->height, sum = 0;
    int is_spotted = 0;

    for (int y = 0; y < a->height; y += TILE)
        for (int x = 0; x < a->width; x += TILE) {
            int count = differing(a, b, x, y);

            if (count > TILE_PIXELS && !is_spotted++)
                printf("at %d,%d %d of %d pixels differ\n", x, y, count,
                       TILE * TILE);
            sum += count;
        }
    printf("%ld of %ld pixels differ\n", sum, all);
    return is_spotted || sum * 10000 > all * TEN_THOUSANDTHS;
}

static const char *read_file(struct ppm *picture, const char *path)
{
    FILE *file = fopen(path, "rb");
    const char *error = file ? ppm_read(picture, file) : "no such file";

    if (error)
        printf("%s: %s\n", path, error);
    if (file)
        fclose(file);
    return error;
}

int main(int argc, char **argv)
{
    struct ppm a = {0}, b = {0};
    int status = 2;

    if (argc == 3 && !read_file(&a, argv[1]) && !read_file(&b, argv[2])) {
        if (a.width == b.width && a.height == b.height)
            status = compare(&a, &b);
        else
            printf("%dx%d is another size than %dx%d\n", a.width, a.height,
                   b.width, b.height);
    }
    ppm_free(&a);
    ppm_free(&b);
    return status;
}
