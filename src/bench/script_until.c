/* script_until.c - until, hold, match and check: timed expectations, and points
 * for them.
 *
 *     limit message 3s
 *     check lives 4 "a wrong guess costs a life"
 *     until AN "_L-3" within message or fail 2 "three lives at first"
 *     hold AN "_L-3" for 1.5s
 *
 * Two right solutions are never equal clock by clock, so a test does not look
 * at a fixed moment: it waits until the board shows what it wants, for a
 * generous time, and goes on from there. Lights of a design are seen in windows
 * of a fiftieth of a second (boards/lamps.h), so it looks once in each; chips
 * of our own are looked at a hundred times a second, or every tick if that is
 * less often.
 *
 * All checks of a script begin where the first one does: the machine is taken
 * back there, and what one check did is not seen by the next.
 */
#include <limits.h>
#include <string.h>

#include "bench/script_inside.h"
#include "boards/lamps.h"

/* A look costs less here than alone: most of them find nothing new. */
enum { GLANCE_COST_TICKS = 16, LOOKS_HZ = 100 };

/* Times by name */

static const char *named_time(const struct script *self, const char *word)
{
    for (int i = 0; i < self->named_count; i++)
        if (text_same(self->named[i].name, word))
            return self->named[i].time;
    return word;
}

const char *script_name_limit(struct script *self, const char *words)
{
    char name[SCRIPT_WORD_MAX], time[SCRIPT_WORD_MAX];
    uint64_t ticks;
    const char *error;
    int i = 0;

    if (text_word(&words, name, sizeof name) <= 0
        || text_word(&words, time, sizeof time) <= 0)
        return "missing word: limit NAME TIME, such as limit message 3s";
    error = script_read_time(self, time, &ticks);
    if (!error)
        error = script_no_more(words);
    if (error)
        return error;
    while (i < self->named_count && !text_same(self->named[i].name, name))
        i++;
    if (i == SCRIPT_LIMITS)
        return "too many limits: at most 24 have names";
    self->named_count += i == self->named_count;
    strcpy(self->named[i].name, name);
    strcpy(self->named[i].time, time);
    return NULL;
}

/* What stands after an expectation */

struct wanted {
    char words[SCRIPT_LINE_MAX];        /* "AN \"_P-A\"" */
    uint64_t ticks, slack_ticks;        /* 0: not said */
    unsigned loses;                     /* UINT_MAX: all of the check */
    char name[SCRIPT_NAME_MAX];         /* "": as the comment says */
};

static const char *take_time(const struct script *self, const char **words,
                             uint64_t *ticks)
{
    char word[SCRIPT_WORD_MAX];

    if (text_word(words, word, sizeof word) <= 0)
        return "missing time, such as within 3s";
    return script_read_time(self, named_time(self, word), ticks);
}

/* After "or": fail POINTS, and maybe words that say what is wrong then. */
static const char *take_loss(const char **words, struct wanted *wanted)
{
    char word[SCRIPT_WORD_MAX];
    uint64_t points;

    if (text_word(words, word, sizeof word) <= 0 || !text_same(word, "fail")
        || text_word(words, word, sizeof word) <= 0
        || !text_number(word, &points) || points > 1000)
        return "expected fail POINTS \"WORDS\" after 'or', such as or fail 2 "
               "\"the lives are shown\"";
    wanted->loses = (unsigned)points;
    if (text_word(words, wanted->name, sizeof wanted->name) < 0)
        return "the words after fail are too long or have an unclosed quote";
    return NULL;
}

/* All that may follow: within TIME, for TIME, or fail. */
static const char *take_until_tail(const struct script *self, const char *words,
                             struct wanted *wanted)
{
    char word[SCRIPT_WORD_MAX];
    const char *error = NULL;
    int got;

    while (!error && (got = text_word(&words, word, sizeof word)) != 0) {
        if (got > 0 && text_same(word, "within"))
            error = take_time(self, &words, &wanted->slack_ticks);
        else if (got > 0 && text_same(word, "for"))
            error = take_time(self, &words, &wanted->ticks);
        else if (got > 0 && text_same(word, "or"))
            error = take_loss(&words, wanted);
        else
            error = text_error("too many words at '", got > 0 ? word : "...",
                               "'; quote a value with spaces; only within "
                               "TIME, for TIME or or fail POINTS may follow it",
                               (char *)0);
    }
    return error;
}

