/* script.c - a journal read line by line: save file, test and replay.
 *
 * Lines have a time, or none for "now", and a doing: an event, or one of the
 * verbs that only scripts have. Whatever a line costs is charged against the
 * limit before or right after it runs, so that no script, however it was made,
 * keeps the program busy for ever. script_until.c has what tests need beyond
 * one look: waiting for something, and checks with points; script_hand.c a hand
 * that is not the same twice; script_repeat.c blocks that are done many times.
 */
#include "bench/script_inside.h"

#include <string.h>

#include "base/words.h"
#include "base/utf8.h"

static const char version[] = "1";

/* No session yet, and the standard limit. */
void script_begin(struct script *self)
{
    memset(self, 0, sizeof *self);
    self->limit.ticks = self->ticks_left = SCRIPT_TICKS_MAX;
}

/* Nothing may stand after the last word of a line. */
const char *script_no_more(const char *words)
{
    char word[40];

    if (text_word(&words, word, sizeof word) == 0)
        return NULL;
    return words_error("unexpected word '{1}': a line holds one command",
                       word, (char *)0);
}

/* The limit */

void script_allow(struct script *self, const struct script_limit *limit)
{
    self->limit = *limit;
    if (!self->limit.ticks)
        self->limit.ticks = SCRIPT_TICKS_MAX;
    self->ticks_left = self->limit.ticks;
    self->raise_limit = "; --limit TIME allows more";
}

uint64_t script_clock_hz(const struct script *self)
{
    return session_machine(self->session)->board->clock_hz;
}

/* "1234 ticks (0:01:01.7)" */
static void put_span(const struct script *self, uint64_t ticks,
                     struct text *to)
{
    uint64_t hz = script_clock_hz(self), seconds = ticks / hz;

    text_put_number(to, ticks);
    text_put(to, " ticks (");
    text_put_number(to, seconds / 3600);
    text_put(to, seconds / 60 % 60 < 10 ? ":0" : ":");
    text_put_number(to, seconds / 60 % 60);
    text_put(to, seconds % 60 < 10 ? ":0" : ":");
    text_put_number(to, seconds % 60);
    text_put_char(to, ')');
}

static const char *over_limit(const struct script *self)
{
    char most[80], now[80];
    struct text to;

    text_begin(&to, most, sizeof most);
    put_span(self, self->limit.ticks, &to);
    text_begin(&to, now, sizeof now);
    put_span(self, session_tick(self->session), &to);
    return words_error("the limit of machine time, {1}, is exceeded; stopped "
                       "at {2}{3}", most, now,
                       self->raise_limit ? self->raise_limit : "", (char *)0);
}

/* Takes off what a line has cost already. Where that was too much nothing
 * more is allowed. */
const char *script_charge(struct script *self, uint64_t ticks)
{
    if (ticks > self->ticks_left) {
        self->ticks_left = 0;
        return over_limit(self);
    }
    self->ticks_left -= ticks;
    return NULL;
}

/* Time */

const char *script_allows(const struct script *self, uint64_t ticks)
{
    return ticks > self->ticks_left ? over_limit(self) : NULL;
}

/* Refused before it runs: a line that would exceed the limit changes
 * nothing. */
const char *script_run_ticks(struct script *self, uint64_t ticks)
{
    if (ticks > self->ticks_left)
        return over_limit(self);
    self->ticks_left -= ticks;
    session_run(self->session, ticks);
    return NULL;
}

/* "@120": time must not go backwards; rewind does that, and says so. */
static const char *run_to(struct script *self, const char *word)
{
    uint64_t tick, now = session_tick(self->session);
    char now_text[24];
    struct text to;

    if (!text_number(word, &tick))
        return words_error("'@{1}' should be a tick, such as @120", word,
                           (char *)0);
    if (tick >= now)
        return script_run_ticks(self, tick - now);
    text_begin(&to, now_text, sizeof now_text);
    text_put_number(&to, now);
    return words_error("tick {1} has passed: it is tick {2} already", word,
                       now_text, (char *)0);
}

static const char *run_further(struct script *self, const char *word)
{
    uint64_t ticks;

    if (!text_number(word, &ticks))
        return words_error("'+{1}' should be ticks, such as +20", word,
                           (char *)0);
    return script_run_ticks(self, ticks);
}

/* Reads "1.25" as thousandths and moves *from behind it; 0 if there is no
 * number. More than three places or twelve digits end it, and what is left is
 * then refused as a unit. */
static int thousandths(const char **from, uint64_t *number)
{
    uint64_t sum = 0;
    int digits = 0, places = -1;        /* after the point */

    for (; places < 3; (*from)++) {
        if (**from == '.' && places < 0 && digits) {
            places = 0;
            continue;
        }
        if (**from < '0' || **from > '9' || digits > 12)
            break;
        sum = 10 * sum + (unsigned)(**from - '0');
        digits++;
        places += places >= 0;
    }
    for (places = places < 0 ? 0 : places; places < 3; places++)
        sum *= 10;
    *number = sum;
    return digits > 0;
}

