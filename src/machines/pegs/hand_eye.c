/* hand_eye.c - what a robot sees of the pegs machine.
 *
 * The text of each part is turned into numbers once, when the lights have
 * changed; a look at the same lights costs a comparison. Panels are compared
 * as bytes, so that all of a panel is cleared before it is read.
 */
#include "machines/pegs/hand_eye.h"

#include <string.h>

#include "base/bits.h"
#include "bench/robot.h"
#include "games/mastermind/rules/mastermind.h"
#include "machines/hand_read.h"

enum { BLINKS_PER_SECOND = 2 };         /* as the manual says */

const char hand_pegs_letters[] = "KBGCRMYW";

/* Reading */

/* A point is written after its digit: "_4._0". */
static void read_digits_and_points(struct hand_pegs_panel *panel,
                                   const struct session *session)
{
    char text[LOOK_MAX];
    int digits = 0;

    hand_read_part(session, "AN", text, sizeof text);
    for (const char *c = text; *c; c++)
        if (*c == '.')
            panel->points |= (uint8_t)(1 << (PEGS_PLACES - digits));
        else
            panel->digits[digits++] = *c;
}

static void read_leds(struct hand_pegs_panel *panel,
                      const struct session *session)
{
    char text[LOOK_MAX];

    hand_read_part(session, "LD", text, sizeof text);
    for (const char *c = text; *c; c++)
        panel->leds = (uint8_t)(panel->leds << 1 | (*c == '1'));
}

/* The pegs blink all the time, so they are read as lights and not as letters:
 * blue, green and red of the rightmost first, as the colours' numbers have
 * them. The numbers of lights are the same on every board. */
static uint16_t read_pegs(const struct lights *lights)
{
    const unsigned wires = NEXYS3_WIRES / PEGS_PLACES;
    uint64_t lit = lights->word[NEXYS3_LIGHT_RGB / 64]
                 >> NEXYS3_LIGHT_RGB % 64;
    unsigned pegs = 0;

    for (unsigned i = 0; i < PEGS_PLACES; i++, lit >>= wires)
        pegs |= (unsigned)(lit & PINS(0, wires)) << MASTERMIND_PEG_BITS * i;
    return (uint16_t)pegs;
}

/* Something other than the pegs. */
static int has_panel_changed(const struct lights *before,
                             const struct lights *now)
{
    const uint64_t pegs = PINS(NEXYS3_LIGHT_RGB % 64, NEXYS3_WIRES);

    for (int i = 0; i < LIGHT_WORDS; i++)
        if ((before->word[i] ^ now->word[i])
            & ~(i == NEXYS3_LIGHT_RGB / 64 ? pegs : 0))
            return 1;
    return 0;
}

static void read_lights(struct hand_pegs_eye *self,
                        const struct session *session)
{
    const struct lights *lights = session_seen(session);

    if (!self->panel.digits[0] || has_panel_changed(&self->lights, lights)) {
        memset(&self->panel, 0, sizeof self->panel);
        read_digits_and_points(&self->panel, session);
        read_leds(&self->panel, session);
    }
    self->lights = *lights;
    self->pegs = read_pegs(lights);
}

int hand_pegs_eye_look(struct hand_pegs_eye *self,
                       const struct session *session, int is_history)
{
    const struct lights *lights = session_seen(session);
    struct hand_pegs_panel before = self->panel;

    if (memcmp(lights, &self->lights, sizeof *lights) != 0)
        read_lights(self, session);
    self->panel.is_history = (uint8_t)is_history;
    return memcmp(&before, &self->panel, sizeof before) == 0;
}

/* Meaning */

/* How many digits in a row, from one place on, are this one. */
static int count_run(const struct hand_pegs_panel *panel, int from,
                     char digit)
{
    int at = from;

    while (at < PEGS_PLACES && panel->digits[at] == digit)
        at++;
    return at - from;
}

/* X looks like an H and O like a zero (M1-27); they stand flush left. */
int hand_pegs_eye_marks(const struct hand_pegs_eye *self, unsigned *marks)
{
    int x = count_run(&self->panel, 0, 'H');
    int o = count_run(&self->panel, x, '0');

    *marks = (unsigned)MASTERMIND_XO(x, o);
    return x + o + count_run(&self->panel, x + o, '_') == PEGS_PLACES;
}

/* The highest LED is the same with turns=dot and turns=bar. */
unsigned hand_pegs_eye_turn(const struct hand_pegs_eye *self)
{
    unsigned turn = 0;

    while (self->panel.leds >> turn)
        turn++;
    return turn;
}

/* Watching */

/* What blinks was lit for half of the looks, or for an eighth: a black peg
 * flashes white. A quarter lies between them. */
static int is_black_flash(const struct hand_pegs_watch *watch, unsigned blinks)
{
    int lit = watch->lit - watch->looks * bits_count(watch->all);

    return lit / bits_count(blinks) * 4 < watch->looks;
}

/* Bits that were lit at some looks but not at all are what blinks. They must
 * belong to one peg; otherwise something has changed meanwhile. */
static int deduce_entry(const struct hand_pegs_watch *watch,
                        struct hand_pegs_entry *entry)
{
    unsigned blinks = (unsigned)(watch->any ^ watch->all);

    for (int place = 0; place < PEGS_PLACES; place++) {
        int shift = MASTERMIND_PEG_BITS * (PEGS_PLACES - 1 - place);

        if (!blinks || (blinks & ~(15u << shift)))
            continue;
        entry->place = (uint8_t)place;
        entry->guess = is_black_flash(watch, blinks) ? watch->all : watch->any;
        return 1;
    }
    return 0;
}

static uint64_t blink_ticks(const struct session *session)
{
    return session_machine(session)->board->clock_hz / BLINKS_PER_SECOND;
}

/* Looks come at equal intervals, so counting them measures time. */
int hand_pegs_eye_watch(struct hand_pegs_eye *self,
                        const struct session *session,
                        struct hand_pegs_entry *entry)
{
    struct hand_pegs_watch *watch = &self->watch, whole;

    watch->all = watch->looks ? watch->all & self->pegs : self->pegs;
    watch->any |= self->pegs;
    watch->lit = (uint16_t)(watch->lit + bits_count(self->pegs));
    watch->looks++;
    if (watch->looks * robot_step_ticks(session) < blink_ticks(session))
        return 0;
    whole = *watch;
    hand_pegs_eye_blink(self);
    return deduce_entry(&whole, entry);
}

/* The first look of a period is none of them, and the last one neither. */
uint64_t hand_pegs_eye_calm(const struct hand_pegs_eye *self,
                            const struct session *session)
{
    uint64_t looks = (blink_ticks(session) - 1) / robot_step_ticks(session);

    return self->watch.looks && looks > self->watch.looks
         ? looks - self->watch.looks : 0;
}

void hand_pegs_eye_skip(struct hand_pegs_eye *self, uint64_t looks)
{
    struct hand_pegs_watch *watch = &self->watch;

    if (!watch->looks)
        return;                         /* it does not watch at all */
    watch->looks = (uint16_t)(watch->looks + looks);
    watch->lit = (uint16_t)(watch->lit
                            + looks * (uint64_t)bits_count(self->pegs));
}

void hand_pegs_eye_blink(struct hand_pegs_eye *self)
{
    memset(&self->watch, 0, sizeof self->watch);
}
