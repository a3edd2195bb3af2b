/* player.c - what a person does to a game, in any face.
 *
 * Every face calls this file, and it alone calls the session for a person:
 * what one face can do, all can. Errors never stop a game; they become the
 * notice, which a face shows until it expires. An event while the game is
 * rewound starts a new course from there, and the player is told so.
 */
#include "player/player.h"

#include <string.h>

#include "base/words.h"
#include "bench/look.h"
#include "bench/play_table.h"
#include "player/dial.h"
#include "player/pointer.h"

enum { NOTICE_MS = 6000, MS = 1000000 };

/* Notices */

void player_tell(struct player *self, const char *notice)
{
    struct text to;

    text_begin(&to, self->notice, sizeof self->notice);
    text_put(&to, words_of(notice));
    self->notice_until_ns = self->now_ns + (uint64_t)NOTICE_MS * MS;
    self->notice_count++;
}

/* A pattern with one hole. */
static void tell_of(struct player *self, const char *pattern,
                    const char *what)
{
    char notice[PLAYER_NOTICE_MAX];
    struct text to;

    text_begin(&to, notice, sizeof notice);
    words_put(&to, pattern, what, (char *)0);
    player_tell(self, notice);
}

/* Called with every frame: expires the notice, and passes on what the sitting
 * or its journal has to say. */
void player_forget_notice(struct player *self, uint64_t now_ns)
{
    self->now_ns = now_ns;
    if (self->notice[0] && now_ns >= self->notice_until_ns) {
        self->notice[0] = 0;
        self->notice_count++;
    }
    if (self->play->notice)
        player_tell(self, self->play->notice);
    else if (self->play->journal.notice[0])
        player_tell(self, self->play->journal.notice);
    else
        return;
    self->play->notice = NULL;
    self->play->journal.notice[0] = 0;
}

/* Times */

int player_is_rewound(const struct play *play)
{
    return session_tick(play->session) < session_end(play->session)
        || session_events_done(play->session)
           < session_event_count(play->session);
}

void player_seconds(const struct play *play, uint64_t ticks, struct text *to)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;

    text_put_number(to, ticks / hz);
    text_put_char(to, '.');
    text_put_number(to, ticks % hz * 10 / hz);
}

void player_time(const struct play *play, uint64_t tick, struct text *to)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;
    uint64_t minute = 60 * hz;

    text_put_number(to, tick / minute);
    text_put(to, tick % minute < 10 * hz ? ":0" : ":");
    player_seconds(play, tick % minute, to);
}

/* Doing things to the board */

static const struct machine_type *current_machine(const struct player *self)
{
    return session_machine(self->play->session);
}

/* At the end of the game time runs on, if it stood still only for looking
 * back. */
static void end_visit(struct player *self)
{
    if (!self->is_visiting || player_is_rewound(self->play))
        return;
    self->is_visiting = 0;
    self->play->pace.is_paused = 0;
}

/* The first new event after a rewind cuts the future off. */
void player_tell_outcome(struct player *self, const char *error,
                         int was_rewound)
{
    char when[40];
    struct text to;

    if (error) {
        player_tell(self, error);
        return;
    }
    if (!was_rewound || player_is_rewound(self->play))
        return;
    end_visit(self);
    hold_take_up(&self->holds, self->play);
    text_begin(&to, when, sizeof when);
    player_time(self->play, session_tick(self->play->session), &to);
    tell_of(self,
            WORDS("the game continues from here; the old one was cut off at "
                  "{1}"), when);
}

/* Any other action ends a typed move that is still being entered. */
static void break_off(struct player *self)
{
    self->move = (struct move){0};
}

void player_do(struct player *self, const char *words)
{
    int was_rewound = player_is_rewound(self->play);

    if (course_waits(self, COURSE_WORDS, 0, words))
        return;
    break_off(self);
    player_tell_outcome(self, play_do(self->play, words), was_rewound);
}

static void toggle(struct player *self, const struct part *part)
{
    char name[PART_NAME_MAX], words[EVENT_WORDS_MAX];
    struct text to;
    int is_up = (session_in(self->play->session) & PIN(part->pin)) != 0;

    board_part_name(part, name);
    text_begin(&to, words, sizeof words);
    text_put(&to, "set ");
    text_put(&to, name);
    text_put(&to, is_up ? " 0" : " 1");
    player_do(self, words);
}

void player_type(struct player *self, const char *typed)
{
    char words[EVENT_WORDS_MAX];
    struct text to;

    text_begin(&to, words, sizeof words);
    text_put(&to, "type ");
    text_put_quoted(&to, typed);
    player_do(self, words);
}

