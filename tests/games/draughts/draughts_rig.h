/* draughts_rig.h - what the tests of draughts as text share: positions,
 * chance, files written and read. */
#ifndef DRAUGHTS_RIG_H
#define DRAUGHTS_RIG_H

#include <stddef.h>

#include "base/rng.h"
#include "games/draughts/notation/pdn_write.h"

enum { RIG_FILE_MAX = 1 << 18 };

struct rig_file {                       /* a file in memory */
    char bytes[RIG_FILE_MAX];
    size_t length;
};

/* Fails unless the error is there and says this. */
void rig_says(const char *error, const char *part);

/* The position of a FEN that must be right. */
struct checkers rig_position(const char *fen);

/* The FEN and a move as words, in buffers that the next calls reuse. */
const char *rig_fen(const struct checkers *position);
const char *rig_word(const struct checkers *before,
                     const struct checkers_move *move, int style);

/* The move that is meant; it must be legal. */
struct checkers_move rig_move(const struct checkers *before,
                              const char *word);

/* A legal move by chance; 0 if there is none. */
int rig_any_move(struct rng *rng, const struct checkers *position,
                 struct checkers_move *move);

/* Any position at all that passes the check, mostly kings. */
struct checkers rig_any_position(struct rng *rng);

/* The sink of a pdn_writer; the file is given as its `to`. */
void rig_put(void *to, const char *bytes, size_t length);

/* A file of the folder $ORACLE/pdn. */
void rig_open(struct rig_file *self, const char *name);

/* What a reader says, word by word: "Event=Club 1. 11-15 $1 {so} ( ... )
 * 1-0 |", a fault as F2:14, a minor one as f2:14, a setup as /.../. */
void rig_tell(const char *text, size_t length, struct text *to);

/* The same from a replay, whose moves are in their standard form, or behind
 * a question mark if they were not followed, and without move numbers. */
void rig_tell_replay(const char *text, size_t length, struct text *to);

/* The same without faults, which a copy has no more, and with comments' white
 * space as single spaces. */
void rig_tell_games(const char *text, size_t length, struct text *to);

#endif
