/* window_frames.c - counts the pictures that a window shows.
 *
 * A library to be loaded before SDL (LD_PRELOAD); when the program ends it
 * prints how many a second there were, from the first to the last.
 */
#define _GNU_SOURCE
#include <SDL.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static long frames;
static double first, last;

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int SDL_UpdateWindowSurfaceRects(SDL_Window *window, const SDL_Rect *rects,
                                 int count)
{
    static int (*shown)(SDL_Window *, const SDL_Rect *, int);

    if (!shown) {
        void *found = dlsym(RTLD_NEXT, "SDL_UpdateWindowSurfaceRects");

        memcpy(&shown, &found, sizeof shown);
        first = seconds();
    }
    frames++;
    last = seconds();
    return shown(window, rects, count);
}

__attribute__((destructor)) static void tell(void)
{
    if (frames > 1 && last > first)
        fprintf(stderr, "frames %.1f\n", (double)(frames - 1)
                                         / (last - first));
}
