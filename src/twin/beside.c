/* beside.c - a machine in C, and its top in Verilog on the same board, compared
 * by what can be seen.
 *
 * Looks are kept in two rows, oldest first. When one is added, the look in the
 * middle of the row has a past and a future, and can be judged.
 */
#include "twin/beside.h"

#include <string.h>

#include "base/bits.h"
#include "base/rng.h"

enum { HOLD_MS_MIN = 80, HOLD_MS_SPAN = 400,    /* of a press */
       WAIT_MS_MIN = 30, WAIT_MS_SPAN = 1200,   /* after it */
       ACTS_A_POWER = 40,                       /* then it is switched off */
       HAND_CONTROLS = 64 };

int beside_is_over(const struct beside *self)
{
    return self->error || self->difference.is_there;
}

/* Looking */

/* Of the letters on its screen, wherever the cursor is. No terminal is like an
 * empty one. */
static uint64_t hash_terminal(const struct terminal *terminal)
{
    uint64_t hash = 0;

    for (int row = 0; terminal && row < TERMINAL_ROWS; row++)
        for (int column = 0; column < TERMINAL_COLUMNS; column++)
            hash = bits_mix(hash ^ (unsigned char)terminal_letter(
                                       terminal, row, column));
    return hash;
}

/* What chance decides counts as dark on both. */
static struct beside_look look_at(const struct beside *self,
                                  const struct session *session)
{
    struct beside_look look = {session_tick(session), *session_seen(session),
                               hash_terminal(session_terminal(session))};

    for (int w = 0; w < LIGHT_WORDS; w++)
        look.lit.word[w] &= ~self->ignored.word[w];
    return look;
}

/* The tick is when, not what. */
static int is_same_look(const struct beside_look *a,
                        const struct beside_look *b)
{
    return a->text == b->text
        && memcmp(&a->lit, &b->lit, sizeof a->lit) == 0;
}

/* One more in a row; the oldest goes. */
static void keep_look(struct beside_look *row, int count,
                      struct beside_look look)
{
    if (count == BESIDE_LOOKS)
        memmove(row, row + 1, (BESIDE_LOOKS - 1) * sizeof *row);
    row[count == BESIDE_LOOKS ? count - 1 : count] = look;
}

/* Differences */

/* What a part showed at a look. */
static void read_at_look(const struct session *session,
                         const struct beside_look *look,
                         const struct part *part, char words[READING_MAX])
{
    const struct reading reading = {.machine = session_machine(session),
                                    .seen = &look->lit};
    struct text to;

    text_begin(&to, words, READING_MAX);
    if (part_type(part)->read)
        part_type(part)->read(&reading, part, &to);
}

static int part_differs(const struct part *part, const struct beside_look *a,
                        const struct beside_look *b)
{
    for (int i = 0; i < part_lights(part); i++)
        if (lights_has(&a->lit, part->light + i)
            != lights_has(&b->lit, part->light + i))
            return 1;
    return 0;
}

/* Lights come before the terminal, which takes its time. */
static void note_difference(struct beside *self, const struct beside_look *c,
                            const struct beside_look *top)
{
    struct beside_difference *to = &self->difference;
    const struct part *part = session_machine(self->c)->board->parts;

    to->is_there = 1;
    to->tick = c->tick;
    while (part->group && !part_differs(part, c, top))
        part++;
    if (!part->group) {
        strcpy(to->part, "terminal");
        strcpy(to->c, "another text");
        strcpy(to->top, "than here");
        return;
    }
    board_part_name(part, to->part);
    read_at_look(self->c, c, part, to->c);
    read_at_look(self->top, top, part, to->top);
}

/* Only if nothing changed in C in a moment around it. */
static void judge_middle_look(struct beside *self)
{
    const struct beside_look *c = self->c_looks;

    if (self->count < BESIDE_LOOKS)
        return;
    for (int i = 1; i < BESIDE_LOOKS; i++)
        if (!is_same_look(&c[i], &c[0]))
            return;
    self->compared++;
    if (!is_same_look(&c[BESIDE_BEFORE], &self->top_looks[BESIDE_BEFORE]))
        note_difference(self, &c[BESIDE_BEFORE],
                        &self->top_looks[BESIDE_BEFORE]);
}

/* Following */

/* A design that has stopped says why, and the first reason counts. */
static void run_top_to(struct beside *self, uint64_t tick)
{
    uint64_t now = session_tick(self->top);

    if (tick > now)
        session_run(self->top, tick - now);
    if (!self->error)
        self->error = session_trouble(self->top);
}

/* All that was done to the machine in C, when it was done. Lights go out with
 * the power, which in C takes no time: looks begin anew. */
static void follow_events(struct beside *self)
{
    while (!self->error && self->events < session_events_done(self->c)) {
        const struct event *event = session_event(self->c, self->events++);

        run_top_to(self, event->tick);
        if (!self->error)
            self->error = session_do(self->top, event->words);
        if (event->kind == EVENT_POWER)
            self->count = 0;
    }
}

