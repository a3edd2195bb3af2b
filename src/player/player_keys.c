/* player_keys.c - what keys do, in any face: those of the machine, and those
 * that every face has.
 *
 * player.c has what comes of them.
 */
#include "base/words.h"
#include "bench/play_table.h"
#include "player/cross.h"
#include "player/player.h"
#include "player/pointer.h"

static const struct machine_type *keyed_machine(const struct player *self)
{
    return session_machine(self->play->session);
}

/* Keys */

/* The part whose role has this key, or -1. */
static int role_part(const struct machine_type *machine, uint32_t key)
{
    for (const struct role *role = machine->roles; role->part; role++)
        if ((unsigned char)role->key == key)
            return board_find(machine->board, role->part).first;
    return -1;
}

int player_key_part(const struct player *self, uint32_t key)
{
    const struct board_type *board = keyed_machine(self)->board;
    int part = role_part(keyed_machine(self), key);

    if (part < 0)
        part = cross_part(board, key);
    if (part < 0 && key == KEY_ENTER && board->pointer)
        part = pointer_enter(board);
    return part;
}

static const struct shortcut *find_shortcut(
    const struct machine_type *machine, uint32_t key)
{
    const struct shortcut *shortcut = machine->shortcuts;

    while (shortcut && shortcut->key && (unsigned char)shortcut->key != key)
        shortcut++;
    return shortcut && shortcut->key ? shortcut : NULL;
}

/* Precedence: keys of roles, shortcuts, the cross and named buttons, the
 * pointer. What the machine itself defines goes before what the board has. */
int player_work_key(struct player *self, uint32_t key,
                    enum hold_finger finger)
{
    int part = role_part(keyed_machine(self), key);
    const struct shortcut *shortcut =
        part < 0 ? find_shortcut(keyed_machine(self), key) : NULL;

    if (shortcut) {
        player_do(self, shortcut->event);
        return 1;
    }
    part = player_key_part(self, key);
    if (part >= 0)
        player_work(self, part, finger);
    return part >= 0 || player_point_beside(self, key);
}

void player_let_go_key(struct player *self, uint32_t key)
{
    int part = player_key_part(self, key);

    if (part >= 0)
        player_let_go(self, part, HOLD_KEY);
}

/* Those of every face; arrows are left only where the board has no use. */
static int time_key(struct player *self, uint32_t key)
{
    struct pace *pace = &self->play->pace;

    switch (key) {
    case '.':                      player_step(self); break;
    case ',':                      player_step_back(self); break;
    case '<': case KEY_LEFT:       player_seek_by(self, -1); break;
    case '>': case KEY_RIGHT:      player_seek_by(self, 1); break;
    case KEY_PAGE_UP:              player_seek_by(self, -10); break;
    case KEY_PAGE_DOWN:            player_seek_by(self, 10); break;
    case KEY_HOME:                 player_visit(self, 0); break;
    case KEY_END:                  player_visit(self, UINT64_MAX); break;
    case '[':                      pace_slower(pace); break;
    case ']':                      pace_faster(pace); break;
    case ' ': case 'P':            player_pause(self, !pace->is_paused); break;
    default:                       return 0;
    }
    return 1;
}

static int has_question(const struct machine_type *machine)
{
    return machine->board->pointer || machine->dial;
}

enum player_request player_own_key(struct player *self, uint32_t key)
{
    const struct machine_type *machine = keyed_machine(self);

    switch (key) {
    case '?':     return PLAYER_HELP;
    case 'w':     return PLAYER_SAVE;
    case 'o':     return PLAYER_OPEN;
    case 'q':     return PLAYER_QUIT;
    case KEY_TAB: return board_keyboard(machine->board) ? PLAYER_TYPE
                                                        : PLAYER_UNKNOWN;
    case 'm':     return has_question(machine) ? PLAYER_MOVE
                                               : PLAYER_UNKNOWN;
    case 't':     return play_table_is_there(self->play) ? PLAYER_TABLE
                                                         : PLAYER_UNKNOWN;
    case 'v':     return machine->eyes ? PLAYER_LOOK : PLAYER_UNKNOWN;
    case 'h':     player_hint(self); break;
    case 'p':     player_do(self, "power"); break;
    default:      return time_key(self, key) ? PLAYER_NOTHING
                                             : PLAYER_UNKNOWN;
    }
    return PLAYER_NOTHING;
}

const char *player_question(const struct player *self, struct text *to)
{
    const struct machine_type *machine = keyed_machine(self);

    if (!has_question(machine))
        return NULL;
    text_put(to, words_of(machine->board->pointer ? "move"
                                                : machine->dial->asks));
    text_put_char(to, ':');
    return to->start;
}
