/* ps2_keyboard.c - a PS/2 keyboard: scan codes of set 2, and the commands of a
 * host. */
#include "parts/keyboard/ps2_keyboard.h"

#include <string.h>

enum {                                  /* from the host */
    SET_LEDS = 0xED, ECHO = 0xEE, SET_SCAN_CODES = 0xF0, IDENTIFY = 0xF2,
    SET_REPEAT = 0xF3, ENABLE = 0xF4, DISABLE = 0xF5, SET_DEFAULTS = 0xF6,
    RESET = 0xFF,
};

enum { EXTENDED = 0xE0, BREAK = 0xF0, SCAN_CODE_SET = 2,
       IDENTITY = 0xAB, IDENTITY_TOO = 0x83 };

enum { DELAY_UNIT_US = 250000, REPEAT_UNIT_US = 4170,
       REPEAT_USUAL = 0x2B };           /* half a second, then 10.9 a second */

/* Keys */

/* Bits 6 and 5 of what the host sets: a quarter of a second to a whole one. */
static uint32_t repeat_delay_us(uint8_t repeat)
{
    return ((repeat >> 5 & 3) + 1u) * DELAY_UNIT_US;
}

/* (8 + low three bits) times 2 to the next two. */
static uint32_t repeat_period_us(uint8_t repeat)
{
    return ((repeat & 7) + 8u) * (1u << (repeat >> 3 & 3)) * REPEAT_UNIT_US;
}

/* All bytes of a key or none: a prefix without its code would make another key
 * of the next one. */
static int put_key(struct ps2_keyboard *self, uint64_t tick, int key,
                   int is_break)
{
    uint8_t bytes[3];
    int count = 0;

    if (key & PS2_KEY_EXTENDED)
        bytes[count++] = EXTENDED;
    if (is_break)
        bytes[count++] = BREAK;
    bytes[count++] = (uint8_t)key;
    return ps2_put(&self->line, tick, bytes, count);
}

/* Only the key that went down last repeats; when it goes up, none does, even
 * if others are still held. */
static void stop_repeating(struct ps2_keyboard *self)
{
    self->held = PS2_KEY_NONE;
    self->repeats_at = DEVICE_NEVER;
}

/* Nothing is repeated while the host has not even taken what there is. */
static void repeat_key(struct ps2_keyboard *self)
{
    if (self->line.count == 0)
        put_key(self, self->repeats_at, self->held, 0);
    self->repeats_at += ps2_ticks(&self->line,
                                  repeat_period_us(self->repeat));
}

/* Commands */

/* As after power-up. Lights go out, because the host is expected to set them
 * anew. */
static void set_defaults(struct ps2_keyboard *self)
{
    self->repeat = REPEAT_USUAL;
    self->leds = 0;
    self->is_disabled = 0;
    stop_repeating(self);
}

/* It knows set 2 only, and says so when it is asked. */
static void take_key_argument(struct ps2_keyboard *self, uint64_t tick,
                              uint8_t byte)
{
    ps2_reply(&self->line, tick, PS2_ACK);
    if (self->command == SET_LEDS)
        self->leds = byte & 7;
    else if (self->command == SET_REPEAT)
        self->repeat = byte & 0x7f;
    else if (byte == 0)
        ps2_reply(&self->line, tick, SCAN_CODE_SET);
    self->command = 0;
}

/* Commands of two bytes. Each is acknowledged on its own, and the second may
 * be another command instead. */
static int wants_argument(int command)
{
    return command == SET_LEDS || command == SET_REPEAT
        || command == SET_SCAN_CODES;
}

/* What is left once the acknowledge is on its way. All others that are known
 * change nothing here. */
static void do_command(struct ps2_keyboard *self, uint64_t tick, int command)
{
    if (command == RESET) {
        set_defaults(self);
        ps2_test_itself(&self->line, tick);
    } else if (command == IDENTIFY) {
        ps2_reply(&self->line, tick, IDENTITY);
        ps2_reply(&self->line, tick, IDENTITY_TOO);
    } else if (command == ENABLE || command == DISABLE) {
        self->is_disabled = command == DISABLE;
        stop_repeating(self);
    } else if (command == SET_DEFAULTS)
        set_defaults(self);
}

/* What it does not know it asks for again, as those on desks do. */
static int is_known(int command)
{
    return command >= SET_SCAN_CODES && command != SET_SCAN_CODES + 1;
}

/* After these a host expects answers only, and no key that was struck
 * before. */
static int empties_queue(int command)
{
    return command == RESET || command == ENABLE || command == DISABLE
        || command == SET_DEFAULTS;
}

/* An echo is answered by itself and not by an acknowledge: hosts use it to see
 * whether anybody is there. */
