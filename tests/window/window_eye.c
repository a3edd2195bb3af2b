/* window_eye.c - where things are in a window, and what they show there.
 *
 *     window_eye GAME WIDTHxHEIGHT places          a name and where it is: the
 *                                                  middle, the size; pixels
 *     window_eye GAME WIDTHxHEIGHT parts <PPM      "AN _P-A", "LD 11110000"
 *
 * With TABLE=table or TABLE=board in the environment only that is shown.
 *
 * For tests that move a real mouse and look at a real screen. The places are
 * those of the window itself, by the same functions. A light is read by
 * drawing it in each of its states and taking the one that is most like what
 * is seen.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/glyph.h"
#include "bench/look.h"
#include "window/ppm.h"
#include "window/view.h"

enum { SCALE = 100 };

struct eye {
    struct play play;
    struct player player;
    struct window_view view;
    struct scene scene;                 /* what it is compared with */
    uint32_t *dark;                     /* all off */
    struct ppm seen;
};

static struct eye eye;

static void *needed(void *memory)
{
    if (!memory) {
        fprintf(stderr, "window_eye: out of memory\n");
        exit(1);
    }
    return memory;
}

static const struct board_type *board(void)
{
    return session_machine(eye.play.session)->board;
}

/* Places */

static void tell_place(const char *name, int left, int top, int width,
                       int height)
{
    printf("%s %d %d %d %d\n", name, left + width / 2, top + height / 2,
           width, height);
}

static void tell_box(const char *name, struct canvas_box box)
{
    tell_place(name, box.left / CANVAS_PX, box.top / CANVAS_PX,
               box.width / CANVAS_PX, box.height / CANVAS_PX);
}

static void tell_squares(const struct layout *layout, int part)
{
    char name[] = "a1";

    for (int i = 0; i < MATRIX_SIDE * MATRIX_SIDE; i++) {
        name[0] = (char)('a' + i % MATRIX_SIDE);
        name[1] = (char)('1' + i / MATRIX_SIDE);
        tell_box(name, layout_square_box(layout, part, i));
    }
}

static void tell_parts(const struct layout *layout)
{
    char name[PART_NAME_MAX];

    for (int i = 0; i < layout->count; i++) {
        const struct part *part = &board()->parts[i];

        board_part_name(part, name);
        tell_box(name, layout->touch[i].width ? layout->touch[i]
                                              : layout->part[i]);
        if (part->kind == PART_MATRIX)
            tell_squares(layout, i);
    }
}

static const char *const controls[] = {
    [BAR_FOLD] = "fold", [BAR_SEAT_A] = "seat_a", [BAR_SEAT_B] = "seat_b",
    [BAR_SLIDER] = "slider", [BAR_BACK] = "back", [BAR_PAUSE] = "pause",
    [BAR_STEP] = "step", [BAR_SLOWER] = "slower", [BAR_FASTER] = "faster",
    [BAR_HINT] = "hint", [BAR_LOOK] = "look", [BAR_ASK] = "ask",
    [BAR_TYPE] = "type", [BAR_POWER] = "power", [BAR_NEW] = "new",
    [BAR_OPEN] = "open", [BAR_SAVE] = "save", [BAR_HELP] = "help",
    [BAR_MUTE] = "mute", [BAR_LIGHT] = "light",
    [BAR_FULL_SCREEN] = "full_screen", [BAR_QUIT] = "quit",
    [BAR_ARRANGE] = "arrange", [BAR_TAKE_BACK] = "take_back",
    [BAR_LOBBY] = "lobby", [BAR_RULES] = "rules", [BAR_GUIDE] = "guide",
};

static void tell_controls(const struct window_items *items)
{
    for (int i = 0; i < items->count; i++) {
        const struct window_item *item = &items->item[i];

        if (item->id)
            tell_place(controls[item->id], item->box.left, item->box.top,
                       item->box.width, item->box.height);
    }
}

static void tell_places(void)
{
    struct canvas_rect room = eye.view.room, words = eye.view.words.room;

    tell_place("board", room.left, room.top, room.width, room.height);
    if (!canvas_rect_is_empty(words))
        tell_place("words", words.left, words.top, words.width,
                   words.height);
    if (!canvas_rect_is_empty(eye.view.table.room))
        tell_box("sheet", table_place_in(eye.view.table.sheet).box);
    tell_parts(&eye.view.draw.layout);
    tell_controls(&eye.view.bar.items);
}

/* Parts */

static long away(uint32_t a, uint32_t b)
{
    long sum = 0;

    for (int shift = 0; shift < 24; shift += 8) {
        long by = (long)(a >> shift & 0xff) - (long)(b >> shift & 0xff);

        sum += by * by;
    }
    return sum;
}

/* How much farther from what is seen the canvas is than a dark board. */
static long farther(struct canvas_rect rect)
{
    const struct canvas *live = &eye.view.draw.live;
    long sum = 0;

    for (int y = rect.top; y < rect.top + rect.height; y++)
        for (int x = rect.left; x < rect.left + rect.width; x++) {
            ptrdiff_t at = (ptrdiff_t)y * live->stride + x;

            sum += away(eye.seen.pixels[at], live->pixels[at])
                 - away(eye.seen.pixels[at], eye.dark[at]);
        }
    return sum;
}

static long draw_and_compare(void)
{
    struct draw *draw = &eye.view.draw;
    long sum = 0;

    draw_update(draw, &eye.scene);
    for (int i = 0; i < draw->dirty_count; i++)
        sum += farther(draw->dirty[i]);
    return sum;
}

