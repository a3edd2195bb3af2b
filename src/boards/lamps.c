/* lamps.c - the on-time of lights at the end of wires, at any clock rate.
 *
 *     wire ---+---|>|---.     lamp = wire & select
 *             +---|>|-. |
 *             :       | |
 *                  selects
 *
 * A wire that changes flips one bit of each lamp that it lights or chooses, so
 * that a change costs a few words and not a walk through all lamps. On-time is
 * counted by the meters of boards/light.h: a span of ticks costs as much as its
 * number has bits.
 */
#include "boards/lamps.h"

#include <string.h>

#include "base/bits.h"
#include "base/text.h"

enum { SEEN_PARTS = 100 };              /* one of so many parts is seen */

/* Wiring */

static void set_light(struct lights *lights, int light)
{
    lights->word[light / 64] |= UINT64_C(1) << light % 64;
}

static int wire_is_there(int wire)
{
    return wire >= 0 && wire < LAMPS_WIRES;
}

/* Selects are numbered as they come, to be counted as lights are. */
static const char *number_select(struct lamps_wiring *self, int wire)
{
    if (self->select_bit[wire])
        return NULL;
    if (self->selects == LAMPS_SELECTS)
        return "too many selects for these lights; 64 are possible";
    self->select_bit[wire] = UINT64_C(1) << self->selects++;
    return NULL;
}

/* Lamps of one select share its number, and with it the count of how long it
 * was on. */
static const char *wire_select(struct lamps_wiring *self, int light)
{
    int select = self->lamp[light].select;
    const char *error = number_select(self, select);

    if (error)
        return error;
    set_light(&self->chosen_by[select], light);
    self->select_of[light] = (uint8_t)bits_lowest(self->select_bit[select]);
    return NULL;
}

/* Only these are looked at; outputs of a design that go elsewhere may lie
 * between. */
static void use_wire(struct lamps_wiring *self, int wire)
{
    self->used[wire / 64] |= UINT64_C(1) << wire % 64;
    if (wire / 64 >= self->wire_words)
        self->wire_words = wire / 64 + 1;
}

/* The table may come from somebody's project: numbers are checked here, and
 * nowhere later. */
static const char *wire_lamp(struct lamps_wiring *self, int light)
{
    struct lamp lamp = self->lamp[light];
    int is_scanned = lamp.select != LAMP_ALWAYS;

    if (lamp.wire == LAMP_DARK)
        return NULL;
    if (!wire_is_there(lamp.wire)
        || (is_scanned && !wire_is_there(lamp.select)))
        return "a light on a wire that does not exist; wires are 0 to 255";
    set_light(&self->lit_by[lamp.wire], light);
    use_wire(self, lamp.wire);
    if (!is_scanned)
        return NULL;
    use_wire(self, lamp.select);
    return wire_select(self, light);
}

/* After an error the wiring is not to be used. */
const char *lamps_wire(struct lamps_wiring *self, const struct lamp *table,
                       int count, const uint64_t low[LAMPS_WIRE_WORDS])
{
    const char *error = NULL;

    memset(self, 0, sizeof *self);
    if (count < 0 || count > LIGHTS_MAX)
        return "too many lights; 256 are possible";
    self->lights = count;
    self->light_words = (count + 63) / 64;
    memcpy(self->low, low, sizeof self->low);
    memcpy(self->lamp, table, (size_t)count * sizeof *table);
    for (int i = 0; i < count && !error; i++)
        error = wire_lamp(self, i);
    return error;
}

/* Time */

static struct lights lit_now(const struct lamps *self)
{
    struct lights lit;

    for (int w = 0; w < LIGHT_WORDS; w++)
        lit.word[w] = self->wire_on.word[w] & self->select_on.word[w];
    return lit;
}

/* Within one window, so that the ticks fit the meters. */
static void count_until(struct lamps *self, const struct lamps_wiring *wiring,
                        uint64_t tick)
{
    uint32_t ticks = (uint32_t)(tick - self->tick);
    struct lights lit = lit_now(self);
    struct lights chosen = {{self->selects}};

    light_meter_add(&self->on, &lit, wiring->light_words, ticks);
    light_meter_add(&self->chosen, &chosen, wiring->selects > 0, ticks);
    self->tick = tick;
}

/* What was counted is kept until the next one ends: it is all that is ever
 * looked at. */
static void end_window(struct lamps *self, const struct lamps_wiring *wiring)
{
    for (int i = 0; i < wiring->lights; i++)
        self->was_on[i] = light_meter_read(&self->on, i);
    for (int i = 0; i < wiring->selects; i++)
        self->was_chosen[i] = light_meter_read(&self->chosen, i);
    light_meter_clear(&self->on);
    light_meter_clear(&self->chosen);
    self->window_end += self->window_ticks;
}

