/* null.c - a face that shows nothing: the template.
 *
 * Time runs as fast as it can until nobody has done anything for a while.
 */
#include "faces/null.h"

enum { IDLE_SECONDS = 10 };

int null_face_is_idle(const struct session *session)
{
    size_t done = session_events_done(session);
    uint64_t last = done ? session_event(session, done - 1)->tick : 0;
    uint64_t hz = session_machine(session)->board->clock_hz;

    return session_tick(session) - last >= IDLE_SECONDS * hz;
}

static int is_usable(void)
{
    return 1;
}

static const char *play(struct play *play)
{
    while (!null_face_is_idle(play->session) && !play->trouble[0])
        play_run(play, robot_step_ticks(play->session));
    return play->trouble[0] ? play->trouble : NULL;
}

const struct face_type face_null = {
    .name = "null",
    .title = "shows nothing",
    .is_usable = is_usable,
    .play = play,
};
