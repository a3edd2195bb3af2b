/* test_checkers_reference.c - the chip beside a clerk with paper, for millions
 * of cycles of anything at the inputs: every output, every cell. */
#include "check.h"

#include <ctype.h>
#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "machines/checkers/checkers_driver.h"
#include "machines/checkers/checkers_model.h"
#include "machines/checkers/checkers_referee.h"

enum { STATES = 9, CANDIDATES = 300 };

/* What must have come up, or the comparison has shown nothing. */
struct coverage {
    long cycles;
    long entered[STATES], cleared[STATES], reset[STATES];
    long moves, jumps_on, crowns, wins_of_red, wins_of_black, must_jump;
};

struct sitting {
    struct checkers_driver chip;
    struct checkers_model model;
    struct rng rng;
    struct coverage *seen;
    int is_full;
    const char *bias;
    unsigned mood_cycles;
    struct checkers_hop wish;
};

/* Hands: a bias lasts a while. */

static const char *const biases[] = {
    "clever", "clever", "clever", "clever", "hasty", "mash", "hold", "rest",
};

static void change_mood(struct sitting *self)
{
    if (self->mood_cycles-- > 0)
        return;
    self->bias = biases[rng_below(&self->rng, 8)];
    self->mood_cycles = 1 + (unsigned)rng_below(&self->rng, 60);
}

static int is_doing(const struct sitting *self, const char *what)
{
    return strcmp(self->model.doing, what) == 0;
}

static int is_mood(const struct sitting *self, const char *what)
{
    return strcmp(self->bias, what) == 0;
}

static int is_legal(const struct sitting *self, struct checkers_hop hop)
{
    const struct checkers_paper *paper = &self->model.paper;

    if ((hop.to_row | hop.to_column) & ~7)
        return 0;
    switch (checkers_judge(paper, hop)) {
    case CHECKERS_STEP:
        return !self->is_full || !checkers_referee_can_jump(paper);
    case CHECKERS_JUMP:
        return 1;
    default:
        return 0;
    }
}

static int dice(struct sitting *self, unsigned sides)
{
    return (int)rng_below(&self->rng, sides);
}

/* Some legal move, or something near one. */
static void make_a_wish(struct sitting *self)
{
    struct checkers_hop *hop = &self->wish;

    for (int i = 0; i < CANDIDATES; i++) {
        int squares = 1 + dice(self, 2);

        hop->from_row = dice(self, 8);
        hop->from_column = 2 * dice(self, 4) + hop->from_row % 2;
        if (self->model.must_go_on) {
            hop->from_row = self->model.hop.from_row;
            hop->from_column = self->model.hop.from_column;
        }
        hop->to_row = hop->from_row + (dice(self, 2) ? squares : -squares);
        hop->to_column = hop->from_column
            + (dice(self, 2) ? squares : -squares);
        if (is_legal(self, *hop))
            return;
    }
    hop->to_row &= 7;
    hop->to_column &= 7;
}

static struct checkers_model_input be_clever(struct sitting *self)
{
    struct checkers_model_input in = {.row = dice(self, 8),
                                      .column = dice(self, 8)};

    if (is_doing(self, "source")) {
        make_a_wish(self);
        in = (struct checkers_model_input){.row = self->wish.from_row,
                                           .column = self->wish.from_column,
                                           .enter = 1};
    } else if (is_doing(self, "destination")) {
        if (self->model.must_go_on)
            make_a_wish(self);
        in = (struct checkers_model_input){.row = self->wish.to_row,
                                           .column = self->wish.to_column,
                                           .enter = 1};
    } else if (is_doing(self, "error")) {
        in.enter = dice(self, 3) == 0;
    }
    return in;
}

static int is_over(const struct sitting *self)
{
    return !checkers_referee_can_move(&self->model.paper);
}

static struct checkers_model_input hands(struct sitting *self)
{
    struct checkers_model_input in = {.row = dice(self, 8),
                                      .column = dice(self, 8)};

    if (is_mood(self, "clever") || is_mood(self, "hasty"))
        in = be_clever(self);
    else if (is_mood(self, "mash"))
        in.enter = dice(self, 2);
    else if (is_mood(self, "hold"))
        in.enter = 1;
    if (is_mood(self, "mash") || is_mood(self, "hasty"))
        in.clr = dice(self, 12) == 0;
    in.reset = dice(self, is_over(self) ? 40 : 400) == 0;
    in.view_row = dice(self, 8);
    in.view_mark = dice(self, 2);
    return in;
}

static pins wires_of(const struct checkers_model_input *in)
{
    pins wires = checkers_driver_at((unsigned)(in->row * 8 + in->column));

    wires |= in->enter ? PIN(CHECKERS_PIN_ENTER) : 0;
    wires |= in->clr ? PIN(CHECKERS_PIN_CLR) : 0;
    wires |= in->reset ? PIN(CHECKERS_PIN_RESET) : 0;
    wires |= in->view_mark ? PIN(CHECKERS_PIN_VIEWMARK) : 0;
    return wires | (pins)in->view_row << CHECKERS_PIN_VIEWROW;
}

