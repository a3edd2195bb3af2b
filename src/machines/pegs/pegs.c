/* pegs.c - Mastermind against the machine: four RGB pegs, eight turns.
 *
 *                +------------+
 *       btnS  ---|    pegs    |=== LD[7:0]     the turn
 *       btnL  ---|            |=== SSD3[7:0]   pgfedcba, leftmost digit
 *       btnR  ---|            |=== SSD2[7:0]
 *       btnU  ---|            |=== SSD1[7:0]
 *       btnD  ---|            |=== SSD0[7:0]
 *     history ---|            |=== RGB3[2:0]   R G B, leftmost peg
 *        clk  ---|>           |=== RGB2[2:0]
 *                |            |=== RGB1[2:0]
 *                |            |=== RGB0[2:0]
 *                +------------+
 *
 * The machine hides a code of four colours; a player has eight turns to
 * find it, with an X for each peg right and an O for each misplaced. The
 * past turns can be seen in history mode. Two players may alternate in a
 * match. A button pin is high for one clock for each press.
 *
 * Between events nothing changes but the blink, so a clock without one only
 * counts: what the outputs carry is drawn when something has happened.
 */
#include "machines/pegs/pegs.h"

#include <string.h>

#include "base/glyph.h"
#include "base/rng.h"
#include "games/mastermind/rules/mastermind.h"

enum { BLINKS_PER_SECOND = 2, FLASH_SHARE = 8,
       MESSAGE_SECONDS = 2, RESULT_SECONDS = 5 };

enum { WHITE = 7, CODES = 4096, LOST_TURNS = PEGS_TRIES + 1 };

static const pins any_button = PINS(PEGS_BTNS, 5);

static const struct pin_def inputs[] = {
    {"btnS", PEGS_BTNS, 1, ACTIVE_HIGH},
    {"btnL", PEGS_BTNL, 1, ACTIVE_HIGH},
    {"btnR", PEGS_BTNR, 1, ACTIVE_HIGH},
    {"btnU", PEGS_BTNU, 1, ACTIVE_HIGH},
    {"btnD", PEGS_BTND, 1, ACTIVE_HIGH},
    {"history", PEGS_HISTORY, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"LD", PEGS_LD, 8, ACTIVE_HIGH},
    {"SSD0", PEGS_SSD0, 8, ACTIVE_HIGH},
    {"SSD1", PEGS_SSD0 + 8, 8, ACTIVE_HIGH},
    {"SSD2", PEGS_SSD0 + 16, 8, ACTIVE_HIGH},
    {"SSD3", PEGS_SSD3, 8, ACTIVE_HIGH},
    {"RGB0", PEGS_RGB0, 3, ACTIVE_HIGH},
    {"RGB1", PEGS_RGB0 + 3, 3, ACTIVE_HIGH},
    {"RGB2", PEGS_RGB0 + 6, 3, ACTIVE_HIGH},
    {"RGB3", PEGS_RGB3, 3, ACTIVE_HIGH},
    {0},
};

const struct option_def pegs_options[] = {
    [PEGS_MATCH] = {"match", NULL, 0, 9, 0,
                    "games for each of two players; 0: one player"},
    [PEGS_TURNS] = {"turns", "dot bar", 0, 0, 0,
                    "how the LEDs show the turn"},
    [PEGS_KEEP] = {"history", "clear keep", 0, 0, 0,
                   "what a new game does to the turns of the last"},
    {0},
};

/* The secret (M1-14): the counter passes every code once in 4096 clocks, so
 * each is exactly as likely as any other, black four times included; the
 * shift register stirs it, so that nobody can count along. */

static uint16_t secret(const struct pegs *self)
{
    unsigned n = (self->count ^ self->rng.shift) % CODES;

    return (uint16_t)((n & 07000) << 3 | (n & 0700) << 2 | (n & 070) << 1
                      | (n & 07));
}

/* Memory */

static void remember(struct pegs *self, uint8_t marks)
{
    if (self->turn == 1)
        self->stored = 0;               /* of a game kept until now */
    self->guesses[self->stored] = self->guess;
    self->marks[self->stored] = marks;
    self->stored++;
    self->viewed = self->stored;
}

/* Ways from state to state */