/* `number` over `per` seconds as ticks, rounded up so that any wait above 0
 * takes at least one. UINT64_MAX, which no limit allows, stands for what does
 * not fit. */
static uint64_t ticks_in(uint64_t number, uint64_t hz, uint64_t per)
{
    uint64_t whole = number / per;

    if (whole >= UINT64_MAX / hz - 1)
        return UINT64_MAX;
    return whole * hz + (number % per * hz + per - 1) / per;
}

const char *script_read_time(const struct script *self, const char *word,
                             uint64_t *ticks)
{
    uint64_t hz = script_clock_hz(self), number;
    const char *unit = word;

    if (!thousandths(&unit, &number))
        return WORDS("missing time; expected one such as wait 2s, 300ms or 20t "
                     "(ticks)");
    if (text_same(unit, "s"))
        *ticks = ticks_in(number, hz, 1000);
    else if (text_same(unit, "ms"))
        *ticks = ticks_in(number, hz, 1000000);
    else if (text_same(unit, "t"))
        *ticks = ticks_in(number, 1, 1000);
    else
        return words_error("unknown unit in 'wait {1}'; expected s, ms or t "
                           "(ticks), such as 2s", word, (char *)0);
    return NULL;
}

const char *script_take_time(const struct script *self, const char *words,
                             uint64_t *ticks)
{
    char word[40] = "";
    const char *error;

    if (text_word(&words, word, sizeof word) < 0)
        word[0] = 0;
    error = script_read_time(self, word, ticks);
    return error ? error : script_no_more(words);
}

static const char *wait_for_time(struct script *self, const char *words)
{
    uint64_t ticks = 0;
    const char *error = script_take_time(self, words, &ticks);

    return error ? error : script_run_ticks(self, ticks);
}

const char *script_read_limit(const char *words, struct script_limit *limit)
{
    static const struct {
        const char *name;
        uint64_t ms;
    } units[] = {{"ms", 1}, {"s", 1000}, {"m", 60000}, {"h", 3600000}};
    const char *unit = words;
    uint64_t number;

    *limit = (struct script_limit){0};
    if (thousandths(&unit, &number) && number > 0) {
        if (text_same(unit, "t")) {
            limit->ticks = (number + 999) / 1000;
            return NULL;
        }
        for (size_t i = 0; i < sizeof units / sizeof units[0]; i++)
            if (text_same(unit, units[i].name)) {
                limit->ms = (number * units[i].ms + 999) / 1000;
                return NULL;
            }
    }
    return text_error("invalid limit '", words, "'; expected machine time "
                      "such as 90s, 10m, 24h or 1000000t (ticks)",
                      (char *)0);
}

/* Other lines */

static const char *take_head(struct script *self, const char *words)
{
    char word[24];

    if (text_word(&words, word, sizeof word) <= 0)
        return WORDS("missing version; the first line must be 'boardwalk "
                     "1'");
    if (!text_same(word, version))
        return words_error("this journal has version {1}, and this boardwalk "
                           "reads version {2}; a newer boardwalk may read it",
                           word, version, (char *)0);
    self->is_headed = 1;
    return script_no_more(words);
}

/* A limit in milliseconds becomes ticks as soon as the clock is known. */
static const char *open_session(struct script *self, const char *words)
{
    const char *error;

    if (self->session)
        return WORDS("a machine is already open: a journal has one 'open' "
                     "line");
    error = session_open_design(&self->session, words, self->limit.design);
    if (!error)
        script_hand_begin(self, "");
    if (!error && self->skims)
        session_skim(self->session, 1);
    if (!error && session_machine(self->session)->design
        && self->limit.ticks == SCRIPT_TICKS_MAX && !self->limit.ms)
        self->limit.ms = SCRIPT_DESIGN_MS_MAX;
    if (!error && self->limit.ms)
        self->limit.ticks = self->ticks_left =
            ticks_in(self->limit.ms, script_clock_hz(self), 1000);
    return error;
}

/* The way back leads over ticks, too: from the last snapshot on. */
const char *script_go_back(struct script *self, uint64_t tick)
{
    uint64_t before = session_ticks_run(self->session);
    const char *error = script_charge(self, LOOK_COST_TICKS);

    if (!error)
        error = session_rewind(self->session, tick);
    if (!error)
        error = script_charge(self, session_ticks_run(self->session) - before);
    return error;
}

