/* cross.c - arrow keys and Enter on a cross of buttons, and keys on
 * buttons of their names.
 *
 * A key of the machine's own roles comes first; these apply only to keys that
 * it leaves free (player.c). Both tables map a key of the face to the name of
 * a button, and nothing here presses anything.
 */
#include "player/cross.h"

#include "base/words.h"
#include "player/key.h"

enum { ARROW_LEFT = 0x2190, ARROW_UP, ARROW_RIGHT, ARROW_DOWN };

static const struct cross_key keys[CROSS_BUTTONS] = {
    [CROSS_UP]     = {KEY_UP, ARROW_UP, WORDS("Up")},
    [CROSS_DOWN]   = {KEY_DOWN, ARROW_DOWN, WORDS("Down")},
    [CROSS_LEFT]   = {KEY_LEFT, ARROW_LEFT, WORDS("Left")},
    [CROSS_RIGHT]  = {KEY_RIGHT, ARROW_RIGHT, WORDS("Right")},
    [CROSS_CENTRE] = {KEY_ENTER, 0, "Enter"},
};

static const struct {
    const char *button;
    struct cross_key key;
} named[] = {
    {"UP", {KEY_UP, ARROW_UP, WORDS("Up")}},
    {"DOWN", {KEY_DOWN, ARROW_DOWN, WORDS("Down")}},
    {"LEFT", {KEY_LEFT, ARROW_LEFT, WORDS("Left")}},
    {"RIGHT", {KEY_RIGHT, ARROW_RIGHT, WORDS("Right")}},
    {"ENTER", {KEY_ENTER, 0, "Enter"}},
    {"SPACE", {' ', 0, WORDS("Space")}},
    {"ESC", {KEY_ESC, 0, "Esc"}},
};

enum { NAMED = sizeof named / sizeof named[0] };

static int cross_button(const struct board_type *board, int place)
{
    return board->cross[place] ? board_find(board, board->cross[place]).first
                               : -1;
}

/* A group of buttons of that name, or a switch, is not meant. */
static int button_called(const struct board_type *board, const char *name)
{
    struct parts found = board_find(board, name);

    return found.count == 1
        && part_type(&board->parts[found.first])->use == USE_PRESS
         ? found.first : -1;
}

const char *cross_name(const struct board_type *board, const char *key)
{
    return text_same(key, "space") && cross_part(board, ' ') >= 0
         ? "P" : words_of(key);
}

int cross_part(const struct board_type *board, uint32_t key)
{
    for (int i = 0; i < CROSS_BUTTONS; i++)
        if (keys[i].key == key && cross_button(board, i) >= 0)
            return cross_button(board, i);
    for (int i = 0; i < NAMED; i++)
        if (named[i].key.key == key)
            return button_called(board, named[i].button);
    return -1;
}

const struct cross_key *cross_key(const struct board_type *board,
                                  const struct part *part)
{
    for (int i = 0; i < CROSS_BUTTONS; i++)
        if (cross_button(board, i) == part - board->parts)
            return &keys[i];
    for (int i = 0; i < NAMED; i++)
        if (button_called(board, named[i].button) == part - board->parts)
            return &named[i].key;
    return NULL;
}