static void wait_in(struct pegs *self, enum pegs_state state,
                    unsigned seconds)
{
    self->state = (uint8_t)state;
    self->left_ticks = seconds * self->second_ticks;
    self->phase_ticks = 0;
}

/* Code and history are cleared before a new code comes (M1-44). */
static void clear_game(struct pegs *self)
{
    self->turn = 1;
    self->has_code = 0;
    self->code = self->guess = 0;
    if (!self->keep)
        self->stored = 0;
    self->viewed = self->stored;
}

static void begin_game(struct pegs *self)
{
    wait_in(self, PEGS_PLAY, 0);
}

static void call_player(struct pegs *self)
{
    self->player = self->games % 2 ? PEGS_B : PEGS_A;
    wait_in(self, PEGS_PLAYER, MESSAGE_SECONDS);
}

static void begin_match(struct pegs *self)
{
    self->games = 0;
    self->total[PEGS_A] = self->total[PEGS_B] = 0;
    if (self->match)
        call_player(self);
    else
        begin_game(self);
}

static void count_game(struct pegs *self)
{
    unsigned turns = self->guess == self->code ? self->turn : LOST_TURNS;

    self->total[self->player] = (uint8_t)(self->total[self->player] + turns);
    self->games++;
}

/* M1-42, M1-43: by itself, or because the player has seen enough. */
static void end_game(struct pegs *self)
{
    if (self->match) {
        count_game(self);
        wait_in(self, PEGS_TOTALS, MESSAGE_SECONDS);
    } else {
        begin_game(self);
    }
    clear_game(self);
}

static void end_match(struct pegs *self)
{
    self->winner_is_shown = 0;
    wait_in(self, PEGS_OVER, 1);
}

static void after_totals(struct pegs *self)
{
    if (self->games == 2 * self->match)
        end_match(self);
    else
        call_player(self);
}

/* Guess mode */

/* M1-18: X and O in one number, each in four bits of it. */
static uint8_t judge(const struct pegs *self)
{
    return (uint8_t)mastermind_marks(MASTERMIND_COUNTS, PEGS_PLACES,
                                     self->code, self->guess);
}

static void submit(struct pegs *self)
{
    remember(self, judge(self));
    self->place = 0;                    /* for the next game, too */
    if (self->guess == self->code || self->turn == PEGS_TRIES)
        wait_in(self, PEGS_RESULT, RESULT_SECONDS);
    else
        self->turn++;
}

static void move(struct pegs *self, int by)
{
    self->place = (uint8_t)((self->place + PEGS_PLACES + by) % PEGS_PLACES);
}

static void recolour(struct pegs *self, int by)
{
    int shift = MASTERMIND_PEG_BITS * (PEGS_PLACES - 1 - self->place);
    int colour = (self->guess >> shift) + by;

    self->guess = (uint16_t)((self->guess & ~(15 << shift))
                             | (colour & WHITE) << shift);
}

/* One action for a clock; S comes first, D last. */
static void enter(struct pegs *self, pins in)
{
    self->phase_ticks = 0;              /* seen at once (M1-12, M1-13) */
    if (in & PIN(PEGS_BTNS))
        submit(self);
    else if (in & PIN(PEGS_BTNL))
        move(self, -1);
    else if (in & PIN(PEGS_BTNR))
        move(self, 1);
    else if (in & PIN(PEGS_BTNU))
        recolour(self, 1);
    else if (in & PIN(PEGS_BTND))
        recolour(self, -1);
}

/* History mode */

static void look_back(struct pegs *self, pins in)
{
    if (in & (PIN(PEGS_BTNS) | PIN(PEGS_BTNL) | PIN(PEGS_BTNR)))
        return;
    if (in & PIN(PEGS_BTNU)) {
        if (self->viewed < self->stored)
            self->viewed++;
    } else if (in & PIN(PEGS_BTND)) {
        if (self->viewed > 1)
            self->viewed--;
    }
}

/* What each state does when something has happened */

static void play(struct pegs *self, pins in)
{
    if ((in & any_button) && !self->has_code) {
        self->code = secret(self);
        self->has_code = 1;
    }
    if (in & PIN(PEGS_HISTORY)) {
        look_back(self, in);
    } else {
        self->viewed = self->stored;    /* the next look is at the newest */
        enter(self, in);
    }
}

