/* desk.c - a board with its chip, powered: its ticks, one event, one look.
 *
 * desk_run is the innermost loop of the whole program and runs for millions
 * of ticks in a replay. Its cost is kept down by one observation: outputs are
 * mostly those of one scan ago, in the same turn. Then the lights are the
 * same, nothing new is seen, and a counter is all that changes. The lights
 * are worked out only when outputs differ (light_new_outputs), and ticks are
 * added to the meter only then or at a frame (count_lit_ticks).
 */
#include "bench/desk.h"

#include "base/words.h"

#include <stdlib.h>
#include <string.h>

enum { BLINK_SECONDS = 2, NO_PIN = -1,
       SUM_START = 1 };                 /* zero would stay zero */

/* Outputs that no board has: the first tick of each turn differs from it. */
static const pins never_shone = ~(pins)0;

/* One tick */

/* One number for all outputs of a session: two programs, or two platforms,
 * that agree on it at a tick agree on every tick before. Rotating lets low
 * bits reach high ones; multiplying spreads them. */
static uint64_t hash_outputs(uint64_t sum, pins out)
{
    sum ^= out;
    return (sum << 29 | sum >> 35) * UINT64_C(0x9e3779b97f4a7c15);
}

/* A character stands on the keyboard's pins for one tick, its strobe with
 * it; a zero follows as a quiet tick, so that each strobe has an edge. */
static void strike_key(struct desk *self)
{
    struct desk_state *now = self->now;
    pins key = (unsigned char)now->typed[0];

    now->typed_count--;
    memmove(now->typed, now->typed + 1, now->typed_count);
    now->in &= ~PINS(self->keyboard_pin, 9);
    if (key)
        now->in |= (key | PIN(8)) << self->keyboard_pin;
}

static void note_changes(struct desk *self, int word, uint64_t changed)
{
    for (int bit = 0; bit < 64; bit++) {
        uint64_t *ticks = self->now->changed[64 * word + bit];

        if (!(changed >> bit & 1))
            continue;
        memmove(ticks + 1, ticks, (DESK_CHANGES - 1) * sizeof *ticks);
        ticks[0] = self->now->tick + 1; /* zero is never */
    }
}

/* What an eye sees is all that shone at any time in the last scan: digits
 * that take turns seem lit all the time. Where the same lights shine as one
 * scan ago nothing is new. */
static void update_seen_lights(struct desk *self, const struct lights *before,
                               const struct lights *lit)
{
    struct desk_state *now = self->now;

    for (int w = 0; w < self->light_words; w++) {
        uint64_t seen = 0;

        if (lit->word[w] == before->word[w])
            continue;
        for (int i = 0; i < self->board->scan_ticks; i++)
            seen |= now->lit[i].word[w];
        if (seen != now->seen.word[w]) {
            note_changes(self, w, seen ^ now->seen.word[w]);
            now->seen.word[w] = seen;
            self->has_changed = 1;
        }
    }
}

/* The terminal listens to one output. A line that is idle (high) outside of
 * a byte costs nothing. */
static void feed_terminal(struct desk *self)
{
    struct desk_state *now = self->now;
    int level;

    if (self->terminal_pin < 0)
        return;
    level = (int)(now->out >> self->terminal_pin & 1);
    if (!level || now->terminal.bits)
        terminal_tick(&now->terminal, level, self->board->clock_hz);
}

/* Counts the ticks for which a turn of the scan was lit as it is. */
static void count_lit_ticks(struct desk *self, uint32_t turn)
{
    light_meter_add(&self->meter, &self->now->lit[turn], self->light_words,
                    self->unread[turn]);
    self->unread[turn] = 0;
}

static void light_new_outputs(struct desk *self, struct lights *lit)
{
    struct desk_state *now = self->now;
    struct lights before = *lit;

    count_lit_ticks(self, now->turn);
    now->shone[now->turn] = now->out;
    self->board->shine(now->out, lit);
    update_seen_lights(self, &before, lit);
}

/* Mostly the outputs are those of one scan ago, and light what they lit. */
static void meter_light(struct desk *self)
{
    struct desk_state *now = self->now;

    if (now->out != now->shone[now->turn])
        light_new_outputs(self, &now->lit[now->turn]);
    self->unread[now->turn]++;
}

/* What the outputs of a tick do to board and meter. */
static inline void take_outputs(struct desk *self, struct desk_state *now,
                                pins out)
{
    now->out = out;
    now->sum = hash_outputs(now->sum, out);
    feed_terminal(self);
    meter_light(self);
    if (++now->turn == (uint32_t)self->board->scan_ticks)
        now->turn = 0;
    now->tick++;
}

