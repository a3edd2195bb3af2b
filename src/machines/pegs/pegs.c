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
 * counts: what the outputs carry is drawn when something has happened. An
 * event is a button, a flip of the history switch, or a time that runs out;
 * all three go through react_to_event and then redraw_outputs.
 */
#include "machines/pegs/pegs.h"

#include <string.h>

#include "base/glyph.h"
#include "base/rng.h"
#include "base/words.h"
#include "games/mastermind/rules/mastermind.h"
#include "machines/pegs/given.h"

/* A black peg flashes for one FLASH_SHARE of the period. */
enum { BLINKS_PER_SECOND = 2, FLASH_SHARE = 8,
       MESSAGE_SECONDS = 2, RESULT_SECONDS = 5 };

/* A lost game counts one turn more than there are. */
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
        .help = WORDS("games for each of two players; 0: one player")},
    [PEGS_TURNS] = {"turns", "dot bar",
        .help = WORDS("how the LEDs show the turn")},
    [PEGS_KEEP] = {"history", "clear keep",
        .help = WORDS("what a new game does with the turns of the last")},
    [PEGS_CODE] = {"code", "drawn", .form = &pegs_given_form,
        .help = WORDS("the codes of the first games")},
    {0},
};

/* The secret (M1-14): the counter passes every code once in 4096 clocks, so
 * each is exactly as likely as any other, four blacks included; the shift
 * register scrambles it, so that the count cannot be followed. A code that was
 * given is taken instead. Twelve bits are spread to four nibbles. */
static uint16_t draw_secret_code(struct pegs *self)
{
    unsigned n = (self->count ^ self->rng.shift) % CODES;

    if (self->given & PEGS_GIVEN_IS) {
        n = self->given & PEGS_GIVEN_CODE;
        self->given >>= PEGS_GIVEN_BITS;
    }
    return (uint16_t)((n & 07000) << 3 | (n & 0700) << 2 | (n & 070) << 1
                      | (n & 07));
}

/* Memory */

/* With history=keep the turns of the last game stay until the first guess of
 * the next one, so that stored never passes PEGS_TRIES. */
static void store_turn(struct pegs *self, uint8_t marks)
{
    if (self->turn == 1)
        self->stored = 0;               /* of a game kept until now */
    self->guesses[self->stored] = self->guess;
    self->marks[self->stored] = marks;
    self->stored++;
    self->viewed = self->stored;
}

/* Ways from state to state */

/* Zero seconds: only a player ends the state. The blink period restarts, lit.
 */
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

static void open_guessing(struct pegs *self)
{
    wait_in(self, PEGS_PLAY, 0);
}

/* A begins, and they alternate (M1-47). */
static void call_player(struct pegs *self)
{
    self->player = self->games % 2 ? PEGS_B : PEGS_A;
    wait_in(self, PEGS_PLAYER, MESSAGE_SECONDS);
}

static void begin_match_or_game(struct pegs *self)
{
    self->games = 0;
    self->total[PEGS_A] = self->total[PEGS_B] = 0;
    if (self->match)
        call_player(self);
    else
        open_guessing(self);
}

/* Must run before clear_game: it needs turn, guess and code. */
static void count_game(struct pegs *self)
{
    unsigned turns = self->guess == self->code ? self->turn : LOST_TURNS;

    self->total[self->player] = (uint8_t)(self->total[self->player] + turns);
    self->games++;
}

/* M1-42, M1-43: by itself, or because the player has seen enough. */
static void close_game(struct pegs *self)
{
    if (self->match) {
        count_game(self);
        wait_in(self, PEGS_TOTALS, MESSAGE_SECONDS);
    } else {
        open_guessing(self);
    }
    clear_game(self);
}

static void end_match(struct pegs *self)
{
    self->winner_is_shown = 0;
    wait_in(self, PEGS_OVER, 1);
}

static void call_next_or_end(struct pegs *self)
{
    if (self->games == 2 * self->match)
        end_match(self);
    else
        call_player(self);
}

/* Guess mode */

/* M1-18: X and O in one number, each in four bits of it. */
static uint8_t mark_guess(const struct pegs *self)
{
    return (uint8_t)mastermind_marks(MASTERMIND_COUNTS, PEGS_PLACES,
                                     self->code, self->guess);
}

/* All on one clock: judge, store, select the first peg, count the turn
 * (M1-18, M1-33). */
