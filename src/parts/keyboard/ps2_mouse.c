/* ps2_mouse.c - a PS/2 mouse with three buttons.
 *
 *     | yo xo ys xs 1 m r l | x | y |     signs and overflows, then the rest
 *
 * What does not fit one packet, 255 counts, is told with the next: nothing
 * overflows.
 */
#include "parts/keyboard/ps2_mouse.h"

#include <string.h>

#include "base/number.h"

enum {                                  /* from the host */
    SCALE_1_TO_1 = 0xE6, SCALE_2_TO_1 = 0xE7, SET_RESOLUTION = 0xE8,
    ASK_STATUS = 0xE9, STREAM = 0xEA, ASK_DATA = 0xEB, END_ECHO = 0xEC,
    BEGIN_ECHO = 0xEE, REMOTE = 0xF0, IDENTIFY = 0xF2, SET_RATE = 0xF3,
    ENABLE = 0xF4, DISABLE = 0xF5, SET_DEFAULTS = 0xF6, RESET = 0xFF,
};

enum { PACKET = 3, COUNTS_MOST = 255, IDENTITY = 0x00,
       RATE_USUAL = 100, RESOLUTION_USUAL = 2,  /* four counts a millimetre */
       FAR_AWAY = 1 << 20 };            /* as far as it is moved at once */

/* Packets */

/* A packet is due for a button as well as for movement, and for nothing
 * else. */
static int has_untold(const struct ps2_mouse *self)
{
    return self->dx || self->dy || self->buttons != self->told_buttons;
}

/* Nine bits with their sign would hold one more below zero; it is left out so
 * that both directions reach equally far. */
static int clip_counts(int counts)
{
    return number_max(-COUNTS_MOST, number_min(counts, COUNTS_MOST));
}

/* Movement that is told is taken off, what was clipped stays for the next
 * packet. */
static void make_packet(struct ps2_mouse *self, uint8_t packet[PACKET])
{
    int x = clip_counts(self->dx), y = clip_counts(self->dy);

    packet[0] = (uint8_t)(self->buttons | 8 | (x < 0) << 4 | (y < 0) << 5);
    packet[1] = (uint8_t)x;
    packet[2] = (uint8_t)y;
    self->dx -= x;
    self->dy -= y;
    self->told_buttons = self->buttons;
}

/* Hosts set 10 to 200 a second. */
static uint64_t report_period(const struct ps2_mouse *self)
{
    return ps2_ticks(&self->line, 1000000u / self->per_second);
}

/* Only in stream mode, and no more often than the host wants. */
static void plan_report(struct ps2_mouse *self, uint64_t tick)
{
    self->reports_at = DEVICE_NEVER;
    if (self->is_enabled && !self->is_remote && !self->is_echoing
        && has_untold(self))
        self->reports_at = tick > self->rests_until ? tick
                                                    : self->rests_until;
}

/* As long as the host does not take what there is, movement adds up. */
static void report(struct ps2_mouse *self)
{
    uint64_t now = self->reports_at;
    uint8_t packet[PACKET];

    self->rests_until = now + report_period(self);
    if (self->line.count == 0) {
        make_packet(self, packet);
        ps2_put(&self->line, now, packet, PACKET);
    }
    plan_report(self, now);
}

/* Commands */

/* With a setting the counters begin anew, so that a host never hears of
 * movement from before it. */
static void forget_movement(struct ps2_mouse *self)
{
    self->dx = self->dy = 0;
    self->told_buttons = self->buttons;
}

/* Silent: a mouse tells nothing until its host has asked for it. */
static void set_mouse_defaults(struct ps2_mouse *self)
{
    self->is_enabled = self->is_remote = self->is_doubling = 0;
    self->is_echoing = 0;
    self->per_second = RATE_USUAL;
    self->resolution = RESOLUTION_USUAL;
    forget_movement(self);
}

/* Buttons are in another order here than in a packet, as the standard has
 * it. */
static void tell_status(struct ps2_mouse *self, uint64_t tick)
{
    int left = (self->buttons & PS2_MOUSE_LEFT) != 0;
    int right = (self->buttons & PS2_MOUSE_RIGHT) != 0;
    int middle = (self->buttons & PS2_MOUSE_MIDDLE) != 0;

    ps2_reply(&self->line, tick,
              (uint8_t)(self->is_remote << 6 | self->is_enabled << 5
                        | self->is_doubling << 4 | left << 2 | middle << 1
                        | right));
    ps2_reply(&self->line, tick, self->resolution);
    ps2_reply(&self->line, tick, self->per_second);
}

/* The only way to hear of movement in remote mode; in stream mode it comes
 * before its time. */
static void tell_data(struct ps2_mouse *self, uint64_t tick)
{
    uint8_t packet[PACKET];

    make_packet(self, packet);
    for (int i = 0; i < PACKET; i++)
        ps2_reply(&self->line, tick, packet[i]);
}

/* A rate of zero would never report. */
static void take_mouse_argument(struct ps2_mouse *self, uint8_t byte)
{
    if (self->command == SET_RATE && byte)
        self->per_second = byte;
    else if (self->command == SET_RESOLUTION)
        self->resolution = byte & 3;
    self->command = 0;
}