static int lists_part(const char *words, const char *name)
{
    char word[PART_NAME_MAX];

    while (text_word(&words, word, sizeof word) > 0)
        if (text_same(word, name))
            return 1;
    return 0;
}

/* If the machine ignores the button that has just gone down, the player is
 * told why: its table of deaf states has the words. */
static void tell_if_deaf(struct player *self)
{
    const struct machine_sign *sign = current_machine(self)->deaf;
    char name[PART_NAME_MAX];
    int part = self->holds.news - 1;

    self->holds.news = 0;
    if (part < 0)
        return;
    board_part_name(&current_machine(self)->board->parts[part], name);
    for (; sign && sign->shows; sign++)
        if (lists_part(sign->parts, name)
            && look_has_sign(self->play->session, sign)) {
            player_tell(self, sign->says);
            return;
        }
}

void player_work(struct player *self, int part, enum hold_finger finger)
{
    int was_rewound = player_is_rewound(self->play);

    if (course_waits(self, COURSE_PART, part, ""))
        return;
    break_off(self);
    switch (part_type(&current_machine(self)->board->parts[part])->use) {
    case USE_PRESS:
        player_tell_outcome(self, hold_press(&self->holds, self->play, part,
                                             finger), was_rewound);
        tell_if_deaf(self);
        break;
    case USE_FLIP:
        toggle(self, &current_machine(self)->board->parts[part]);
        break;
    default:
        break;
    }
}

void player_let_go(struct player *self, int part, unsigned fingers)
{
    hold_let_go(&self->holds, part, fingers);
}

/* Pointing and moves */

static void point_at(struct player *self, int square)
{
    int was_rewound = player_is_rewound(self->play);

    if (course_waits(self, COURSE_SQUARE, square, ""))
        return;
    break_off(self);
    player_tell_outcome(self, pointer_set(self->play, square), was_rewound);
}

static int pointed_at(const struct player *self)
{
    return pointer_square(current_machine(self)->board,
                          session_in(self->play->session));
}

void player_point(struct player *self, int square)
{
    if (square == pointed_at(self))
        player_work(self, pointer_enter(current_machine(self)->board),
                    HOLD_MOUSE);
    else
        point_at(self, square);
}

int player_point_beside(struct player *self, uint32_t key)
{
    int beside = current_machine(self)->board->pointer
               ? pointer_beside(pointed_at(self), key) : -1;

    if (beside >= 0)
        point_at(self, beside);
    return beside >= 0;
}

/* The table. Whoever orders a move wants to see it made: that ends a pause. */
int player_touch(struct player *self, int touch, int32_t value)
{
    int was_rewound = player_is_rewound(self->play);
    const char *error;

    self->play->keeps_later = course_is_asking(self);
    error = play_table_touch(self->play, touch, value);
    break_off(self);
    player_tell_outcome(self, error, was_rewound);
    if (error || !play_table_has_order(self->play)
        || course_waits(self, COURSE_ORDER, 0, ""))
        return !error;
    player_pause(self, 0);
    return 1;
}

static void go_on_with_move(struct player *self)
{
    int was_rewound = player_is_rewound(self->play);
    const char *error = move_go_on(&self->move, &self->holds,
                                   self->play);

    player_tell_outcome(self, error, was_rewound);
    tell_if_deaf(self);
    if (error)
        break_off(self);
}

void player_move(struct player *self, const char *typed)
{
    const char *error;

    if (course_waits(self, COURSE_MOVE, 0, typed))
        return;
    error = move_read(&self->move, typed);
    if (error)
        player_tell(self, error);
    else
        go_on_with_move(self);
}

void player_dial(struct player *self, const char *typed)
{
    int was_rewound = player_is_rewound(self->play);

    if (course_waits(self, COURSE_NUMBER, 0, typed))
        return;
    break_off(self);
    player_tell_outcome(self, dial_set(self->play, typed), was_rewound);
}

/* Answers */

void player_answer(struct player *self, const char *typed)
{
    if (current_machine(self)->board->pointer)
        player_move(self, typed);
    else if (current_machine(self)->dial)
        player_dial(self, typed);
}

void player_lift(struct player *self, struct cover *cover)
{
    const char *error = cover_lift(cover, self->play);

    if (error)
        player_tell(self, error);
}

void player_hint(struct player *self)
{
    char hint[PLAYER_NOTICE_MAX];
    struct text to;
    const char *error;

    text_begin(&to, hint, sizeof hint);
    error = play_hint(self->play, &to);
    player_tell(self, error ? error : hint);
}

/* Time */

