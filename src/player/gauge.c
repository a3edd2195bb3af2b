/* gauge.c - how much time of a design has passed, and how fast it runs.
 *
 * Marks are half a second apart, and the speed is measured from the one before
 * the last: it is new twice a second, and steady all the same.
 */
#include "player/gauge.h"

#include "base/words.h"

enum { STEP_NS = 500000000, MS = 1000000, WHOLE = 100,
       NEAR = 3 };                      /* hundredths that nobody notices */

int gauge_suits(const struct play *play)
{
    return session_harness(play->session) != NULL;
}

/* A leap may be of 10^14 ticks: where a product would not fit, the division
 * comes first: nobody misses what it loses. */
uint64_t gauge_speed(uint64_t ticks, uint64_t clock_hz, uint64_t ns)
{
    uint64_t ms = ns / MS ? ns / MS : 1;

    if (ticks < UINT64_C(1) << 46)
        return ticks * 1000 / ms * WHOLE / clock_hz;
    return ticks / ms * 1000 / clock_hz * WHOLE;
}

static void begin_gauge(struct gauge *self, const struct play *play,
                        struct gauge_mark now)
{
    *self = (struct gauge){.session = play->session, .before = now,
                           .last = now};
}

void gauge_look(struct gauge *self, const struct play *play, uint64_t now_ns)
{
    struct gauge_mark now = {now_ns, session_tick(play->session)};
    uint64_t clock_hz = session_machine(play->session)->board->clock_hz;

    if (self->session != play->session || play->pace.is_paused
        || now.tick < self->last.tick) {
        begin_gauge(self, play, now);
        return;
    }
    if (now.ns - self->last.ns < STEP_NS)
        return;
    self->hundredths = gauge_speed(now.tick - self->before.tick, clock_hz,
                                   now.ns - self->before.ns);
    self->has_speed = 1;
    self->before = self->last;
    self->last = now;
}

/* In groups of three, since a second has a hundred million. */
void gauge_put_count(uint64_t count, struct text *to)
{
    uint64_t unit = 1;                  /* of the group that comes next */

    while (count / unit >= 1000)
        unit *= 1000;
    text_put_number(to, count / unit);
    while (unit >= 1000) {
        unit /= 1000;
        text_put_char(to, ',');
        text_put_char(to, (char)('0' + count / unit / 100 % 10));
        text_put_char(to, (char)('0' + count / unit / 10 % 10));
        text_put_char(to, (char)('0' + count / unit % 10));
    }
}

static void put_hundredths(uint64_t hundredths, struct text *to)
{
    gauge_put_count(hundredths / WHOLE, to);
    text_put_char(to, '.');
    text_put_char(to, (char)('0' + hundredths % WHOLE / 10));
    text_put_char(to, (char)('0' + hundredths % 10));
}

void gauge_put_speed(const struct gauge *self, struct text *to)
{
    char number[40];
    struct text text;

    if (!self->has_speed)
        return;
    text_begin(&text, number, sizeof number);
    put_hundredths(self->hundredths, &text);
    if (self->hundredths + NEAR >= WHOLE && self->hundredths <= WHOLE + NEAR)
        text_put(to, words_of("real time"));
    else if (self->hundredths < WHOLE)
        words_put(to, "{1} of real time", number, (char *)0);
    else
        words_put(to, "{1} times real time", number, (char *)0);
}

void gauge_put(const struct gauge *self, const struct play *play,
               struct text *to)
{
    char clocks[40], speed[80];
    struct text text;

    text_begin(&text, clocks, sizeof clocks);
    gauge_put_count(session_tick(play->session), &text);
    text_begin(&text, speed, sizeof speed);
    gauge_put_speed(self, &text);
    words_put(to, "{1}  {2} clocks  {3}", session_machine(play->session)->name,
              clocks, speed, (char *)0);
}
