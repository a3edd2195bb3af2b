/* phh_rig.h - hands of poker as text for tests: read, checked, written. */
#ifndef PHH_RIG_H
#define PHH_RIG_H

#include "games/holdem/notation/phh.h"

enum { RIG_ACTIONS = 4096, RIG_ROOM = 1 << 18 };

/* Everything that is told about a text, a line each: "4:3: what", and before
 * a note "note ". */
const char *rig_told(const char *text);

/* The same for a text that may have zeros in it; how many hands it has. */
int rig_check(const char *text, size_t length, char told[RIG_ROOM]);

/* All hands in standard form: behind headers if there are several. */
void rig_copy(const char *text, size_t length, char copy[RIG_ROOM]);

/* The first hand; nothing may be told about it but notes. */
void rig_hand(const char *text, struct phh_hand *hand);

/* One hand, written. */
const char *rig_written(const struct phh_hand *hand, uint32_t section);

void rig_assert_told(const char *text, const char *told);
void rig_assert_clean(const char *text);

/* Memory for the actions of one hand at a time. */
extern struct phh_action rig_actions[RIG_ACTIONS];

#endif
