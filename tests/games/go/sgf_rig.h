/* sgf_rig.h - what the tests of game records share. */
#ifndef SGF_RIG_H
#define SGF_RIG_H

#include "games/go/notation/sgf_write.h"

enum { RIG_ROOM = 1 << 18 };

struct rig_file {
    char bytes[RIG_ROOM];
    size_t length;
};

/* For writers: adds to a struct rig_file; what does not fit fails the test. */
void rig_put(void *to, const char *bytes, size_t length);

/* The events of a text in short: "(" ")" ";" "." (the end of a node),
 * "NAME" "[value]" "F1:5" "f1:5" (a fault, a minor one). */
void rig_tell(const char *text, size_t length, struct text *to);

/* The same without faults, and faults counted. */
int rig_tell_tree(const char *text, size_t length, struct text *to);

/* Every fault of a replay in a line: "1:5: message" or "note 1:5: message";
 * returns how many moves were made on the board. */
int rig_check(const char *text, size_t length, struct text *to);

void rig_copy(const char *text, size_t length, struct rig_file *to);

#endif