/* The state of a few lights together, as bits, and whether they are dim. */
static unsigned lights_seen(int first, int count, int *is_dim)
{
    static const uint8_t levels[] = {255, 112};
    unsigned best = 0;
    long least = 0;

    *is_dim = 0;
    for (unsigned try = 0; try < 2u << count; try++) {
        unsigned state = try / 2;
        long sum;

        for (int i = 0; i < count; i++)
            eye.scene.brightness[first + i] =
                state >> i & 1 ? levels[try % 2] : 0;
        sum = draw_and_compare();
        if (sum < least) {
            least = sum;
            best = state;
            *is_dim = try % 2 == 1;
        }
        memset(eye.scene.brightness, 0, sizeof eye.scene.brightness);
        draw_update(&eye.view.draw, &eye.scene);
    }
    return best;
}

static int is_worked(const struct part *part)
{
    long sum;

    eye.scene.in = PIN(part->pin);
    sum = draw_and_compare();
    eye.scene.in = 0;
    draw_update(&eye.view.draw, &eye.scene);
    return sum < 0;
}

/* A letter for it, a small one for what is dim: "o" of a light alone. */
static void tell_lights(int first, int count, const char *letters)
{
    int is_dim;
    int letter = letters[lights_seen(first, count, &is_dim)];

    if (is_dim)
        letter = letter == '1' ? 'o' : tolower(letter);
    putchar(letter);
}

static char digit_seen(const struct part *part)
{
    unsigned segments = 0;
    int is_dim;

    for (int i = 0; i < 8; i++)
        segments |= lights_seen(part->light + i, 1, &is_dim) << i;
    return glyph_char((uint8_t)segments);
}

static void tell_matrix(const struct part *part)
{
    for (int row = MATRIX_SIDE - 1; row >= 0; row--) {
        for (int column = 0; column < MATRIX_SIDE; column++)
            tell_lights(part->light + 2 * (row * MATRIX_SIDE + column), 2,
                        reading_cells);
        if (row)
            putchar('/');
    }
}

static void tell_part(const struct part *part)
{
    switch (part->kind) {
    case PART_BUTTON: case PART_SWITCH:
        putchar(is_worked(part) ? '1' : '0');
        break;
    case PART_LED:    tell_lights(part->light, 1, "01"); break;
    case PART_RGB:    tell_lights(part->light, 3, reading_colours); break;
    case PART_DIGIT:  putchar(digit_seen(part)); break;
    case PART_MATRIX: tell_matrix(part); break;
    default:          break;
    }
}

static int is_read(const struct part *part)
{
    return part_lights(part) > 0 || part->kind == PART_BUTTON
        || part->kind == PART_SWITCH;
}

/* A group is one reading, its parts as they stand in the table. */
static void read_parts(void)
{
    const struct part *part = board()->parts;

    for (; part->group; part++) {
        int is_first = part == board()->parts
                    || strcmp(part[-1].group, part->group) != 0;
        int is_last = !part[1].group
                   || strcmp(part[1].group, part->group) != 0;

        if (!is_read(part))
            continue;
        if (is_first)
            printf("%s ", part->group);
        tell_part(part);
        if (is_last)
            putchar('\n');
    }
}

/* The bar is not looked at, nor is a cloth that may cover a terminal. */
static void darken(void)
{
    size_t bytes = (size_t)eye.view.width * (size_t)eye.view.height
                 * sizeof *eye.dark;

    eye.scene = (struct scene){.focus = -1,
                               .machine = session_machine(eye.play.session),
                               .pointed = eye.view.scene.pointed};
    draw_renew(&eye.view.draw);
    draw_update(&eye.view.draw, &eye.scene);
    eye.dark = needed(malloc(bytes));
    memcpy(eye.dark, eye.view.draw.live.pixels, bytes);
}

static const char *tell_seen(void)
{
    const char *error = ppm_read(&eye.seen, stdin);

    if (error)
        return error;
    if (eye.seen.width != eye.view.width
        || eye.seen.height != eye.view.height)
        return "what is seen has another size";
    darken();
    read_parts();
    free(eye.dark);
    ppm_free(&eye.seen);
    return NULL;
}

static enum window_arrangement arrangement_wanted(void)
{
    const char *shown = getenv("TABLE");

    if (shown && strcmp(shown, "table") == 0)
        return ARRANGE_TABLE;
    return shown && strcmp(shown, "board") == 0 ? ARRANGE_BOARD
                                                : ARRANGE_BOTH;
}

static const char *open_window(const char *game, const char *size)
{
    struct session *session;
    int width = 0, height = 0;
    const char *error = session_open(&session, game);

    if (error)
        return error;
    error = play_open(&eye.play, session, NULL, NULL);
    if (error)
        return error;
    eye.player.play = &eye.play;
    eye.view.scene.focus = -1;
    eye.view.settings.arrangement = arrangement_wanted();
    if (sscanf(size, "%dx%d", &width, &height) != 2)
        return "a size is WIDTHxHEIGHT";
    error = window_view_resize(&eye.view, &eye.player, width, height, SCALE);
    if (!error)
        window_view_update(&eye.view, &eye.player);
    return error;
}

int main(int argc, char **argv)
{
    const char *error = argc == 4 ? open_window(argv[1], argv[2])
                                  : "GAME WIDTHxHEIGHT places or parts";

    if (!error && strcmp(argv[3], "places") == 0)
        tell_places();
    else if (!error)
        error = tell_seen();
    if (error)
        fprintf(stderr, "window_eye: %s\n", error);
    window_view_close(&eye.view);
    play_close(&eye.play);
    return error != NULL;
}
