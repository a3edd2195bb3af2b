/* scope_inside.h - shared by scope.c and scope_waves.c. */
#ifndef SCOPE_INSIDE_H
#define SCOPE_INSIDE_H

#include "draw/letter.h"
#include "draw/scope.h"

enum { SCOPE_ROW = 20, SCOPE_LETTER = 14, SCOPE_GAP = 6 };  /* at 100 % */

struct scope_theme {                    /* 0xAARRGGBB */
    uint32_t ground, edge, strong, text, faint;
    uint32_t bit, bus, dense;           /* waves; and too many changes */
    uint32_t focus;                     /* after a row */
};

const struct scope_theme *scope_theme(int is_light);

/* A length at 100 %, in pixels, at least one. */
int scope_px(int scale, int length);

/* A line of text in a box; a remark in a room where there is nothing else. */
void scope_write(const struct scope *self, struct canvas *canvas,
                 struct canvas_rect box, const char *text, uint32_t colour,
                 enum letter_align align);
void scope_say(const struct scope *self, struct canvas *canvas,
               struct canvas_rect room, const char *words);

#endif
