/* sitting.c - people and robots at a bench, for the tests of play.h. */
#include "sitting.h"

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

void sitting_play_out(struct play *play)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;
    uint64_t limit = session_tick(play->session) + 1000 * hz;

    while (!match_is_over(play->session)) {
        play_run(play, hz);
        assert_true(session_tick(play->session) < limit);
    }
}
