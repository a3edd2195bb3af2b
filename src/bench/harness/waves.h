/* waves.h - the recent waveforms of a few nets inside a design.
 *
 * Changes are noted with their ticks while the session runs, wherever it goes:
 * on a way back they come from the replay. Where the record does not reach back
 * far enough, because a net was chosen just now or the session jumped, a replay
 * of its own fills it in.
 *
 * The record is for a span that is shown at once, cut into WAVES_GRAINS grains.
 * In each grain the first change of a net is exact, and the last one; if there
 * were more, the last is marked as dense. So memory is bounded, whatever a net
 * does, and what a picture can tell apart is there.
 */
#ifndef WAVES_H
#define WAVES_H

#include "base/design.h"
#include "bench/session.h"

enum { WAVES_GRAINS = 2048, WAVES_ROOM = 4 * WAVES_GRAINS };

struct waves;

/* Of a session with a design. Whoever closes it gives the session that is there
 * now: another one, or null, is left alone. Closing a null one does nothing. */
const char *waves_open(struct waves **waves, struct session *session);
void waves_close(struct waves *self, const struct session *session);

/* Whether it is of this very session, and of no other that has its place in
 * memory. */
int waves_are_of(const struct waves *self, const struct session *session);

/* From now on these nets, and none of the others; their names are copied. */
const char *waves_choose(struct waves *self, const struct design_probe *probes,
                         int count);

/* How many ticks are shown, at least 1. */
void waves_set_span(struct waves *self, uint64_t ticks);

/* Replays what is missing of the span before the present tick, if that takes
 * at most so many ticks; the session is then where it was. Returns whether
 * something was replayed. */
int waves_fill(struct waves *self, uint64_t most_ticks);

/* Changes of a net in order of time, the first of which is what it was at the
 * beginning of the record. Null: there is no such. */
struct waves_change {
    uint64_t tick;                      /* from here on */
    int is_dense;                       /* there were others before it, since
                                         * the one before */
    const uint64_t *value;              /* its words */
};
int waves_count(const struct waves *self, int net);
struct waves_change waves_at(const struct waves *self, int net, int i);

/* The last change not after a tick, or -1: it is not known what was then. */
int waves_before(const struct waves *self, int net, uint64_t tick);

/* Since when, and up to which tick, there is a record. */
uint64_t waves_from(const struct waves *self);
uint64_t waves_to(const struct waves *self);

#endif
