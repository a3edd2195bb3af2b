/* trial.c - runs one check on one machine: what was expected, and what was
 * seen.
 *
 * A check is an ordinary script after a head that is made here:
 *
 *     boardwalk 1
 *     open duel:basys3#1f2e3d4c
 *     limit show 500ms
 *     tap BTN2
 *     check lives 6 "each wrong guess costs a life"
 *
 * The head runs as one text and the check line by line, so that everything
 * found has the number of its line. trial_script writes the very same lines,
 * which is why a student can see the loss again with `boardwalk run`.
 */
#include "grade/trial.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { BRIEF_MS = 100,                  /* nobody reads a digit that quickly */
       SCRIPT_ROOM = 1 << 17 };

/* Expectations */

static uint64_t ms_of(const struct script *script, uint64_t ticks)
{
    uint64_t hz = session_machine(script->session)->board->clock_hz;

    return ticks / hz * 1000 + ticks % hz * 1000 / hz;
}

static void note_found(void *with, const struct script *script,
                       const struct look_answer *answer)
{
    struct trial *self = with;
    struct trial_found *found = &self->found[self->found_count];

    if (self->found_count == TRIAL_FOUND) {
        self->is_full = 1;
        return;
    }
    self->found_count++;
    found->holds = answer->holds;
    found->loses = script->loses;
    found->verb = script->verb;
    found->tick = session_tick(script->session);
    found->waited_ms = ms_of(script, script->waited_ticks);
    memcpy(found->name, script->name, sizeof found->name);
    found->answer = *answer;
}

/* Sequences */

/* Displays are scanned and digits change one after the other, so that between
 * two values there may be others for a moment. The first value stays in any
 * case: a sequence is never empty. */
static void forget_brief(struct trial_sequence *self, uint32_t now_ms)
{
    if (self->count > 1
        && now_ms - self->at[self->count - 1].ms < BRIEF_MS)
        self->count--;
}

/* A value that came back after a moment has never been away. */
static void note_value(struct trial_sequence *self, uint32_t now_ms,
                       const char *value)
{
    if (self->count && text_same(self->at[self->count - 1].value, value))
        return;
    forget_brief(self, now_ms);
    if (self->count && text_same(self->at[self->count - 1].value, value))
        return;
    if (self->count == TRIAL_EVENTS)
        return;
    self->at[self->count].ms = now_ms;
    snprintf(self->at[self->count++].value, TRIAL_VALUE, "%.*s",
             TRIAL_VALUE - 1, value);
}

static void note_parts(const struct trial *self, struct trial_sequence *seen,
                       int parts, uint64_t begin)
{
    const struct script *script = &self->script;
    uint32_t now_ms = (uint32_t)ms_of(script, session_tick(script->session)
                                              - begin);

    for (int i = 0; i < parts; i++) {
        char value[LOOK_MAX];
        struct text to;

        text_begin(&to, value, sizeof value);
        look_read_name(script->session, seen[i].part, &to);
        note_value(&seen[i], now_ms, value);
    }
}

static int take_parts(const char *words, struct trial_sequence *seen)
{
    int parts = 0;

    while (parts < TRIAL_PARTS
           && text_word(&words, seen[parts].part, PART_NAME_MAX) > 0)
        parts++;
    return parts;
}

static const char *record(struct trial *self, struct trial_sequence *seen,
                          int parts, uint64_t ticks)
{
    struct script *script = &self->script;
    uint64_t begin = session_tick(script->session);
    const char *error = NULL;

    note_parts(self, seen, parts, begin);
    while (!error && session_tick(script->session) < begin + ticks) {
        error = script_run_to_look(script, begin + ticks
                                   - session_tick(script->session));
        if (!error)
            note_parts(self, seen, parts, begin);
    }
    for (int i = 0; i < parts; i++)
        forget_brief(&seen[i], (uint32_t)ms_of(script, ticks));
    return error;
}

/* 1 if the first value of one is what the other showed before: it changed just
 * after the beginning, and the other just before. */
