/* go_ways.c - the processor's half of Go around its top, by both of its ways.
 *
 *   go_ways JSON LINES [FILE]
 *
 * One top can answer, and is run a line at a time; the other is said not to,
 * and is given each word of its memory by itself. Both get the same keys and
 * switches at the same ticks. The changes of all pins must be the same, through
 * the view of a monitor with a converter, and in the end every net. With FILE
 * the first is compiled.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/view.h"
#include "designs/leap/stimulus.h"
#include "machines/go/system.h"

enum { WORDS = STIMULUS_WORDS_MAX, ROOM = 4096, LINE = 1600 };

struct side {
    struct bench bench;
    struct design *design;
    uint64_t raw[WORDS], told[WORDS], sum, changes, tick;
};

static uint64_t seen[WORDS], held[WORDS];
static struct design_view view = {seen, held, -1};

static void stop_with(const char *what)
{
    puts(what);
    exit(1);
}

/* As a board with a converter wires it. */
static void make_view(const struct design *design)
{
    memset(seen, 255, sizeof seen);
    for (const struct design_port *p = design->ports; p->name; p++)
        for (int i = 0; p->direction == DESIGN_OUT && i < p->width; i++) {
            int at = p->out_at + i;

            if (!strcmp(p->name, "VGA_CLK")) {
                view.clock = at;
                seen[at / 64] &= ~(UINT64_C(1) << at % 64);
            } else if (!strncmp(p->name, "VGA_", 4)
                       && (strchr("RGB", p->name[4]) != NULL)) {
                held[at / 64] |= UINT64_C(1) << at % 64;
            }
        }
}

static void open_side(struct side *self, const char *path, const char *file,
                      int can_answer)
{
    struct chip_setup setup = {.seed = "1"};

    memset(self, 0, sizeof *self);
    stimulus_open(&self->bench, path, "CLOCK_50=1");
    if (file)
        stimulus_compile(&self->bench, file);
    if (!can_answer)
        leap_set_way(self->bench.leap, LEAP_PLAIN);
    self->bench.design->can_answer = can_answer;
    self->design = calloc(1, go_system.size);
    if (!self->design
        || go_system.open(self->design, self->bench.design, &setup)
        || self->design->type->power_up(self->design))
        stop_with("the top cannot be opened");
}

/* All keys of the board up but for a reset now and then, and keys of the
 * keyboard at random. */
static void draw_in(const struct side *self, uint64_t line, uint64_t *in)
{
    uint64_t chance = bits_mix(line / 50 + 1);

    memset(in, 0, WORDS * sizeof *in);
    for (const struct design_port *p = self->design->ports; p->name; p++)
        for (int i = 0; p->direction == DESIGN_IN && i < p->width; i++)
            if ((!strcmp(p->name, "KEY") && (i || line % 700 != 9))
                || (!strcmp(p->name, "SW") && chance >> i & 1 && i != 9))
                in[(p->in_at + i) / 64] |= UINT64_C(1) << (p->in_at + i) % 64;
    if (chance % 3 == 0)
        in[self->bench.design->in_words] = UINT64_C(1) << chance % 20;
}

static void run_line(struct side *self, uint64_t line)
{
    static uint64_t changes[ROOM * (1 + WORDS)];
    uint64_t in[WORDS], end = (line + 1) * LINE;
    int words = self->design->out_words;

    draw_in(self, line, in);
    while (self->tick < end) {
        struct design_run run = {.in = in, .ticks = end - self->tick,
                                 .changes = changes, .room = ROOM};

        run.view = self->design->has_view ? &view : NULL;
        if (self->design->type->run(self->design, &run))
            stop_with("a top has stopped");
        if (!run.view)
            run.count = view_take_changes(&view, words, self->raw, self->told,
                                          changes, run.count);
        for (size_t i = 0; i < run.count * (1 + (size_t)words); i++)
            self->sum = bits_mix(self->sum ^ (changes[i]
                        + (i % (1 + (size_t)words) ? 0 : self->tick)));
        self->changes += run.count;
        self->tick += run.ticks;
    }
}

static struct side quick, slow;
static int is_bad;

static void compare_net(void *with, const char *name, int width)
{
    uint64_t a[WORDS] = {0}, b[WORDS] = {0};

    (void)with;
    (void)width;
    leap_look(quick.bench.leap, name, a, WORDS);
    leap_look(slow.bench.leap, name, b, WORDS);
    if (!is_bad && memcmp(a, b, sizeof a)) {
        printf("%s differs\n", name);
        is_bad = 1;
    }
}

int main(int argc, char **argv)
{
    uint64_t lines;

    if (argc < 3)
        return 2;
    lines = strtoull(argv[2], NULL, 10);
    open_side(&quick, argv[1], argc > 3 ? argv[3] : NULL, 1);
    open_side(&slow, argv[1], NULL, 0);
    make_view(quick.design);
    for (uint64_t line = 0; line < lines; line++) {
        run_line(&quick, line);
        run_line(&slow, line);
        if (quick.sum != slow.sum || quick.changes != slow.changes) {
            printf("changes differ in line %llu\n", (unsigned long long)line);
            return 1;
        }
    }
    leap_list(slow.bench.leap, compare_net, NULL);
    printf("%llu changes\n", (unsigned long long)quick.changes);
    return is_bad;
}
