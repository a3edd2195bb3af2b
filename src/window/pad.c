/* pad.c - a game controller, as keys.
 *
 * A pad has few buttons and machines have many: which key a button is depends
 * on what the machine has a use for, and is found anew at each press.
 */
#include "window/pad.h"

/* A stick is out beyond one mark and in again below a lower one (hysteresis),
 * so that one held near a mark does not go in and out. */
enum { OUT_FROM = 18000, IN_FROM = 12000 };

static const uint32_t plain_keys[WINDOW_PAD_BUTTONS] = {
    [WINDOW_PAD_UPWARD]         = KEY_UP,
    [WINDOW_PAD_DOWNWARD]       = KEY_DOWN,
    [WINDOW_PAD_LEFT]           = KEY_LEFT,
    [WINDOW_PAD_RIGHT]          = KEY_RIGHT,
    [WINDOW_PAD_A]              = KEY_ENTER,
    [WINDOW_PAD_B]              = KEY_ESC,
    [WINDOW_PAD_X]              = 0,
    [WINDOW_PAD_Y]              = 0,
    [WINDOW_PAD_START]          = 'P',
    [WINDOW_PAD_BACK]           = KEY_F1,
    [WINDOW_PAD_LEFT_SHOULDER]  = '<',
    [WINDOW_PAD_RIGHT_SHOULDER] = '>',
};

static int is_cross_button(enum window_pad button)
{
    return button <= WINDOW_PAD_RIGHT;
}

/* Whether the machine itself takes a key. */
static int machine_takes_key(const struct player *game, uint32_t key)
{
    return player_key_part(game, key) >= 0;
}

static int takes_arrows(const struct player *game)
{
    return session_machine(game->play->session)->board->pointer
        || machine_takes_key(game, KEY_UP)
        || machine_takes_key(game, KEY_LEFT);
}

/* Up and left go back through the parts, down and right forward. */
static uint32_t arrow_key(const struct player *game, enum window_pad button)
{
    if (takes_arrows(game))
        return plain_keys[button];
    return button == WINDOW_PAD_UPWARD || button == WINDOW_PAD_LEFT
         ? KEY_BACK_TAB : KEY_TAB;
}

/* Whether a role is a button that does something and that no plain key of a
 * pad works already. */
static int is_other(const struct player *game, const struct role *role)
{
    const struct board_type *board =
        session_machine(game->play->session)->board;
    int part = board_find(board, role->part).first;

    if (part_type(&board->parts[part])->use != USE_PRESS
        || text_same(role->does, "-"))
        return 0;
    for (int i = 0; i < WINDOW_PAD_BUTTONS; i++)
        if (plain_keys[i] >= KEY_BEYOND || plain_keys[i] == KEY_ENTER
            || plain_keys[i] == KEY_ESC)
            if (player_key_part(game, plain_keys[i]) == part)
                return 0;
    return 1;
}

/* The key of the which-th of those buttons, counted from 0; 0: none. */
static uint32_t other_key(const struct player *game, int which)
{
    const struct role *role = session_machine(game->play->session)->roles;

    for (; role->part; role++)
        if (is_other(game, role) && which-- == 0)
            return (unsigned char)role->key;
    return 0;
}

/* A letter button is its plain key if the machine takes that; else it is the
 * next of the other buttons, counting the letters before it that need one. */
static uint32_t letter_key(const struct player *game, enum window_pad button)
{
    int which = 0;

    if (plain_keys[button] && machine_takes_key(game, plain_keys[button]))
        return plain_keys[button];
    for (int i = WINDOW_PAD_A; i < (int)button; i++)
        which += !plain_keys[i] || !machine_takes_key(game, plain_keys[i]);
    return other_key(game, which);
}

/* In a bar or a dialog, and for Start, Back and the shoulders, the machine
 * does not matter. */
uint32_t window_pad_key(const struct player *game, enum window_pad button,
                        int has_list)
{
    uint32_t key = button < WINDOW_PAD_BUTTONS ? plain_keys[button] : 0;

    if (has_list || button > WINDOW_PAD_Y)
        return key;
    return is_cross_button(button) ? arrow_key(game, button)
                                   : letter_key(game, button);
}

/* One direction of a stick; value grows towards it. Returns whether there is
 * an event: it went out or came in. */
static int move_stick(struct window_pad_stick *self, enum window_pad way,
                      int value, struct window_event *event)
{
    int was_out = self->is_out[way];

    self->is_out[way] = value > (was_out ? IN_FROM : OUT_FROM);
    *event = (struct window_event){
        .kind = was_out ? WINDOW_PAD_UP : WINDOW_PAD, .pad = way,
    };
    return self->is_out[way] != was_out;
}

int window_pad_move(struct window_pad_stick *self, int is_upright, int value,
                    struct window_event events[2])
{
    int back = is_upright ? WINDOW_PAD_UPWARD : WINDOW_PAD_LEFT;
    int on = is_upright ? WINDOW_PAD_DOWNWARD : WINDOW_PAD_RIGHT;
    int count = move_stick(self, (enum window_pad)back, -value, events);

    return count + move_stick(self, (enum window_pad)on, value, events + count);
}
