/* draw_speed.c - how fast boards are drawn, beside what a window needs: 60
 * frames a second with every light changing, and the Go machine's monitor in
 * 2 ms. Every figure is the median of many. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bench/script.h"
#include "draw/draw.h"
#include "boards/machines.h"

enum { FRAMES = 101, BEGINS = 11, GOAL_FRAMES = 60, GOAL_MS = 2 };

static const int sizes[][2] = {{1180, 760}, {1920, 1080}};
enum { SIZES = sizeof sizes / sizeof sizes[0], WIDE = 1920, HIGH = 1080 };

static uint32_t still[WIDE * HIGH], live[WIDE * HIGH];
static struct draw draw;
static struct scene scene;

/* Of this program alone, whoever else is busy. */
static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Of an odd number of them, which are sorted. */
static double median(double *of, int count)
{
    qsort(of, (size_t)count, sizeof *of, compare);
    return of[count / 2];
}

static double update_ms(void)
{
    double begun = seconds();

    draw_update(&draw, &scene);
    return (seconds() - begun) * 1e3;
}

/* Lays a machine out; that is a whole draw_begin. */
static double begin_ms(const struct machine_type *machine, int width,
                       int height)
{
    struct canvas_rect room = {0, 0, width, height};
    double begun;

    canvas_begin(&draw.still, still, width, height);
    canvas_begin(&draw.live, live, width, height);
    begun = seconds();
    draw_begin(&draw, machine, room, DRAW_DARK);
    return (seconds() - begun) * 1e3;
}

/* Lights */

/* None is ever dark: that is the most there is to draw. */
static void change_lights(int frame)
{
    for (int i = 0; i < LIGHTS_MAX; i++)
        scene.brightness[i] = (i + frame) % 2 ? 255 : 100;
}

static double lights_ms(void)
{
    double of[FRAMES];

    memset(&scene, 0, sizeof scene);
    scene.focus = scene.pointed = -1;
    draw_update(&draw, &scene);
    for (int i = 0; i < FRAMES; i++) {
        change_lights(i);
        of[i] = update_ms();
    }
    return median(of, FRAMES);
}

static void measure_lights(const struct machine_type *machine, int width,
                           int height)
{
    double of[BEGINS], begun, frame;

    for (int i = 0; i < BEGINS; i++)
        of[i] = begin_ms(machine, width, height);
    begun = median(of, BEGINS);
    frame = lights_ms();
    printf("draw %-8s %-8s %4dx%-4d %6.0f frames/s, every light changing; "
           "goal %d   begun in %.1f ms\n", machine->name,
           machine->board->name, width, height, 1e3 / frame, GOAL_FRAMES,
           begun);
}

static void measure_machines(void)
{
    for (int m = 0; machines_at(m); m++)
        for (int i = 0; i < SIZES && !machines_at(m)->is_template; i++)
            measure_lights(machines_at(m), sizes[i][0], sizes[i][1]);
}

/* The Go machine's monitor, in the middle of a game */

static const char game[] =
    "boardwalk 1\n" "open go:de1soc#7\n" "wait 200ms\n"
    "tap ENTER\n" "tap ENTER\n" "tap ENTER\n" "tap ENTER\n" "wait 100ms\n"
    "tap ENTER\n" "tap LEFT\n" "tap ENTER\n" "tap UP\n" "tap ENTER\n"
    "tap RIGHT\n" "tap ENTER\n" "tap RIGHT\n" "tap ENTER\n" "tap DOWN\n"
    "tap ENTER\n" "wait 500ms\n";

struct seat {                           /* in front of it */
    struct play play;
    struct player player;
    struct scene_eye eye;
};

static const char *sit_down(struct seat *self)
{
    static struct script script;
    struct session *session;
    const char *error;

    script_begin(&script);
    error = script_text(&script, game);
    session = script_take(&script);
    script_end(&script);
    self->player.play = &self->play;
    return error ? error : play_open(&self->play, session, NULL, NULL);
}

static void get_up(struct seat *self)
{
    scene_eye_close(&self->eye);
    play_close(&self->play);
}

static void tap(struct seat *self, const char *key)
{
    const struct board_type *board =
        session_machine(self->play.session)->board;
    char words[40];

    snprintf(words, sizeof words, "press %s", key);
    play_do(&self->play, words);
    play_run(&self->play, (uint64_t)board->tap_ticks);
    snprintf(words, sizeof words, "release %s", key);
    play_do(&self->play, words);
    play_run(&self->play, board->clock_hz / 5);
}

/* A picture of which nobody knows how it differs from the one before. */
static double picture_ms(void)
{
    double of[FRAMES];

    for (int i = 0; i < FRAMES; i++) {
        scene.picture_count += 2;
        of[i] = update_ms();
    }
    return median(of, FRAMES);
}

static double move_ms(struct seat *self, double *looked)
{
    double of[FRAMES], looks[FRAMES];

    scene_look(&scene, &self->eye, &self->player);
    draw_update(&draw, &scene);
    for (int i = 0; i < FRAMES; i++) {
        double begun;

        tap(self, i % 2 ? "LEFT" : "RIGHT");
        begun = seconds();
        scene_look(&scene, &self->eye, &self->player);
        looks[i] = (seconds() - begun) * 1e3;
        of[i] = update_ms();
    }
    *looked = median(looks, FRAMES);
    return median(of, FRAMES);
}

static void measure_monitor(struct seat *self, int width, int height)
{
    double whole, move, look;

    begin_ms(session_machine(self->play.session), width, height);
    scene_look(&scene, &self->eye, &self->player);
    draw_update(&draw, &scene);
    whole = picture_ms();
    move = move_ms(self, &look);
    printf("Go picture             %4dx%-4d %6.2f ms whole, %.2f ms a cursor's "
           "move; goal %d ms   seen in %.2f ms\n", width, height, whole, move,
           GOAL_MS, look);
}

int main(void)
{
    struct seat seat = {.player = {.play = NULL}};
    const char *error;

    measure_machines();
    memset(&scene, 0, sizeof scene);
    scene.focus = -1;
    error = sit_down(&seat);
    for (int i = 0; i < SIZES && !error; i++)
        measure_monitor(&seat, sizes[i][0], sizes[i][1]);
    get_up(&seat);
    if (error)
        printf("Go picture: %s\n", error);
    return error != NULL;
}
