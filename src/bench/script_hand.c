/* script_hand.c - events with the timing of a human hand: never the same twice.
 *
 * A test that always presses for exactly as long can be told from a person,
 * and finds no missing debouncer. With `jitter` every press and every pause
 * after it is a little longer, with `bounce` the contact opens and closes a few
 * times first, and `set SW any 001 010` draws a value. All is drawn from the
 * session's seed and the values that the check has set so far, in microseconds:
 * the same script does the same on boards of any clock, on whatever else runs
 * beside it, and whether the checks before it ran or not. Checks that begin
 * with the same lines have the same hand up to where they differ, so that a
 * design needs to run what they share only once (grade/repeat.h).
 */
#include <string.h>

#include "bench/script_inside.h"

enum { BOUNCES_MAX = 3, CHOICES_MAX = 32, CHOICE_LENGTH_MAX = 72 };

static const char any_word[] = "any";

void script_hand_begin(struct script *self, const char *salt)
{
    char seed[ID_SEED_MAX + SCRIPT_WORD_MAX + 2];
    struct text to;

    text_begin(&to, seed, sizeof seed);
    text_put(&to, session_setup(self->session)->seed);
    text_put_char(&to, '/');
    text_put(&to, salt);
    rng_seed(&self->hand_rng, seed);
}

/* Times */

/* At least one tick, so that every edge is seen by the machine. */
static uint64_t ticks_of_us(const struct script *self, uint64_t us)
{
    uint64_t ticks = us * script_clock_hz(self) / 1000000;

    return ticks ? ticks : 1;
}

/* A draw is made even where nothing can come of it: what is drawn next must
 * not depend on the settings. */
static uint64_t draw_us(struct script *self, uint64_t most_us)
{
    return rng_below(&self->hand_rng, most_us + 1);
}

static const char *read_us(const struct script *self, const char *words,
                           uint64_t *us)
{
    uint64_t ticks = 0;
    const char *error = script_take_time(self, words, &ticks);

    if (!error && ticks / script_clock_hz(self) >= 10)
        error = "a hand is not that slow: expected a time below 10s";
    if (!error)
        *us = ticks * 1000000 / script_clock_hz(self);
    return error;
}

const char *script_set_jitter(struct script *self, const char *words)
{
    return read_us(self, words, &self->jitter_us);
}

const char *script_set_bounce(struct script *self, const char *words)
{
    return read_us(self, words, &self->bounce_us);
}

/* Pressing */

static const char *do_named(struct script *self, const char *verb,
                            const char *part)
{
    char words[EVENT_WORDS_MAX];

    event_words(words, verb, part);
    return session_do(self->session, words);
}

/* The last edge is the one that was meant: press, release, press. */
static const char *bounce_edge(struct script *self, const char *verb,
                               const char *part)
{
    int is_down = text_same(verb, "press");
    uint64_t pairs = rng_below(&self->hand_rng, BOUNCES_MAX) + 1;
    const char *error = do_named(self, verb, part);

    for (uint64_t i = 0; i < 2 * pairs && !error; i++) {
        uint64_t us = draw_us(self, self->bounce_us / (2 * pairs));

        if (!self->bounce_us)
            continue;
        error = script_run_ticks(self, ticks_of_us(self, us));
        if (!error)
            error = do_named(self, is_down == (int)(i & 1) ? "press"
                                                           : "release", part);
    }
    return error;
}

/* As quick as a tap of the board's own, or a little slower. */
static const char *rest_a_while(struct script *self, int ticks)
{
    uint64_t us = draw_us(self, self->jitter_us);

    return script_run_ticks(self, (uint64_t)ticks
                            + us * script_clock_hz(self) / 1000000);
}

static const char *tap_by_hand(struct script *self, const char *part)
{
    const struct board_type *board = session_machine(self->session)->board;
    const char *error = bounce_edge(self, "press", part);

    if (!error)
        error = rest_a_while(self, board->tap_ticks);
    if (!error)
        error = bounce_edge(self, "release", part);
    return error ? error : rest_a_while(self, board->rest_ticks);
}

/* Setting */

/* From here on it is another hand. Names of parts do not count, as they differ
 * from board to board. */
static void stir_hand(struct script *self, const char *value)
{
    char salt[SCRIPT_LINE_MAX + 24];
    struct text to;

    text_begin(&to, salt, sizeof salt);
    text_put_number(&to, rng_next(&self->hand_rng));
    text_put_char(&to, '/');
    text_put(&to, value);
    rng_seed(&self->hand_rng, salt);
}

/* "SW any 001 010": one of them, with equal chances. */
static const char *set_any(struct script *self, const char *part,
                           const char *words)
{
    char choice[CHOICES_MAX][CHOICE_LENGTH_MAX], value[EVENT_WORDS_MAX];
    size_t count = 0;
    struct text to;
    int got = 0;

    while (count < CHOICES_MAX
           && (got = text_word(&words, choice[count], sizeof *choice)) > 0)
        count++;
    if (!count || got < 0)
        return "missing values: set PART any VALUE VALUE..., at most 32 of "
               "them";
    text_begin(&to, value, sizeof value);
    text_put(&to, part);
    text_put_char(&to, ' ');
    text_put(&to, choice[rng_below(&self->hand_rng, count)]);
    return do_named(self, "set", value);
}

/* Events take no time, except a tap. */
static const char *do_charged_event(struct script *self, const char *words)
{
    uint64_t before = session_tick(self->session);
    const char *error = session_do(self->session, words);

    if (error)
        return error;
    return script_charge(self, session_tick(self->session) - before);
}

/* A steady hand leaves events as they are, so that journals are replayed to
 * the tick. */
const char *script_do_event(struct script *self, const char *words)
{
    const char *rest = words;
    char verb[16] = "", part[PART_NAME_MAX] = "", more[8] = "";
    int is_steady = !self->jitter_us && !self->bounce_us;
    int is_short = text_word(&rest, verb, sizeof verb) > 0
                && text_word(&rest, part, sizeof part) > 0;
    const char *behind = rest;
    int has_more = text_word(&rest, more, sizeof more) != 0;

    if (is_short && text_same(verb, "set") && text_same(more, any_word))
        return set_any(self, part, rest);
    if (is_short && text_same(verb, "set"))
        stir_hand(self, behind + strspn(behind, " "));
    if (is_steady || !is_short || (has_more && *behind))
        return do_charged_event(self, words);
    if (text_same(verb, "tap"))
        return tap_by_hand(self, part);
    if (text_same(verb, "press") || text_same(verb, "release"))
        return bounce_edge(self, verb, part);
    return do_charged_event(self, words);
}