static void submit_guess(struct pegs *self)
{
    store_turn(self, mark_guess(self));
    self->place = 0;                    /* for the next game, too */
    if (self->guess == self->code || self->turn == PEGS_TRIES)
        wait_in(self, PEGS_RESULT, RESULT_SECONDS);
    else
        self->turn++;
}

static void select_neighbour(struct pegs *self, int by)
{
    self->place = (uint8_t)((self->place + PEGS_PLACES + by) % PEGS_PLACES);
}

/* Colours are three bits and wrap: after white comes black (M1-04). */
static void cycle_colour(struct pegs *self, int by)
{
    int shift = MASTERMIND_PEG_BITS * (PEGS_PLACES - 1 - self->place);
    int colour = (self->guess >> shift) + by;

    self->guess = (uint16_t)((self->guess & ~(15 << shift))
                             | (colour & WHITE) << shift);
}

/* One action per clock; the order is S, L, R, U, D. */
static void apply_guess_button(struct pegs *self, pins in)
{
    self->phase_ticks = 0;              /* seen at once (M1-12, M1-13) */
    if (in & PIN(PEGS_BTNS))
        submit_guess(self);
    else if (in & PIN(PEGS_BTNL))
        select_neighbour(self, -1);
    else if (in & PIN(PEGS_BTNR))
        select_neighbour(self, 1);
    else if (in & PIN(PEGS_BTNU))
        cycle_colour(self, 1);
    else if (in & PIN(PEGS_BTND))
        cycle_colour(self, -1);
}

/* History mode */

/* Changes only which turn is viewed (M1-36, M1-40). The order of the buttons
 * is that of guess mode: D beside S does nothing here either. */
static void browse_turns(struct pegs *self, pins in)
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

/* The code is drawn at the first press of a game and not before, so that the
 * moment of that press decides it. */
static void react_in_play(struct pegs *self, pins in)
{
    if ((in & any_button) && !self->has_code) {
        self->code = draw_secret_code(self);
        self->has_code = 1;
    }
    if (in & PIN(PEGS_HISTORY)) {
        browse_turns(self, in);
    } else {
        self->viewed = self->stored;    /* the next look is at the newest */
        apply_guess_button(self, in);
    }
}

/* Totals and winner alternate, a second each, until submit. */
static void react_at_match_end(struct pegs *self, pins in)
{
    if (in & PIN(PEGS_BTNS)) {
        begin_match_or_game(self);
    } else if (self->left_ticks == 0) {
        self->winner_is_shown ^= 1;
        self->left_ticks = self->second_ticks;
    }
}

/* Whether a message has ended, by its time or by one of these buttons. */
static int has_message_ended(const struct pegs *self, pins in, pins buttons)
{
    return self->left_ticks == 0 || (in & buttons);
}

/* The state's answer to a button, the switch or the time. */
static void react_to_event(struct pegs *self, pins in)
{
    switch (self->state) {
    case PEGS_PLAYER:
        if (has_message_ended(self, in, any_button))
            open_guessing(self);
        break;
    case PEGS_PLAY:
        react_in_play(self, in);
        break;
    case PEGS_RESULT:
        if (has_message_ended(self, in, PIN(PEGS_BTNS)))
            close_game(self);
        break;
    case PEGS_TOTALS:
        if (has_message_ended(self, in, any_button))
            call_next_or_end(self);
        break;
    default:
        react_at_match_end(self, in);
        break;
    }
}

/* The outputs: segments of four digits, then what goes on LEDs and pegs */

static pins four_patterns(uint8_t d3, uint8_t d2, uint8_t d1, uint8_t d0)
{
    return (pins)d3 << 24 | (pins)d2 << 16 | (pins)d1 << 8 | (pins)d0;
}

static pins show_message_word(const char word[4])
{
    return four_patterns(glyph_segments(word[0]), glyph_segments(word[1]),
                         glyph_segments(word[2]), glyph_segments(word[3]));
}

static uint8_t mark_pattern(uint8_t marks, int place)
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
    return four_patterns(mark_pattern(marks, 0), mark_pattern(marks, 1),
                         mark_pattern(marks, 2), mark_pattern(marks, 3));
}

/* Four nibbles back to twelve wires. */
static pins show_code(uint16_t code)
{
    pins pegs = code;

    return ((pegs >> 3 & 07000) | (pegs >> 2 & 0700) | (pegs >> 1 & 070)
            | (pegs & 07)) << PEGS_RGB0;
}

