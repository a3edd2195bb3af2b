/* keys.c - what keys do while the board has the focus.
 *
 * The order of window_keys_down is the order of precedence: the part with the
 * focus, the machine's own keys, "?", the keys of every face (player.c).
 */
#include "window/keys.h"

#include "player/cross.h"

enum { CTRL_D = 4, CTRL_N = 14, CTRL_O = 15, CTRL_Q = 17, CTRL_S = 19,
       CTRL_T = 20, CTRL_W = 23, MS = 1000000 };

static const struct board_type *board_in_play(const struct player *game)
{
    return session_machine(game->play->session)->board;
}

void window_keys_begin(struct window_keys *self)
{
    *self = (struct window_keys){.focus = -1, .pressed = -1};
}

/* Control characters are their letter less 64. Ctrl-C does not quit here: on
 * a desktop it copies. */
enum window_command window_keys_anywhere(uint32_t key)
{
    switch (key) {
    case CTRL_N:     return COMMAND_NEW;
    case KEY_CTRL_L: return COMMAND_LOBBY;
    case CTRL_O:     return COMMAND_OPEN;
    case CTRL_S:     return COMMAND_SAVE;
    case CTRL_Q:     return COMMAND_QUIT;
    case CTRL_D:     return COMMAND_LIGHT;
    case CTRL_T:     return COMMAND_ARRANGE;
    case CTRL_W:     return COMMAND_CLOSE;
    case KEY_CTRL_U: return COMMAND_MUTE;
    case KEY_CTRL_Z: return COMMAND_TAKE_BACK;
    case KEY_F1:     return COMMAND_HELP;
    case KEY_F2:     return COMMAND_RULES;
    case KEY_F3:     return COMMAND_SIGNALS;
    case KEY_F11:    return COMMAND_FULL_SCREEN;
    default:         return COMMAND_NOTHING;
    }
}

/* The focus */

static int can_focus(const struct layout *layout, int part)
{
    return layout->touch[part].width > 0
        && part_is_input(&layout->machine->board->parts[part]);
}

/* Skips parts that nobody can work, and those that the layout has no place
 * for. */
int window_keys_focus(struct window_keys *self, const struct layout *layout,
                      int by)
{
    int part = self->focus;

    if (part < 0 && by < 0)
        part = layout->count;
    do
        part += by;
    while (part >= 0 && part < layout->count && !can_focus(layout, part));
    self->focus = part < layout->count ? part : -1;
    return self->focus >= 0;
}

void window_keys_unfocus(struct window_keys *self)
{
    self->focus = -1;
}

/* Whether the machine has a button that is called as the key is: SPACE, ENTER
 * or ESC on its own keyboard. Then the key is the machine's, even while a
 * part has the focus. */
static int is_machines_own(const struct player *game, uint32_t key)
{
    const struct board_type *board = board_in_play(game);
    int part = cross_part(board, key);
    char name[PART_NAME_MAX];

    if (part < 0 || board->cross[CROSS_CENTRE])
        return 0;
    board_part_name(&board->parts[part], name);
    return !board->pointer
        && (text_same(name, "SPACE") || text_same(name, "ENTER")
            || text_same(name, "ESC"));
}

/* Which key pressed it is kept, since that key's release lets it go. */
static enum window_command press_focused(struct window_keys *self,
                                         struct player *game, uint32_t key)
{
    if (part_type(&board_in_play(game)->parts[self->focus])->use == USE_TYPE)
        return COMMAND_TYPE;
    self->pressed = self->focus;
    self->pressed_key = key;
    player_work(game, self->focus, HOLD_KEY);
    return COMMAND_NOTHING;
}

/* Space, Enter and Esc are for the part that has the focus, unless they are
 * the machine's own. */
static int is_for_focus(const struct window_keys *self,
                        const struct player *game, uint32_t key)
{
    return self->focus >= 0
        && (key == ' ' || key == KEY_ENTER || key == KEY_ESC)
        && !is_machines_own(game, key);
}

static enum window_command work_focus(struct window_keys *self,
                                      struct player *game, uint32_t key)
{
    if (key != KEY_ESC)
        return press_focused(self, game, key);
    window_keys_unfocus(self);
    return COMMAND_NOTHING;
}

/* Keys */

/* Which keys may repeat while they are held. A button is down already, and a
 * switch would flip to and fro; but time may be stepped through, and a
 * pointer moved. */
static int may_repeat(const struct player *game, uint32_t key)
{
    if (player_key_part(game, key) >= 0)
        return 0;
    switch (key) {
    case '.': case ',': case '<': case '>':
    case KEY_UP: case KEY_DOWN: case KEY_LEFT: case KEY_RIGHT:
    case KEY_PAGE_UP: case KEY_PAGE_DOWN:
        return 1;
    default:
        return 0;
    }
}

static enum window_command show_keys(struct window_keys *self,
                                     const struct player *game)
{
    self->shows_keys = 1;
    self->shown_ns = game->now_ns;
    return COMMAND_NOTHING;
}

/* The same keys as in the terminal. */
static enum window_command table_command(uint32_t key)
{
    switch (key) {
    case 'R': return COMMAND_RULES;
    case 'n': return COMMAND_NEXT;
    case 'g': return COMMAND_BACK;
    case 'u': return COMMAND_TAKE_BACK;
    default:  return COMMAND_NOTHING;
    }
}

enum window_command window_keys_down(struct window_keys *self,
                                     struct player *game, uint32_t key,
                                     int is_repeat)
{
    if (is_repeat && !may_repeat(game, key))
        return COMMAND_NOTHING;
    if (is_for_focus(self, game, key))
        return work_focus(self, game, key);
    if (player_work_key(game, key, HOLD_KEY))
        return COMMAND_NOTHING;
    if (key == '?')
        return show_keys(self, game);
    return table_command(key) ? table_command(key)
                              : window_command_of(player_own_key(game, key));
}

/* A short tap on "?" asks for help, as a person who does not know that it can
 * be held will do. */
static enum window_command hide_keys(struct window_keys *self,
                                     const struct player *game)
{
    uint64_t held_ns = game->now_ns - self->shown_ns;

    if (!self->shows_keys)
        return COMMAND_NOTHING;
    self->shows_keys = 0;
    return held_ns < (uint64_t)WINDOW_KEYS_TAP_MS * MS ? COMMAND_HELP
                                                       : COMMAND_NOTHING;
}

enum window_command window_keys_up(struct window_keys *self,
                                   struct player *game, uint32_t key)
{
    if (self->pressed >= 0 && key == self->pressed_key) {
        player_let_go(game, self->pressed, HOLD_KEY);
        self->pressed = -1;
        return COMMAND_NOTHING;
    }
    if (key == '?')
        return hide_keys(self, game);
    player_let_go_key(game, key);
    return COMMAND_NOTHING;
}

void window_keys_forget(struct window_keys *self, struct player *game)
{
    player_let_go(game, -1, HOLD_KEY | HOLD_MOUSE);
    self->pressed = -1;
    self->shows_keys = 0;
}
