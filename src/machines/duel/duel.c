/* duel.c - two-player Mastermind: four letters, three lives, three rounds.
 *
 *                   +--------------+
 *          rst_n ---|     duel     |=== LEDX[7:0]   the judgement, in pairs
 *         enterA ---|              |=== SSD3[7:0]   pgfedcba, leftmost digit
 *         enterB ---|              |=== SSD2[7:0]
 *  letterIn[2:0] ===|              |=== SSD1[7:0]
 *         single ---|              |=== SSD0[7:0]
 *            clk ---|>             |
 *                   +--------------+
 *
 * Whoever presses first makes a code of four letters, the other has three
 * tries to find it, then they change places; two rounds won win the match.
 * An enter pin is high for one clock for each press.
 */
#include "machines/duel/duel.h"

#include <string.h>

#include "base/glyph.h"
#include "base/rng.h"
#include "games/mastermind/rules/mastermind.h"

enum { NO_BITS = 1, THREE_BITS = 8 };   /* a one marches ahead of them */

enum { MESSAGE_SECONDS = 2, BLINKS_PER_SECOND = 2, WINNING_SCORE = 2 };

static const char letters[] = "-ACEFHLU";               /* M0-18..M0-25 */

static const struct pin_def inputs[] = {
    {"rst_n", DUEL_RST, 1, ACTIVE_LOW},
    {"enterA", DUEL_ENTER_A, 1, ACTIVE_HIGH},
    {"enterB", DUEL_ENTER_B, 1, ACTIVE_HIGH},
    {"letterIn", DUEL_LETTER, 3, ACTIVE_HIGH},
    {"single", DUEL_SINGLE, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"LEDX", DUEL_LED, 8, ACTIVE_HIGH},
    {"SSD0", DUEL_SSD0, 8, ACTIVE_HIGH},
    {"SSD1", DUEL_SSD0 + 8, 8, ACTIVE_HIGH},
    {"SSD2", DUEL_SSD0 + 16, 8, ACTIVE_HIGH},
    {"SSD3", DUEL_SSD3, 8, ACTIVE_HIGH},
    {0},
};

const struct option_def duel_options[] = {
    [DUEL_REPEAT] = {"repeat", "membership counting", 0, 0, 0,
                     "how a letter guessed twice is judged"},
    [DUEL_HIDE] = {"hide", "off on", 0, 0, 0,
                   "the maker's letter shows as a small o"},
    {0},
};

/* The players */

static uint8_t other(uint8_t player)
{
    return player ^ 1;
}

static uint8_t breaker(const struct duel *self)
{
    return other(self->maker);
}

static int pressed(pins in, uint8_t player)
{
    return (in & PIN(player == DUEL_A ? DUEL_ENTER_A : DUEL_ENTER_B)) != 0;
}

static unsigned letter_on(pins in)
{
    return (unsigned)pins_get(in, DUEL_LETTER, 3);
}

static uint16_t append(uint16_t word, pins letter)
{
    return (uint16_t)((unsigned)word << 4 | letter);
}

/* The circuit's own code (M0-68): three bits make a letter, 000 is drawn
 * again, and the last four letters are ready at any time (M0-70). */

static void draw_on(struct duel *self)
{
    unsigned bits = self->bits * 2u | (unsigned)rng_module_tick(&self->rng);

    if (bits >= THREE_BITS) {
        if (bits > THREE_BITS)
            self->drawn = append(self->drawn, bits - THREE_BITS);
        bits = NO_BITS;
    }
    self->bits = (uint8_t)bits;
}

/* Ways from state to state */

static void show_message(struct duel *self, enum duel_state state)
{
    self->state = (uint8_t)state;
    self->left_ticks = self->message_ticks;
    self->leds = 0;
}

static void start_over(struct duel *self)
{
    self->state = DUEL_START;
    self->maker = DUEL_A;
    self->single = 0;
    self->score[DUEL_A] = self->score[DUEL_B] = 0;
    self->lives = DUEL_TRIES;
    self->place = 0;
    self->leds = 0;
    self->code = self->guess = 0;
    self->left_ticks = 0;
}

static void begin_match(struct duel *self, uint8_t maker)
{
    self->maker = maker;
    show_message(self, DUEL_SCORE);
}