static int is_late_at_first(const struct trial_sequence *self,
                            const struct trial_sequence *other,
                            uint64_t slack_ms)
{
    return self->count > 1 && other->count
        && self->at[1].ms <= slack_ms
        && !text_same(self->at[0].value, other->at[0].value)
        && text_same(self->at[1].value, other->at[0].value);
}

/* What comes at the very end may come a little later in the other. */
int trial_is_alike(const struct trial_sequence *a,
                   const struct trial_sequence *b, uint64_t slack_ms,
                   uint64_t total_ms)
{
    int i = is_late_at_first(a, b, slack_ms);
    int j = is_late_at_first(b, a, slack_ms);

    for (; i < a->count && j < b->count; i++, j++) {
        uint64_t at_a = a->at[i].ms, at_b = b->at[j].ms;

        if (!text_same(a->at[i].value, b->at[j].value)
            || (at_a > at_b ? at_a - at_b : at_b - at_a) > slack_ms)
            return 0;
    }
    return (i == a->count || a->at[i].ms + slack_ms >= total_ms)
        && (j == b->count || b->at[j].ms + slack_ms >= total_ms);
}

/* "_P-A, at 2.00 s A___" */
static void put_sequence(const struct trial_sequence *self, struct text *to)
{
    for (int i = 0; i < self->count; i++) {
        char at[32];

        snprintf(at, sizeof at, ", at %u.%02u s ", self->at[i].ms / 1000,
                 self->at[i].ms % 1000 / 10);
        text_put(to, i ? at : "");
        text_put(to, self->at[i].value);
    }
}

static void tell_trial_parts(const struct trial_sequence *wanted,
                       const struct trial_sequence *seen,
                       struct look_answer *answer)
{
    struct text to;

    memcpy(answer->part, seen->part, sizeof answer->part);
    text_begin(&to, answer->wanted, sizeof answer->wanted);
    put_sequence(wanted, &to);
    text_begin(&to, answer->actual, sizeof answer->actual);
    put_sequence(seen, &to);
}

/* The answer tells of the first part that differs, or of the first. */
static const char *match(void *with, struct script *script, const char *words,
                         uint64_t ticks, uint64_t slack_ticks,
                         struct look_answer *answer)
{
    struct trial *self = with;
    int number = self->match_count++;
    struct trial_sequence *seen;
    const struct trial_sequence *wanted;
    int parts;
    const char *error;

    if (number >= TRIAL_MATCHES)
        return "too many matches in one check: at most 8";
    seen = self->seen[number];
    parts = take_parts(words, seen);
    wanted = self->golden ? self->golden->seen[number] : seen;
    error = record(self, seen, parts, ticks);
    answer->holds = 1;
    tell_trial_parts(wanted, seen, answer);
    for (int i = 0; i < parts && !error && answer->holds; i++)
        if (!trial_is_alike(&wanted[i], &seen[i], ms_of(script, slack_ticks),
                            ms_of(script, ticks))) {
            answer->holds = 0;
            tell_trial_parts(&wanted[i], &seen[i], answer);
        }
    return error;
}

/* Running */

static void put_open(const struct trial_machine *machine, const char *seed,
                     struct text *to)
{
    size_t name = strcspn(machine->id, " ");

    for (size_t i = 0; i < name; i++)
        text_put_char(to, machine->id[i]);
    text_put_char(to, '#');
    text_put(to, seed);
    text_put(to, machine->id + name);
}

static void put_check(const struct trial_check *check, struct text *to)
{
    text_put(to, "check ");
    text_put(to, check->is->name);
    text_put_char(to, ' ');
    text_put_number(to, check->is->points);
    text_put_char(to, ' ');
    text_put_quoted(to, check->is->title);
    text_put_char(to, '\n');
}

static void put_trial_head(const struct trial_machine *machine,
                     const struct trial_check *check, struct text *to)
{
    const struct assignment *from = check->assignment;

    text_put(to, "boardwalk 1\nopen ");
    put_open(machine, check->seed, to);
    text_put_char(to, '\n');
    for (int i = 0; from->settings[i][0]; i++) {
        text_put(to, from->settings[i]);
        text_put_char(to, '\n');
    }
    for (int i = 0; from->start[i][0]; i++) {
        text_put(to, from->start[i]);
        text_put_char(to, '\n');
    }
    put_check(check, to);
}

