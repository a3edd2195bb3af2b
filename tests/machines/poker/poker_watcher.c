/* poker_watcher.c - a session of poker watched tick by tick. */
#include "machines/poker/poker_watcher.h"

#include <string.h>

#include "check.h"
#include "machines/poker/on_basys3.h"
#include "machines/poker/poker_watch.h"

static const struct poker_basys3 *top_of(const struct session *session)
{
    return session_chip(session);
}

static void keep(struct poker_watcher *self, const struct session *session)
{
    self->chip = top_of(session)->game;
    self->tick = session_tick(session);
    self->events = session_events_done(session);
}

static int has_power_event(const struct session *session, size_t from)
{
    for (size_t i = from; i < session_events_done(session); i++)
        if (session_event(session, i)->kind == EVENT_POWER)
            return 1;
    return 0;
}

/* Nobody has gone to another time, and the power was on. */
static int goes_on(const struct poker_watcher *self,
                   const struct session *session)
{
    return self->is_begun && session_tick(session) == self->tick + 1
        && session_events_done(session) >= self->events
        && !has_power_event(session, self->events);
}

static int has_line(const struct terminal *terminal, const uint8_t *card)
{
    static const char ranks[] = "23456789TJQKA", suits[] = "HDCS";
    const char line[] = {ranks[card[0] % 13], suits[card[0] / 13], ' ',
                         ranks[card[1] % 13], suits[card[1] / 13], ' ', ' ',
                         ' ', ' '};

    for (int r = 0; r < TERMINAL_ROWS; r++)
        if (memcmp(terminal->screen[r], line, sizeof line) == 0)
            return 1;
    return 0;
}

/* Whoever reads his cards on the screen has his light on. */
static void watch_screen(struct poker_watcher *self,
                         const struct session *session)
{
    const struct poker_chip *game = &top_of(session)->game;
    const struct terminal *terminal = session_terminal(session);
    pins out = session_out(session);

    if (terminal->bytes == self->bytes && game->eyes == self->chip.eyes)
        return;
    self->bytes = terminal->bytes;
    assert_true((out >> 15 & 1) == (game->eyes & 1));
    assert_true((out >> 14 & 1) == (game->eyes >> 1));
    if (game->cards_dealt < 4 || poker_watch_is_public(game))
        return;
    assert_true(game->eyes & 1 || !has_line(terminal, game->card));
    assert_true(game->eyes & 2 || !has_line(terminal, game->card + 2));
}

void poker_watcher_look(void *with, const struct session *session)
{
    struct poker_watcher *self = with;

    if (goes_on(self, session)) {
        poker_watch(&self->chip, &top_of(session)->game,
                    top_of(session)->game_in);
        watch_screen(self, session);
        self->ticks++;
    }
    self->is_begun = 1;
    keep(self, session);
}
