/* journal_snap.h - snapshots of a game on disk, beside its journal:
 * "game.bw.snap".
 *
 * They are sealed with the user's key: what somebody else made is not
 * believed, since a forged state could show more than a replay would. They
 * only save time: whatever fails, the game is replayed instead, and nothing
 * is reported.
 */
#ifndef JOURNAL_SNAP_H
#define JOURNAL_SNAP_H

#include "bench/snap.h"

/* Replaces the file beside a journal, all or nothing. */
void journal_snap_write(const char *journal, const struct session *session,
                        const struct snap_place *places, int count);

/* Gives the states that can be believed to the session, which has all its
 * events; the caller closes the result. Null: there is none. */
struct snap *journal_snap_read(const char *journal, struct session *session);

void journal_snap_remove(const char *journal);

#endif