/* Copies one line and steps over it; 0 after the last. */
static int next_trial_line(const char **from, char line[SCRIPT_LINE_MAX + 1])
{
    size_t length = strcspn(*from, "\n");
    size_t kept = length < SCRIPT_LINE_MAX ? length : SCRIPT_LINE_MAX;

    if (!**from)
        return 0;
    memcpy(line, *from, kept);
    line[kept] = 0;
    *from += length + ((*from)[length] == '\n');
    return 1;
}

/* All that was found by a line belongs to it; a loss of everything ends it. */
static int is_trial_over(struct trial *self, int found_before, int line)
{
    int is_lost = 0;

    for (int i = found_before; i < self->found_count; i++) {
        self->found[i].line = line;
        is_lost |= !self->found[i].holds && self->found[i].loses == UINT_MAX;
    }
    return is_lost && self->stops_at_loss;
}

static const char *run_lines(struct trial *self,
                             const struct trial_check *check)
{
    const char *at = check->text, *error = NULL;
    char line[SCRIPT_LINE_MAX + 1];

    for (int number = 1; !error && next_trial_line(&at, line); number++) {
        int before = self->found_count;

        error = script_line(&self->script, line);
        if (!error)
            error = session_trouble(self->script.session);
        self->error_line = number;
        if (is_trial_over(self, before, number) || number == check->last_line)
            return error;
    }
    return error ? error : script_whole(&self->script);
}

/* Only a submission is held to the assignment's limit of board time. It stops
 * where all points are gone, but not on the way to a last line that is to be
 * shown. */
const char *trial_run(struct trial *self, const struct trial_machine *machine,
                      const struct trial_check *check,
                      const struct trial *golden)
{
    char *head = malloc(SCRIPT_ROOM);
    struct text to;
    const char *error;

    memset(self, 0, sizeof *self);
    self->golden = golden;
    self->stops_at_loss = golden != NULL && !check->last_line;
    script_begin(&self->script);
    if (golden)
        script_allow(&self->script, &check->assignment->check_limit);
    self->script.limit.design = machine->design;
    self->script.raise_limit = NULL;
    self->script.on_expect = note_found;
    self->script.on_match = match;
    self->script.with = self;
    text_begin(&to, head ? head : self->error, head ? SCRIPT_ROOM : 1);
    if (head)
        put_trial_head(machine, check, &to);
    error = head ? script_text(&self->script, head)
                 : "out of memory for a check";
    free(head);
    if (!error)
        error = run_lines(self, check);
    if (!error && self->is_full)
        error = "this check has more than 64 expectations: split it in two";
    if (self->script.session)
        self->ms = ms_of(&self->script, session_tick(self->script.session));
    snprintf(self->error, sizeof self->error, "%s", error ? error : "");
    return error ? self->error : NULL;
}

void trial_end(struct trial *self)
{
    script_end(&self->script);
}

const struct trial_found *trial_first_loss(const struct trial *self)
{
    for (int i = 0; i < self->found_count; i++)
        if (!self->found[i].holds)
            return &self->found[i];
    return NULL;
}

/* A design that stands still has lost all. */
unsigned trial_lost(const struct trial *self, unsigned points)
{
    uint64_t lost = self->error[0] ? points : 0;

    for (int i = 0; i < self->found_count; i++)
        if (!self->found[i].holds)
            lost += self->found[i].loses;
    return lost < points ? (unsigned)lost : points;
}

char *trial_script(const struct trial_machine *machine,
                   const struct trial_check *check)
{
    char *script = malloc(SCRIPT_ROOM);
    struct text to;

    if (!script)
        return NULL;
    text_begin(&to, script, SCRIPT_ROOM);
    put_trial_head(machine, check, &to);
    text_put(&to, check->text);
    return script;
}
