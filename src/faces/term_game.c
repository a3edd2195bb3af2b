/* term_game.c - what a person at the terminal does to a sitting. */
#include "faces/term_game.h"

#include <string.h>

#include "faces/term_cross.h"
#include "faces/term_dial.h"
#include "faces/term_input.h"
#include "faces/term_pointer.h"
#include "faces/term_tty.h"
#include "faces/term_view.h"

enum { NOTICE_MS = 6000, MS = 1000000 };

/* Notices */

void term_game_tell(struct term_game *self, const char *notice)
{
    struct text to;

    text_begin(&to, self->notice, sizeof self->notice);
    text_put(&to, notice);
    self->notice_until_ns = term_tty_clock_ns() + (uint64_t)NOTICE_MS * MS;
    self->notice_count++;
}

static void tell_two(struct term_game *self, const char *first,
                     const char *second)
{
    char notice[TERM_NOTICE_MAX];
    struct text to;

    text_begin(&to, notice, sizeof notice);
    text_put(&to, first);
    text_put(&to, second);
    term_game_tell(self, notice);
}

void term_game_forget_notice(struct term_game *self, uint64_t now_ns)
{
    if (self->notice[0] && now_ns >= self->notice_until_ns) {
        self->notice[0] = 0;
        self->notice_count++;
    }
    if (self->play->notice) {
        term_game_tell(self, self->play->notice);
        self->play->notice = NULL;
    }
}

/* Doing things to the board */

static const struct machine_type *machine_of(const struct term_game *self)
{
    return session_machine(self->play->session);
}

/* The first new event after a rewind cuts the future off. */
static void report(struct term_game *self, const char *error,
                   int was_rewound)
{
    char when[40];
    struct text to;

    if (error) {
        term_game_tell(self, error);
        return;
    }
    if (!was_rewound || term_view_is_rewound(self->play))
        return;
    text_begin(&to, when, sizeof when);
    term_view_time(self->play, session_tick(self->play->session), &to);
    tell_two(self, "a new way from here: the old game was cut off at ",
             when);
}

/* A hand that does something else does not go on with a move. */
static void break_off(struct term_game *self)
{
    self->move = (struct term_move){0};
}

void term_game_do(struct term_game *self, const char *words)
{
    int was_rewound = term_view_is_rewound(self->play);

    break_off(self);
    report(self, play_do(self->play, words), was_rewound);
}

static void toggle(struct term_game *self, const struct part *part)
{
    char name[PART_NAME_MAX], words[EVENT_WORDS_MAX];
    struct text to;
    int is_up = (session_in(self->play->session) & PIN(part->pin)) != 0;

    board_part_name(part, name);
    text_begin(&to, words, sizeof words);
    text_put(&to, "set ");
    text_put(&to, name);
    text_put(&to, is_up ? " 0" : " 1");
    term_game_do(self, words);
}

void term_game_type(struct term_game *self, const char *typed)
{
    char words[EVENT_WORDS_MAX];
    struct text to;

    text_begin(&to, words, sizeof words);
    text_put(&to, "type ");
    text_put_quoted(&to, typed);
    term_game_do(self, words);
}

void term_game_work(struct term_game *self, int part, int is_mouse)
{
    int was_rewound = term_view_is_rewound(self->play);

    break_off(self);
    switch (machine_of(self)->board->parts[part].kind) {
    case PART_BUTTON:
        report(self, term_hold_press(&self->holds, self->play, part,
                                     is_mouse), was_rewound);
        break;
    case PART_SWITCH:
        toggle(self, &machine_of(self)->board->parts[part]);
        break;
    default:
        break;
    }
}

static int work_cross(struct term_game *self, uint32_t key)
{
    int part = term_cross_part(machine_of(self)->board, key);

    if (part >= 0)
        term_game_work(self, part, 0);
    return part >= 0;
}

/* Pointing and moves */

static void point_at(struct term_game *self, int square)
{
    int was_rewound = term_view_is_rewound(self->play);

    break_off(self);
    report(self, term_pointer_set(self->play, square), was_rewound);
}

static int pointed_at(const struct term_game *self)
{
    return term_pointer_square(machine_of(self)->board,
                               session_in(self->play->session));
}

void term_game_point(struct term_game *self, int square)
{
    if (square == pointed_at(self))
        term_game_work(self, term_pointer_enter(machine_of(self)->board), 1);
    else
        point_at(self, square);
}

static int work_pointer(struct term_game *self, uint32_t key)
{
    const struct board_type *board = machine_of(self)->board;
    int beside;

    if (!board->pointer)
        return 0;
    if (key == TERM_KEY_ENTER) {
        term_game_work(self, term_pointer_enter(board), 0);
        return 1;
    }
    beside = term_pointer_beside(pointed_at(self), key);
    if (beside >= 0)
        point_at(self, beside);
    return beside >= 0;
}

