/* draughts.c - what happened at a checkers machine. */
#include "draughts.h"

#include <stdio.h>
#include <string.h>

#include "machines/checkers/on_tinychip.h"
#include "rig.h"
#include "sitting.h"

enum { HZ = 4000 };

const struct checkers_chip *draughts_chip(const struct session *session)
{
    assert_ptr_equal(session_machine(session), &checkers_on_tinychip);
    return &((const struct checkers_tinychip *)session_chip(session))->game;
}

/* Address 4 * row + column / 2 is square 4 * row + 4 - column / 2. */
static uint64_t set_of(uint32_t memory)
{
    uint64_t set = 0;

    for (int row = 0; row < 8; row++)
        for (int at = 0; at < 4; at++)
            if (memory >> (4 * row + at) & 1)
                set |= checkers_at(4 * row + 4 - at);
    return set;
}

static struct checkers position_of(const struct checkers_chip *chip)
{
    return (struct checkers){
        .pieces = {set_of(chip->red), set_of(chip->black)},
        .kings = chip->is_full ? set_of(chip->kings) : 0,
        .turn = chip->slave.turn,
        .rules = chip->is_full ? CHECKERS_FULL : CHECKERS_SIMPLE,
    };
}

struct checkers draughts_position(const struct session *session)
{
    return position_of(draughts_chip(session));
}

/* A man that has just come winks, and one that is held blinks: so it takes
 * some looks. What glows in both colours is empty. */
void draughts_check_array(struct session *session)
{
    char seen[80] = "", should[80];
    const struct checkers_chip *chip = draughts_chip(session);
    char *at = should;

    for (int look = 0; look < 10; look++) {
        const char *now = rig_read(session, "ARRAY");

        for (int i = 0; now[i]; i++)
            if (look == 0 || seen[i] == '.')
                seen[i] = now[i];
        session_run(session, HZ / 8);
    }
    for (int row = 7; row >= 0; row--) {
        for (int column = 0; column < 8; column++) {
            uint32_t one = (row + column) % 2
                ? 0 : UINT32_C(1) << (4 * row + column / 2);

            *at++ = chip->red & one ? 'R' : chip->black & one ? 'G' : '.';
        }
        *at++ = row ? '/' : 0;
    }
    for (int i = 0; seen[i]; i++)
        if (seen[i] == 'Y')
            seen[i] = '.';
    assert_string_equal(seen, should);
}

/* Watching */

static int leads_to(const struct checkers *from, const struct checkers *to,
                    struct checkers_move *move)
{
    struct checkers_moves moves;

    checkers_find_moves(from, &moves);
    for (int i = 0; i < moves.count; i++) {
        struct checkers next = *from;

        *move = moves.move[i];
        checkers_play(&next, move);
        if (checkers_same(&next, to))
            return 1;
    }
    return 0;
}

static void begin(struct draughts *self, const struct checkers *now)
{
    checkers_game_begin(&self->game, now);
    self->before = *now;
    self->games++;
}

static void watch(void *with, const struct session *session)
{
    struct draughts *self = with;
    const struct checkers_chip *chip = draughts_chip(session);
    struct checkers now = position_of(chip), start;
    struct checkers_move move;

    if (session_tick(session) < self->up_tick)
        return;
    checkers_begin(&start, (enum checkers_rules)now.rules);
    self->errors += chip->slave.state == CHECKERS_ERR
                 && self->state != CHECKERS_ERR;
    if (checkers_same(&now, &start)
        && (self->games == 0 || !checkers_same(&start, &self->before))) {
        begin(self, &now);
    } else if (self->games && now.turn != self->turn) {
        if (!leads_to(&self->before, &now, &move))
            fail_msg("an illegal move at tick %u",
                     (unsigned)session_tick(session));
        checkers_game_play(&self->game, &move);
        self->moves++;
        self->before = now;
    }
    self->state = chip->slave.state;
    self->turn = now.turn;
}

void draughts_read(struct draughts *self, const struct session *played)
{
    struct session *session = rig_open(rig_id(played));

    memset(self, 0, sizeof *self);
    self->up_tick = HZ / 20;
    session_watch(session, watch, self);
    for (size_t i = 0; i < session_event_count(played); i++) {
        const struct event *event = session_event(played, i);

        session_run(session, event->tick - session_tick(session));
        if (event->kind == EVENT_POWER)
            self->up_tick = event->tick + HZ / 20;
        rig_do(session, event->words);
    }
    session_run(session, session_end(played) - session_tick(session));
    session_close(session);
}

/* Hands */

void draughts_tap(struct play *play, const char *button)
{
    char words[EVENT_WORDS_MAX];

    event_words(words, "press", button);
    sitting_do(play, words);
    play_run(play, 240);
    event_words(words, "release", button);
    sitting_do(play, words);
    play_run(play, 240);
}

void draughts_enter(struct play *play, const char *squares)
{
    char words[EVENT_WORDS_MAX];

    for (; *squares; squares += 2) {
        sprintf(words, "set COL %d", squares[0] - 'a');
        sitting_do(play, words);
        sprintf(words, "set ROW %d", squares[1] - '1');
        sitting_do(play, words);
        draughts_tap(play, "ENTER");
    }
}

void draughts_play_out(struct play *play)
{
    uint64_t limit = session_tick(play->session) + (uint64_t)HZ * 3600;
    size_t events;

    do {
        events = session_event_count(play->session);
        sitting_run(play, 10);
        assert_true(session_tick(play->session) < limit);
    } while (session_event_count(play->session) != events);
}
