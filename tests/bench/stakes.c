/* stakes.c - people at the poker machine. */
#include "stakes.h"

#include <stdio.h>

#include "machines/poker/on_basys3.h"
#include "rig.h"
#include "sitting.h"

enum { IDLE_MS = 6000, LIMIT_MS = 3 * 3600 * 1000 };

struct poker_chip *stakes_open_chip(const struct session *session)
{
    assert_ptr_equal(session_machine(session), &poker_on_basys3);
    return &((struct poker_basys3 *)(uintptr_t)session_chip(session))->game;
}

const struct poker_chip *stakes_chip(const struct session *session)
{
    return stakes_open_chip(session);
}

void stakes_run_ms(struct play *play, unsigned ms)
{
    play_run(play, (uint64_t)ms * STAKES_HZ / 1000);
    assert_string_equal(play->trouble, "");
}

void stakes_tap(struct play *play, const char *button)
{
    char words[EVENT_WORDS_MAX];

    event_words(words, "press", button);
    sitting_do(play, words);
    stakes_run_ms(play, 60);
    event_words(words, "release", button);
    sitting_do(play, words);
    stakes_run_ms(play, 60);
}

void stakes_bet(struct play *play, unsigned chips)
{
    char words[EVENT_WORDS_MAX];

    sprintf(words, "set SW %u", chips);
    sitting_do(play, words);
    stakes_run_ms(play, 10);
    stakes_tap(play, "BTNC");
}

void stakes_await(struct play *play, enum poker_phase phase, unsigned ms)
{
    for (unsigned i = 0; stakes_chip(play->session)->phase != phase; i += 20) {
        stakes_run_ms(play, 20);
        assert_true(i < ms);
    }
    stakes_run_ms(play, 200);           /* its finger is away */
}

void stakes_play_out(struct play *play)
{
    size_t events;
    unsigned ms = 0;

    do {
        events = session_event_count(play->session);
        stakes_run_ms(play, IDLE_MS);
        ms += IDLE_MS;
        assert_true(ms < LIMIT_MS);
    } while (session_event_count(play->session) != events);
}
