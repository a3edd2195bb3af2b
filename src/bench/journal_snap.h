/* journal_snap.h - places to go on from on disk: "game.bw.snap".
 *
 * They are sealed with the user's key: what somebody else made is not
 * believed. Whatever fails, the game goes on, and is replayed the next time.
 */
#ifndef JOURNAL_SNAP_H
#define JOURNAL_SNAP_H

#include "bench/snap.h"

void journal_snap_write(const char *journal, const struct session *session,
                     const struct snap_place *places, int count);

/* Null: nothing is there that can be believed. */
struct snap *journal_snap_read(const char *journal, struct session *session);

void journal_snap_remove(const char *journal);

#endif
