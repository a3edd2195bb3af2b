/* ps2.h - the serial line of a PS/2 keyboard or mouse, on the device's side.
 *
 * Two wires that both sides only ever pull low. The device makes the clock in
 * both directions; the host may hold it low at any time to say "not now", and
 * asks to send by holding data low when it lets go of the clock. A byte that is
 * interrupted before its end is sent again as a whole.
 */
#ifndef PS2_H
#define PS2_H

#include <stdint.h>

#include "boards/device.h"

enum { PS2_CLOCK, PS2_DATA };           /* wires */
enum { PS2_QUEUE_MAX = 64, PS2_REPLY_MAX = 4 };

enum { PS2_ACK = 0xFA, PS2_SELF_TEST_GOOD = 0xAA, PS2_AGAIN = 0xFE };

struct ps2 {                            /* plain data */
    uint64_t tick_hz;
    uint64_t next;                      /* step on the wires; or never */
    uint64_t tested_at;                 /* its own test ends; or never */
    uint8_t levels;                     /* of the wires, as last seen */
    uint8_t pulls;                      /* wires that it holds low */
    uint8_t state, place;               /* the bit of a frame, */
    uint8_t quarter;                    /* and which part of it */
    uint8_t is_reply;                   /* what is sent now */
    uint8_t last;                       /* byte that was sent */
    uint8_t is_mouse;                   /* says what it is after its test */
    uint8_t reply_count, reply[PS2_REPLY_MAX];  /* these go first */
    uint16_t frame;                     /* 11 bits, the first one lowest */
    uint16_t first, count;
    uint8_t queue[PS2_QUEUE_MAX];       /* a ring */
};

void ps2_power_up(struct ps2 *self, uint64_t tick_hz, int is_mouse);

/* From now on for half a second. */
void ps2_test_itself(struct ps2 *self, uint64_t tick);
int ps2_is_testing(const struct ps2 *self);

/* The wires have these levels from this tick on; all steps before it have been
 * taken. */
void ps2_see(struct ps2 *self, uint64_t tick, uint64_t levels);

/* Takes the step that is due at or before this tick. PS2_NOTHING if none is,
 * PS2_STEPPED, PS2_GARBLED for a byte from the host that is none, or the byte
 * that is complete with it. */
enum { PS2_NOTHING = -1, PS2_STEPPED = -2, PS2_GARBLED = -3 };
int ps2_step(struct ps2 *self, uint64_t tick);
uint64_t ps2_next(const struct ps2 *self);      /* when one is due */

/* Bytes to be sent: all of them, or 0 if there is no room. A reply goes before
 * what is in the queue. */
int ps2_put(struct ps2 *self, uint64_t tick, const uint8_t *bytes, int count);
void ps2_reply(struct ps2 *self, uint64_t tick, uint8_t byte);
void ps2_clear(struct ps2 *self);       /* nothing is to be sent any more */

uint64_t ps2_ticks(const struct ps2 *self, uint32_t microseconds);

/* For device_type.drive, once all steps are taken. */
uint64_t ps2_drive(const struct ps2 *self, uint64_t *driven);

#endif
