/* table_eye.c - where a thing lies on the table of a window, and whether it
 * can be touched.
 *
 *     table_eye JOURNAL WIDTHxHEIGHT at WORDS... <PPM  its middle, in pixels
 *     table_eye JOURNAL WIDTHxHEIGHT way WORDS... <PPM the keys that touch it
 *     table_eye JOURNAL end                            how the game ended
 *
 * For tests that move a real mouse at a game between two people. A thing is
 * the first whose words begin with these, or, "Continue|Show", with one of
 * these; several are touched one after the other. What lies on the table
 * follows from the journal, at the first moment at which a thing can be
 * touched. That this moment has come in the window for the first of them, and
 * what has the focus there, is read off the picture. The status is 1 as long
 * as that is not so; the way from nowhere is Tab.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/journal.h"
#include "bench/play_table.h"
#include "draw/palette.h"
#include "window/ppm.h"
#include "window/view.h"

enum { SCALE = 100, STEPS_A_SECOND = 10, PATIENCE = 20 * STEPS_A_SECOND };

struct eye {
    struct play play;
    struct player player;
    struct window_view view;
    struct ppm seen;
};

static struct eye eye;

/* The game as far as it is kept, and what comes after that by itself. */

static void go_on(void)
{
    const struct session *session = eye.play.session;

    play_run(&eye.play, session_machine(session)->board->clock_hz
                        / STEPS_A_SECOND);
}

/* "Continue|Show": one of these. */
static int begins_with_one(const char *text, const char *words)
{
    for (;;) {
        size_t length = strcspn(words, "|");

        if (strncmp(text, words, length) == 0)
            return 1;
        if (!words[length])
            return 0;
        words += length + 1;
    }
}

static int thing(const char *words)
{
    const struct table *table = &eye.view.table.now;

    for (int i = 0; i < table->count; i++) {
        const struct table_item *item = &table->item[i];
        const char *own = item->words[0] ? item->words : item->text;

        if (table_can_focus(item) && begins_with_one(own, words))
            return i;
    }
    return -1;
}

static int find_thing(const char *words)
{
    for (int i = 0; i < PATIENCE; i++) {
        int at;

        window_table_look(&eye.view.table, &eye.play);
        at = thing(words);
        if (at >= 0 && eye.view.table.now.item[at].touch)
            return at;
        go_on();
    }
    return -1;
}

static int tell_end(void)
{
    struct table_end end;

    for (int i = 0; i < PATIENCE; i++) {
        if (play_table_end(&eye.play, &end)) {
            puts(end.words);
            return 0;
        }
        go_on();
    }
    return 1;
}

/* The picture */

static long away(uint32_t a, uint32_t b)
{
    long sum = 0;

    for (int shift = 0; shift < 24; shift += 8)
        sum += labs((long)(a >> shift & 0xff) - (long)(b >> shift & 0xff));
    return sum;
}

static struct canvas_rect rect_of(int at)
{
    struct table_place place = table_place_in(eye.view.table.sheet);

    return canvas_rect_around(
        table_place_item(&place, &eye.view.table.now.item[at]));
}

static uint32_t seen_at(int x, int y)
{
    return eye.seen.pixels[(ptrdiff_t)y * eye.seen.width + x];
}

/* How far what is seen is from the thing, drawn with this touch. */
static long away_from(int at, int touch)
{
    struct canvas *live = &eye.view.draw.live;
    struct canvas_rect rect = rect_of(at);
    struct table one = {.count = 1, .item = {eye.view.table.now.item[at]}};
    long sum = 0;

    one.item[0].touch = (int16_t)touch;
    table_draw_in(live, rect, eye.view.table.sheet, &one,
                  (struct table_look){DRAW_DARK, -1, eye.view.draw.scale});
    for (int y = rect.top; y < rect.top + rect.height; y++)
        for (int x = rect.left; x < rect.left + rect.width; x++)
            sum += away(seen_at(x, y),
                        live->pixels[(ptrdiff_t)y * live->stride + x]);
    return sum;
}

static int looks_touchable(int at)
{
    const struct table_item *item = &eye.view.table.now.item[at];

    return away_from(at, item->touch) <= away_from(at, 0);
}