static void turn_over(struct pegs *self, pins in)
{
    if (in & PIN(PEGS_BTNS)) {
        begin_match(self);
    } else if (self->left_ticks == 0) {
        self->winner_is_shown ^= 1;
        self->left_ticks = self->second_ticks;
    }
}

/* A message, which time ends, or one of these buttons. */
static int is_over(const struct pegs *self, pins in, pins buttons)
{
    return self->left_ticks == 0 || (in & buttons);
}

static void step(struct pegs *self, pins in)
{
    switch (self->state) {
    case PEGS_PLAYER:
        if (is_over(self, in, any_button))
            begin_game(self);
        break;
    case PEGS_PLAY:
        play(self, in);
        break;
    case PEGS_RESULT:
        if (is_over(self, in, PIN(PEGS_BTNS)))
            end_game(self);
        break;
    case PEGS_TOTALS:
        if (is_over(self, in, any_button))
            after_totals(self);
        break;
    default:
        turn_over(self, in);
        break;
    }
}

/* The outputs */

static pins digits(uint8_t d3, uint8_t d2, uint8_t d1, uint8_t d0)
{
    return (pins)d3 << 24 | (pins)d2 << 16 | (pins)d1 << 8 | (pins)d0;
}

static pins show_word(const char word[4])
{
    return digits(glyph_segments(word[0]), glyph_segments(word[1]),
                  glyph_segments(word[2]), glyph_segments(word[3]));
}

static uint8_t mark_at(uint8_t marks, int place)
{
    int exact = marks >> 4, misplaced = marks & 15;

    if (place < exact)
        return glyph_segments('X');     /* looks like an H (M1-27) */
    if (place < exact + misplaced)
        return glyph_segments('O');
    return 0;
}

/* Flush left, whatever peg has earned them (M1-25, M1-28). */
static pins show_marks(uint8_t marks)
{
    return digits(mark_at(marks, 0), mark_at(marks, 1),
                  mark_at(marks, 2), mark_at(marks, 3));
}

static pins show_code(uint16_t code)
{
    pins pegs = code;

    return ((pegs >> 3 & 07000) | (pegs >> 2 & 0700) | (pegs >> 1 & 070)
            | (pegs & 07)) << PEGS_RGB0;
}

static pins show_turn(const struct pegs *self, unsigned turn)
{
    pins leds = turn == 0 ? 0 : PIN(turn - 1);

    if (self->bar && turn)
        leds = PINS(0, turn);
    return leds << PEGS_LD;
}

/* Whose game it is, at all times of it. */
static pins show_player(const struct pegs *self)
{
    if (!self->match)
        return 0;
    return (pins)GLYPH_POINT << (self->player == PEGS_A ? 24 : 0);
}

static pins show_number(unsigned digit)
{
    return glyph_segments((char)('0' + digit));
}

static pins show_total(unsigned total)
{
    pins tens = total < 10 ? 0 : show_number(total / 10);

    return tens << 8 | show_number(total % 10);
}

static pins show_totals(const struct pegs *self)
{
    return show_total(self->total[PEGS_A]) << 16
         | (pins)GLYPH_POINT << 16 | show_total(self->total[PEGS_B]);
}

static pins show_winner(const struct pegs *self)
{
    if (self->total[PEGS_A] == self->total[PEGS_B])
        return show_word("_A-b");
    return show_word(self->total[PEGS_A] < self->total[PEGS_B] ? "_-A-"
                                                                : "_-b-");
}

/* Drawing: what is steady, what blinks and for how long */

static void draw_history(struct pegs *self)
{
    pins marks = 0;

    if (self->viewed) {
        marks = show_marks(self->marks[self->viewed - 1]);
        self->steady |= show_code(self->guesses[self->viewed - 1]);
    }
    self->steady |= (marks | show_player(self)) << PEGS_SSD0
                  | show_turn(self, self->viewed);
}

