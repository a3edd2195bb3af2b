/* ps2.c - the serial line of a PS/2 keyboard or mouse, on the device's side.
 *
 *     clock  ~~~~~|__|~~|__|~~|__|~~ ... ~|__|~~~~    12.5 kHz, 11 times
 *     data   ~~~|_____|==0==|==1==| ... |par|~~~~~    valid while clock is low
 *               start                        stop
 *
 * A bit has four quarters of 20 microseconds: data is set while the clock is
 * high, it falls, stays, and rises. From the host to the device it is likewise,
 * but the host sets data while the clock is low, it is read as the clock rises,
 * and after the stop bit the device pulls data for one clock more, its thanks.
 * Adam Chapweske's description of the protocol has all the times.
 */
#include "parts/keyboard/ps2.h"

#include <string.h>

enum { CLOCK = 1 << PS2_CLOCK, DATA = 1 << PS2_DATA, BOTH = CLOCK | DATA };
enum { IDLE, SENDING, RECEIVING };      /* state */
enum { QUARTER_US = 20, SETTLE_US = 60, TEST_US = 500000, FRAME_BITS = 11,
       STOP_PLACE = 9, ACK_PLACE = 10, MOUSE = 0x00 };

uint64_t ps2_ticks(const struct ps2 *self, uint32_t microseconds)
{
    uint64_t ticks = self->tick_hz * microseconds / 1000000;

    return ticks ? ticks : 1;
}

/* Frames have odd parity: data and parity bit together. */
static int is_odd(unsigned bits)
{
    int odd = 0;

    for (; bits; bits &= bits - 1)
        odd ^= 1;
    return odd;
}

/* What is to be sent */

/* A reply goes first, and keys wait in the queue meanwhile. */
static int has_output(const struct ps2 *self)
{
    return self->reply_count || self->count;
}

/* Idle, there are three things to do: nothing while the host holds the clock,
 * to hear what it has to say, or to send once the clock has been high for a
 * while. */
static void decide_idle(struct ps2 *self, uint64_t tick)
{
    self->next = DEVICE_NEVER;
    if (!(self->levels & CLOCK))
        return;
    if (!(self->levels & DATA) || has_output(self))
        self->next = tick + ps2_ticks(self, SETTLE_US);
}

/* Both wires are let go: whatever was under way is over, or will begin
 * anew. */
static void become_idle(struct ps2 *self, uint64_t tick)
{
    self->state = IDLE;
    self->pulls = 0;
    decide_idle(self, tick);
}

/* Something is to be sent now; if a frame is under way, that is looked at
 * after it. */
static void wake_line(struct ps2 *self, uint64_t tick)
{
    if (self->state == IDLE && self->next == DEVICE_NEVER)
        decide_idle(self, tick);
}

/* Together or not at all; the caller's bytes mean something only as a
 * whole. */
int ps2_put(struct ps2 *self, uint64_t tick, const uint8_t *bytes, int count)
{
    if (self->count + count > PS2_QUEUE_MAX)
        return 0;
    for (int i = 0; i < count; i++)
        self->queue[(self->first + self->count++) % PS2_QUEUE_MAX] = bytes[i];
    wake_line(self, tick);
    return 1;
}

void ps2_reply(struct ps2 *self, uint64_t tick, uint8_t byte)
{
    if (self->reply_count < PS2_REPLY_MAX)
        self->reply[self->reply_count++] = byte;
    wake_line(self, tick);
}

/* A frame that is under way ends as it began; only what waits is forgotten. */
void ps2_clear(struct ps2 *self)
{
    self->reply_count = 0;
    self->first = self->count = 0;
}

/* Only now, when the host has had the whole frame, it need not be sent
 * again. */
static void drop_sent(struct ps2 *self)
{
    self->last = (uint8_t)(self->frame >> 1);
    if (self->is_reply && self->reply_count) {
        self->reply_count--;
        memmove(self->reply, self->reply + 1, self->reply_count);
    } else if (!self->is_reply && self->count) {
        self->first = (uint16_t)((self->first + 1) % PS2_QUEUE_MAX);
        self->count--;
    }
}

/* The next quarter of a bit, or the first one of the next bit. */
static void next_quarter(struct ps2 *self, uint64_t tick)
{
    self->next = tick + ps2_ticks(self, QUARTER_US);
    self->quarter = (uint8_t)((self->quarter + 1) % 4);
    if (self->quarter == 0)
        self->place++;
}

/* In the first half of a bit the device has let go of the clock: if it is low,
 * that is the host. */
static int host_holds_clock(const struct ps2 *self)
{
    return self->quarter < 2 && !(self->levels & CLOCK);
}

/* To the host */