/* What was said, such as a hint, was about another moment. */
static void quiet(struct player *self)
{
    if (self->notice[0]) {
        self->notice[0] = 0;
        self->notice_count++;
    }
}

/* A button held now is let go first, or it would stay down in a game that
 * is taken back and brought forward again. */
void player_seek(struct player *self, uint64_t tick)
{
    const char *error = hold_release(&self->holds, self->play, 1);

    break_off(self);
    if (error)
        player_tell(self, error);
    else
        quiet(self);
    play_seek(self->play, tick);
    self->holds = (struct holds){0};    /* what rests rests in that time */
}

void player_stop(struct player *self)
{
    struct pace *pace = &self->play->pace;

    if (!pace->is_paused)
        self->is_visiting = 1;
    pace->is_paused = 1;
}

void player_visit(struct player *self, uint64_t tick)
{
    player_stop(self);
    player_seek(self, tick);
    end_visit(self);
}

void player_pause(struct player *self, int is_paused)
{
    self->play->pace.is_paused = is_paused;
    self->is_visiting = 0;
}

void player_seek_by(struct player *self, int seconds)
{
    uint64_t now = session_tick(self->play->session);
    uint64_t hz = current_machine(self)->board->clock_hz;
    uint64_t far = hz * (uint64_t)(seconds < 0 ? -seconds : seconds);

    if (seconds > 0)
        player_visit(self, now + far);       /* the end stops it */
    else
        player_visit(self, now > far ? now - far : 0);
}

void player_step(struct player *self)
{
    player_pause(self, 1);
    play_run(self->play, 1);
}

void player_step_back(struct player *self)
{
    uint64_t now = session_tick(self->play->session);

    player_pause(self, 1);
    player_seek(self, now > 0 ? now - 1 : 0);
}

/* At high speeds a frame has more ticks than a tap; the tap comes first, so
 * that it is as long as at any other speed. */
static void finish_taps(struct player *self, uint64_t elapsed_ns)
{
    const struct pace *pace = &self->play->pace;
    uint64_t due = hold_next(&self->holds);
    uint64_t now = session_tick(self->play->session);
    uint64_t frame = elapsed_ns / 100000 * pace->speed_tenths
                   * current_machine(self)->board->clock_hz / 100000;

    if (due == UINT64_MAX || due <= now || pace->is_paused)
        return;
    if (pace->speed_tenths == PACE_UNLIMITED || frame > due - now)
        play_run(self->play, due - now);
}

static void release_due(struct player *self)
{
    const char *error = hold_release(&self->holds, self->play, 0);

    tell_if_deaf(self);
    if (error)
        player_tell(self, error);
}

/* In this order a tap lasts exactly its time even if a frame is longer, and a
 * waiting press or the next square of a move follows in the same frame. */
void player_advance(struct player *self, uint64_t elapsed_ns)
{
    finish_taps(self, elapsed_ns);
    release_due(self);
    play_advance(self->play, elapsed_ns);
    release_due(self);
    go_on_with_move(self);
}

/* Files */

void player_save(struct player *self, const char *path)
{
    const char *error = play_save(self->play, path);

    if (error)
        player_tell(self, error);
    else
        tell_of(self, WORDS("saved as {1}"), path);
}

/* All buttons are released before another game replaces this one. */
static const char *let_go_of_game(struct player *self)
{
    break_off(self);
    return hold_release(&self->holds, self->play, 1);
}

void player_meet(struct player *self)
{
    break_off(self);
    memset(&self->holds, 0, sizeof self->holds);
    course_forget(self);
}

const char *player_load(struct player *self, const char *path)
{
    const char *error = let_go_of_game(self);

    if (!error)
        error = play_load(self->play, path);
    if (!error)
        player_meet(self);
    return error;
}

const char *player_renew(struct player *self, const char *id, const char *a,
                         const char *b)
{
    const char *error = let_go_of_game(self);

    if (!self->play->renew)
        return WORDS("another game cannot be started here");
    if (!error)
        error = self->play->renew(self->play, id, a, b);
    if (!error)
        player_meet(self);
    return error;
}

const char *player_seat(struct player *self, int seat, const char *who)
{
    const char *error = let_go_of_game(self);

    return error ? error : play_seat(self->play, seat, who);
}

void player_open(struct player *self, const char *path)
{
    const char *error = player_load(self, path);

    if (error)
        player_tell(self, error);
    else
        tell_of(self, WORDS("opened {1}"), path);
}

/* An error would have nowhere to be shown any more. */
void player_leave(struct player *self)
{
    (void)hold_release(&self->holds, self->play, 1);
}