static void begin_single(struct duel *self)
{
    self->single = 1;
    self->maker = DUEL_B;               /* the circuit sits in b's place */
    self->code = self->drawn;
    show_message(self, DUEL_PLAYER_B);
}

static void begin_entry(struct duel *self, enum duel_state state)
{
    self->state = (uint8_t)state;
    self->place = 0;
}

static void begin_blinking(struct duel *self)
{
    self->state = DUEL_GAMEOVER;
    self->left_ticks = self->blink_ticks;
    self->leds = 0xff;
}

static void end_round(struct duel *self)
{
    if (self->single) {                 /* one round only (M0-72) */
        begin_blinking(self);
        return;
    }
    self->maker = other(self->maker);
    show_message(self, DUEL_SCORE);
}

static void after_score(struct duel *self)
{
    if (self->score[DUEL_A] == WINNING_SCORE
        || self->score[DUEL_B] == WINNING_SCORE)
        begin_blinking(self);
    else
        show_message(self, DUEL_PLAYER_M);
}

static void judge(struct duel *self)
{
    self->leds = (uint8_t)mastermind_marks(self->rule, DUEL_PLACES,
                                           self->code, self->guess);
    self->state = DUEL_FEEDBACK;
    if (self->guess == self->code)
        self->score[breaker(self)]++;
    else if (--self->lives == 0)
        self->score[self->maker]++;
}

/* What each state does in one clock */

static void wait_for_players(struct duel *self, pins in)
{
    if (pressed(in, DUEL_A)) {          /* both at once: A comes first */
        if (in & PIN(DUEL_SINGLE))
            begin_single(self);
        else
            begin_match(self, DUEL_A);
    } else if (pressed(in, DUEL_B)) {
        begin_match(self, DUEL_B);
    }
}

static void message_over(struct duel *self)
{
    switch (self->state) {
    case DUEL_SCORE:    after_score(self); break;
    case DUEL_PLAYER_M: begin_entry(self, DUEL_MAKE); break;
    case DUEL_PLAYER_B: show_message(self, DUEL_LIVES); break;
    case DUEL_LIVES:    begin_entry(self, DUEL_BREAK); break;
    case DUEL_REVEAL:   end_round(self); break;
    }
}

static void wait_out_message(struct duel *self)
{
    if (--self->left_ticks == 0)        /* presses meanwhile are lost */
        message_over(self);
}

/* One letter of a code or a guess; 1 if it was the fourth. */
static int take_letter(struct duel *self, uint16_t *word, pins in)
{
    if (letter_on(in) == 0)             /* "-" is no letter (M0-26, M0-27) */
        return 0;
    *word = append(*word, letter_on(in));
    return ++self->place == DUEL_PLACES;
}

static void make(struct duel *self, pins in)
{
    if (!pressed(in, self->maker) || !take_letter(self, &self->code, in))
        return;
    self->lives = DUEL_TRIES;
    show_message(self, DUEL_PLAYER_B);
}

static void break_code(struct duel *self, pins in)
{
    if (pressed(in, breaker(self)) && take_letter(self, &self->guess, in))
        judge(self);
}

static void leave_feedback(struct duel *self, pins in)
{
    if (!pressed(in, breaker(self)))
        return;
    if (self->guess == self->code)
        end_round(self);
    else
        show_message(self, self->lives ? DUEL_LIVES : DUEL_REVEAL);
}

static void blink(struct duel *self, pins in)
{
    if (pressed(in, DUEL_A) || pressed(in, DUEL_B)) {
        start_over(self);
    } else if (--self->left_ticks == 0) {
        self->left_ticks = self->blink_ticks;
        self->leds ^= 0xff;
    }
}

static void step(struct duel *self, pins in)
{
    switch (self->state) {
    case DUEL_START:    wait_for_players(self, in); break;
    case DUEL_MAKE:     make(self, in); break;
    case DUEL_BREAK:    break_code(self, in); break;
    case DUEL_FEEDBACK: leave_feedback(self, in); break;
    case DUEL_GAMEOVER: blink(self, in); break;
    default:            wait_out_message(self); break;
    }
}

/* The digits */