/* Nothing that a tick does moves the state or changes the machine: they are
 * looked up once for all ticks. */
void desk_run(struct desk *self, uint64_t until)
{
    struct desk_state *now = self->now;
    pins (*tick)(void *chip, pins in) = self->machine->top->tick;
    void *chip = self->chip;

    while (now->tick < until) {
        if (now->typed_count)
            strike_key(self);
        take_outputs(self, now, tick(chip, now->in));
    }
}

/* A loop of its own, so that the one above has nothing to ask. A letter on the
 * terminal can be seen as well. */
void desk_run_still(struct desk *self, uint64_t until)
{
    struct desk_state *now = self->now;
    uint32_t bytes = now->terminal.bytes;

    self->has_changed = 0;
    while (now->tick < until && !self->has_changed) {
        if (now->typed_count)
            strike_key(self);
        take_outputs(self, now,
                     self->machine->top->tick(self->chip, now->in));
        self->has_changed |= now->terminal.bytes != bytes;
    }
}

/* A session counts the board's ticks, a design those of its oscillators. In
 * two steps, so that no product is too large. */
static uint64_t design_tick(const struct desk *self, uint64_t tick)
{
    uint64_t hz = self->board->clock_hz;
    uint64_t design_hz = self->machine->design->tick_hz;

    return tick / hz * design_hz + tick % hz * design_hz / hz;
}

/* What is seen changes once in a window of the lamps: after so many ticks of
 * the board. */
static uint64_t window_ticks(const struct desk *self)
{
    uint64_t ticks = harness_window_ticks(self->harness)
                   * self->board->clock_hz / self->machine->design->tick_hz;

    return ticks ? ticks : 1;
}

static void look_at_lamps(struct desk *self)
{
    struct desk_state *now = self->now;
    struct lights seen = {0};

    harness_seen(self->harness, &seen);
    for (int w = 0; w < self->light_words; w++)
        if (seen.word[w] != now->seen.word[w]) {
            note_changes(self, w, seen.word[w] ^ now->seen.word[w]);
            now->seen.word[w] = seen.word[w];
        }
}

/* The rest of a picture and a whole one, at 50 in a second. */
uint64_t desk_picture_ticks(const struct desk *self)
{
    return self->harness && harness_monitor(self->harness)
         ? self->board->clock_hz / 25 : 0;
}

void desk_run_design(struct desk *self, uint64_t until)
{
    struct desk_state *now = self->now;
    uint64_t window = window_ticks(self);
    uint64_t end = (now->tick / window + 1) * window;

    if (end > until)
        end = until;
    harness_run(self->harness, design_tick(self, now->tick),
                design_tick(self, end));
    now->tick = end;
    now->sum = harness_sum(self->harness);
    look_at_lamps(self);
}

const void *desk_state(struct desk *self)
{
    if (self->harness)
        harness_save(self->harness, self->chip);
    return self->now;
}

void desk_take_state(struct desk *self)
{
    if (self->harness)
        harness_load(self->harness, self->chip);
}

/* Each character with a zero after it (strike_key). What does not fit has
 * been refused by session_do before. */
static void type_on(struct desk_state *now, const char *typed)
{
    for (; *typed && now->typed_count + 2 <= sizeof now->typed; typed++) {
        now->typed[now->typed_count++] = *typed;
        now->typed[now->typed_count++] = 0;
    }
}

/* The same on a design, which has devices of its own. */
static void apply_to_design(struct desk *self, const struct event *event)
{
    uint64_t tick = design_tick(self, self->now->tick);

    harness_set_controls(self->harness, tick, self->now->in);
    if (event->kind == EVENT_TYPE)
        for (const char *typed = event->typed; *typed; typed++)
            harness_type(self->harness, tick, *typed);
    if (event->kind == EVENT_MOVE)
        harness_move(self->harness, tick, event->right, event->up);
    if (event->kind == EVENT_POWER)
        harness_power_up(self->harness, tick);
}

void desk_apply(struct desk *self, const struct event *event)
{
    struct desk_state *now = self->now;

    now->in = (now->in & ~event->drop) | event->raise;
    if (self->harness) {
        apply_to_design(self, event);
        return;
    }
    if (event->kind == EVENT_TYPE)
        type_on(now, event->typed);
    if (event->kind == EVENT_POWER) {
        self->machine->top->reset(self->chip, &self->setup);
        /* Or a player's cards would outlive the light that covers them. */
        memset(&now->terminal, 0, sizeof now->terminal);
    }
}

/* Picture and sound */

static struct picture_view picture_of_design(const struct harness *harness)
{
    const struct multisync *monitor = harness_monitor(harness);
    const struct ssd1306 *oled = harness_oled(harness);

