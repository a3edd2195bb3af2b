/* hand_keys.h - the next key on the way to a goal, at the Go machine. */
#ifndef HAND_GO_KEYS_H
#define HAND_GO_KEYS_H

#include "machines/go/hand_eye.h"

/* From the cursor to a stone on a point: rows first; or to a pass. */
const char *hand_go_key_towards(go_point from, go_point to);

/* From any picture but that of a game to a game for two players. */
const char *hand_go_key_to_start(enum hand_go_screen screen);

/* From an item of a menu to another one of it, chosen. */
const char *hand_go_key_to_item(enum menu_item from, enum menu_item to);

#endif