/* Of several whole windows in which nothing changed, only the last is ever
 * looked at. */
static void skip_windows(struct lamps *self, uint64_t tick)
{
    uint64_t whole = (tick - self->tick) / self->window_ticks;

    if (whole > 1) {
        self->tick += (whole - 1) * self->window_ticks;
        self->window_end = self->tick + self->window_ticks;
    }
}

/* Windows that end on the way are closed at their own end, exactly. */
void lamps_wait(struct lamps *self, const struct lamps_wiring *wiring,
                uint64_t tick)
{
    while (tick >= self->window_end) {
        count_until(self, wiring, self->window_end);
        end_window(self, wiring);
        skip_windows(self, tick);
    }
    if (tick > self->tick)
        count_until(self, wiring, tick);
}

/* Wires */

static void flip_lights(struct lights *lights, const struct lights *these,
                        int words)
{
    for (int w = 0; w < words; w++)
        lights->word[w] ^= these->word[w];
}

/* A wire may light some lamps and choose others. */
static void flip_wire(struct lamps *self, const struct lamps_wiring *wiring,
                      int wire)
{
    self->wires[wire / 64] ^= UINT64_C(1) << wire % 64;
    flip_lights(&self->wire_on, &wiring->lit_by[wire], wiring->light_words);
    if (!wiring->select_bit[wire])
        return;
    flip_lights(&self->select_on, &wiring->chosen_by[wire],
                wiring->light_words);
    self->selects ^= wiring->select_bit[wire];
}

static void flip_wires(struct lamps *self, const struct lamps_wiring *wiring,
                       int word, uint64_t wires)
{
    for (; wires; wires &= wires - 1)
        flip_wire(self, wiring, 64 * word + bits_lowest(wires));
}

/* Wires of no lamp may change on every tick, and cost nothing more. */
void lamps_see(struct lamps *self, const struct lamps_wiring *wiring,
               uint64_t tick, const uint64_t *levels)
{
    for (int w = 0; w < wiring->wire_words; w++) {
        uint64_t on = (levels[w] ^ wiring->low[w]) & wiring->used[w];

        if (on == self->wires[w])
            continue;
        lamps_wait(self, wiring, tick);
        flip_wires(self, wiring, w, on ^ self->wires[w]);
    }
}

void lamps_follow(struct lamps *self, const struct lamps_wiring *wiring,
                  uint64_t begin, const uint64_t *changes, size_t count,
                  int words)
{
    for (; count--; changes += 1 + words)
        lamps_see(self, wiring, begin + changes[0], changes + 1);
}

/* No wire is on; lamps without a select are always chosen. */
void lamps_power_up(struct lamps *self, const struct lamps_wiring *wiring,
                    uint64_t tick_hz)
{
    memset(self, 0, sizeof *self);
    self->window_ticks = tick_hz / LAMPS_WINDOW_HZ
                       + (tick_hz < LAMPS_WINDOW_HZ);
    self->window_end = self->window_ticks;
    for (int i = 0; i < wiring->lights; i++)
        if (wiring->lamp[i].select == LAMP_ALWAYS)
            set_light(&self->select_on, i);
}

/* What is seen */

static int is_noticed(const struct lamps *self, uint32_t ticks)
{
    return ticks && (uint64_t)ticks * SEEN_PARTS >= self->window_ticks;
}

/* Seen or not is what scripts compare and robots read. */
void lamps_seen(const struct lamps *self, const struct lamps_wiring *wiring,
                struct lights *seen)
{
    memset(seen, 0, sizeof *seen);
    for (int i = 0; i < wiring->lights; i++)
        if (is_noticed(self, self->was_on[i]))
            set_light(seen, i);
}

/* How many lamps of this one's wire had a turn: digits that a design never
 * chooses leave their time to the others. */
static unsigned count_turns(const struct lamps *self,
                            const struct lamps_wiring *wiring, int light)
{
    unsigned turns = 0;

    for (int i = 0; i < wiring->lights; i++)
        turns += wiring->lamp[i].wire == wiring->lamp[light].wire
              && wiring->lamp[i].select != LAMP_ALWAYS
              && is_noticed(self, self->was_chosen[wiring->select_of[i]]);
    return turns ? turns : 1;
}

/* A lamp that is driven alone has all of the time. */
uint8_t lamps_brightness(const struct lamps *self,
                         const struct lamps_wiring *wiring, int light)
{
    unsigned share = wiring->lamp[light].select == LAMP_ALWAYS ? 1
                   : count_turns(self, wiring, light);

    return light_brightness(self->was_on[light],
                            (uint32_t)self->window_ticks, share);
}
