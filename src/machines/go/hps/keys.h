/* keys.h - turns reports of a USB boot keyboard into commands.
 *
 * A report is eight bytes: modifiers, a reserved one, up to six keys held. A
 * key counts when it goes down, and again and again while it is held for
 * longer. Of several new ones the first counts.
 */
#ifndef HPS_KEYS_H
#define HPS_KEYS_H

#include <stdint.h>

enum { KEYS_REPORT = 8, KEYS_HELD = 6,
       KEYS_REPEAT_AFTER_US = 400000, KEYS_REPEAT_EVERY_US = 100000 };

enum { HID_ENTER = 0x28, HID_ESCAPE = 0x29, HID_SPACE = 0x2C,
       HID_RIGHT = 0x4F, HID_LEFT = 0x50, HID_DOWN = 0x51, HID_UP = 0x52,
       HID_ROLLOVER = 0x01 };           /* too many keys: nothing is known */

enum command {
    COMMAND_NONE, COMMAND_UP, COMMAND_DOWN, COMMAND_LEFT, COMMAND_RIGHT,
    COMMAND_PLACE,                      /* Enter */
    COMMAND_PASS,                       /* Space */
    COMMAND_MENU,                       /* Escape */
    COMMAND_OTHER,                      /* any other key */
};

struct keys {                           /* plain data; zero: nothing held */
    uint8_t held[KEYS_HELD];
    uint8_t repeating;                  /* the key, or 0 */
    uint8_t reserved;
    uint32_t until_repeat_us;
};

/* A report; what is shorter or longer than eight bytes is not one, and changes
 * nothing. */
enum command keys_take(struct keys *self, const uint8_t *report, int length);

/* Time passes: only arrows repeat. */
enum command keys_wait(struct keys *self, uint32_t elapsed_us);

/* The keyboard is gone: all keys are up. */
void keys_forget(struct keys *self);

#endif