/* Settings that need no second byte. */
static void take_setting(struct ps2_mouse *self, int command)
{
    if (command == SCALE_1_TO_1 || command == SCALE_2_TO_1)
        self->is_doubling = command == SCALE_2_TO_1;
    else if (command == STREAM || command == REMOTE)
        self->is_remote = command == REMOTE;
    else if (command == END_ECHO || command == BEGIN_ECHO)
        self->is_echoing = command == BEGIN_ECHO;
    else if (command == ENABLE || command == DISABLE)
        self->is_enabled = command == ENABLE;
    else if (command == SET_DEFAULTS)
        set_mouse_defaults(self);
    forget_movement(self);
}

/* Below the first command there is nothing that a mouse could be asked. */
static void take_mouse_command(struct ps2_mouse *self, uint64_t tick,
                               int command)
{
    if (command < SCALE_1_TO_1) {
        ps2_reply(&self->line, tick, PS2_AGAIN);
        return;
    }
    ps2_reply(&self->line, tick, PS2_ACK);
    if (command == SET_RATE || command == SET_RESOLUTION)
        self->command = (uint8_t)command;
    else if (command == ASK_STATUS)
        tell_status(self, tick);
    else if (command == ASK_DATA)
        tell_data(self, tick);
    else if (command == IDENTIFY)
        ps2_reply(&self->line, tick, IDENTITY);
    else if (command == RESET) {
        set_mouse_defaults(self);
        ps2_test_itself(&self->line, tick);
    } else
        take_setting(self, command);
}

/* A packet that is half sent is dropped when the host speaks. */
static void take_mouse_byte(struct ps2_mouse *self, uint64_t tick, int byte)
{
    if (byte == PS2_GARBLED)
        ps2_reply(&self->line, tick, PS2_AGAIN);
    else if (byte == PS2_AGAIN)
        ps2_reply(&self->line, tick, self->line.last);
    else if (self->is_echoing && byte != RESET && byte != END_ECHO)
        ps2_reply(&self->line, tick, (uint8_t)byte);
    else if (self->command && byte < SCALE_1_TO_1) {
        take_mouse_argument(self, (uint8_t)byte);
        ps2_reply(&self->line, tick, PS2_ACK);
    } else {
        self->command = 0;
        ps2_clear(&self->line);
        take_mouse_command(self, tick, byte);
    }
    plan_report(self, tick);
}

/* Time */

/* The next packet may be due while nothing is on the line. */
static uint64_t next_of_mouse(const struct ps2_mouse *self)
{
    uint64_t next = ps2_next(&self->line);

    return self->reports_at < next ? self->reports_at : next;
}

/* In the order of time, so that a packet is made of what was moved until
 * then. */
static void wait_with_mouse(struct ps2_mouse *self, uint64_t tick)
{
    uint64_t next;

    while ((next = next_of_mouse(self)) <= tick) {
        int byte;

        if (next == self->reports_at) {
            report(self);
            continue;
        }
        byte = ps2_step(&self->line, next);
        if (byte >= 0 || byte == PS2_GARBLED)
            take_mouse_byte(self, next, byte);
    }
}

/* A person */

/* Clipped far outside of anything that a hand does, so that no sum
 * overflows. */
static int32_t add_counts(int32_t sum, int counts)
{
    return number_max(-FAR_AWAY, number_min(FAR_AWAY, sum
        + number_max(-FAR_AWAY, number_min(FAR_AWAY, counts))));
}

/* All that was due before belongs to the position before. */
void ps2_mouse_move(struct ps2_mouse *self, uint64_t tick, int right, int up)
{
    wait_with_mouse(self, tick);
    self->dx = add_counts(self->dx, right);
    self->dy = add_counts(self->dy, up);
    plan_report(self, tick);
}

void ps2_mouse_press(struct ps2_mouse *self, uint64_t tick, int buttons)
{
    wait_with_mouse(self, tick);
    self->buttons = (uint8_t)(buttons & 7);
    plan_report(self, tick);
}

/* Wires */

static void power_up_mouse(void *device, uint64_t tick_hz,
                           const void *settings)
{
    struct ps2_mouse *self = device;

    (void)settings;
    memset(self, 0, sizeof *self);
    ps2_power_up(&self->line, tick_hz, 1);
    set_mouse_defaults(self);
    self->reports_at = DEVICE_NEVER;
}

/* What was due before this tick was done under the old levels. */
static void see_ps2_mouse(void *device, uint64_t tick, uint64_t levels)
{
    struct ps2_mouse *self = device;

    if (tick)
        wait_with_mouse(self, tick - 1);
    ps2_see(&self->line, tick, levels);
}

static uint64_t drive_ps2_mouse(void *device, uint64_t tick,
                                uint64_t *driven, uint64_t *next)
{
    struct ps2_mouse *self = device;

    wait_with_mouse(self, tick);
    *next = next_of_mouse(self);
    return ps2_drive(&self->line, driven);
}

const struct device_type ps2_mouse_device = {
    .name = "PS/2 mouse",
    .wires = "clk data",
    .size = sizeof(struct ps2_mouse),
    .power_up = power_up_mouse,
    .see = see_ps2_mouse,
    .drive = drive_ps2_mouse,
    .answers = device_answers_all,
    .rest = 1 << PS2_CLOCK | 1 << PS2_DATA,
};