/* A script went back in time: so does the top, and looks begin anew. */
static void go_back_to(struct beside *self, uint64_t tick)
{
    self->error = session_rewind(self->top, tick);
    self->events = session_event_count(self->top);
    self->count = 0;
}

/* The watcher of the session in C, called after each tick. */
static void compare_looks(void *with, const struct session *session)
{
    struct beside *self = with;
    uint64_t tick = session_tick(session);

    if (beside_is_over(self))
        return;
    if (tick <= session_tick(self->top))
        go_back_to(self, tick - 1);
    if (tick % self->look_ticks)
        return;
    follow_events(self);
    run_top_to(self, tick);
    if (self->error)
        return;
    keep_look(self->c_looks, self->count, look_at(self, session));
    keep_look(self->top_looks, self->count, look_at(self, self->top));
    if (self->count < BESIDE_LOOKS)
        self->count++;
    judge_middle_look(self);
}

/* Beginning and end */

/* All lights of a group's parts; a null group is none. */
static void ignore_group(struct beside *self, const char *group)
{
    const struct part *part = session_machine(self->c)->board->parts;

    for (; group && part->group; part++)
        for (int i = 0; text_same(part->group, group)
             && i < part_lights(part); i++)
            self->ignored.word[(part->light + i) / 64]
                |= UINT64_C(1) << (part->light + i) % 64;
}

static const char *open_top_session(struct beside *self,
                                    const struct top *top)
{
    char id[3 * ID_WORD_MAX];
    struct text to;

    text_begin(&to, id, sizeof id);
    session_id(self->c, &to);
    return session_open_design(&self->top, id, top_machine(top));
}

const char *beside_begin(struct beside *self, const struct top *top,
                         struct session *c)
{
    uint32_t hz = session_machine(c)->board->clock_hz;
    const char *error;

    memset(self, 0, sizeof *self);
    self->c = c;
    self->look_ticks = hz / BESIDE_LOOKS_A_SECOND;
    if (!self->look_ticks)
        self->look_ticks = 1;
    error = open_top_session(self, top);
    if (error)
        return error;
    ignore_group(self, top_chance(top));
    session_watch(c, compare_looks, self);
    return NULL;
}

/* The session in C stays open: it is the caller's. */
const char *beside_end(struct beside *self)
{
    if (self->c)
        session_watch(self->c, NULL, NULL);
    session_close(self->top);
    self->top = NULL;
    return self->error;
}

/* Presses */

/* Somebody who knows no game: any control, for any time. */
struct hand {
    struct beside *beside;
    struct rng rng;
    const struct part *controls[HAND_CONTROLS];
    size_t count;
};

static void run_ms(struct hand *self, uint64_t least, uint64_t span)
{
    uint64_t hz = session_machine(self->beside->c)->board->clock_hz;

    session_run(self->beside->c,
                (least + rng_below(&self->rng, span)) * hz / 1000);
}

static const char *do_to(struct hand *self, const char *verb, const char *rest)
{
    char words[EVENT_WORDS_MAX];

    event_words(words, verb, rest);
    return session_do(self->beside->c, words);
}

/* Long enough for any debouncer, and for two presses to be told apart. */
static const char *press_for_a_while(struct hand *self, const char *name)
{
    const char *error = do_to(self, "press", name);

    run_ms(self, HOLD_MS_MIN, HOLD_MS_SPAN);
    return error ? error : do_to(self, "release", name);
}

/* To where it may be already: then nothing must happen. */
static const char *flip_switch(struct hand *self, const char *name)
{
    char rest[PART_NAME_MAX + 4];
    struct text to;

    text_begin(&to, rest, sizeof rest);
    text_put(&to, name);
    text_put(&to, rng_below(&self->rng, 2) ? " 1" : " 0");
    return do_to(self, "set", rest);
}

static const char *act_once(struct hand *self)
{
    const struct part *part =
        self->controls[rng_below(&self->rng, self->count)];
    char name[PART_NAME_MAX];
    const char *error;

    board_part_name(part, name);
    error = part_type(part)->use == USE_PRESS
          ? press_for_a_while(self, name) : flip_switch(self, name);
    run_ms(self, WAIT_MS_MIN, WAIT_MS_SPAN);
    return error;
}

static void find_controls(struct hand *self)
{
    const struct part *part = session_machine(self->beside->c)->board->parts;

    for (; part->group && self->count < HAND_CONTROLS; part++)
        if (part_is_control(part))
            self->controls[self->count++] = part;
}

/* The end is checked between acts, so the last one may pass it. */
const char *beside_press(struct beside *self, uint64_t ticks,
                         const char *seed)
{
    struct hand hand = {.beside = self};
    uint64_t end = session_tick(self->c) + ticks;
    const char *error = NULL;

    rng_seed(&hand.rng, seed);
    find_controls(&hand);
    if (!hand.count)
        return "this machine has no buttons and no switches";
    for (int act = 1; !error && !beside_is_over(self)
         && session_tick(self->c) < end; act++)
        error = act % ACTS_A_POWER ? act_once(&hand)
                                   : do_to(&hand, "power", "");
    return error ? error : self->error;
}