/* One LED, or with turns=bar all up to it; turn 0 is dark. */
static pins show_turn(const struct pegs *self, unsigned turn)
{
    pins leds = turn == 0 ? 0 : PIN(turn - 1);

    if (self->bar && turn)
        leds = PINS(0, turn);
    return leds << PEGS_LD;
}

/* The point that shows whose game it is, throughout the game. */
static pins show_player(const struct pegs *self)
{
    if (!self->match)
        return 0;
    return (pins)GLYPH_POINT << (self->player == PEGS_A ? 24 : 0);
}

static pins digit_pattern(unsigned digit)
{
    return glyph_segments((char)('0' + digit));
}

static pins show_total(unsigned total)
{
    pins tens = total < 10 ? 0 : digit_pattern(total / 10);

    return tens << 8 | digit_pattern(total % 10);
}

/* "_4._0": the point separates the two numbers and tells totals from marks. */
static pins show_totals(const struct pegs *self)
{
    return show_total(self->total[PEGS_A]) << 16
         | (pins)GLYPH_POINT << 16 | show_total(self->total[PEGS_B]);
}

static pins show_winner(const struct pegs *self)
{
    if (self->total[PEGS_A] == self->total[PEGS_B])
        return show_message_word("_A-b");
    return show_message_word(self->total[PEGS_A] < self->total[PEGS_B] ? "_-A-"
                                                                : "_-b-");
}

/* Drawing: what is steady, what blinks and for how long */

/* Nothing blinks, for no peg is selected here. */
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

/* A black peg cannot blink: it flashes white, but briefly. */
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

static void draw_guess_entry(struct pegs *self)
{
    pins marks = self->turn == 1 ? 0
               : show_marks(self->marks[self->stored - 1]);

    self->steady |= (marks | show_player(self)) << PEGS_SSD0
                  | show_turn(self, self->turn) | show_code(self->guess);
    draw_selected(self);
}

/* The pegs show the code here and nowhere else (M1-17). */
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

/* Everything is redrawn: an event may change any output. */
static void redraw_outputs(struct pegs *self, pins in)
{
    self->steady = self->blinking = 0;
    self->lit_ticks = self->period_ticks / 2;
    switch (self->state) {
    case PEGS_PLAYER:
        self->steady = show_message_word(self->player == PEGS_A ? "_P-A"
                                                                : "_P-b")
                       << PEGS_SSD0;
        break;
    case PEGS_PLAY:
        if (in & PIN(PEGS_HISTORY))
            draw_history(self);
        else
            draw_guess_entry(self);
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

/* Buttons are pulses, so a high one is news; the switch is news when it
 * changes. */
static int has_news(const struct pegs *self, pins in)
{
    return ((in ^ self->switched) & (any_button | PIN(PEGS_HISTORY))) != 0;
}

/* | and not ||: the time must count down even on a clock that has news. */
pins pegs_tick(struct pegs *self, pins in)
{
    rng_module_tick(&self->rng);
    self->count = (uint16_t)((self->count + 1u) % CODES);
    if (++self->phase_ticks >= self->period_ticks)
        self->phase_ticks = 0;
    if (has_news(self, in) | time_is_up(self)) {
        react_to_event(self, in);
        redraw_outputs(self, in);
        self->switched = in & PIN(PEGS_HISTORY);
    }
    return pegs_show(self);
}

/* Even a very slow clock must count at least this many. */
static uint32_t ticks_or_least(uint32_t ticks, uint32_t least)
{
    return ticks > least ? ticks : least;
}

/* Power-up. Times start with the first clock, which is yet to come. */
static void reset(void *chip, const struct chip_setup *setup)
{
    struct pegs *self = chip;
    struct rng rng;

    memset(self, 0, sizeof *self);
    self->second_ticks = ticks_or_least(setup->clock_hz, 1);
    self->period_ticks = ticks_or_least(setup->clock_hz / BLINKS_PER_SECOND, 2);
    self->match = (uint8_t)setup->option[PEGS_MATCH];
    self->bar = setup->option[PEGS_TURNS] != 0;
    self->keep = setup->option[PEGS_KEEP] != 0;
    self->given = (uint64_t)setup->option[PEGS_CODE];
    rng_module_reset(&self->rng, setup->seed);
    rng_seed(&rng, setup->seed);
    (void)rng_next(&rng);               /* the shift register had that */
    self->count = (uint16_t)rng_below(&rng, CODES);
    clear_game(self);
    begin_match_or_game(self);
    redraw_outputs(self, 0);
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
