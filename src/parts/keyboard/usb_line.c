/* usb_line.c - packets on the two wires of low-speed USB, on the device's side.
 *
 *     dm  ~~~~|_|~|_|~|_|~|___|= PID =|= ... =|_____|~~~~    J, idle: high
 *     dp  ____|~|_|~|_|~|_|~~~|=======|=======|_____|____    K: high
 *             sync                              end
 *
 * A bit that is 0 changes the wires, a 1 leaves them; behind six ones a 0 is
 * stuffed in. So the time between two changes is a 0 and as many ones as fit:
 * only changes have to be looked at, and each sets the clock anew.
 */
#include "parts/keyboard/usb_line.h"

#include <string.h>

enum { K = 1 << USB_DP, J = 1 << USB_DM, NEITHER = 0, BOTH = K | J };
enum { STUFF = 6, SYNC = 0x80, TURNAROUND_BITS = 3, RESET_BITS = 8,
       BYTE_BITS = 8 };

/* Checks: the polynomials of the standard, with the bits turned round because
 * the lowest is sent first. */

unsigned usb_line_check5(unsigned bits)
{
    unsigned check = 0x1f;

    for (int i = 0; i < 11; i++, bits >>= 1)
        check = check >> 1 ^ ((check ^ bits) & 1 ? 0x14 : 0);
    return check ^ 0x1f;
}

unsigned usb_line_check16(const uint8_t *data, int count)
{
    unsigned check = 0xffff;

    for (int i = 0; i < BYTE_BITS * count; i++) {
        unsigned bit = (unsigned)data[i / BYTE_BITS] >> i % BYTE_BITS & 1;

        check = check >> 1 ^ ((check ^ bit) & 1 ? 0xa001 : 0);
    }
    return check ^ 0xffff;
}

/* From the beginning of a packet and not from bit to bit, so that no rounding
 * adds up. */
static uint64_t ticks_of_bits(const struct usb_line *self, unsigned bits)
{
    return (bits * self->tick_hz + USB_BIT_HZ - 1) / USB_BIT_HZ;
}

/* Hearing */

/* The lowest bit comes first, so that bytes fill from the top. */
static void keep_bit(struct usb_line *self, unsigned bit)
{
    if (self->count == sizeof self->bytes) {
        self->is_garbled = 1;
        return;
    }
    self->bytes[self->count] = (uint8_t)(self->bytes[self->count] >> 1
                                         | bit << 7);
    if (++self->bits == BYTE_BITS) {
        self->bits = 0;
        self->count++;
    }
}

/* A seventh one in a row is no data: the packet is not whole, whatever
 * follows. */
static void hear_usb_bit(struct usb_line *self, unsigned bit)
{
    int is_stuffed = !bit && self->ones == STUFF;

    if (bit && self->ones == STUFF)
        self->is_garbled = 1;
    self->ones = bit && self->ones < STUFF ? (uint8_t)(self->ones + 1) : 0;
    if (!is_stuffed)
        keep_bit(self, bit);
}

/* Rounded to the nearest; no more than a packet has. */
static unsigned bits_since(const struct usb_line *self, uint64_t tick)
{
    uint64_t ticks = tick - self->changed_at;

    if (ticks > ticks_of_bits(self, USB_SYMBOLS_MAX))
        return USB_SYMBOLS_MAX;
    return (unsigned)((ticks * USB_BIT_HZ + self->tick_hz / 2)
                      / self->tick_hz);
}

/* The change that began the span is a 0, all that fits after it are ones. */
static void hear_span(struct usb_line *self, uint64_t tick)
{
    unsigned bits = bits_since(self, tick);

    for (unsigned i = 0; i < bits && !self->is_garbled; i++)
        hear_usb_bit(self, i > 0);
}

/* The first change from idle is the first bit of the sync. */
static void begin_hearing(struct usb_line *self)
{
    self->is_hearing = 1;
    self->is_garbled = 0;
    self->ones = self->bits = self->count = 0;
    memset(self->bytes, 0, sizeof self->bytes);
}

/* It has whole bytes, and begins with the sync that all packets have. */
static int is_whole_packet(const struct usb_line *self)
{
    return !self->is_garbled && self->bits == 0 && self->count > 1
        && self->bytes[0] == SYNC;
}