/* A ring is along all four sides, a little inside. */
static int has_ring(int at)
{
    struct canvas_rect rect = rect_of(at);
    int right = rect.left + rect.width - 1;
    int low = rect.top + rect.height - 1;
    int x = rect.left + rect.width / 2, y = rect.top + rect.height / 2;
    uint32_t focus = CANVAS_SOLID(PALETTE_FOCUS);

    return away(seen_at(x, rect.top + 1), focus) < 60
        && away(seen_at(x, low - 1), focus) < 60
        && away(seen_at(rect.left + 1, y), focus) < 60
        && away(seen_at(right - 1, y), focus) < 60;
}

static int find_ring(void)
{
    for (int i = 0; i < eye.view.table.now.count; i++)
        if (table_can_focus(&eye.view.table.now.item[i]) && has_ring(i))
            return i;
    return -1;
}

/* The way: breadth first, with the arrow that leads to each thing. */

static const struct { const char *name; int across, down; } arrows[] = {
    {"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, -1}, {"Down", 0, 1},
};

struct way {
    int from[TABLE_ITEMS_MAX], arrow[TABLE_ITEMS_MAX];
    int queue[TABLE_ITEMS_MAX], count;
};

static void take_steps(struct way *self, int at)
{
    for (int i = 0; i < 4; i++) {
        int next = table_walk(&eye.view.table.now, at, arrows[i].across,
                              arrows[i].down);

        if (self->from[next] >= 0)
            continue;
        self->from[next] = at;
        self->arrow[next] = i;
        self->queue[self->count++] = next;
    }
}

static void tell_steps(const struct way *self, int from, int to)
{
    if (to == from)
        return;
    tell_steps(self, from, self->from[to]);
    printf("%s ", arrows[self->arrow[to]].name);
}

static int tell_way(int from, int to)
{
    struct way way = {.count = 1, .queue = {from}};

    for (int i = 0; i < TABLE_ITEMS_MAX; i++)
        way.from[i] = -1;
    way.from[from] = from;
    for (int i = 0; i < way.count; i++)
        take_steps(&way, way.queue[i]);
    if (way.from[to] < 0)
        return 1;
    tell_steps(&way, from, to);
    puts("Return");
    return 0;
}

static void tell_middle(int at)
{
    struct canvas_rect rect = rect_of(at);

    printf("%d %d\n", rect.left + rect.width / 2, rect.top + rect.height / 2);
}

/* What has been touched before is in no journal, so it is touched here. */
static int tell_mouse(char **words, int count)
{
    for (int i = 0; i < count; i++) {
        int at = find_thing(words[i]);

        if (at < 0 || (i == 0 && !looks_touchable(at)))
            return 1;
        tell_middle(at);
        (void)player_touch(&eye.player, eye.view.table.now.item[at].touch, 0);
    }
    return 0;
}

static int tell_keys(char **words, int count)
{
    int from = -1;

    for (int i = 0; i < count; i++) {
        int at = find_thing(words[i]);

        if (at < 0 || (i == 0 && !looks_touchable(at)))
            return 1;
        if (i == 0)
            from = find_ring();
        if (from < 0)
            return puts("Tab") < 0;
        if (tell_way(from, at) != 0)
            return 1;
        (void)player_touch(&eye.player, eye.view.table.now.item[at].touch, 0);
        from = at;
    }
    return 0;
}

static const char *sit_down(const char *path)
{
    struct session *session;
    const char *error = journal_read(path, &session);

    if (!error)
        error = play_open(&eye.play, session, NULL, NULL);
    eye.player.play = &eye.play;
    return error;
}

static const char *open_window(const char *size)
{
    int width = 0, height = 0;
    const char *error = ppm_read(&eye.seen, stdin);

    eye.view.scene.focus = -1;
    if (!error && (sscanf(size, "%dx%d", &width, &height) != 2
                   || width != eye.seen.width || height != eye.seen.height))
        error = "what is seen has another size";
    return error ? error : window_view_resize(&eye.view, &eye.player, width,
                                              height, SCALE);
}

int main(int argc, char **argv)
{
    const char *error = argc >= 5 || argc == 3
                      ? sit_down(argv[1])
                      : "JOURNAL end, or JOURNAL WIDTHxHEIGHT at|way WORDS...";
    int status = 1;

    if (!error && argc == 3)
        status = tell_end();
    else if (!error)
        error = open_window(argv[2]);
    if (!error && argc >= 5)
        status = (strcmp(argv[3], "at") == 0 ? tell_mouse : tell_keys)(
            argv + 4, argc - 4);
    if (error)
        fprintf(stderr, "table_eye: %s\n", error);
    ppm_free(&eye.seen);
    window_view_close(&eye.view);
    play_close(&eye.play);
    return status;
}
