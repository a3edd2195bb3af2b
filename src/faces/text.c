/* text.c - the board as lines of text, printed at the main moments.
 *
 * For pipes, logs and machines without a terminal. A main moment is when
 * the lights have come to rest: a message, a judgement, a score. Letters on
 * their way in change too fast to be one. A machine with a monitor prints
 * its caption instead, whenever a new one has stood for a while.
 *
 * Time runs as fast as it can; the same journal gives the same text.
 */
#include "faces/text.h"

#include <inttypes.h>
#include <string.h>

#include "disk/print.h"
#include "faces/null.h"
#include "parts/reading.h"
#include "player/cover.h"
#include "player/sight.h"
#include "term/board.h"
#include "term/tty.h"

enum { COLUMNS = 80, SEEN_BRIGHTNESS = 64,
       REST_TENTHS = 9, CAPTION_TENTHS = 4 };

static void print_board_line(void *out, const char *line)
{
    fprintf(out, "%s\n", line);
}

/* "0:01.2  tick 120": minutes and seconds of the machine's own time. */
static void print_tick_time(const struct session *session, FILE *out)
{
    uint64_t tick = session_tick(session);
    uint64_t hz = session_machine(session)->board->clock_hz;

    fprintf(out, "%" PRIu64 ":%02" PRIu64 ".%" PRIu64 "  tick %" PRIu64,
            tick / hz / 60, tick / hz % 60, tick * 10 / hz % 10, tick);
}

/* The light may be of any length of time; cover: words instead of a terminal
 * that is not for everybody, or null. */
static const char *print_session_board(const struct session *session,
                                       const uint8_t brightness[LIGHTS_MAX],
                                       const char *cover, FILE *out)
{
    struct sight sight = {0};
    struct term_scene scene = {
        .brightness = brightness, .in = session_in(session),
        .terminal = session_terminal(session), .cover = cover,
    };
    char id[200];
    struct text to;
    const char *error;

    sight_look(&sight, session);
    scene.display = term_display_of(&sight);
    text_begin(&to, id, sizeof id);
    session_id(session, &to);
    print_visible(out, "%s  ", id);
    print_tick_time(session, out);
    fprintf(out, "\n");
    error = term_board_text(session_machine(session), &scene, COLUMNS,
                            !term_tty_is_utf8(), print_board_line, out);
    fprintf(out, "\n");
    sight_free(&sight);
    return error;
}

const char *text_face_show(const struct session *session, FILE *out)
{
    uint8_t brightness[LIGHTS_MAX];

    term_board_seen(session, brightness);
    return print_session_board(session, brightness, NULL, out);
}

/* Watches for the lights to come to rest. */
struct rest {
    struct lights now;
    uint32_t bytes;                     /* that the terminal has received */
    uint64_t since_tick;
    int is_due;                         /* not looked at yet */
    struct lights shown[2];             /* the last pictures, newest first */
    uint32_t shown_bytes;
    size_t events;                      /* done when that was taken */
};

static uint32_t bytes_on_terminal(const struct session *session)
{
    const struct terminal *terminal = session_terminal(session);

    return terminal ? terminal->bytes : 0;
}

/* Lights are a set of bits, 64 to a word. */
static void mark_lit(struct lights *lights, int light)
{
    lights->word[light / 64] |= UINT64_C(1) << light % 64;
}

/* An LED that blinks is at rest as long as it goes on. Restless kinds of
 * parts are ignored, such as colours, which may blink for as long as a player
 * chooses among them. */
static int is_calmly_on(const struct session *session,
                        const struct part *part, int light)
{
    const struct part_type *type = part_type(part);

    if (type->is_restless)
        return 0;
    return (type->can_blink && session_blinks(session, light))
        || lights_has(session_seen(session), light);
}

/* What is on now, of all lights that can come to rest. */
static struct lights calm_lights(const struct session *session)
{
    const struct part *part = session_machine(session)->board->parts;
    struct lights calm = {{0}};

    for (; part->group; part++)
        for (int i = part->light; i < part->light + part_lights(part); i++)
            if (is_calmly_on(session, part, i))
                mark_lit(&calm, i);
    return calm;
}

/* Lights that were on for enough of the time to be seen in a picture. */
static struct lights shown_lights(const struct session *session,
                                  const uint8_t brightness[LIGHTS_MAX])
{
    const struct part *part = session_machine(session)->board->parts;
    struct lights shown = {{0}};

    for (; part->group; part++)
        for (int i = part->light; i < part->light + part_lights(part); i++)
            if (!part_type(part)->is_restless
                && brightness[i] >= SEEN_BRIGHTNESS)
                mark_lit(&shown, i);
    return shown;
}