/* Eyes */

static void compare_lights(struct sitting *self)
{
    char lights[8];

    checkers_model_lights(&self->model, lights);
    if (strcmp(checkers_driver_lights(&self->chip), lights) != 0)
        fail_msg("cycle %lu, %s: the chip has %s, the model %s",
                 (unsigned long)self->chip.cycles, self->model.doing,
                 self->chip.text, lights);
    self->seen->wins_of_red += strchr(lights, 'r') != NULL;
    self->seen->wins_of_black += strchr(lights, 'b') != NULL;
    self->seen->must_jump += strchr(lights, 'M') != NULL;
}

static void compare_view(struct sitting *self)
{
    const char *letters = self->model.in.view_mark ? ".hl!" : ".rRbB";
    pins seen = pins_get(self->chip.out, CHECKERS_PIN_VIEW, 12);
    char view[5];

    checkers_model_view(&self->model, view);
    for (int i = 0; i < 4; i++)
        if ((int)(seen >> 3 * i & 7) != strchr(letters, view[i]) - letters)
            fail_msg("cycle %lu, %s: row %d, square %d should be %c",
                     (unsigned long)self->chip.cycles, self->model.doing,
                     self->model.in.view_row, i, view[i]);
}

static void compare_cells(struct sitting *self)
{
    uint32_t red = 0, black = 0, kings = 0;

    for (int at = 31; at >= 0; at--) {
        int row = at / 4, column = at % 4 * 2 + row % 2;
        char man = self->model.paper.man[row][column];

        red = red << 1 | (tolower(man) == 'r');
        black = black << 1 | (tolower(man) == 'b');
        kings = kings << 1 | (isupper(man) != 0);
    }
    assert_int_equal(self->chip.chip.red, red);
    assert_int_equal(self->chip.chip.black, black);
    assert_int_equal(self->chip.chip.kings, kings);
}

static void note(struct sitting *self, const struct checkers_model_input *in)
{
    unsigned state = self->chip.chip.slave.state;
    struct coverage *seen = self->seen;

    seen->cycles++;
    assert_true(state < STATES);
    seen->entered[state] += in->enter;
    seen->cleared[state] += in->clr;
    seen->reset[state] += in->reset;
    seen->moves += state == CHECKERS_DONE;
    seen->jumps_on += state == CHECKERS_DONE && self->model.must_go_on;
    seen->crowns += state == CHECKERS_DONE && self->model.king_made;
}

static void play_cycle(struct sitting *self)
{
    struct checkers_model_input in;

    change_mood(self);
    in = hands(self);
    checkers_driver_cycle(&self->chip, wires_of(&in));
    checkers_model_begin(&self->model, in);
    compare_lights(self);
    compare_view(self);
    checkers_model_end(&self->model);
    note(self, &in);
    compare_cells(self);
}

static void play(struct coverage *seen, const char *options, long cycles)
{
    struct sitting self = {.seen = seen, .bias = "clever",
                           .is_full = strcmp(options, "rules=full") == 0};

    rng_seed(&self.rng, options);
    self.chip = checkers_driver_new(options);
    checkers_model_open(&self.model, self.is_full);
    for (long i = 0; i < cycles; i++)
        play_cycle(&self);
    for (int state = 0; state < STATES; state++) {
        assert_true(seen->entered[state] > 100);
        assert_true(seen->cleared[state] > 100);
        assert_true(seen->reset[state] > 5);
    }
}

CASE(the_chip_as_it_was_built)
{
    struct coverage seen = {0};

    BEGIN_CASE;
    play(&seen, "rules=simple", 3000000);
    assert_true(seen.moves > 100000);
    assert_int_equal(seen.must_jump + seen.crowns + seen.jumps_on, 0);
    assert_int_equal(seen.wins_of_red + seen.wins_of_black, 0);
}

CASE(the_whole_game)
{
    struct coverage seen = {0};

    BEGIN_CASE;
    play(&seen, "rules=full", 1000000);
    assert_true(seen.moves > 40000);
    assert_true(seen.jumps_on > 500 && seen.crowns > 500);
    assert_true(seen.wins_of_red > 1000 && seen.wins_of_black > 1000);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: anything at the inputs does what the model says "
         "(M3-001, M3-007, M3-021..M3-025, M3-057..M3-064, M3-070, M3-075, "
         "M3-119)",
         the_chip_as_it_was_built),
    TEST("checkers: anything at the inputs does what the model says, "
         "rules=full", the_whole_game),
};

CHECK_MAIN("checkers: reference", tests)