/* Start bit 0, eight bits from the lowest, odd parity, stop bit 1. */
static void begin_output(struct ps2 *self)
{
    unsigned byte;

    self->is_reply = self->reply_count > 0;
    byte = self->is_reply ? self->reply[0] : self->queue[self->first];
    self->state = SENDING;
    self->place = self->quarter = 0;
    self->frame = (uint16_t)(byte << 1 | (unsigned)!is_odd(byte) << 9
                             | 1u << 10);
}

static void step_sending(struct ps2 *self, uint64_t tick)
{
    unsigned is_low = self->frame >> self->place & 1 ? 0 : DATA;

    if (host_holds_clock(self)) {
        become_idle(self, tick);
        return;
    }
    if (self->quarter == 1 || self->quarter == 2)
        is_low |= CLOCK;
    self->pulls = (uint8_t)is_low;
    next_quarter(self, tick);
    if (self->place == FRAME_BITS) {
        drop_sent(self);
        become_idle(self, tick);
    }
}

/* From the host */

/* What it was told before is not waited for any more. */
static void begin_receiving(struct ps2 *self)
{
    self->state = RECEIVING;
    self->reply_count = 0;
    self->place = self->quarter = 0;
    self->frame = 0;
}

/* A wrong parity or a missing stop bit: the device will ask for the byte
 * again. */
static int end_receiving(struct ps2 *self, uint64_t tick)
{
    unsigned byte = self->frame & 0xff;
    int is_good = is_odd(self->frame & 0x1ff)
               && self->frame >> STOP_PLACE & 1;

    become_idle(self, tick);
    return is_good ? (int)byte : PS2_GARBLED;
}

/* The host has set it while the clock was low. */
static void read_data(struct ps2 *self)
{
    if (self->levels & DATA)
        self->frame |= (uint16_t)(1u << self->place);
}

/* The same four quarters as when sending, with the host's data on the wire
 * until the last bit, which is the device's acknowledge. */
static int step_receiving(struct ps2 *self, uint64_t tick)
{
    int ack = self->place == ACK_PLACE ? DATA : 0;

    if (host_holds_clock(self)) {
        become_idle(self, tick);
        return PS2_STEPPED;
    }
    self->pulls = (uint8_t)ack;
    if (self->quarter == 1 || self->quarter == 2)
        self->pulls |= CLOCK;
    if (self->quarter == 3 && !ack)
        read_data(self);
    next_quarter(self, tick);
    return self->place == FRAME_BITS ? end_receiving(self, tick) : PS2_STEPPED;
}

/* Steps */

/* The clock has been high for long enough. Hearing the host comes before
 * telling it anything. */
static int step_idle(struct ps2 *self, uint64_t tick)
{
    self->next = DEVICE_NEVER;
    if (!(self->levels & DATA))
        begin_receiving(self);
    else if (has_output(self))
        begin_output(self);
    else
        return PS2_STEPPED;
    self->next = tick + ps2_ticks(self, QUARTER_US);
    return PS2_STEPPED;
}

/* A keyboard says that it is well, a mouse also what it is. */
static void end_test(struct ps2 *self)
{
    static const uint8_t good[] = {PS2_SELF_TEST_GOOD, MOUSE};
    uint64_t now = self->tested_at;

    self->tested_at = DEVICE_NEVER;
    ps2_put(self, now, good, self->is_mouse ? 2 : 1);
}

int ps2_step(struct ps2 *self, uint64_t tick)
{
    uint64_t now = ps2_next(self);

    if (now > tick)
        return PS2_NOTHING;
    if (now == self->tested_at) {
        end_test(self);
        return PS2_STEPPED;
    }
    if (self->state == RECEIVING)
        return step_receiving(self, now);
    if (self->state == SENDING)
        step_sending(self, now);
    else
        step_idle(self, now);
    return PS2_STEPPED;
}

uint64_t ps2_next(const struct ps2 *self)
{
    return self->next < self->tested_at ? self->next : self->tested_at;
}

/* Within a frame levels are looked at when a step is due; only an idle line
 * has to react at once. */
void ps2_see(struct ps2 *self, uint64_t tick, uint64_t levels)
{
    uint8_t before = self->levels;

    self->levels = (uint8_t)(levels & BOTH);
    if (self->state == IDLE && self->levels != before)
        decide_idle(self, tick);
}

uint64_t ps2_drive(const struct ps2 *self, uint64_t *driven)
{
    *driven = self->pulls;
    return 0;
}

void ps2_test_itself(struct ps2 *self, uint64_t tick)
{
    self->tested_at = tick + ps2_ticks(self, TEST_US);
}

int ps2_is_testing(const struct ps2 *self)
{
    return self->tested_at != DEVICE_NEVER;
}

void ps2_power_up(struct ps2 *self, uint64_t tick_hz, int is_mouse)
{
    memset(self, 0, sizeof *self);
    self->tick_hz = tick_hz;
    self->next = DEVICE_NEVER;
    self->levels = BOTH;
    self->is_mouse = is_mouse != 0;
    ps2_test_itself(self, 0);
}
