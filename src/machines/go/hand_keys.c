/* hand_keys.c - the next key on the way to a goal, at the Go machine. */
#include "machines/go/hand_keys.h"

const char *hand_go_key_towards(go_point from, go_point to)
{
    if (to == GO_PASS)
        return "SPACE";
    if (go_row(from) != go_row(to))
        return go_row(from) > go_row(to) ? "UP" : "DOWN";
    if (go_column(from) != go_column(to))
        return go_column(from) > go_column(to) ? "LEFT" : "RIGHT";
    return "ENTER";
}

const char *hand_go_key_to_start(enum hand_go_screen screen)
{
    switch (screen) {
    case HAND_GO_COMPUTER: return "UP";
    case HAND_GO_MENU:     return "ESC";
    default:               return "ENTER";
    }
}

const char *hand_go_key_to_item(enum menu_item from, enum menu_item to)
{
    return from == to ? "ENTER" : from > to ? "UP" : "DOWN";
}
