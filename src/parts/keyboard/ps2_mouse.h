/* ps2_mouse.h - a PS/2 mouse with three buttons: reports its movement in
 * packets of three bytes, once its host has enabled that. */
#ifndef PS2_MOUSE_H
#define PS2_MOUSE_H

#include "parts/keyboard/ps2.h"

enum { PS2_MOUSE_LEFT = 1, PS2_MOUSE_RIGHT = 2, PS2_MOUSE_MIDDLE = 4 };

struct ps2_mouse {                      /* plain data */
    struct ps2 line;
    uint64_t reports_at, rests_until;   /* the next packet; not before */
    int32_t dx, dy;                     /* moved and not told */
    uint8_t buttons, told_buttons;
    uint8_t is_enabled, is_remote, is_echoing, is_doubling;
    uint8_t per_second, resolution;
    uint8_t command;                    /* that waits for its argument */
    uint8_t reserved[7];
};

extern const struct device_type ps2_mouse_device;

/* It is moved by so many counts to the right and up, or its buttons are these
 * from now on. */
void ps2_mouse_move(struct ps2_mouse *self, uint64_t tick, int right, int up);
void ps2_mouse_press(struct ps2_mouse *self, uint64_t tick, int buttons);

#endif
