/* ps2_host.c - the other end of a PS/2 line, for tests. */
#include "check.h"

#include <string.h>

#include "parts/ps2_host.h"

enum { CLOCK = 1, DATA = 2 };

static int odd_parity(int byte)
{
    int parity = 1;

    for (int i = 0; i < 8; i++)
        parity ^= byte >> i & 1;
    return parity;
}

/* Data is stable 5 us before the clock falls, and the clock is between 10 and
 * 16.7 kHz. */
static void check_times(struct ps2_host *self)
{
    uint64_t period = self->tick - self->fell_at;

    assert_true(self->tick - self->data_at >= 5 * PS2_HOST_US);
    if (self->bits == 0)
        return;
    assert_true(period >= 60 * PS2_HOST_US);
    assert_true(period <= 100 * PS2_HOST_US);
}

static void take_frame(struct ps2_host *self)
{
    int byte = self->shift >> 1 & 0xff;

    assert_int_equal(self->shift & 1, 0);
    assert_int_equal(self->shift >> 9 & 1, odd_parity(byte));
    assert_int_equal(self->shift >> 10 & 1, 1);
    assert_true(self->count < PS2_HOST_MAX);
    self->heard[self->count++] = (uint8_t)byte;
    self->bits = self->shift = 0;
}

/* While the clock is low, the next bit; at last the acknowledge is there. */
static void send_bit(struct ps2_host *self)
{
    if (self->place == 10) {
        self->has_ack = !(self->levels & DATA);
        self->is_sending = 0;
        return;
    }
    self->pulls = self->to_send >> self->place++ & 1 ? 0 : DATA;
}

static void clock_falls(struct ps2_host *self)
{
    if (self->is_sending)
        send_bit(self);
    else {
        check_times(self);
        self->shift |= (self->levels >> 1 & 1) << self->bits++;
        if (self->bits == 11)
            take_frame(self);
    }
    self->fell_at = self->tick;
}

static int resolve(struct ps2_host *self)
{
    uint64_t driven, levels;

    levels = self->type->drive(self->device, self->tick, &driven,
                               &self->next);
    assert_int_equal(levels & driven, 0);
    return (CLOCK | DATA) & ~self->pulls & ~(int)driven;
}

/* Until nothing changes any more at this tick. */
static void settle(struct ps2_host *self)
{
    for (int levels; (levels = resolve(self)) != self->levels;) {
        int fell = self->levels & ~levels;

        if ((levels ^ self->levels) & DATA)
            self->data_at = self->tick;
        self->levels = levels;
        self->type->see(self->device, self->tick, (uint64_t)levels);
        if (fell & CLOCK && !(self->pulls & CLOCK))
            clock_falls(self);
    }
}

void ps2_host_look(struct ps2_host *self)
{
    settle(self);
}

void ps2_host_wait(struct ps2_host *self, uint64_t microseconds)
{
    uint64_t end = self->tick + microseconds * PS2_HOST_US;

    settle(self);
    while (self->next <= end) {
        assert_true(self->next > self->tick);
        self->tick = self->next;
        settle(self);
    }
    self->tick = end;
    settle(self);
}

/* A frame that is interrupted comes again as a whole. */
void ps2_host_hold(struct ps2_host *self, int is_held)
{
    self->pulls = is_held ? CLOCK : 0;
    self->bits = self->shift = 0;
    settle(self);
}

int ps2_host_send(struct ps2_host *self, int byte, int flip_parity)
{
    ps2_host_hold(self, 1);
    ps2_host_wait(self, 110);
    self->pulls = CLOCK | DATA;
    settle(self);
    ps2_host_wait(self, 5);
    self->is_sending = 1;
    self->has_ack = self->place = 0;
    self->to_send = byte | (odd_parity(byte) ^ flip_parity) << 8 | 1 << 9;
    self->pulls = DATA;
    for (int i = 0; self->is_sending && i < 150; i++)
        ps2_host_wait(self, 10);
    assert_int_equal(self->is_sending, 0);
    return self->has_ack;
}

int ps2_host_next(struct ps2_host *self)
{
    for (int ms = 0; self->taken == self->count && ms < 5; ms++)
        ps2_host_wait(self, 1000);
    return self->taken < self->count ? self->heard[self->taken++] : -1;
}

void ps2_host_ask(struct ps2_host *self, int byte, const int *answers)
{
    assert_int_equal(ps2_host_send(self, byte, 0), 1);
    for (; *answers >= 0; answers++)
        assert_int_equal(ps2_host_next(self), *answers);
}

void ps2_host_begin(struct ps2_host *self, const struct device_type *type,
                    void *device)
{
    memset(self, 0, sizeof *self);
    self->type = type;
    self->device = device;
    type->power_up(device, PS2_HOST_HZ, NULL);
}
