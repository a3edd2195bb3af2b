/* steps_write.c - recorded input as a script: taps, blocks that repeat, and
 * else a line for each control that changes, with its tick.
 *
 * In a block times are relative, since it is done at many ticks. It begins as
 * it ends: where the pins before it are others, they change first.
 */
#include "twin/brief.h"

#include <string.h>

/* The first error ends the writing; later calls do nothing. */
struct writer {
    const struct board_type *board;
    struct session_sink sink;
    struct brief brief;
    uint64_t tick;                      /* where the script is after the lines
                                         * so far */
    int is_block;
    const char *error;
};

/* Lines */

static void put_line(struct writer *self, const char *line)
{
    if (!self->error)
        self->error = self->sink.append(self->sink.to, line);
}

/* Two strings and a line end. */
static void put_text(struct writer *self, const char *before, const char *text)
{
    put_line(self, before);
    put_line(self, text);
    put_line(self, "\n");
}

/* "@2020 ", or in a block "+20 " for the first line after a wait. */
static void put_time(struct writer *self, uint64_t tick, struct text *to)
{
    text_put(to, self->is_block ? "    " : "");
    if (!self->is_block || tick > self->tick) {
        text_put_char(to, self->is_block ? '+' : '@');
        text_put_number(to, self->is_block ? tick - self->tick : tick);
        text_put_char(to, ' ');
    }
    self->tick = tick;
}

/* "@2020 press BTN3", "@7 set SW0 on", "@9 power"; null: no such word. */
static void put_event(struct writer *self, uint64_t tick, const char *verb,
                      const char *name, const char *value)
{
    const char *const words[] = {verb, name, value};
    char line[2 * BOARD_PARTS_MAX + 80];
    struct text to;

    text_begin(&to, line, sizeof line);
    put_time(self, tick, &to);
    for (int i = 0; i < 3 && words[i]; i++) {
        text_put(&to, i ? " " : "");
        text_put(&to, words[i]);
    }
    text_put_char(&to, '\n');
    put_line(self, line);
}

/* A bare time, on which nothing is done. */
static void wait_until(struct writer *self, uint64_t tick)
{
    char line[40];
    struct text to;

    if (tick <= self->tick && self->is_block)
        return;
    text_begin(&to, line, sizeof line);
    put_time(self, tick, &to);
    to.start[--to.used] = 0;            /* no blank behind it */
    text_put_char(&to, '\n');
    put_line(self, line);
}

/* Controls */

static int has_changed(const struct part *part, pins changed)
{
    return part_is_control(part) && (changed & PIN(part->pin));
}

/* How many switches of the group from this part on have changed. */
static int count_flips(const struct part *first, pins changed)
{
    const struct part *part = first;
    int flips = 0;

    if (part_type(part)->use != USE_FLIP)
        return 0;
    for (; part->group && text_same(part->group, first->group); part++)
        flips += has_changed(part, changed);
    return flips;
}

static int begins_group(const struct writer *self, const struct part *part)
{
    return part == self->board->parts
        || !text_same(part[-1].group, part->group);
}

/* Several switches at once: "set SW xxxx0110". */
static void put_group(struct writer *self, uint64_t tick,
                      const struct part *first, pins in, pins changed)
{
    char value[BOARD_PARTS_MAX + 1];
    struct text to;

    text_begin(&to, value, sizeof value);
    for (const struct part *part = first;
         part->group && text_same(part->group, first->group); part++)
        text_put(&to, !has_changed(part, changed) ? "x"
                      : in & PIN(part->pin) ? "1" : "0");
    put_event(self, tick, "set", first->group, value);
}

/* Buttons are pressed and released, switches are set. */
static void put_part(struct writer *self, uint64_t tick,
                     const struct part *part, int is_on)
{
    char name[PART_NAME_MAX];

    board_part_name(part, name);
    if (part_type(part)->use == USE_PRESS)
        put_event(self, tick, is_on ? "press" : "release", name, NULL);
    else
        put_event(self, tick, "set", name, is_on ? "on" : "off");
}

