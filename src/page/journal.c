/* journal.c - the journal of a session on the page: every line goes to the page
 * before it takes effect.
 *
 * Takes the place of src/bench/journal.c in the WebAssembly build: the same
 * functions, with page_line in place of a file. Nothing here fails: storage
 * and its errors are the page's.
 */
#include "base/words.h"
#include "bench/journal.h"

#include <string.h>

#include "page/page.h"

static const char no_files[] = WORDS("a page has no files: it saves and opens "
                                     "journals itself");

static const char *send_to_page(void *to, const char *line)
{
    struct journal *self = to;
    size_t length = strlen(line);

    page_line(line, (uint32_t)length);
    self->length += length;
    return NULL;
}

void journal_attach(struct journal *self, struct session *session)
{
    session_journal(session, (struct session_sink){send_to_page, self});
}

const char *journal_create(struct journal *self, const char *path,
                           struct session *session)
{
    struct text to;

    text_begin(&to, self->path, sizeof self->path);
    text_put(&to, path);
    self->length = 0;
    journal_attach(self, session);
    return NULL;
}

/* The mark of how far time went is the last line. */
void journal_finish(struct journal *self, const struct session *session,
                    const char *result, char kept[JOURNAL_PATH_MAX])
{
    (void)result;
    kept[0] = 0;
    if (!self->path[0])
        return;
    if (session && session_tick(session) == session_end(session))
        (void)session_mark(session, (struct session_sink){send_to_page, self});
    self->path[0] = 0;
}

void journal_drop(struct journal *self)
{
    self->path[0] = 0;
}

/* The page stores the seats itself. */
void journal_seats(struct journal *self, const char *seats)
{
    (void)self, (void)seats;
}

const char *journal_load(struct journal *self, const char *path,
                         struct session **session, const char **notice)
{
    (void)self, (void)path, (void)notice;
    *session = NULL;
    return no_files;
}

const char *journal_save(const struct session *session, const char *path)
{
    (void)session, (void)path;
    return no_files;
}

/* Snapshots are pulled by the page: page_snap. */
void journal_snap(const struct journal *self, const struct session *session,
                  const struct snap_place *places, int count)
{
    (void)self, (void)session, (void)places, (void)count;
}

void journal_forget_snap(struct journal *self)
{
    snap_close(self->snap);
    self->snap = NULL;
}
