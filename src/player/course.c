/* course.c - asks the player before a game takes another course. */
#include "player/course.h"

#include "base/words.h"
#include "bench/play_table.h"
#include "player/player.h"

const char course_question[] =
    WORDS("Go on from here? The moves after this moment will be lost.");

/* Time in which nobody did anything is no loss. */
int course_is_asking(const struct player *player)
{
    const struct session *session = player->play->session;

    return player->course.asks && !player->course.is_agreed
        && session_events_done(session) < session_event_count(session);
}

int course_is_waiting(const struct player *player)
{
    return player->course.kind != COURSE_NOTHING;
}

int course_waits(struct player *player, enum course_kind kind, int number,
                 const char *words)
{
    struct course *self = &player->course;
    struct text to;

    if (!course_is_asking(player))
        return 0;
    self->kind = kind;
    self->number = number;
    text_begin(&to, self->words, sizeof self->words);
    text_put(&to, words);
    return 1;
}

/* The pause was for looking back. */
static void go_on_with_order(struct player *player)
{
    player_tell_outcome(player, play_table_go_on(player->play), 1);
    player_pause(player, 0);
}

/* A press is a tap: the finger that asked for it has left meanwhile. */
void course_go_on(struct player *player)
{
    struct course waiting = player->course;

    player->course.kind = COURSE_NOTHING;
    player->course.is_agreed = 1;
    switch (waiting.kind) {
    case COURSE_ORDER:   go_on_with_order(player); break;
    case COURSE_PART:    player_work(player, waiting.number, HOLD_TAP); break;
    case COURSE_SQUARE:  player_point(player, waiting.number); break;
    case COURSE_WORDS:   player_do(player, waiting.words); break;
    case COURSE_NUMBER:  player_dial(player, waiting.words); break;
    case COURSE_MOVE:    player_move(player, waiting.words); break;
    case COURSE_NOTHING: break;
    }
}

void course_stay(struct player *player)
{
    if (player->course.kind == COURSE_ORDER)
        play_table_forget_order(player->play);
    player->course.kind = COURSE_NOTHING;
}

void course_forget(struct player *player)
{
    player->course.kind = COURSE_NOTHING;
    player->course.is_agreed = 0;
}