/* A name of a part and a value, then the tail. */
static const char *take_wanted(const struct script *self, const char *words,
                               struct wanted *wanted)
{
    const char *rest = words;
    char word[LOOK_MAX];
    struct text to;

    memset(wanted, 0, sizeof *wanted);
    wanted->loses = UINT_MAX;
    if (text_word(&rest, word, sizeof word) > 0)
        (void)text_word(&rest, word, sizeof word);
    text_begin(&to, wanted->words, sizeof wanted->words);
    for (; words < rest; words++)
        text_put_char(&to, *words);
    return take_until_tail(self, rest, wanted);
}

/* Looking */

/* The words of `or fail` name this expectation alone. */
static void report_until(struct script *self, enum script_verb verb,
                   const struct wanted *wanted, uint64_t waited,
                   const struct look_answer *answer)
{
    char comment[SCRIPT_NAME_MAX];

    memcpy(comment, self->name, sizeof comment);
    if (wanted->name[0])
        memcpy(self->name, wanted->name, sizeof self->name);
    self->verb = verb;
    self->loses = wanted->loses;
    self->waited_ticks = waited;
    if (self->on_expect)
        self->on_expect(self->with, self, answer);
    memcpy(self->name, comment, sizeof comment);
}

static uint64_t ticks_to_look(const struct script *self)
{
    uint64_t hz = script_clock_hz(self), window = hz / LAMPS_WINDOW_HZ;

    if (session_machine(self->session)->design && window)
        return window - session_tick(self->session) % window;
    return hz < LOOKS_HZ ? 1 : hz / LOOKS_HZ;
}

const char *script_run_to_look(struct script *self, uint64_t most_ticks)
{
    uint64_t ticks = ticks_to_look(self);
    const char *error = script_charge(self, GLANCE_COST_TICKS);

    return error ? error : script_run_ticks(self, ticks < most_ticks
                                                  ? ticks : most_ticks);
}

/* How long a wait takes can only be seen: a journal that is skimmed is played
 * up to here, and from here on. */
static void stop_skimming(struct script *self)
{
    if (!self->skims)
        return;
    self->skims = 0;
    session_skim(self->session, 0);
    session_seek(self->session, session_end(self->session));
}

static const char *look_on(struct script *self, const char *words,
                           uint64_t most_ticks, struct look_answer *answer)
{
    const char *error = script_run_to_look(self, most_ticks);

    return error ? error : look_expect(self->session, words, answer);
}

static const char *watch_until(struct script *self, const char *words,
                               uint64_t end, struct look_answer *answer)
{
    const char *error = look_expect(self->session, words, answer);

    while (!error && !answer->holds && session_tick(self->session) < end)
        error = look_on(self, words, end - session_tick(self->session),
                        answer);
    return error;
}

/* Where a display changes, one look sees both values at once. So it takes two
 * looks to see that something does not hold, and the second one is told; what
 * is gone after one look nobody could read. */
static const char *watch_while(struct script *self, const char *words,
                               uint64_t end, struct look_answer *answer)
{
    const char *error = look_expect(self->session, words, answer);

    while (!error && session_tick(self->session) < end) {
        error = look_on(self, words, end - session_tick(self->session),
                        answer);
        if (!error && !answer->holds)
            error = look_on(self, words, UINT64_MAX, answer);
        if (!error && !answer->holds)
            break;
    }
    return error;
}

static const char *watch_and_report(struct script *self,
                                    enum script_verb verb,
                                    const struct wanted *wanted,
                                    uint64_t ticks)
{
    uint64_t begin = session_tick(self->session);
    struct look_answer answer = {0};
    const char *error = script_charge(self, LOOK_COST_TICKS);

    if (!error)
        error = script_allows(self, ticks);
    stop_skimming(self);
    if (!error)
        error = (verb == SCRIPT_UNTIL ? watch_until : watch_while)(
            self, wanted->words, begin + ticks, &answer);
    if (!error)
        report_until(self, verb, wanted, session_tick(self->session) - begin,
               &answer);
    return error;
}

