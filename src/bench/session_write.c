/* session_write.c - a session as the text of its journal.
 *
 *     boardwalk 1
 *     open duel:basys2#42 repeat=counting
 *     @120 press BTN3                       an event, before this tick
 *     @4711                                 how far time went
 *
 * All of it follows from what anybody may ask a session. What is appended
 * while somebody plays is written where it happens, in session.c.
 */
#include "bench/session.h"

static void put_mark(uint64_t tick, struct text *to)
{
    text_put_char(to, '@');
    text_put_number(to, tick);
    text_put_char(to, '\n');
}

static const char *write_journal_head(const struct session *self,
                                      struct session_sink sink)
{
    char buffer[3 * ID_WORD_MAX];
    struct text line;
    const char *error = sink.append(sink.to, "boardwalk 1\n");

    if (error)
        return error;
    text_begin(&line, buffer, sizeof buffer);
    text_put(&line, "open ");
    session_id(self, &line);
    text_put_char(&line, '\n');
    return sink.append(sink.to, line.start);
}

const char *session_mark(const struct session *self,
                         struct session_sink sink)
{
    char mark[32];
    struct text line;

    text_begin(&line, mark, sizeof mark);
    put_mark(session_tick(self), &line);
    return sink.append(sink.to, mark);
}

/* As the journal would be if the game had ended before this tick: the state
 * there is a function of that (session.c, 1.). */
void session_sum_events(const struct session *self, uint64_t tick,
                        unsigned char sum[SHA256_LENGTH])
{
    size_t all = session_event_count(self);
    char buffer[EVENT_WORDS_MAX + 3 * ID_WORD_MAX];
    struct sha256 sha;
    struct text line;

    sha256_begin(&sha);
    text_begin(&line, buffer, sizeof buffer);
    session_id(self, &line);
    text_put_char(&line, '\n');
    sha256_add(&sha, buffer, line.used);
    for (size_t i = 0; i < all && session_event(self, i)->tick < tick; i++) {
        text_begin(&line, buffer, sizeof buffer);
        event_put_line(session_event(self, i), &line);
        sha256_add(&sha, buffer, line.used);
    }
    text_begin(&line, buffer, sizeof buffer);
    put_mark(tick, &line);
    sha256_add(&sha, buffer, line.used);
    sha256_end(&sha, sum);
}

const char *session_write(const struct session *self,
                          struct session_sink sink)
{
    const char *error = write_journal_head(self, sink);
    char buffer[EVENT_WORDS_MAX + 40];
    struct text line;

    for (size_t i = 0; !error && i < session_events_done(self); i++) {
        text_begin(&line, buffer, sizeof buffer);
        event_put_line(session_event(self, i), &line);
        error = sink.append(sink.to, buffer);
    }
    return error ? error : session_mark(self, sink);
}