static int lights_equal(const struct lights *a, const struct lights *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Whether so many tenths of a second have passed since a tick. */
static int is_long_since(uint64_t tick, unsigned tenths,
                         const struct session *session)
{
    uint64_t hz = session_machine(session)->board->clock_hz;

    return (session_tick(session) - tick) * 10 >= tenths * hz;
}

/* A change starts the wait anew, and the measurement of brightness with it. */
static int has_come_to_rest(struct rest *rest, struct session *session)
{
    struct lights calm = calm_lights(session);
    uint8_t brightness[LIGHTS_MAX];

    if (lights_equal(&calm, &rest->now)
        && rest->bytes == bytes_on_terminal(session))
        return rest->is_due
            && is_long_since(rest->since_tick, REST_TENTHS, session);
    rest->now = calm;
    rest->bytes = bytes_on_terminal(session);
    rest->since_tick = session_tick(session);
    rest->is_due = 1;
    session_frame(session, brightness); /* the light from now on counts */
    return 0;
}

/* Whether this is the last picture again; or the one before it while nobody
 * does anything, since two that alternate could go on for ever. */
static int was_shown_before(const struct rest *rest, const struct lights *shown,
                            const struct session *session)
{
    if (rest->shown_bytes != bytes_on_terminal(session))
        return 0;
    return lights_equal(shown, &rest->shown[0])
        || (lights_equal(shown, &rest->shown[1])
            && rest->events == session_events_done(session));
}

/* Prints the mean light of the whole rest, in which what blinks is half as
 * bright. */
static const char *show_rest(struct rest *rest, const struct play *play)
{
    struct session *session = play->session;
    uint8_t brightness[LIGHTS_MAX] = {0};
    char words[COVER_WORDS_MAX];
    struct lights shown;

    session_frame(session, brightness);
    shown = shown_lights(session, brightness);
    rest->is_due = 0;
    if (was_shown_before(rest, &shown, session))
        return NULL;
    rest->shown[1] = rest->shown[0];
    rest->shown[0] = shown;
    rest->shown_bytes = bytes_on_terminal(session);
    rest->events = session_events_done(session);
    return print_session_board(session, brightness,
                               cover_words(NULL, play, words), stdout);
}

/* Where there is a monitor, its caption says in a line what is on it. */
struct captions {
    char now[SIGHT_CAPTION_MAX], told[SIGHT_CAPTION_MAX];
    uint64_t since_tick;
};

static void print_caption(struct captions *self, const struct session *session)
{
    if (text_same(self->now, self->told))
        return;
    memcpy(self->told, self->now, sizeof self->told);
    print_tick_time(session, stdout);
    print_visible(stdout, "  %s\n", self->now);
}

/* Prints only a caption that stays for a while, not each step of a cursor. */
static void follow_caption(struct captions *self,
                           const struct session *session)
{
    char caption[SIGHT_CAPTION_MAX];
    struct picture_view picture = session_picture(session);
    struct text to;

    text_begin(&to, caption, sizeof caption);
    reading_put_picture(session_machine(session), &picture, &to);
    if (!text_same(caption, self->now)) {
        memcpy(self->now, caption, sizeof self->now);
        self->since_tick = session_tick(session);
    }
    if (is_long_since(self->since_tick, CAPTION_TENTHS, session))
        print_caption(self, session);
}

/* The whole board once, at the end. */
static const char *play_captions(struct play *play)
{
    struct captions captions = {0};

    while (!null_face_is_idle(play->session) && !play->trouble[0]) {
        play_run(play, robot_step_ticks(play->session));
        follow_caption(&captions, play->session);
    }
    print_caption(&captions, play->session);
    return text_face_show(play->session, stdout);
}

/* Whatever is still due at the end is printed, so that the last moment is
 * never missing. */
static const char *print_at_rest(struct play *play)
{
    struct rest rest = {0};
    const char *error = NULL;

    if (session_picture(play->session).type) {
        error = play_captions(play);
        return play->trouble[0] ? play->trouble : error;
    }
    while (!error && !null_face_is_idle(play->session) && !play->trouble[0]) {
        play_run(play, robot_step_ticks(play->session));
        if (has_come_to_rest(&rest, play->session))
            error = show_rest(&rest, play);
    }
    if (play->trouble[0])
        return play->trouble;
    if (!error && rest.is_due)
        error = show_rest(&rest, play);
    return error;
}

const struct face_type face_text = {
    .name = "text",
    .title = "prints the board at the main moments",
    .is_usable = null_face_is_usable,
    .play = print_at_rest,
};
