/* script.c - the face for programs: scripts in, TAP out.
 *
 * The comment before an expectation is its name, so that a script reads as
 * a list of sentences and so does its report.
 */
#include "faces/script.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "bench/journal.h"
#include "bench/script.h"
#include "disk/file.h"
#include "disk/print.h"

/* What on_expect needs to know of the file that is run. */
struct run {
    struct script_face *face;
    const char *path;
};

static const char *const verbs[] = {"expect", "until", "hold", "match"};

static void print_tap_line(struct script_face *self, int holds,
                           const char *path, int line, const char *name)
{
    self->tests++;
    self->failed += !holds;
    print_visible(self->out, "%s %d - %s:%d: %s\n", holds ? "ok" : "not ok",
                  self->tests, path, line, name);
}

/* Called for every expectation: the report of one that fails goes on with
 * what was expected and what was there, as TAP diagnostics. */
static void on_expect(void *with, const struct script *script,
                      const struct look_answer *answer)
{
    const struct run *run = with;
    FILE *out = run->face->out;

    print_tap_line(run->face, answer->holds, run->path, script->line,
                   script->name[0] ? script->name : answer->part);
    if (answer->holds)
        return;
    print_visible(out, "# line %d, tick %" PRIu64 ": %s %s\n",
                  script->line, session_tick(script->session),
                  verbs[script->verb], answer->part);
    print_visible(out, "#   expected: %s\n#     actual: %s\n", answer->wanted,
                  answer->actual);
}

/* Where a check begins; the results up to the next one belong to it. */
static void on_check(void *with, const struct script *script)
{
    const struct run *run = with;

    print_visible(run->face->out, "# check %s, %u point%s: %s\n",
                  script->check.name, script->check.points,
                  script->check.points == 1 ? "" : "s", script->check.title);
}

/* The checksum of all outputs on all ticks, for comparing builds. */
static void show_sum(const struct script_face *self, const char *path,
                     const struct session *session)
{
    print_visible(self->out, "# sum %016" PRIx64 " ticks %" PRIu64 " %s\n",
                  session_sum(session), session_tick(session), path);
}

/* An error that stops the script is a test that fails, named by the error; so
 * is a design that has stopped. */
static void run_text(struct script_face *self, const char *path,
                     const char *text)
{
    struct run run = {self, path};
    struct script script;
    const char *error;

    script_begin(&script);
    script_allow(&script, &self->limit);
    script.on_expect = on_expect;
    script.on_check = on_check;
    script.with = &run;
    error = script_text(&script, text);
    if (!error && !script.session)
        error = "the script opens no machine";
    if (!error)
        error = session_trouble(script.session);
    if (error)
        print_tap_line(self, 0, path, script.line, error);
    else if (self->shows_sums)
        show_sum(self, path, script.session);
    script_end(&script);
}

void script_face_run(struct script_face *self, const char *path)
{
    char *text;
    size_t length;
    const char *error = file_read(path, JOURNAL_SIZE_MAX, &text, &length);

    if (error) {
        print_tap_line(self, 0, path, 0, error);
        return;
    }
    if (strlen(text) != length)
        print_tap_line(self, 0, path, 0,
                       "not a script: the file contains a zero byte");
    else
        run_text(self, path, text);
    free(text);
}

void script_face_end(const struct script_face *self)
{
    fprintf(self->out, "1..%d\n", self->tests);
}