    if (!monitor && oled)
        return (struct picture_view){&picture_of_oled, oled,
                                     harness_tick(harness)};
    return (struct picture_view){&picture_of_wires, monitor,
                                 harness_tick(harness)};
}

struct picture_view desk_picture(const struct desk *self)
{
    if (self->harness && board_screen(self->board))
        return picture_of_design(self->harness);
    return (struct picture_view){
        self->harness ? NULL : self->machine->top->picture, self->chip,
        self->now->tick};
}

struct playing desk_playing(const struct desk *self)
{
    const struct samples *heard = self->harness
                                ? harness_sound(self->harness) : NULL;

    if (self->harness)
        return (struct playing){heard ? &playing_of_wires : NULL, heard};
    return (struct playing){self->machine->top->playing, self->chip};
}

/* Light */

/* Three changes of what is seen in two seconds: on, off and on again. No
 * message comes and goes so fast. */
int desk_blinks(const struct desk *self, int light)
{
    uint64_t third = self->now->changed[light][DESK_CHANGES - 1];

    return third && self->now->tick - third
                    < (uint64_t)BLINK_SECONDS * self->board->clock_hz;
}

/* What full brightness is: lights that take turns are dark while others
 * shine. */
static unsigned share_of(const struct desk *self, const struct part *part)
{
    const struct part_type *type = part_type(part);

    return type->turns ? (unsigned)type->turns(self->board) : 1;
}

static uint32_t lit_in_scan(const struct desk *self, int light)
{
    uint32_t ticks = 0;

    for (int i = 0; i < self->board->scan_ticks; i++)
        ticks += (uint32_t)lights_has(&self->now->lit[i], light);
    return ticks;
}

/* A frame shorter than one scan would show some digits dark that only wait
 * for their turn: the last scan stands in for it. */
static uint8_t brightness_of(const struct desk *self, int light,
                             unsigned share)
{
    uint32_t scan_ticks = (uint32_t)self->board->scan_ticks;

    if (self->meter.ticks < scan_ticks)
        return light_brightness(lit_in_scan(self, light), scan_ticks, share);
    return light_brightness(light_meter_read(&self->meter, light),
                            self->meter.ticks, share);
}

void desk_forget_light(struct desk *self)
{
    light_meter_clear(&self->meter);
    memset(self->unread, 0, sizeof self->unread);
}

void desk_frame(struct desk *self, uint8_t *brightness)
{
    for (int i = 0; self->harness && i < self->board->lights; i++)
        brightness[i] = harness_brightness(self->harness, i);
    if (self->harness)
        return;
    for (int turn = 0; turn < self->board->scan_ticks; turn++)
        count_lit_ticks(self, (uint32_t)turn);
    for (const struct part *part = self->board->parts; part->group; part++)
        for (int i = 0; i < part_lights(part); i++)
            brightness[part->light + i] =
                brightness_of(self, part->light + i, share_of(self, part));
    desk_forget_light(self);
}

/* Power */

/* A design's state is an engine's own, which cannot be looked through. */
int desk_is_sound(const struct desk *self, const struct desk_state *state)
{
    return !self->harness && state->turn < (uint32_t)self->board->scan_ticks
        && state->typed_count <= sizeof state->typed
        && terminal_is_sound(&state->terminal);
}

const char *desk_open(struct desk *self, const struct machine_type *machine,
                      const struct chip_setup *setup)
{
    const struct part *keyboard = board_keyboard(machine->board);
    const struct part *terminal = board_terminal(machine->board);

    self->machine = machine;
    self->board = machine->board;
    self->setup = *setup;
    self->setup.clock_hz = self->board->clock_hz;
    self->light_words = (self->board->lights + 63) / 64;
    self->keyboard_pin = keyboard ? keyboard->pin : 0;
    self->terminal_pin = terminal ? terminal->pin : NO_PIN;
    if (machine->design) {
        const char *error = harness_open(&self->harness, machine,
                                         &self->setup);

        if (error)
            return error;
    }
    self->state_size = sizeof *self->now
        + (self->harness ? harness_state_size(self->harness)
                         : machine->top->size);
    self->now = calloc(1, self->state_size);
    if (!self->now)
        return WORDS("out of memory for a machine");
    self->now->sum = SUM_START;
    for (int turn = 0; turn < DESK_SCAN_MAX; turn++)
        self->now->shone[turn] = never_shone;
    self->chip = self->now + 1;
    if (!self->harness)
        machine->top->reset(self->chip, &self->setup);
    return NULL;
}

void desk_close(struct desk *self)
{
    harness_close(self->harness);
    free(self->now);
}
