/* text.c - the board as lines of text, printed at the main moments.
 *
 * For pipes, logs and machines without a terminal. A main moment is when
 * the lights have come to rest: a message, a judgement, a score. Letters on
 * their way in change too fast to be one.
 */
#include "faces/text.h"

#include <inttypes.h>
#include <string.h>

#include "faces/null.h"
#include "faces/term_board.h"
#include "faces/term_tty.h"

enum { COLUMNS = 80, REST_TENTHS = 9 };

static void print_line(void *out, const char *line)
{
    fprintf(out, "%s\n", line);
}

void text_face_show(struct session *session, FILE *out)
{
    uint64_t tick = session_tick(session);
    uint64_t hz = session_machine(session)->board->clock_hz;
    char id[200];
    struct text to;

    text_begin(&to, id, sizeof id);
    session_id(session, &to);
    fprintf(out, "%s  %" PRIu64 ":%02" PRIu64 ".%" PRIu64 "  tick %" PRIu64
            "\n", id, tick / hz / 60, tick / hz % 60, tick * 10 / hz % 10,
            tick);
    term_board_text(session, COLUMNS, !term_tty_is_utf8(), print_line, out);
    fprintf(out, "\n");
}

struct rest {
    struct lights now, shown;
    uint64_t since_tick;
};

static int has_come_to_rest(struct rest *rest, const struct session *session)
{
    const struct lights *seen = session_seen(session);
    uint64_t hz = session_machine(session)->board->clock_hz;

    if (memcmp(seen, &rest->now, sizeof *seen) != 0) {
        rest->now = *seen;
        rest->since_tick = session_tick(session);
        return 0;
    }
    if (memcmp(seen, &rest->shown, sizeof *seen) == 0)
        return 0;
    return (session_tick(session) - rest->since_tick) * 10
           >= REST_TENTHS * hz;
}

static int is_usable(void)
{
    return 1;
}

static const char *play(struct play *play)
{
    struct rest rest = {0};

    while (!null_face_is_idle(play->session) && !play->trouble[0]) {
        play_run(play, robot_step_ticks(play->session));
        if (!has_come_to_rest(&rest, play->session))
            continue;
        rest.shown = rest.now;
        text_face_show(play->session, stdout);
    }
    if (play->trouble[0])
        return play->trouble;
    if (memcmp(&rest.shown, session_seen(play->session), sizeof rest.shown)
        != 0)
        text_face_show(play->session, stdout);
    return NULL;
}

const struct face_type face_text = {
    .name = "text",
    .title = "prints the board at the main moments",
    .is_usable = is_usable,
    .play = play,
};
