/* takeover.c - games that are taken back, looked back into, taken over. */
#include "takeover.h"

#include <string.h>

#include "folder.h"

/* Any tick, but mostly one where robots' fingers are on something. */
static uint64_t some_tick(struct rng *rng, const struct session *session,
                          uint64_t end)
{
    const struct board_type *board = session_machine(session)->board;
    uint64_t tap = 4 * (uint64_t)board->tap_ticks;
    const struct event *event;
    uint64_t tick;

    do {
        event = session_event(session,
                              rng_below(rng, session_event_count(session)));
        tick = event->tick + rng_below(rng, 1 + rng_below(rng, tap));
    } while (tick >= end);
    switch (rng_below(rng, 4)) {
    case 0:  return rng_below(rng, end);
    case 1:  return event->tick;
    default: return tick;
    }
}

void takeover_play_until(struct play *play, uint64_t tick)
{
    play_run(play, tick - session_tick(play->session));
    assert_string_equal(play->trouble, "");
}

void takeover_same_events(const struct session *is,
                          const struct session *should)
{
    assert_int_equal(session_event_count(is), session_event_count(should));
    for (size_t i = 0; i < session_event_count(is); i++) {
        assert_int_equal(session_event(is, i)->tick,
                         session_event(should, i)->tick);
        assert_string_equal(session_event(is, i)->words,
                            session_event(should, i)->words);
    }
}

/* Taken back to any tick, with the future cut off there. */
void takeover_again(const char *id, const char *a, const char *b,
                    uint64_t end, int times)
{
    struct play *first = sitting_begin(id, a, b);
    struct play *again = sitting_begin(id, a, b);
    struct rng rng;

    rng_seed(&rng, id);
    takeover_play_until(first, end);
    takeover_play_until(again, end);
    for (int i = 0; i < times; i++) {
        uint64_t tick = some_tick(&rng, first->session, end);

        play_seek(again, tick);
        assert_int_equal(session_tick(again->session), tick);
        assert_null(session_rewind(again->session, tick));
        takeover_play_until(again, end);
        takeover_same_events(again->session, first->session);
        rig_compare(again->session, first->session);
    }
    sitting_end(first);
    sitting_end(again);
}

/* Back and forth without a cut: the recorded game stays, and goes on at its
 * end as it would have. */
void takeover_look_back(const char *id, const char *a, const char *b,
                        uint64_t last, uint64_t most)
{
    struct play *first = sitting_begin(id, a, b);
    struct play *again = sitting_begin(id, a, b);
    struct rng rng;

    rng_seed(&rng, "look back");
    for (uint64_t end = 500; end < last; end += 20 + rng_below(&rng, most)) {
        takeover_play_until(first, end);
        takeover_play_until(again, end);
        play_seek(again, rng_below(&rng, end));
        if (rng_below(&rng, 2))
            play_run(again, rng_below(&rng, end
                                      - session_tick(again->session)));
        play_seek(again, end);
        takeover_same_events(again->session, first->session);
        rig_compare(again->session, first->session);
    }
    sitting_end(first);
    sitting_end(again);
}

/* From the journal of a game cut off at its tick, by other robots. */
static void take_over(const struct play *play, const char *path)
{
    struct play *other = sitting_begin("null", NULL, NULL);

    assert_null(journal_save(play->session, path));
    strcpy(other->minds[0], play->minds[0]);
    strcpy(other->minds[1], play->minds[1]);
    assert_null(play_load(other, path));
    takeover_play_until(other, session_end(play->session));
    takeover_same_events(other->session, play->session);
    sitting_end(other);
}

void takeover_journal(const char *id, const char *a, const char *b,
                      uint64_t end, int times)
{
    struct play *play = sitting_begin(id, a, b);
    struct folder folder;
    struct rng rng;

    folder_begin(&folder);
    rng_seed(&rng, id);
    takeover_play_until(play, end);
    for (int i = 0; i < times; i++) {
        session_seek(play->session, some_tick(&rng, play->session, end));
        take_over(play, folder_at(&folder, "half"));
    }
    sitting_end(play);
    folder_end(&folder);
}

/* Two sittings with the same seed, one in frames of any length. */
static void play_in_frames(struct play *play, uint64_t end)
{
    uint64_t frame = session_machine(play->session)->board->clock_hz / 20;
    struct rng rng;

    rng_seed(&rng, "frames");
    while (session_tick(play->session) < end) {
        uint64_t left = end - session_tick(play->session);
        uint64_t ticks = 1 + rng_below(&rng, frame);

        play_run(play, ticks < left ? ticks : left);
    }
}

void takeover_seeds(const char *id, const char *other_id, const char *a,
                    const char *b, uint64_t end)
{
    struct play *once = sitting_begin(id, a, b);
    struct play *often = sitting_begin(id, a, b);
    struct play *other = sitting_begin(other_id, a, b);

    takeover_play_until(once, end);
    takeover_play_until(other, end);
    play_in_frames(often, end);
    takeover_same_events(often->session, once->session);
    rig_compare(often->session, once->session);
    assert_int_not_equal(session_sum(other->session),
                         session_sum(once->session));
    sitting_end(once);
    sitting_end(often);
    sitting_end(other);
}
