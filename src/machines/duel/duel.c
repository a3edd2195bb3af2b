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
 *
 * A Moore machine with one exception: while letters come in, the digit of the
 * next one follows letterIn between clocks (M0-87), so that duel_show takes
 * the inputs too. Everything else that is shown depends on the state alone.
 */
#include "machines/duel/duel.h"

#include <string.h>

#include "base/glyph.h"
#include "base/rng.h"
#include "base/words.h"
#include "games/mastermind/rules/mastermind.h"

/* Bits of a random letter are collected after a leading one, which tells how
 * many there are without a counter. */
enum { NO_BITS = 1, THREE_BITS = 8 };

enum { MESSAGE_SECONDS = 2, BLINKS_PER_SECOND = 2, WINNING_SCORE = 2 };

/* By the number on the switches; the robot's hand has its own copy without
 * the dash. */
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
    [DUEL_REPEAT] = {"repeat", "membership counting",
                     .help = WORDS("how a letter guessed twice is judged")},
    [DUEL_HIDE] = {"hide", "off on",
                   .help = WORDS("the maker's letter shows as a small o")},
    {0},
};

/* The players */

static uint8_t opponent_of(uint8_t player)
{
    return player ^ 1;
}

static uint8_t breaker_of(const struct duel *self)
{
    return opponent_of(self->maker);
}

static int has_pressed(pins in, uint8_t player)
{
    return (in & PIN(player == DUEL_A ? DUEL_ENTER_A : DUEL_ENTER_B)) != 0;
}

static unsigned letter_on(pins in)
{
    return (unsigned)pins_get(in, DUEL_LETTER, 3);
}

static uint16_t append_letter(uint16_t word, pins letter)
{
    return (uint16_t)((unsigned)word << 4 | letter);
}

/* The circuit's own code (M0-68): three bits make a letter, 000 is drawn
 * again, and the last four letters are ready at any time (M0-70). Redrawing
 * keeps all seven letters equally likely; a remainder would not. */
static void draw_random_bit(struct duel *self)
{
    unsigned bits = self->bits * 2u | (unsigned)rng_module_tick(&self->rng);

    if (bits >= THREE_BITS) {
        if (bits > THREE_BITS)
            self->drawn = append_letter(self->drawn, bits - THREE_BITS);
        bits = NO_BITS;
    }
    self->bits = (uint8_t)bits;
}

/* Ways from state to state */

/* The LEDs go dark: their judgement belongs to the state being left. */
static void show_message(struct duel *self, enum duel_state state)
{
    self->state = (uint8_t)state;
    self->left_ticks = self->message_ticks;
    self->leds = 0;
}

/* The random bits keep running, so that a reset does not make the next code
 * predictable. */
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

static void begin_first_round(struct duel *self, uint8_t maker)
{
    self->maker = maker;
    show_message(self, DUEL_SCORE);
}

/* A game for one: the letters drawn up to this clock are the code (M0-67,
 * M0-70). */
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

/* The LEDs are lit first, so that the end is seen at once (M0-58). */
static void begin_blinking(struct duel *self)
{
    self->state = DUEL_GAMEOVER;
    self->left_ticks = self->blink_ticks;
    self->leds = 0xff;
}

/* The score changed when the guess was judged; here only the roles do
 * (M0-05). */