/* A black peg cannot blink: it flashes white, but shortly. */
static void draw_selected(struct pegs *self)
{
    pins mask = PINS(PEGS_RGB3 - 3 * self->place, 3);
    pins colour = self->steady & mask;

    self->steady &= ~mask;
    self->blinking = colour ? colour : mask;
    if (!colour)
        self->lit_ticks = self->period_ticks / FLASH_SHARE;
    if (self->lit_ticks == 0)
        self->lit_ticks = 1;
}

static void draw_entry(struct pegs *self)
{
    pins marks = self->turn == 1 ? 0
               : show_marks(self->marks[self->stored - 1]);

    self->steady |= (marks | show_player(self)) << PEGS_SSD0
                  | show_turn(self, self->turn) | show_code(self->guess);
    draw_selected(self);
}

static void draw_result(struct pegs *self)
{
    self->steady |= (show_marks(self->marks[self->stored - 1])
                     | show_player(self)) << PEGS_SSD0
                  | show_code(self->code);
    self->blinking = show_turn(self, self->turn);
}

static void draw_over(struct pegs *self)
{
    self->steady |= (self->winner_is_shown ? show_winner(self)
                                           : show_totals(self))
                    << PEGS_SSD0;
    self->blinking = PINS(PEGS_LD, 8);
}

static void draw(struct pegs *self, pins in)
{
    self->steady = self->blinking = 0;
    self->lit_ticks = self->period_ticks / 2;
    switch (self->state) {
    case PEGS_PLAYER:
        self->steady = show_word(self->player == PEGS_A ? "_P-A" : "_P-b")
                       << PEGS_SSD0;
        break;
    case PEGS_PLAY:
        if (in & PIN(PEGS_HISTORY))
            draw_history(self);
        else
            draw_entry(self);
        break;
    case PEGS_RESULT:
        draw_result(self);
        break;
    case PEGS_TOTALS:
        self->steady = show_totals(self) << PEGS_SSD0;
        break;
    default:
        draw_over(self);
        break;
    }
}

pins pegs_show(const struct pegs *self)
{
    return self->phase_ticks < self->lit_ticks
        ? self->steady | self->blinking : self->steady;
}

/* Clocks */

static int time_is_up(struct pegs *self)
{
    return self->left_ticks && --self->left_ticks == 0;
}

static int has_news(const struct pegs *self, pins in)
{
    return ((in ^ self->switched) & (any_button | PIN(PEGS_HISTORY))) != 0;
}

pins pegs_tick(struct pegs *self, pins in)
{
    rng_module_tick(&self->rng);
    self->count = (uint16_t)((self->count + 1u) % CODES);
    if (++self->phase_ticks >= self->period_ticks)
        self->phase_ticks = 0;
    if (has_news(self, in) | time_is_up(self)) {    /* time never waits */
        step(self, in);
        draw(self, in);
        self->switched = in & PIN(PEGS_HISTORY);
    }
    return pegs_show(self);
}

static uint32_t at_least(uint32_t ticks, uint32_t least)
{
    return ticks > least ? ticks : least;
}

/* Power-up: all times begin with the first clock, which is still to come. */
static void reset(void *chip, const struct chip_setup *setup)
{
    struct pegs *self = chip;
    struct rng rng;

    memset(self, 0, sizeof *self);
    self->second_ticks = at_least(setup->clock_hz, 1);
    self->period_ticks = at_least(setup->clock_hz / BLINKS_PER_SECOND, 2);
    self->match = (uint8_t)setup->option[PEGS_MATCH];
    self->bar = setup->option[PEGS_TURNS] != 0;
    self->keep = setup->option[PEGS_KEEP] != 0;
    rng_module_reset(&self->rng, setup->seed);
    rng_seed(&rng, setup->seed);
    (void)rng_next(&rng);               /* the shift register had that */
    self->count = (uint16_t)rng_below(&rng, CODES);
    clear_game(self);
    begin_match(self);
    draw(self, 0);
    self->phase_ticks = self->period_ticks - 1;
    if (self->left_ticks)
        self->left_ticks++;
}

static pins tick(void *chip, pins in)
{
    return pegs_tick(chip, in);
}

const struct chip_type pegs_chip = {
    .name = "pegs",
    .size = sizeof(struct pegs),
    .inputs = inputs,
    .outputs = outputs,
    .options = pegs_options,
    .reset = reset,
    .tick = tick,
};