static void go_on_with_move(struct term_game *self)
{
    int was_rewound = term_view_is_rewound(self->play);
    const char *error = term_move_go_on(&self->move, &self->holds,
                                        self->play);

    report(self, error, was_rewound);
    if (error)
        break_off(self);
}

void term_game_move(struct term_game *self, const char *typed)
{
    const char *error = term_move_read(&self->move, typed);

    if (error)
        term_game_tell(self, error);
    else
        go_on_with_move(self);
}

void term_game_dial(struct term_game *self, const char *typed)
{
    int was_rewound = term_view_is_rewound(self->play);

    break_off(self);
    report(self, term_dial_set(self->play, typed), was_rewound);
}

int term_game_work_key(struct term_game *self, uint32_t key)
{
    const struct machine_type *machine = machine_of(self);

    for (const struct role *role = machine->roles; role->part; role++)
        if ((unsigned char)role->key == key) {
            term_game_work(self, board_find(machine->board,
                                            role->part).first, 0);
            return 1;
        }
    for (const struct shortcut *shortcut = machine->shortcuts;
         shortcut && shortcut->key; shortcut++)
        if ((unsigned char)shortcut->key == key) {
            term_game_do(self, shortcut->event);
            return 1;
        }
    return work_cross(self, key) || work_pointer(self, key);
}

void term_game_hint(struct term_game *self)
{
    char hint[TERM_NOTICE_MAX];
    struct text to;
    const char *error;

    text_begin(&to, hint, sizeof hint);
    error = play_hint(self->play, &to);
    term_game_tell(self, error ? error : hint);
}

/* Time */

/* A button held now is let go first, or it would stay down in a game that
 * is taken back and brought forward again. */
void term_game_seek(struct term_game *self, uint64_t tick)
{
    const char *error = term_hold_release(&self->holds, self->play, 1);

    break_off(self);
    if (error)
        term_game_tell(self, error);
    play_seek(self->play, tick);
}

void term_game_seek_by(struct term_game *self, int seconds)
{
    uint64_t now = session_tick(self->play->session);
    uint64_t hz = machine_of(self)->board->clock_hz;
    uint64_t far = hz * (uint64_t)(seconds < 0 ? -seconds : seconds);

    if (seconds > 0)
        term_game_seek(self, now + far);        /* the end stops it */
    else
        term_game_seek(self, now > far ? now - far : 0);
}

void term_game_step(struct term_game *self)
{
    self->play->pace.is_paused = 1;
    play_run(self->play, 1);
}

void term_game_step_back(struct term_game *self)
{
    uint64_t now = session_tick(self->play->session);

    self->play->pace.is_paused = 1;
    term_game_seek(self, now > 0 ? now - 1 : 0);
}

/* At high speeds a frame has more ticks than a tap; the tap comes first, so
 * that it is as long as at any other speed. */
static void finish_taps(struct term_game *self, uint64_t elapsed_ns)
{
    const struct pace *pace = &self->play->pace;
    uint64_t due = term_hold_next(&self->holds);
    uint64_t now = session_tick(self->play->session);
    uint64_t frame = elapsed_ns / 100000 * pace->speed_tenths
                   * machine_of(self)->board->clock_hz / 100000;

    if (due == UINT64_MAX || due <= now || pace->is_paused)
        return;
    if (pace->speed_tenths == PACE_UNLIMITED || frame > due - now)
        play_run(self->play, due - now);
}

static void release_due(struct term_game *self)
{
    const char *error = term_hold_release(&self->holds, self->play, 0);

    if (error)
        term_game_tell(self, error);
}

void term_game_advance(struct term_game *self, uint64_t elapsed_ns)
{
    finish_taps(self, elapsed_ns);
    release_due(self);
    play_advance(self->play, elapsed_ns);
    release_due(self);
    go_on_with_move(self);
}

/* Files */

void term_game_save(struct term_game *self, const char *path)
{
    const char *error = play_save(self->play, path);

    if (error)
        term_game_tell(self, error);
    else
        tell_two(self, "saved as ", path);
}

void term_game_open(struct term_game *self, const char *path)
{
    const char *error = term_hold_release(&self->holds, self->play, 1);

    break_off(self);
    if (!error)
        error = play_load(self->play, path);
    if (error) {
        term_game_tell(self, error);
        return;
    }
    memset(&self->holds, 0, sizeof self->holds);
    tell_two(self, "this is ", path);
}

void term_game_leave(struct term_game *self)
{
    (void)term_hold_release(&self->holds, self->play, 1);
}