/* Verbs */

/* Whether it holds is for on_expect to judge: a failed expectation is a
 * failed test, not an error in the script. */
const char *script_expect(struct script *self, const char *words)
{
    struct wanted wanted;
    struct look_answer answer;
    const char *error = take_wanted(self, words, &wanted);

    if (!error && (wanted.ticks || wanted.slack_ticks))
        error = "expect checks at once; until and hold take a time";
    if (!error)
        error = script_charge(self, LOOK_COST_TICKS);
    if (!error)
        error = look_expect(self->session, wanted.words, &answer);
    if (!error)
        report_until(self, SCRIPT_EXPECT, &wanted, 0, &answer);
    return error;
}

const char *script_until(struct script *self, const char *words)
{
    struct wanted wanted;
    const char *error = take_wanted(self, words, &wanted);
    const char *usual = named_time(self, "default");

    if (!error && wanted.ticks)
        error = "until takes within TIME; for TIME belongs to hold";
    if (!error && !wanted.slack_ticks && text_same(usual, "default"))
        error = "until needs a time: within 3s, or a line 'limit default 3s' "
                "before it";
    if (!error && !wanted.slack_ticks)
        error = script_read_time(self, usual, &wanted.slack_ticks);
    return error ? error : watch_and_report(self, SCRIPT_UNTIL, &wanted,
                                            wanted.slack_ticks);
}

const char *script_hold(struct script *self, const char *words)
{
    struct wanted wanted;
    const char *error = take_wanted(self, words, &wanted);

    if (!error && (wanted.slack_ticks || !wanted.ticks))
        error = "hold takes a time: hold AN \"_P-A\" for 1.5s";
    return error ? error : watch_and_report(self, SCRIPT_HOLD, &wanted,
                                            wanted.ticks);
}

/* "AN LD for 5s within 300ms": the names end with the first of these words. */
const char *script_match(struct script *self, const char *words)
{
    const char *rest = words, *behind = words;
    char word[SCRIPT_WORD_MAX];
    struct wanted wanted = {.loses = UINT_MAX};
    struct look_answer answer = {0};
    struct text to;
    const char *error;

    while (text_word(&rest, word, sizeof word) > 0 && !text_same(word, "for")
           && !text_same(word, "within"))
        behind = rest;
    text_begin(&to, wanted.words, sizeof wanted.words);
    for (; words < behind; words++)
        text_put_char(&to, *words);
    error = take_until_tail(self, behind, &wanted);
    if (!error && (!wanted.ticks || !wanted.slack_ticks || !wanted.words[0]))
        error = "match takes two times: match AN for 5s within 300ms";
    if (!error && !self->on_match)
        error = "match compares with a golden machine, which only 'boardwalk "
                "grade' has";
    if (!error)
        error = self->on_match(self->with, self, wanted.words, wanted.ticks,
                               wanted.slack_ticks, &answer);
    if (error)
        return text_error(error, (char *)0);
    report_until(self, SCRIPT_MATCH, &wanted, wanted.ticks, &answer);
    return NULL;
}

/* A check begins as if nothing had been done since the first one began. */
const char *script_begin_check(struct script *self, const char *words)
{
    struct script_check check = {0};
    char points[SCRIPT_WORD_MAX];
    uint64_t number;
    const char *error = NULL;

    if (text_word(&words, check.name, sizeof check.name) <= 0
        || text_word(&words, points, sizeof points) <= 0
        || !text_number(points, &number) || number > 1000
        || text_word(&words, check.title, sizeof check.title) <= 0)
        return "a check has a name, points and a title: check lives 4 \"a "
               "wrong guess costs a life\"";
    check.points = (unsigned)number;
    error = script_no_more(words);
    if (!error && self->check.name[0])
        error = script_go_back(self, self->check_tick);
    else
        self->check_tick = session_tick(self->session);
    if (error)
        return error;
    self->check = check;
    script_hand_begin(self, "check");
    if (self->on_check)
        self->on_check(self->with, self);
    return NULL;
}
