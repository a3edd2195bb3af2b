/* scripted.c - the inputs of a design while its own script is played. */
#include "designs/leap/scripted.h"

#include <stdlib.h>
#include <string.h>

#include "bench/harness/harness.h"
#include "bench/journal.h"
#include "bench/script.h"
#include "disk/file.h"

static void add_stretch(struct scripted *self, const uint64_t *in,
                        size_t words, uint64_t ticks)
{
    struct stretch *last = self->count ? &self->list[self->count - 1] : NULL;

    self->ticks += ticks;
    if (last && !memcmp(last->in, in, words * sizeof *in)) {
        last->ticks += ticks;
        return;
    }
    if (self->count == self->room) {
        self->room = 2 * self->room + 64;
        self->list = realloc(self->list, self->room * sizeof *self->list);
        if (!self->list)
            abort();
    }
    last = &self->list[self->count++];
    memset(last, 0, sizeof *last);
    memcpy(last->in, in, words * sizeof *in);
    last->ticks = ticks;
}

/* While a script is played: what is written, and how much of it. */
struct writer {
    struct scripted *to;
    const struct session *session;
    uint64_t most;
};

static void write_down(void *with, const struct design_run *run,
                       uint64_t from, uint64_t to)
{
    struct writer *self = with;
    size_t words = (size_t)harness_design(
        session_harness(self->session))->in_words;

    if (self->to->ticks < self->most && words <= RUNNER_WORDS_MAX)
        add_stretch(self->to, run->in, words, to - from);
}

/* What it expects is for other tests: here only its inputs count, so that a
 * line that fails is passed over. */
static void play_lines(struct script *script, struct writer *writer,
                       char *text)
{
    while (*text && writer->to->ticks < writer->most) {
        size_t length = strcspn(text, "\n");
        int is_last = !text[length], was_open = script->session != NULL;

        text[length] = 0;
        (void)script_line(script, text);
        if (!was_open && script->session) {
            writer->session = script->session;
            harness_watch(session_harness(script->session), write_down,
                          writer);
        }
        text += length + !is_last;
    }
}

const char *scripted_read(struct scripted *self, const char *path,
                          const struct machine_type *project, uint64_t ticks)
{
    struct writer writer = {self, NULL, ticks};
    struct script script;
    char *text;
    size_t length;
    const char *error = file_read(path, JOURNAL_SIZE_MAX, &text, &length);

    memset(self, 0, sizeof *self);
    if (error)
        return error;
    script_begin(&script);
    script.limit.design = project;
    play_lines(&script, &writer, text);
    script_end(&script);
    free(text);
    return self->count ? NULL : "its script moves nothing";
}

void scripted_free(struct scripted *self)
{
    free(self->list);
}

void scripted_shorten(struct scripted *self, uint64_t ticks)
{
    uint64_t whole = self->ticks;

    if (whole <= ticks)
        return;
    self->ticks = 0;
    for (size_t i = 0; i < self->count; i++) {
        uint64_t share = self->list[i].ticks / (whole / ticks + 1);

        self->list[i].ticks = share ? share : 1;
        self->ticks += self->list[i].ticks;
    }
}
