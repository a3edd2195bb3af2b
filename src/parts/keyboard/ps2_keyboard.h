/* ps2_keyboard.h - a PS/2 keyboard: scan codes of set 2, and the commands of a
 * host.
 *
 * Basys 3 and Nexys boards have a small processor that makes of a USB keyboard
 * exactly this. A key that is held repeats, as its host has set.
 */
#ifndef PS2_KEYBOARD_H
#define PS2_KEYBOARD_H

#include "parts/keyboard/ps2.h"

/* A key is its code, with this bit if E0 goes before it. */
enum { PS2_KEY_EXTENDED = 0x100, PS2_KEY_NONE = 0, PS2_KEY_SHIFT = 0x12 };

struct ps2_keyboard {                   /* plain data */
    struct ps2 line;
    uint64_t repeats_at;                /* the held key; or never */
    uint16_t held;
    uint8_t is_disabled;
    uint8_t command;                    /* that waits for its argument */
    uint8_t leds;                       /* scroll 1, num 2, caps 4 */
    uint8_t repeat;                     /* rate and delay, as the host set it */
    uint8_t reserved[2];
};

extern const struct device_type ps2_keyboard_device;

/* A key goes down or up at this tick. */
void ps2_keyboard_press(struct ps2_keyboard *self, uint64_t tick, int key);
void ps2_keyboard_release(struct ps2_keyboard *self, uint64_t tick, int key);

/* A character is typed, with the shift key where it needs that; 0 if there is
 * no such key, or no room. */
int ps2_keyboard_type(struct ps2_keyboard *self, uint64_t tick, char c);

/* The key that types a character on a US keyboard, and whether with shift; and
 * the key of a name, "Left" or "F1". PS2_KEY_NONE: there is none. */
int ps2_key_of_char(char c, int *shift);
int ps2_key_of_name(const char *name);

#endif
