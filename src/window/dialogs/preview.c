/* preview.c - the board of a kept game as it was left, as a small picture.
 *
 * The journal is only read. Games that were played here have places to resume
 * from beside them (bench/journal_snap.h), which makes that quick; without
 * these only short games are replayed.
 *
 * One picture is kept, the last one. The list of kept games shows one at a
 * time, and whoever walks through it reads each anew; so there is no need for
 * more.
 */
#include "window/dialogs/preview.h"

#include <string.h>
#include <unistd.h>

#include "bench/play_table.h"
#include "draw/draw.h"

enum { SHORT_MS = 180000, PIXELS = WINDOW_PREVIEW_WIDTH
                                   * WINDOW_PREVIEW_HEIGHT };

/* Memory for the picture is static: two canvases of fixed size, once. */
static struct {
    char path[JOURNAL_PATH_MAX];        /* whose it is; "": nobody's */
    int is_light;
    uint32_t live[PIXELS], still[PIXELS];
    struct canvas canvas;
    struct window_preview shown;
} preview;

static const char *read_game(const char *path,
                             const struct machine_type *machine,
                             struct session **session)
{
    struct script_limit limit = {.design = machine};
    char snap[JOURNAL_PATH_MAX];
    struct text to;

    text_begin(&to, snap, sizeof snap);
    text_put(&to, path);
    text_put(&to, ".snap");
    if (access(snap, R_OK) != 0)
        limit.ms = SHORT_MS;
    return journal_read_within(path, &limit, session);
}

/* A look of its own: lights are those of the last moments. */
static int draw_game(struct play *play, int is_light)
{
    static struct draw draw;
    static struct scene scene;
    struct scene_eye eye = {0};
    struct player player = {.play = play};
    struct canvas_rect all = {0, 0, WINDOW_PREVIEW_WIDTH,
                              WINDOW_PREVIEW_HEIGHT};
    int has_board;

    memset(&draw, 0, sizeof draw);
    memset(&scene, 0, sizeof scene);
    scene.focus = -1;
    canvas_begin(&draw.live, preview.live, all.width, all.height);
    canvas_begin(&draw.still, preview.still, all.width, all.height);
    draw.is_plain = 1;
    has_board = draw_begin(&draw, session_machine(play->session), all,
                           is_light ? DRAW_LIGHT : DRAW_DARK);
    scene_look(&scene, &eye, &player);
    draw_update(&draw, &scene);
    scene_eye_close(&eye);
    preview.canvas = draw.live;
    canvas_unclip(&preview.canvas);
    return has_board;
}

/* Nobody is seated: a picture needs no minds. */
static void make_picture(const char *path, const struct machine_type *machine)
{
    struct play play;
    struct session *session;

    memset(&play, 0, sizeof play);
    if (read_game(path, machine, &session))
        return;
    if (play_open(&play, session, NULL, NULL)) {
        session_close(session);
        return;
    }
    if (draw_game(&play, preview.is_light))
        preview.shown.canvas = &preview.canvas;
    preview.shown.moves = play_table_moves(&play);
    play_close(&play);
}

/* The number changes with every picture, also with an empty one: an item that
 * shows it can tell that it must be drawn again. */
struct window_preview window_preview_of(const char *path,
                                        const struct machine_type *machine,
                                        int is_light)
{
    struct text to;

    if (text_same(preview.path, path) && preview.is_light == is_light)
        return preview.shown;
    text_begin(&to, preview.path, sizeof preview.path);
    text_put(&to, path);
    preview.is_light = is_light;
    preview.shown = (struct window_preview){.number = preview.shown.number
                                                      + 1};
    if (*path)
        make_picture(path, machine);
    return preview.shown;
}

/* After a game was renamed or deleted its path may be another's. */
void window_preview_forget(void)
{
    preview.path[0] = 0;
}
