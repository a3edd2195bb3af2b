/* harness_keys.h - keys of a keyboard that are pressed and held, not typed.
 *
 * To scripts and faces they are buttons of these names, whose pins no part of a
 * board has; the keyboard itself tells the design of them.
 */
#ifndef HARNESS_KEYS_H
#define HARNESS_KEYS_H

#include "base/chip.h"
#include "boards/device.h"

/* Name of the button, of the key, and the key's usage in the tables of HID. */
#define HARNESS_KEYS(X) \
    X("UP", "Up", 0x52) \
    X("DOWN", "Down", 0x51) \
    X("LEFT", "Left", 0x50) \
    X("RIGHT", "Right", 0x4F) \
    X("ENTER", "Enter", 0x28) \
    X("SPACE", "Space", 0x2C) \
    X("ESC", "Esc", 0x29)

enum { HARNESS_KEY_PIN = 41, HARNESS_KEY_PINS = 7 };

int harness_keys_has(const struct device_type *type);   /* is it a keyboard? */

/* Keys go down and up where controls differ from what they were. */
void harness_keys_press(const struct device_type *type, void *keyboard,
                        uint64_t tick, pins were, pins controls);

#endif
