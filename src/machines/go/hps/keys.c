/* keys.c - turns reports of a USB boot keyboard into commands.
 *
 * A report lists the keys that are held, not what changed: a key counts when
 * it is in this report and was not in the one before (M4-100).
 */
#include "machines/go/hps/keys.h"

#include <string.h>

enum { FIRST_KEY = 2 };                 /* after modifiers and a reserved */

static enum command command_of(uint8_t key)
{
    switch (key) {
    case HID_UP:     return COMMAND_UP;
    case HID_DOWN:   return COMMAND_DOWN;
    case HID_LEFT:   return COMMAND_LEFT;
    case HID_RIGHT:  return COMMAND_RIGHT;
    case HID_ENTER:  return COMMAND_PLACE;
    case HID_SPACE:  return COMMAND_PASS;
    case HID_ESCAPE: return COMMAND_MENU;
    default:         return COMMAND_OTHER;
    }
}

static int is_arrow_code(uint8_t key)
{
    return key >= HID_RIGHT && key <= HID_UP;
}

static int is_held(const uint8_t *held, uint8_t key)
{
    return memchr(held, key, KEYS_HELD) != NULL;
}

/* Codes below 4 are errors of the keyboard, no keys. */
static int is_key_code(uint8_t code)
{
    return code > 3;
}

/* The first key that was not held before; 0: none. */
static uint8_t new_key(const struct keys *self, const uint8_t *held)
{
    for (int i = 0; i < KEYS_HELD; i++)
        if (is_key_code(held[i]) && !is_held(self->held, held[i]))
            return held[i];
    return 0;
}

/* A rollover report says only that too many keys are down; what was known
 * before still holds. A repeating arrow stops when it comes up or when
 * another key goes down. */
enum command keys_take(struct keys *self, const uint8_t *report, int length)
{
    const uint8_t *held = report + FIRST_KEY;
    uint8_t key;

    if (length != KEYS_REPORT || held[0] == HID_ROLLOVER)
        return COMMAND_NONE;
    key = new_key(self, held);
    memcpy(self->held, held, KEYS_HELD);
    if (key) {
        self->repeating = is_arrow_code(key) ? key : 0;
        self->until_repeat_us = KEYS_REPEAT_AFTER_US;
        return command_of(key);
    }
    if (!is_held(held, self->repeating))
        self->repeating = 0;
    return COMMAND_NONE;
}

/* One command at most: a long pause does not make up for missed repeats. */
enum command keys_wait(struct keys *self, uint32_t elapsed_us)
{
    if (!self->repeating)
        return COMMAND_NONE;
    if (elapsed_us < self->until_repeat_us) {
        self->until_repeat_us -= elapsed_us;
        return COMMAND_NONE;
    }
    self->until_repeat_us = KEYS_REPEAT_EVERY_US;
    return command_of(self->repeating);
}

void keys_forget(struct keys *self)
{
    memset(self, 0, sizeof *self);
}
