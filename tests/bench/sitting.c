/* sitting.c - people and robots at a bench, for the tests of play.h. */
#include "sitting.h"

#include "games.h"
#include "match.h"
#include "rig.h"

struct play *sitting_with(struct session *session, const char *a,
                          const char *b)
{
    struct play *play = calloc(1, sizeof *play);
    const char *error;

    assert_non_null(play);
    error = play_open(play, session, a, b);
    if (error)
        fail_msg("%s", error);
    return play;
}

struct play *sitting_begin(const char *id, const char *a, const char *b)
{
    return sitting_with(rig_open(id), a, b);
}

void sitting_end(struct play *play)
{
    play_close(play);
    assert_null(play->session);
    free(play);
}

void sitting_do(struct play *play, const char *words)
{
    const char *error = play_do(play, words);

    if (error)
        fail_msg("%s: %s", words, error);
}

void sitting_run(struct play *play, uint64_t seconds)
{
    play_run(play, seconds * session_machine(play->session)->board->clock_hz);
    assert_string_equal(play->trouble, "");
}

void sitting_tap(struct play *play, const char *button)
{
    char words[EVENT_WORDS_MAX];

    event_words(words, "press", button);
    sitting_do(play, words);
    play_run(play, 90);
    event_words(words, "release", button);
    sitting_do(play, words);
    play_run(play, 110);
}

int sitting_is_idle(const struct play *play)
{
    const struct pegs *chip = games_chip(play->session);
    size_t events = session_event_count(play->session);

    return chip->state == PEGS_PLAY && !chip->has_code && events
        && session_tick(play->session)
           > session_event(play->session, events - 1)->tick + 2500;
}

void sitting_run_on(struct play *play, uint64_t seconds)
{
    uint64_t end = session_tick(play->session) + seconds * 1000;

    while (session_tick(play->session) < end) {
        sitting_run(play, 1);
        if (sitting_is_idle(play))
            sitting_tap(play, "BTNL");
    }
}

void sitting_play_out(struct play *play)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;
    uint64_t limit = session_tick(play->session) + 1000 * hz;

    while (!match_is_over(play->session)) {
        play_run(play, hz);
        assert_true(session_tick(play->session) < limit);
    }
}
