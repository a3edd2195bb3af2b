/* rig.c - what the tests of the bench share. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/look.h"
#include "boards/null.h"
#include "machines/poker/on_basys3.h"

/* Sessions */

struct session *rig_open(const char *id)
{
    struct session *session;
    const char *error = session_open(&session, id);

    if (error)
        fail_msg("open %s: %s", id, error);
    return session;
}

void rig_do(struct session *session, const char *words)
{
    const char *error = session_do(session, words);

    if (error)
        fail_msg("%s: %s", words, error);
}

const char *rig_id(const struct session *session)
{
    static char buffer[400];
    struct text to;

    text_begin(&to, buffer, sizeof buffer);
    session_id(session, &to);
    return buffer;
}

const char *rig_read(const struct session *session, const char *part)
{
    static char buffer[LOOK_MAX];
    struct text to;

    text_begin(&to, buffer, sizeof buffer);
    look_read_name(session, part, &to);
    return buffer;
}

/* Errors */

void rig_says_at(const char *error, const char *wanted, const char *file,
                 int line)
{
    char part[200];

    if (!error) {
        _assert_true(0, "no error was given", file, line);
        return;
    }
    while (*wanted) {
        size_t length = strcspn(wanted, "|");

        snprintf(part, sizeof part, "%.*s", (int)length, wanted);
        if (!strstr(error, part)) {
            print_error("\"%s\" does not say \"%s\"\n", error, part);
            _fail(file, line);
        }
        wanted += length + (wanted[length] == '|');
    }
}

/* A page to write on */

static const char *put_on_page(void *to, const char *line)
{
    struct rig_page *page = to;
    size_t length = strlen(line);

    if (page->used + length + 1 > page->room) {
        page->room = 2 * (page->used + length + 1);
        page->text = realloc(page->text, page->room);
        assert_non_null(page->text);
    }
    memcpy(page->text + page->used, line, length + 1);
    page->used += length;
    page->lines++;
    return NULL;
}

struct session_sink rig_page_sink(struct rig_page *page)
{
    return (struct session_sink){put_on_page, page};
}

void rig_page_free(struct rig_page *page)
{
    free(page->text);
    memset(page, 0, sizeof *page);
}

/* Dice */

static void random_switches(struct rng *rng, char *words)
{
    unsigned letter = (unsigned)rng_below(rng, 8);

    switch (rng_below(rng, 4)) {
    case 0:
        sprintf(words, "set SW 0x%x", (unsigned)rng_below(rng, 256));
        break;
    case 1:
        sprintf(words, "set SW%u %s", (unsigned)rng_below(rng, 8),
                rng_below(rng, 2) ? "on" : "off");
        break;
    default:
        sprintf(words, "set SW xxxx0%u%u%u", letter >> 2, letter >> 1 & 1,
                letter & 1);
        break;
    }
}

/* Resets are rare and short, so that games come far. */
static void random_duel_event(struct rng *rng, char *words)
{
    unsigned dice = (unsigned)rng_below(rng, 200);
    const char *button = rng_below(rng, 2) ? "BTN3" : "BTN0";

    if (dice < 80)
        random_switches(rng, words);
    else if (dice < 140)
        sprintf(words, "press %s", button);
    else if (dice < 190)
        sprintf(words, "release %s", button);
    else if (dice < 191)
        strcpy(words, "press BTN2");
    else if (dice < 197)
        strcpy(words, "release BTN");
    else
        strcpy(words, dice < 199 ? "press BTN1" : "power");
}

static void random_typing(struct rng *rng, char *words)
{
    char typed[9];
    size_t length = rng_below(rng, sizeof typed);
    struct text to;

    for (size_t i = 0; i < length; i++)
        typed[i] = (char)(1 + rng_below(rng, 255));
    typed[length] = 0;
    text_begin(&to, words, EVENT_WORDS_MAX);
    text_put(&to, "type ");
    text_put_quoted(&to, typed);
}

static void random_null_event(struct rng *rng, char *words)
{
    static const char *const some[] = {
        "press BTN0", "release BTN0", "set SW0 1", "set SW off", "power",
    };
    unsigned dice = (unsigned)rng_below(rng, 8);

    if (dice < 5)
        strcpy(words, some[dice]);
    else
        random_typing(rng, words);
}

static void random_poker_event(struct rng *rng, char words[EVENT_WORDS_MAX])
{
    static const char *const some[] = {
        "tap BTNC", "tap BTNC", "tap BTNC", "tap BTNL", "press BTNC",
        "release BTNC", "set SW15 on", "set SW 0", "set SW 0",
    };
    uint64_t dice = rng_below(rng, 12);

    if (dice < sizeof some / sizeof *some)
        strcpy(words, some[dice]);
    else
        sprintf(words, "set SW %u", (unsigned)rng_below(rng, 20));
    if (rng_below(rng, 100) == 0)
        strcpy(words, "power");
}