static void take_command(struct ps2_keyboard *self, uint64_t tick, int command)
{
    self->command = 0;
    if (command == ECHO) {
        ps2_reply(&self->line, tick, ECHO);
        return;
    }
    if (!is_known(command) && command != SET_LEDS) {
        ps2_reply(&self->line, tick, PS2_AGAIN);
        return;
    }
    if (empties_queue(command))
        ps2_clear(&self->line);
    ps2_reply(&self->line, tick, PS2_ACK);
    if (wants_argument(command))
        self->command = (uint8_t)command;
    else
        do_command(self, tick, command);
}

/* An argument is never as large as a command. */
static void take_host_byte(struct ps2_keyboard *self, uint64_t tick, int byte)
{
    if (byte == PS2_GARBLED)
        ps2_reply(&self->line, tick, PS2_AGAIN);
    else if (byte == PS2_AGAIN)
        ps2_reply(&self->line, tick, self->line.last);
    else if (self->command && byte < SET_LEDS)
        take_key_argument(self, tick, (uint8_t)byte);
    else
        take_command(self, tick, byte);
}

/* Time */

/* A repeating key may be due while the line is idle, so that both clocks
 * count. */
static uint64_t next_of_keyboard(const struct ps2_keyboard *self)
{
    uint64_t next = ps2_next(&self->line);

    return self->repeats_at < next ? self->repeats_at : next;
}

/* In the order of time: a key that repeats in the middle of a frame is queued
 * after it. */
static void wait_with_keys(struct ps2_keyboard *self, uint64_t tick)
{
    uint64_t next;

    while ((next = next_of_keyboard(self)) <= tick) {
        int byte;

        if (next == self->repeats_at) {
            repeat_key(self);
            continue;
        }
        byte = ps2_step(&self->line, next);
        if (byte >= 0 || byte == PS2_GARBLED)
            take_host_byte(self, next, byte);
    }
}

/* A person */

/* While it tests itself it hears no key, as little as when the host has
 * switched it off. */
void ps2_keyboard_press(struct ps2_keyboard *self, uint64_t tick, int key)
{
    wait_with_keys(self, tick);
    if (self->is_disabled || ps2_is_testing(&self->line))
        return;
    put_key(self, tick, key, 0);
    self->held = (uint16_t)key;
    self->repeats_at = tick + ps2_ticks(&self->line,
                                        repeat_delay_us(self->repeat));
}

/* A release is told even if the press was not: a host that knows nothing of
 * the key ignores it. */
void ps2_keyboard_release(struct ps2_keyboard *self, uint64_t tick, int key)
{
    wait_with_keys(self, tick);
    if (key == self->held)
        stop_repeating(self);
    if (!self->is_disabled && !ps2_is_testing(&self->line))
        put_key(self, tick, key, 1);
}

/* Room for all bytes is asked for first, so that a shift is never left
 * down. */
int ps2_keyboard_type(struct ps2_keyboard *self, uint64_t tick, char c)
{
    int shift, key = ps2_key_of_char(c, &shift);
    int bytes = shift ? 6 : 3;

    wait_with_keys(self, tick);
    if (key == PS2_KEY_NONE || self->line.count + bytes > PS2_QUEUE_MAX)
        return 0;
    if (shift)
        ps2_keyboard_press(self, tick, PS2_KEY_SHIFT);
    ps2_keyboard_press(self, tick, key);
    ps2_keyboard_release(self, tick, key);
    if (shift)
        ps2_keyboard_release(self, tick, PS2_KEY_SHIFT);
    return 1;
}

/* Wires */

static void power_up_keyboard(void *device, uint64_t tick_hz,
                              const void *settings)
{
    struct ps2_keyboard *self = device;

    (void)settings;
    memset(self, 0, sizeof *self);
    ps2_power_up(&self->line, tick_hz, 0);
    set_defaults(self);
}

/* What was due before this tick was done under the old levels. */
static void see_ps2_keyboard(void *device, uint64_t tick, uint64_t levels)
{
    struct ps2_keyboard *self = device;

    if (tick)
        wait_with_keys(self, tick - 1);
    ps2_see(&self->line, tick, levels);
}

/* What is due at this very tick is done first: the wires are those after
 * it. */
static uint64_t drive_ps2_keyboard(void *device, uint64_t tick,
                                   uint64_t *driven, uint64_t *next)
{
    struct ps2_keyboard *self = device;

    wait_with_keys(self, tick);
    *next = next_of_keyboard(self);
    return ps2_drive(&self->line, driven);
}

const struct device_type ps2_keyboard_device = {
    .name = "PS/2 keyboard",
    .wires = "clk data",
    .size = sizeof(struct ps2_keyboard),
    .power_up = power_up_keyboard,
    .see = see_ps2_keyboard,
    .drive = drive_ps2_keyboard,
    .answers = device_answers_all,
    .rest = 1 << PS2_CLOCK | 1 << PS2_DATA,
};
