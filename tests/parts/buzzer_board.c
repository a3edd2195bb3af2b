/* buzzer_board.c - a board with a buzzer: does a script of standard input,
 * and prints what was expected, the board in cells, and the colour of the
 * buzzer in the board's picture. For new_kind.sh alone. */
#include <stdio.h>
#include <string.h>

#include "bench/hand.h"
#include "bench/script.h"
#include "boards/machines.h"
#include "chips/null.h"
#include "draw/draw.h"
#include "term/board.h"

enum { BTN = 0, BUZZER = 0, WIDTH = 400, HEIGHT = 300, SCRIPT_MAX = 4096 };

static const struct part parts[] = {
    {PART_BUZZER, "BZ", PART_ALONE, 20, 10, 12, 8, 0, 0},
    {PART_BUTTON, "BTN", 0, 40, 20, 7, 7, BTN, 0},
    {0},
};

static const struct pin_def inputs[] = {{"BTN", BTN, 1, ACTIVE_HIGH}, {0}};
static const struct pin_def outputs[] = {{"BZ", 0, 1, ACTIVE_HIGH}, {0}};

static void shine(pins out, struct lights *lit)
{
    lit->word[0] = pins_get(out, 0, 1);
}

static const struct board_type board = {
    .name = "board", .title = "a button that buzzes", .width_mm = 60,
    .height_mm = 34, .mask_rgb = 0x30343a, .clock_hz = 1000, .scan_ticks = 1,
    .lights = 1, .tap_ticks = 60, .rest_ticks = 60, .parts = parts,
    .inputs = inputs, .outputs = outputs, .shine = shine,
};

static const struct role roles[] = {{"BTN0", 'a', "buzz"}, {0}};

static const struct machine_type machine = {
    .name = "buzzer", .title = "a buzzer", .board = &board,
    .top = &null_chip, .roles = roles,
};

/* The only machine there is, and no robot plays it. */
static const struct machine_type *const machines[] = {&machine, NULL};
const struct machine_type *const *const machine_families[] = {machines,
                                                              NULL};
const struct hand_type *const hands[] = {NULL};

static void print_answer(void *with, const struct script *script,
                         const struct look_answer *answer)
{
    (void)with;
    printf("line %d: %s is %s, %s\n", script->line, answer->part,
           answer->actual, answer->holds ? "as expected" : "not as expected");
}

static void print_line(void *with, const char *text)
{
    (void)with;
    puts(text);
}

static void print_cells(const uint8_t *brightness, pins in)
{
    const struct term_scene scene = {.brightness = brightness, .in = in};
    const char *error = term_board_text(&machine, &scene, 60, 1, print_line,
                                        NULL);

    if (error)
        puts(error);
}

static void print_pixels(const uint8_t *brightness, pins in)
{
    static uint32_t still[WIDTH * HEIGHT], live[WIDTH * HEIGHT];
    static struct draw draw;
    static struct scene scene;
    struct canvas_rect room = {0, 0, WIDTH, HEIGHT};
    struct canvas_box box;

    scene.focus = -1;
    scene.pointed = -1;
    scene.in = in;
    memcpy(scene.brightness, brightness, sizeof scene.brightness);
    draw.still = (struct canvas){WIDTH, HEIGHT, WIDTH, still, room};
    draw.live = (struct canvas){WIDTH, HEIGHT, WIDTH, live, room};
    if (!draw_begin(&draw, &machine, room, DRAW_DARK))
        return;
    draw_update(&draw, &scene);
    box = draw.layout.part[BUZZER];
    printf("the picture has %06x there\n",
           (unsigned)(live[(box.top + box.height / 2) / CANVAS_PX * WIDTH
                           + (box.left + box.width / 2) / CANVAS_PX]
                      & 0xffffff));
}

int main(void)
{
    static char text[SCRIPT_MAX];
    uint8_t brightness[LIGHTS_MAX] = {0};
    struct script script;
    const char *error;

    text[fread(text, 1, sizeof text - 1, stdin)] = 0;
    script_begin(&script);
    script.on_expect = print_answer;
    error = script_text(&script, text);
    if (error) {
        printf("line %d: %s\n", script.line, error);
        return 1;
    }
    session_frame(script.session, brightness);
    print_cells(brightness, session_in(script.session));
    print_pixels(brightness, session_in(script.session));
    script_end(&script);
    return 0;
}