static void put_changes(struct writer *self, uint64_t tick, pins in,
                        pins changed)
{
    for (const struct part *part = self->board->parts; part->group; part++) {
        if (begins_group(self, part) && count_flips(part, changed) > 1) {
            const struct part *first = part;

            put_group(self, tick, first, in, changed);
            while (part[1].group && text_same(part[1].group, first->group))
                part++;
        } else if (has_changed(part, changed)) {
            put_part(self, tick, part, (in & PIN(part->pin)) != 0);
        }
    }
}

/* Steps */

/* Switches first, and the button, whose tap ends when the next may begin. */
static void put_tap(struct writer *self, uint64_t tick,
                    const struct step *step, pins changed)
{
    pins button = changed & self->brief.hand.buttons;

    put_changes(self, tick, step->in, changed & ~button);
    for (const struct part *part = self->board->parts; part->group; part++)
        if (has_changed(part, button)) {
            char name[PART_NAME_MAX];

            board_part_name(part, name);
            put_event(self, tick, "tap", name, NULL);
        }
    self->tick = tick + self->brief.hand.tap_ticks
               + self->brief.hand.rest_ticks;
}

/* Returns the next step. */
static size_t put_step(struct writer *self, size_t i, pins before,
                       uint64_t tick, size_t end)
{
    const struct step *step = &self->brief.steps->at[i];

    if (brief_is_tap(&self->brief, i, before, end)) {
        put_tap(self, tick, step, step->in ^ before);
        return i + 2;
    }
    if (step->is_power)
        put_event(self, tick, "power", NULL, NULL);
    put_changes(self, tick, step->in, step->in ^ before);
    return i + 1;
}

/* How long the block is; it is told once. */
static uint64_t put_block_lines(struct writer *self, size_t first,
                                size_t period)
{
    const struct step *at = self->brief.steps->at;
    uint64_t ticks = at[first + period].tick - at[first].tick;
    size_t i = first;

    self->is_block = 1;
    self->tick = at[first].tick;
    while (i < first + period)
        i = put_step(self, i, brief_before(&self->brief, i, first, period),
                     at[i].tick, first + period);
    wait_until(self, at[first].tick + ticks);
    self->is_block = 0;
    return ticks;
}

static void put_block(struct writer *self, size_t i,
                      const struct brief_choice *block)
{
    const struct step *at = self->brief.steps->at;
    pins before = brief_before(&self->brief, i, 0, 0);
    pins round = brief_before(&self->brief, i, i, block->period);
    char times[24];
    struct text to;

    put_changes(self, at[i].tick, round, round ^ before);
    text_begin(&to, times, sizeof times);
    text_put_number(&to, block->times);
    put_event(self, at[i].tick, "repeat", times, NULL);
    self->tick = at[i].tick
               + block->times * put_block_lines(self, i, block->period);
    put_text(self, "", "end");
}

static void put_steps(struct writer *self)
{
    const struct steps *steps = self->brief.steps;
    size_t i = 0;

    while (i < steps->count) {
        const struct brief_choice *choice = &self->brief.at[i];

        if (choice->times)
            put_block(self, i, choice);
        else
            (void)put_step(self, i, brief_before(&self->brief, i, 0, 0),
                           steps->at[i].tick, steps->count);
        i = choice->next;
    }
}

/* The last line is a bare time: the script runs up to the tick that differs,
 * unless its last tap or block does so. */
const char *steps_write(const struct steps *self,
                        const struct board_type *board, const char *id,
                        const char *comment, struct session_sink sink)
{
    struct writer to = {.board = board, .sink = sink};
    const char *error;

    to.brief.hand = brief_hand_of(board, board->clock_hz);
    error = brief_make(&to.brief, self);
    if (error)
        return error;
    put_text(&to, "", "boardwalk 1");
    put_text(&to, "open ", id);
    put_text(&to, "# ", comment);
    put_steps(&to);
    if (self->ticks >= to.tick)
        wait_until(&to, self->ticks);
    brief_free(&to.brief);
    return to.error;
}
