/* null.c - a face that shows nothing: the template.
 *
 * Time runs as fast as it can until nothing has been done for a while.
 * For robots against robots whose journal is all that matters, and to begin
 * a new face from.
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

int null_face_is_usable(void)
{
    return 1;
}

/* Trouble, such as a journal that cannot be written, ends it at once. */
static const char *run_until_idle(struct play *play)
{
    while (!null_face_is_idle(play->session) && !play->trouble[0])
        play_run(play, robot_step_ticks(play->session));
    return play->trouble[0] ? play->trouble : NULL;
}

const struct face_type face_null = {
    .name = "null",
    .title = "shows nothing",
    .is_usable = null_face_is_usable,
    .play = run_until_idle,
};