static void finish_round(struct duel *self)
{
    if (self->single) {                 /* one round only (M0-72) */
        begin_blinking(self);
        return;
    }
    self->maker = opponent_of(self->maker);
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

/* Points and lives change with the fourth letter and show with the next
 * message (M0-45, M0-51, M0-55). */
static void judge_guess(struct duel *self)
{
    self->leds = (uint8_t)mastermind_marks(self->rule, DUEL_PLACES,
                                           self->code, self->guess);
    self->state = DUEL_FEEDBACK;
    if (self->guess == self->code)
        self->score[breaker_of(self)]++;
    else if (--self->lives == 0)
        self->score[self->maker]++;
}

/* What each state does in one clock */

/* Whoever presses first makes the code (M0-03). The switch for one player is
 * read only here, and only for A. */
static void wait_for_players(struct duel *self, pins in)
{
    if (has_pressed(in, DUEL_A)) {      /* both at once: A comes first */
        if (in & PIN(DUEL_SINGLE))
            begin_single(self);
        else
            begin_first_round(self, DUEL_A);
    } else if (has_pressed(in, DUEL_B)) {
        begin_first_round(self, DUEL_B);
    }
}

/* The states that a timer ends; wait_out_message serves no others. */
static void message_over(struct duel *self)
{
    switch (self->state) {
    case DUEL_SCORE:    after_score(self); break;
    case DUEL_PLAYER_M: begin_entry(self, DUEL_MAKE); break;
    case DUEL_PLAYER_B: show_message(self, DUEL_LIVES); break;
    case DUEL_LIVES:    begin_entry(self, DUEL_BREAK); break;
    case DUEL_REVEAL:   finish_round(self); break;
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
    *word = append_letter(*word, letter_on(in));
    return ++self->place == DUEL_PLACES;
}

/* Lives are set here and not at the start: every code has three tries. */
static void take_code_letter(struct duel *self, pins in)
{
    if (!has_pressed(in, self->maker) || !take_letter(self, &self->code, in))
        return;
    self->lives = DUEL_TRIES;
    show_message(self, DUEL_PLAYER_B);
}

static void take_guess_letter(struct duel *self, pins in)
{
    if (has_pressed(in, breaker_of(self))
        && take_letter(self, &self->guess, in))
        judge_guess(self);
}

/* The judgement stands until the breaker has read it (M0-52, M0-53). */
static void leave_feedback(struct duel *self, pins in)
{
    if (!has_pressed(in, breaker_of(self)))
        return;
    if (self->guess == self->code)
        finish_round(self);
    else
        show_message(self, self->lives ? DUEL_LIVES : DUEL_REVEAL);
}

static void blink_at_end(struct duel *self, pins in)
{
    if (has_pressed(in, DUEL_A) || has_pressed(in, DUEL_B)) {
        start_over(self);
    } else if (--self->left_ticks == 0) {
        self->left_ticks = self->blink_ticks;
        self->leds ^= 0xff;
    }
}

static void run_state(struct duel *self, pins in)
{
    switch (self->state) {
    case DUEL_START:    wait_for_players(self, in); break;
    case DUEL_MAKE:     take_code_letter(self, in); break;
    case DUEL_BREAK:    take_guess_letter(self, in); break;
    case DUEL_FEEDBACK: leave_feedback(self, in); break;
    case DUEL_GAMEOVER: blink_at_end(self, in); break;
    default:            wait_out_message(self); break;
    }
}

/* The digits */

static pins four_glyphs(char c3, char c2, char c1, char c0)
{
    return (pins)glyph_segments(c3) << 24 | (pins)glyph_segments(c2) << 16
         | (pins)glyph_segments(c1) << 8 | (pins)glyph_segments(c0);
}

static pins show_pair(char left, char right)
{
    return four_glyphs('_', left, '-', right);
}

static char player_glyph(uint8_t player)
{
    return player == DUEL_A ? 'A' : 'b';
}

static char letter_in_word(uint16_t word, int place)
{
    return letters[mastermind_peg(word, DUEL_PLACES, place) & 7];
}

static pins show_letters(uint16_t word)
{
    return four_glyphs(letter_in_word(word, 0), letter_in_word(word, 1),
                       letter_in_word(word, 2), letter_in_word(word, 3));
}

/* M0-31. With hide=on the dash still shows: it tells the maker that no letter
 * is set. */
static char preview_letter(const struct duel *self, pins in)
{
    unsigned letter = letter_on(in);

    if (self->state == DUEL_MAKE && self->hide && letter)
        return 'o';
    return letters[letter];
}

/* Letters of the previous guess are still in the upper nibbles; the new ones
 * are the lowest so far. */
static char shown_entry(const struct duel *self, int place)
{
    if (self->state == DUEL_MAKE)
        return '-';                     /* hidden (M0-32) */
    return letter_in_word(self->guess, DUEL_PLACES - self->place + place);
}

/* During an entry: the letters entered, then the one on the switches, then
 * dark digits. */
static pins show_entry(const struct duel *self, pins in)
{
    char row[DUEL_PLACES] = {'_', '_', '_', '_'};

    for (int i = 0; i < self->place; i++)
        row[i] = shown_entry(self, i);
    row[self->place] = preview_letter(self, in);
    return four_glyphs(row[0], row[1], row[2], row[3]);
}

static pins show_score(const struct duel *self)
{
    return show_pair((char)('0' + self->score[DUEL_A]),
                     (char)('0' + self->score[DUEL_B]));
}

/* Depends on the state alone, except during an entry. */
static pins show_digits(const struct duel *self, pins in)
{
    switch (self->state) {
    case DUEL_START:    return show_pair('A', 'b');
    case DUEL_SCORE:    return show_score(self);
    case DUEL_PLAYER_M: return show_pair('P', player_glyph(self->maker));
    case DUEL_PLAYER_B: return show_pair('P', player_glyph(breaker_of(self)));
    case DUEL_LIVES:    return show_pair('L', (char)('0' + self->lives));
    case DUEL_FEEDBACK: return show_letters(self->guess);
    case DUEL_REVEAL:   return show_letters(self->code);
    case DUEL_GAMEOVER: return self->single ? show_letters(self->code)
                                            : show_score(self);
    default:            return show_entry(self, in);
    }
}

pins duel_show(const struct duel *self, pins in)
{
    return show_digits(self, in) << DUEL_SSD0
         | (pins)self->leds << DUEL_LED;
}

/* The random bit comes first: a letter completed on this clock is in the code
 * that a press on the same clock takes. */
pins duel_tick(struct duel *self, pins in)
{
    draw_random_bit(self);
    if (in & PIN(DUEL_RST))
        start_over(self);               /* in every state (M0-10) */
    else
        run_state(self, in);
    return duel_show(self, in);
}

/* Power-up. The seed supplies the first four letters; the random bits need a
 * dozen clocks for a code of their own. */
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
        self->drawn = append_letter(self->drawn, 1 + rng_below(&rng, 7));
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