/* A rewind to a later tick, in a journal edited by hand, is a wait. */
static const char *rewind_to(struct script *self, const char *words)
{
    char word[24];
    uint64_t tick;
    const char *error;

    if (text_word(&words, word, sizeof word) <= 0
        || !text_number(word, &tick))
        return WORDS("missing tick; expected one such as rewind 120");
    error = script_no_more(words);
    if (!error && tick > session_tick(self->session))
        return run_to(self, word);
    return error ? error : script_go_back(self, tick);
}

/* Verbs */

static const struct {
    const char *name;
    const char *(*run)(struct script *self, const char *rest);
} verbs[] = {
    {"wait", wait_for_time},
    {"rewind", rewind_to},
    {"expect", script_expect},
    {"until", script_until},
    {"hold", script_hold},
    {"match", script_match},
    {"limit", script_name_limit},
    {"check", script_begin_check},
    {"jitter", script_set_jitter},
    {"bounce", script_set_bounce},
    {"repeat", script_repeat},
    {"end", script_end_alone},
};

/* All that is no verb of scripts is an event. */
static const char *do_words(struct script *self, const char *words)
{
    const char *rest = words;
    char verb[24];

    if (text_word(&rest, verb, sizeof verb) <= 0)
        return WORDS("a word is too long or has an unclosed quote");
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (text_same(verbs[i].name, verb))
            return verbs[i].run(self, rest);
    return script_do_event(self, words);
}

/* One line */

static int has_no_words(const char *words)
{
    return words[strspn(words, " \t\r")] == 0;
}

static const char *do_timed(struct script *self, const char *words)
{
    char word[32];
    const char *error;

    if (*words != '@' && *words != '+')
        return do_words(self, words);
    if (text_word(&words, word, sizeof word) <= 0)
        return WORDS("the time of this line is too long");
    error = (word[0] == '@' ? run_to : run_further)(self, word + 1);
    if (error || has_no_words(words))
        return error;
    return do_words(self, words);
}

/* The head and the line open come first; all others need a machine. */
static const char *do_script_line(struct script *self, const char *words)
{
    const char *rest = words;
    char verb[24];

    if (text_word(&rest, verb, sizeof verb) < 0)
        return WORDS("a word is too long or has an unclosed quote");
    if (text_same(verb, "boardwalk"))
        return take_head(self, rest);
    if (!self->is_headed)
        return WORDS("a journal must begin with the line 'boardwalk 1'");
    if (text_same(verb, "open"))
        return open_session(self, rest);
    if (!self->session)
        return WORDS("no machine is open; open one first, such as "
                     "'open duel:basys2#42'");
    return do_timed(self, words);
}

/* Where a comment begins: a # at the start or after a space, not quoted; the
 * # of "duel#42" is none. Null: there is no comment. */
static char *find_comment(char *line)
{
    int quoted = 0;

    for (char *at = line; *at; at++) {
        if (*at == '\\' && quoted && at[1])
            at++;
        else if (*at == '"')
            quoted = !quoted;
        else if (*at == '#' && !quoted
                 && (at == line || at[-1] == ' ' || at[-1] == '\t'))
            return at;
    }
    return NULL;
}

/* The last comment names what a script checks next; tests report it. */
static void keep_comment(struct script *self, const char *comment)
{
    struct text to;

    comment += strspn(comment, "# \t");
    text_begin(&to, self->name, sizeof self->name);
    for (; *comment && *comment != '\r'; comment++)
        text_put_char(&to, *comment);
}

const char *script_line(struct script *self, const char *line)
{
    char copy[SCRIPT_LINE_MAX];
    char *comment;
    const char *words = copy;

    self->line++;
    if (self->line == 1)
        line += utf8_mark(line, strlen(line));
    if (strlen(line) >= sizeof copy)
        return WORDS("line too long: at most 499 characters");
    strcpy(copy, line);
    comment = find_comment(copy);
    if (comment) {
        keep_comment(self, comment);
        *comment = 0;
    }
    words += strspn(words, " \t\r");
    if (self->block)
        return script_keep_line(self, line, words);
    return *words ? do_script_line(self, words) : NULL;
}

const char *script_text(struct script *self, const char *text)
{
    const char *error = NULL;

    while (!error && *text) {
        size_t length = strcspn(text, "\n");
        char line[SCRIPT_LINE_MAX + 1];
        size_t kept = length < SCRIPT_LINE_MAX ? length : SCRIPT_LINE_MAX;

        memcpy(line, text, kept);       /* too long stays too long */
        line[kept] = 0;
        error = script_line(self, line);
        text += length + (text[length] == '\n');
    }
    return error ? error : script_whole(self);
}

struct session *script_take(struct script *self)
{
    struct session *session = self->session;

    self->session = NULL;
    return session;
}

void script_end(struct script *self)
{
    script_drop_block(self);
    session_close(self->session);
    self->session = NULL;
}