static pins digits(char c3, char c2, char c1, char c0)
{
    return (pins)glyph_segments(c3) << 24 | (pins)glyph_segments(c2) << 16
         | (pins)glyph_segments(c1) << 8 | (pins)glyph_segments(c0);
}

static pins show_pair(char left, char right)
{
    return digits('_', left, '-', right);
}

static char player_name(uint8_t player)
{
    return player == DUEL_A ? 'A' : 'b';
}

static char letter_at(uint16_t word, int place)
{
    return letters[mastermind_peg(word, DUEL_PLACES, place) & 7];
}

static pins show_word(uint16_t word)
{
    return digits(letter_at(word, 0), letter_at(word, 1),
                  letter_at(word, 2), letter_at(word, 3));
}

static char preview(const struct duel *self, pins in)
{
    unsigned letter = letter_on(in);

    if (self->state == DUEL_MAKE && self->hide && letter)
        return 'o';
    return letters[letter];
}

static char entered(const struct duel *self, int place)
{
    if (self->state == DUEL_MAKE)
        return '-';                     /* hidden (M0-32) */
    return letter_at(self->guess, DUEL_PLACES - self->place + place);
}

/* While letters come in: those entered, the one on the switches, dark. */
static pins show_entry(const struct duel *self, pins in)
{
    char row[DUEL_PLACES] = {'_', '_', '_', '_'};

    for (int i = 0; i < self->place; i++)
        row[i] = entered(self, i);
    row[self->place] = preview(self, in);
    return digits(row[0], row[1], row[2], row[3]);
}

static pins show_score(const struct duel *self)
{
    return show_pair((char)('0' + self->score[DUEL_A]),
                     (char)('0' + self->score[DUEL_B]));
}

static pins show_digits(const struct duel *self, pins in)
{
    switch (self->state) {
    case DUEL_START:    return show_pair('A', 'b');
    case DUEL_SCORE:    return show_score(self);
    case DUEL_PLAYER_M: return show_pair('P', player_name(self->maker));
    case DUEL_PLAYER_B: return show_pair('P', player_name(breaker(self)));
    case DUEL_LIVES:    return show_pair('L', (char)('0' + self->lives));
    case DUEL_FEEDBACK: return show_word(self->guess);
    case DUEL_REVEAL:   return show_word(self->code);
    case DUEL_GAMEOVER: return self->single ? show_word(self->code)
                                            : show_score(self);
    default:            return show_entry(self, in);
    }
}

pins duel_show(const struct duel *self, pins in)
{
    return show_digits(self, in) << DUEL_SSD0
         | (pins)self->leds << DUEL_LED;
}

pins duel_tick(struct duel *self, pins in)
{
    draw_on(self);
    if (in & PIN(DUEL_RST))
        start_over(self);               /* in every state (M0-10) */
    else
        step(self, in);
    return duel_show(self, in);
}

/* Power-up: until the first dozen clocks have drawn a code, the seed has. */
static void reset(void *chip, const struct chip_setup *setup)
{
    struct duel *self = chip;
    struct rng rng;

    memset(self, 0, sizeof *self);
    self->message_ticks = MESSAGE_SECONDS * setup->clock_hz;
    self->blink_ticks = setup->clock_hz / BLINKS_PER_SECOND;
    if (self->blink_ticks == 0)         /* a clock too slow to blink by */
        self->blink_ticks = 1;
    self->rule = setup->option[DUEL_REPEAT] ? MASTERMIND_COUNTING
                                            : MASTERMIND_MEMBERSHIP;
    self->hide = setup->option[DUEL_HIDE] != 0;
    self->bits = NO_BITS;
    rng_module_reset(&self->rng, setup->seed);
    rng_seed(&rng, setup->seed);
    for (int i = 0; i < DUEL_PLACES; i++)
        self->drawn = append(self->drawn, 1 + rng_below(&rng, 7));
    start_over(self);
}

static pins tick(void *chip, pins in)
{
    return duel_tick(chip, in);
}

const struct chip_type duel = {
    .name = "duel",
    .size = sizeof(struct duel),
    .inputs = inputs,
    .outputs = outputs,
    .options = duel_options,
    .reset = reset,
    .tick = tick,
};
