/* session.h - a machine on the bench, and everything that was ever done to it.
 *
 * There is one way in: session_do. Time passes only in session_run. A
 * session that was taken back with session_seek replays what is recorded
 * as it runs on; the first new event cuts that future off.
 *
 * Same id, same events, same ticks: same outputs, on every platform. No
 * function here reads a clock, a file or a random number.
 */
#ifndef SESSION_H
#define SESSION_H

#include "base/sha256.h"
#include "base/text.h"
#include "bench/event.h"
#include "bench/id.h"
#include "boards/terminal.h"
#include "parts/picture.h"
#include "parts/playing.h"

struct harness;

struct session;

/* Opens "duel:basys2#42 repeat=counting". Null is success, and the caller
 * closes the session; an error names what is wrong with the id, and *session
 * is null. Closing a null session does nothing. */
const char *session_open(struct session **session, const char *id);
void session_close(struct session *self);

/* The same where the id may also name a design (machines_find_design). It must
 * live as long as the session; null: there is none. */
const char *session_open_design(struct session **session, const char *id,
                                const struct machine_type *design);

/* Does "press BTN3" now: first into the journal, then to the part. On an
 * error, of the words or of the journal, nothing happened; only a tap may
 * have failed between its press and its release. */
const char *session_do(struct session *self, const char *words);

void session_run(struct session *self, uint64_t ticks);

/* Runs so many ticks at most, and only as long as everything stays as it is: to
 * the tick of the next event, before it, and to the first tick after which
 * lights or terminal show something else, and then the answer is 1. Whoever
 * looks now and then need not look before. A session that is watched, and a
 * design, stays where it is. */
int session_run_still(struct session *self, uint64_t ticks);

/* Goes to any tick up to session_end: an earlier one as it was before the
 * events of that tick, the last one with everything that was done. */
void session_seek(struct session *self, uint64_t tick);

/* Goes to a tick, earlier or later, and forgets what was done from there
 * on, in the journal too. */
const char *session_rewind(struct session *self, uint64_t tick);

/* While a session skims, events are noted and time is only counted, so that a
 * whole journal costs no tick; nothing can be seen. After it the session is
 * at its beginning, with its end and all its events ahead. */
void session_skim(struct session *self, int is_skimming);

/* Moments to return to. session_state_before gives the last state that is
 * held, not after a tick: state_size plain bytes that the session owns, as
 * they were at tick *at before its events. session_take_state copies one from
 * elsewhere if it can be of this machine and tick, and returns whether it is
 * held now; that it is of this game the caller checks by session_sum_events,
 * a hash over the id and the events before a tick. */
size_t session_state_size(const struct session *self);
const void *session_state_before(const struct session *self, uint64_t tick,
                                 uint64_t *at);
int session_take_state(struct session *self, uint64_t tick,
                       const void *state);
void session_sum_events(const struct session *self, uint64_t tick,
                        unsigned char sum[SHA256_LENGTH]);

/* Where lines go before they take effect; a null append is nowhere. An
 * error from append is the answer of session_do, and nothing happened. */
struct session_sink {
    const char *(*append)(void *to, const char *line);
    void *to;
};
void session_journal(struct session *self, struct session_sink sink);

/* Writes how far time went, the last line of a journal. */
const char *session_mark(const struct session *self,
                         struct session_sink sink);

/* Writes the whole session, line by line, as a journal. */
const char *session_write(const struct session *self,
                          struct session_sink sink);

/* Called after every tick that is run; a seek may jump over some. Null
 * ends it. */
typedef void session_watcher(void *with, const struct session *self);
void session_watch(struct session *self, session_watcher *watcher,
                   void *with);

/* What there is to know */
const struct machine_type *session_machine(const struct session *self);
const struct chip_setup *session_setup(const struct session *self);
const void *session_chip(const struct session *self);   /* null: it is a
                                                         * design */

/* What the monitor shows and the speaker plays; a null type: there is none. */
struct picture_view session_picture(const struct session *self);
struct playing session_playing(const struct session *self);

uint64_t session_tick(const struct session *self);
uint64_t session_end(const struct session *self);
pins session_in(const struct session *self);
pins session_out(const struct session *self);
uint64_t session_sum(const struct session *self);   /* of all outputs */

/* All ticks that were ever run, those on ways back included. */
uint64_t session_ticks_run(const struct session *self);
size_t session_event_count(const struct session *self);
const struct event *session_event(const struct session *self, size_t i);
size_t session_events_done(const struct session *self);

/* Of a design the harness that it is in, null for a chip. */
struct harness *session_harness(const struct session *self);

/* Why a design stands still, or null: it goes on. */
const char *session_trouble(const struct session *self);

/* The id with its options, as session_open takes it. */
void session_id(const struct session *self, struct text *to);

/* What an eye sees at this moment: lit at any time in the last scan. */
const struct lights *session_seen(const struct session *self);
int session_blinks(const struct session *self, int light);

/* After which tick that changed last for a light; zero: never. */
uint64_t session_changed(const struct session *self, int light);

/* What the terminal shows, or null if the board has none. */
const struct terminal *session_terminal(const struct session *self);

/* Brightness of every light since the last call, 0..255, board->lights of
 * them; over the last scan if less time has passed than that. */
void session_frame(struct session *self, uint8_t *brightness);

#endif