/* Neither wire high is the end of a packet, or for long a reset. */
static enum usb_line_event end_of_neither(struct usb_line *self,
                                          uint64_t tick)
{
    int was_hearing = self->is_hearing;

    self->is_hearing = 0;
    if (bits_since(self, tick) >= RESET_BITS)
        return USB_LINE_RESET;
    return was_hearing && is_whole_packet(self) ? USB_LINE_PACKET
                                                : USB_LINE_NOTHING;
}

/* Spans count while a packet is under way; a change to K begins one. */
static enum usb_line_event hear_change(struct usb_line *self, uint64_t tick,
                                       uint8_t levels)
{
    if (self->levels == NEITHER)
        return end_of_neither(self, tick);
    if (self->is_hearing)
        hear_span(self, tick);
    else if (levels == K)
        begin_hearing(self);
    return USB_LINE_NOTHING;
}

/* After its last symbol it listens again, whether it has been asked for it or
 * not. */
static void stop_sending(struct usb_line *self, uint64_t tick)
{
    if (self->symbols
        && self->sent_from + ticks_of_bits(self, self->symbols) <= tick)
        self->symbols = 0;
}

/* What it says itself it does not hear. */
enum usb_line_event usb_line_see(struct usb_line *self, uint64_t tick,
                                 uint64_t levels)
{
    uint8_t now = (uint8_t)(levels & BOTH);
    enum usb_line_event event = USB_LINE_NOTHING;

    stop_sending(self, tick);
    if (now == self->levels)
        return event;
    if (!self->symbols)
        event = hear_change(self, tick, now);
    self->levels = now;
    self->changed_at = tick;
    return event;
}

/* Saying */

/* No packet of ours is longer, however much is stuffed. */
static void say_levels(struct usb_line *self, uint8_t levels)
{
    if (self->symbols < USB_SYMBOLS_MAX)
        self->symbol[self->symbols++] = levels;
}

/* Six ones are followed by a 0 that is not data, also at the end of the
 * packet. */
static void put_bit(struct usb_line *self, unsigned bit)
{
    uint8_t last = self->symbols ? self->symbol[self->symbols - 1] : J;

    say_levels(self, bit ? last : last ^ BOTH);
    self->ones = bit ? (uint8_t)(self->ones + 1) : 0;
    if (self->ones == STUFF)
        put_bit(self, 0);
}

static void put_usb_byte(struct usb_line *self, unsigned byte)
{
    for (int i = 0; i < BYTE_BITS; i++)
        put_bit(self, byte >> i & 1);
}

/* The lowest two bits of a PID are its kind: 1 token, 2 handshake, 3 data. */
static int is_data(uint8_t pid)
{
    return (pid & 3) == 3;
}

/* All levels are worked out at once; sending is then a matter of time only. */
void usb_line_send(struct usb_line *self, uint64_t tick, uint8_t pid,
                   const uint8_t *data, int count)
{
    unsigned check = usb_line_check16(data, count);

    self->sent_from = tick + ticks_of_bits(self, TURNAROUND_BITS);
    self->symbols = self->ones = 0;
    put_usb_byte(self, SYNC);
    put_usb_byte(self, pid);
    for (int i = 0; i < count; i++)
        put_usb_byte(self, data[i]);
    if (is_data(pid)) {
        put_usb_byte(self, check & 0xff);
        put_usb_byte(self, check >> 8);
    }
    say_levels(self, NEITHER);
    say_levels(self, NEITHER);
    say_levels(self, J);
}

/* The first symbol that ends after this tick; there is one. */
static unsigned symbol_at(const struct usb_line *self, uint64_t tick)
{
    unsigned at = 0;

    while (at + 1 < self->symbols
           && self->sent_from + ticks_of_bits(self, at + 1) <= tick)
        at++;
    return at;
}

/* Between packets it drives nothing: its resistor, and the host's, hold the
 * wires. */
uint64_t usb_line_drive(struct usb_line *self, uint64_t tick,
                        uint64_t *driven, uint64_t *next)
{
    unsigned at;

    stop_sending(self, tick);
    *driven = 0;
    *next = self->symbols ? self->sent_from : DEVICE_NEVER;
    if (!self->symbols || tick < self->sent_from)
        return 0;
    at = symbol_at(self, tick);
    *driven = BOTH;
    *next = self->sent_from + ticks_of_bits(self, at + 1);
    return self->symbol[at];
}

void usb_line_power_up(struct usb_line *self, uint64_t tick_hz)
{
    memset(self, 0, sizeof *self);
    self->tick_hz = tick_hz;
    self->levels = J;
}