void rig_random_event(struct rng *rng, const struct session *session,
                      char words[EVENT_WORDS_MAX])
{
    if (session_machine(session) == &null_machine)
        random_null_event(rng, words);
    else if (session_machine(session) == &poker_on_basys3)
        random_poker_event(rng, words);
    else
        random_duel_event(rng, words);
}

void rig_play(struct rng *rng, struct session *session, int events,
              uint64_t gap)
{
    char words[EVENT_WORDS_MAX];

    for (int i = 0; i < events; i++) {
        rig_random_event(rng, session, words);
        (void)session_do(session, words);       /* too much may be typed */
        session_run(session, rng_below(rng, gap + 1));
    }
}

/* A duel */

void rig_wait(struct session *session, unsigned tenths)
{
    uint64_t hz = session_machine(session)->board->clock_hz;

    session_run(session, (tenths * hz + 9) / 10);
}

void rig_enter(struct session *session, char seat, const char *letters)
{
    static const char alphabet[] = "-ACEFHLU";
    char words[40];

    for (; *letters; letters++) {
        unsigned n = (unsigned)(strchr(alphabet, *letters) - alphabet);

        sprintf(words, "set SW xxxxx%u%u%u", n >> 2, n >> 1 & 1, n & 1);
        rig_do(session, words);
        rig_do(session, seat == 'A' ? "tap BTN3" : "tap BTN0");
    }
}

static void miss(struct session *session, char seat, const char *letters,
                 int times)
{
    while (times-- > 0) {
        rig_enter(session, seat, letters);
        rig_wait(session, 10);
        rig_do(session, seat == 'A' ? "tap BTN3" : "tap BTN0");
        rig_wait(session, 25);
    }
}

/* The waits are longer than the messages: letters only come in when a
 * button is pressed, so there is no hurry. */
void rig_match(struct session *session)
{
    rig_do(session, "tap BTN3");
    rig_wait(session, 45);
    rig_enter(session, 'A', "ALEF");
    rig_wait(session, 45);
    rig_enter(session, 'b', "ALEF");
    rig_wait(session, 10);
    rig_do(session, "tap BTN0");
    rig_wait(session, 45);
    rig_enter(session, 'b', "CHUH");
    rig_wait(session, 45);
    miss(session, 'A', "AAAA", 3);
    rig_wait(session, 45);
}

void rig_play_again(const struct session *played, session_watcher *watcher,
                    void *with)
{
    struct session *session = rig_open(rig_id(played));

    session_watch(session, watcher, with);
    for (size_t i = 0; i < session_event_count(played); i++) {
        const struct event *event = session_event(played, i);

        session_run(session, event->tick - session_tick(session));
        rig_do(session, event->words);
    }
    session_run(session, session_end(played) - session_tick(session));
    session_close(session);
}

/* Moments */

/* A machine with memory of its own is too large to be kept. */
static void take_chip(struct rig_moment *moment, const void *chip,
                      size_t size)
{
    const unsigned char *bytes = chip;

    moment->chip_size = size;
    memcpy(moment->chip, chip,
           size < sizeof moment->chip ? size : sizeof moment->chip);
    for (size_t i = 0; i < size; i++)
        moment->chip_sum = (moment->chip_sum ^ bytes[i])
                         * UINT64_C(0x100000001b3);
}

void rig_moment_take(struct rig_moment *moment, struct session *session)
{
    const struct machine_type *machine = session_machine(session);

    memset(moment, 0, sizeof *moment);
    moment->tick = session_tick(session);
    moment->sum = session_sum(session);
    moment->in = session_in(session);
    moment->out = session_out(session);
    moment->seen = *session_seen(session);
    for (int i = 0; i < machine->board->lights; i++)
        moment->blinks.word[i / 64] |=
            (uint64_t)session_blinks(session, i) << i % 64;
    session_frame(session, moment->frame);
    session_frame(session, moment->frame);      /* no time in between */
    if (session_terminal(session))
        moment->terminal = *session_terminal(session);
    take_chip(moment, session_chip(session), machine->top->size);
}

void rig_moment_compare(const struct rig_moment *is,
                        const struct rig_moment *should)
{
    assert_int_equal(is->tick, should->tick);
    assert_int_equal(is->in, should->in);
    assert_int_equal(is->out, should->out);
    assert_int_equal(is->sum, should->sum);
    assert_memory_equal(&is->seen, &should->seen, sizeof is->seen);
    assert_memory_equal(&is->blinks, &should->blinks, sizeof is->blinks);
    assert_memory_equal(is->frame, should->frame, sizeof is->frame);
    assert_memory_equal(&is->terminal, &should->terminal,
                        sizeof is->terminal);
    assert_int_equal(is->chip_size, should->chip_size);
    assert_memory_equal(is->chip, should->chip, sizeof is->chip);
    assert_int_equal(is->chip_sum, should->chip_sum);
}

void rig_compare(struct session *is, struct session *should)
{
    struct rig_moment a, b;

    rig_moment_take(&a, is);
    rig_moment_take(&b, should);
    rig_moment_compare(&a, &b);
}
