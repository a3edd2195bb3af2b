/* script.c - a journal read line by line: save file, test and replay. */
#include "bench/script.h"

#include <string.h>

#include "base/utf8.h"

static const char version[] = "1";
const char script_not_yet[] = "this line is not over yet";

/* What looking and going back cost, in ticks: a memory copied, or a picture
 * drawn, takes about as long as these. */
enum { LOOK_COST_TICKS = 4096 };

void script_begin(struct script *self)
{
    memset(self, 0, sizeof *self);
    self->limit.ticks = self->ticks_left = SCRIPT_TICKS_MAX;
}

/* Nothing may stand behind the last word of a line. */
static const char *nothing_more(const char *words)
{
    char word[40];

    if (text_word(&words, word, sizeof word) == 0)
        return NULL;
    return text_error("'", word, "' is one word too many: each doing has a "
                      "line of its own", (char *)0);
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

static uint64_t clock_hz(const struct script *self)
{
    return session_machine(self->session)->board->clock_hz;
}

/* "1234 ticks (0:01:01.7)" */
static void put_span(const struct script *self, uint64_t ticks,
                     struct text *to)
{
    uint64_t hz = clock_hz(self), seconds = ticks / hz;

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
    return text_error("this goes on longer than it may: the limit of "
                      "machine time is ", most,
                      "; it stopped at ", now,
                      self->raise_limit ? self->raise_limit : "", (char *)0);
}

/* Takes off what a line has cost already. */
static const char *charge(struct script *self, uint64_t ticks)
{
    if (ticks > self->ticks_left) {
        self->ticks_left = 0;
        return over_limit(self);
    }
    self->ticks_left -= ticks;
    return NULL;
}

/* Time */

static const char *run_slice(struct script *self, uint64_t ticks)
{
    uint64_t slice = self->slice_ticks ? self->slice_ticks : UINT64_MAX;
    int is_over = ticks <= slice;

    if (ticks > self->ticks_left)
        return over_limit(self);
    ticks = is_over ? ticks : slice;
    self->ticks_left -= ticks;
    self->done_ticks += ticks;
    session_run(self->session, ticks);
    return is_over ? NULL : script_not_yet;
}

/* A line that comes again finds the first of its ticks done. */
static const char *run(struct script *self, uint64_t ticks)
{
    uint64_t done = ticks < self->skip_ticks ? ticks : self->skip_ticks;

    self->skip_ticks -= done;
    return run_slice(self, ticks - done);
}

static const char *run_to(struct script *self, const char *word)
{
    uint64_t tick, now = session_tick(self->session) - self->skip_ticks;
    char now_text[24];
    struct text to;

    if (!text_number(word, &tick))
        return text_error("'@", word, "' should be a tick, such as @120",
                          (char *)0);
    if (tick >= now)
        return run(self, tick - now);
    text_begin(&to, now_text, sizeof now_text);
    text_put_number(&to, now);
    return text_error("tick ", word, " is over: it is ", now_text, " already",
                      (char *)0);
}

static const char *run_on(struct script *self, const char *word)
{
    uint64_t ticks;

    if (!text_number(word, &ticks))
        return text_error("'+", word, "' should be ticks, such as +20",
                          (char *)0);
    return run(self, ticks);
}

/* "1.25" as thousandths; 0 if it is no such number. */
static int thousandths(const char **from, uint64_t *number)
{
    uint64_t sum = 0;
    int digits = 0, places = -1;        /* behind the point */

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

/* Rounded up, so that something always happens; UINT64_MAX is never. */
static uint64_t ticks_in(uint64_t number, uint64_t hz, uint64_t per)
{
    uint64_t whole = number / per;

    if (whole >= UINT64_MAX / hz - 1)
        return UINT64_MAX;
    return whole * hz + (number % per * hz + per - 1) / per;
}

static const char *wait_for(struct script *self, const char *words)
{
    uint64_t hz = clock_hz(self);
    uint64_t number;
    char word[40];
    const char *unit = word, *error;

    if (text_word(&words, word, sizeof word) <= 0
        || !thousandths(&unit, &number))
        return "wait how long? Say 2s, 300ms or 20t (ticks)";
    if (text_same(unit, "s"))
        number = ticks_in(number, hz, 1000);
    else if (text_same(unit, "ms"))
        number = ticks_in(number, hz, 1000000);
    else if (text_same(unit, "t"))
        number = ticks_in(number, 1, 1000);
    else
        return text_error("wait '", word, "': the unit is s, ms or t "
                          "(ticks), such as 2s", (char *)0);
    error = nothing_more(words);
    return error ? error : run(self, number);
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
    return text_error("a limit of '", words, "': say how much machine time, "
                      "such as 90s, 10m, 24h or 1000000t (ticks)",
                      (char *)0);
}

/* Other lines */

static const char *take_head(struct script *self, const char *words)
{
    char word[24];

    if (text_word(&words, word, sizeof word) <= 0)
        return "the version is missing: the first line reads 'boardwalk 1'";
    if (!text_same(word, version))
        return text_error("this journal has version ", word, ", and this "
                          "boardwalk reads version ", version,
                          "; a newer boardwalk may read it", (char *)0);
    self->is_headed = 1;
    return nothing_more(words);
}

static const char *open_session(struct script *self, const char *words)
{
    const char *error;

    if (self->session)
        return "a machine is open already: one 'open' in a journal";
    error = session_open(&self->session, words);
    if (!error && self->skims)
        session_skim(self->session, 1);
    if (!error && self->limit.ms)
        self->limit.ticks = self->ticks_left =
            ticks_in(self->limit.ms, clock_hz(self), 1000);
    return error;
}

/* The way back leads over ticks, too: from the last snapshot on. */
static const char *go_back_to(struct script *self, uint64_t tick)
{
    uint64_t before = session_ticks_run(self->session);
    const char *error = charge(self, LOOK_COST_TICKS);

    if (!error)
        error = session_rewind(self->session, tick);
    if (!error)
        error = charge(self, session_ticks_run(self->session) - before);
    return error;
}

static const char *rewind_to(struct script *self, const char *words)
{
    char word[24];
    uint64_t tick;
    const char *error;

    if (text_word(&words, word, sizeof word) <= 0
        || !text_number(word, &tick))
        return "rewind to which tick? Such as rewind 120";
    error = nothing_more(words);
    if (!error && tick > session_tick(self->session))
        return run_to(self, word);
    return error ? error : go_back_to(self, tick);
}

static const char *expect(struct script *self, const char *words)
{
    struct look_answer answer;
    const char *error = charge(self, LOOK_COST_TICKS);

    if (!error)
        error = look_expect(self->session, words, &answer);

    if (!error && self->on_expect)
        self->on_expect(self->with, self, &answer);
    return error;
}

static const char *do_event(struct script *self, const char *words)
{
    uint64_t before = session_tick(self->session);
    const char *error = session_do(self->session, words);

    if (error)
        return error;
    return charge(self, session_tick(self->session) - before);  /* a tap */
}

static const char *do_words(struct script *self, const char *words)
{
    const char *rest = words;
    char verb[24];

    if (text_word(&rest, verb, sizeof verb) <= 0)
        return "a word here is too long or badly quoted";
    if (text_same(verb, "wait"))
        return wait_for(self, rest);
    if (text_same(verb, "expect"))
        return expect(self, rest);
    if (text_same(verb, "rewind"))
        return rewind_to(self, rest);
    return do_event(self, words);
}

/* One line */

static int is_blank(const char *words)
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
        return "the time of this line is too long";
    error = (word[0] == '@' ? run_to : run_on)(self, word + 1);
    if (error || is_blank(words))
        return error;
    return do_words(self, words);
}

static const char *do_line(struct script *self, const char *words)
{
    const char *rest = words;
    char verb[24];

    if (text_word(&rest, verb, sizeof verb) < 0)
        return "a word here is too long or badly quoted";
    if (text_same(verb, "boardwalk"))
        return take_head(self, rest);
    if (!self->is_headed)
        return "a journal begins with the line 'boardwalk 1'";
    if (text_same(verb, "open"))
        return open_session(self, rest);
    if (!self->session)
        return "open a machine first, such as 'open duel:basys2#42'";
    return do_timed(self, words);
}

/* Cuts a comment off: a # at the start or behind a space, not quoted. */
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

static void keep_name(struct script *self, const char *comment)
{
    struct text to;

    comment += strspn(comment, "# \t");
    text_begin(&to, self->name, sizeof self->name);
    for (; *comment && *comment != '\r'; comment++)
        text_put_char(&to, *comment);
}

static const char *do_again(struct script *self, const char *words)
{
    const char *error;

    self->line -= self->done_ticks > 0;         /* it is the same one */
    self->skip_ticks = self->done_ticks;
    error = do_line(self, words);
    if (error != script_not_yet)
        self->done_ticks = 0;
    return error;
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
        return "this line is too long: 499 characters at most";
    strcpy(copy, line);
    comment = find_comment(copy);
    if (comment) {
        keep_name(self, comment);
        *comment = 0;
    }
    words += strspn(words, " \t\r");
    return *words ? do_again(self, words) : NULL;
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
    return error;
}

struct session *script_take(struct script *self)
{
    struct session *session = self->session;

    self->session = NULL;
    return session;
}

void script_end(struct script *self)
{
    session_close(self->session);
    self->session = NULL;
}
