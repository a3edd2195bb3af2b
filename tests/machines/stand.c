/* stand.c - a machine on its board, worked by the names of its parts. */
#include "machines/stand.h"

#include <string.h>

#include "base/glyph.h"
#include "base/text.h"
#include "check.h"

static const struct part *part_of(const struct stand *self, const char *name)
{
    struct parts found = board_find(self->machine->board, name);

    assert_int_equal(found.count, 1);
    return &self->machine->board->parts[found.first];
}

/* A chip is known by its size only. An array of char that is used as a struct
 * breaks the aliasing rules: copying the stand as a struct may then miss what
 * the chip wrote. Allocated memory has no declared type. It stays until the
 * program ends, because stands are passed around by value. */
struct place {
    struct place *next;
    max_align_t chip[];
};

static struct place *places;

static void free_places(void)
{
    while (places) {
        struct place *next = places->next;

        free(places);
        places = next;
    }
}

static void *new_place(size_t size)
{
    struct place *place = calloc(1, sizeof *place + size);

    assert_non_null(place);
    if (!places)
        atexit(free_places);
    place->next = places;
    places = place;
    return place->chip;
}

void stand_open(struct stand *self, const struct machine_type *machine,
               const char *options, const char *seed)
{
    struct chip_setup setup = {.seed = seed,
                               .clock_hz = machine->board->clock_hz};
    char word[40];

    assert_in_range(machine->board->scan_ticks, 1, STAND_SCAN_MAX);
    memset(self, 0, sizeof *self);
    self->machine = machine;
    self->chip = new_place(machine->top->size);
    options_defaults(machine->top->options, setup.option);
    while (text_word(&options, word, sizeof word) > 0)
        assert_null(options_set(machine->top->options, setup.option, word));
    machine->top->reset(self->chip, &setup);
}

pins stand_pin(const struct stand *self, const char *part)
{
    assert_true(part_is_input(part_of(self, part)));
    return PIN(part_of(self, part)->pin);
}

void stand_hold(struct stand *self, const char *part)
{
    self->in |= stand_pin(self, part);
}

void stand_release(struct stand *self, const char *part)
{
    self->in &= ~stand_pin(self, part);
}

static void run_tick(struct stand *self)
{
    const struct board_type *board = self->machine->board;
    uint64_t turn = self->ticks++ % (uint64_t)board->scan_ticks;

    self->out = self->machine->top->tick(self->chip, self->in);
    board->shine(self->out, &self->lit[turn]);
}

void stand_run(struct stand *self, uint64_t ticks)
{
    while (ticks--)
        run_tick(self);
}

void stand_tap(struct stand *self, const char *part)
{
    stand_hold(self, part);
    stand_run(self, (uint64_t)self->machine->board->tap_ticks);
    stand_release(self, part);
    stand_run(self, (uint64_t)self->machine->board->rest_ticks);
}

void stand_set_letter(struct stand *self, unsigned letter)
{
    static const char *const names[] = {"SW0", "SW1", "SW2"};

    for (int i = 0; i < 3; i++)
        (letter >> i & 1 ? stand_hold : stand_release)(self, names[i]);
}

static int has_shone(const struct stand *self, int light)
{
    for (int i = 0; i < self->machine->board->scan_ticks; i++)
        if (lights_has(&self->lit[i], light))
            return 1;
    return 0;
}

static char digit_char(const struct stand *self, const struct part *digit)
{
    unsigned segments = 0;

    for (int i = 0; i < 8; i++)
        segments |= (unsigned)has_shone(self, digit->light + i) << i;
    return glyph_char((uint8_t)segments);
}

const char *stand_digits(struct stand *self)
{
    struct parts digits = board_find(self->machine->board, "AN");

    assert_in_range(digits.count, 1, sizeof self->text - 1);
    for (int i = 0; i < digits.count; i++)
        self->text[i] = digit_char(self, &self->machine->board
                                              ->parts[digits.first + i]);
    self->text[digits.count] = 0;
    return self->text;
}

unsigned stand_leds(const struct stand *self)
{
    struct parts leds = board_find(self->machine->board, "LD");
    const struct part *part = &self->machine->board->parts[leds.first];
    struct lights now = {{0}};
    unsigned answer = 0;

    self->machine->board->shine(self->out, &now);
    for (int i = 0; i < leds.count; i++)
        answer = answer << 1 | (unsigned)lights_has(&now, part[i].light);
    return answer;
}
