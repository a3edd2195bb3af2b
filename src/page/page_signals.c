/* page_signals.c - the inside of a design, on the page.
 *
 * Exports of page.h. The tree is elements of the page, so that everybody can
 * read it; the waves are a picture.
 */
#include <stdlib.h>
#include <string.h>

#include "draw/scope.h"
#include "page/json.h"
#include "page/page.h"
#include "page/state.h"
#include "player/gauge.h"

enum { ROWS_MAX = 500, SIDE_MAX = 4096, TEXT_ROOM = 300, FILL_SECONDS = 2 };

static struct {
    struct gauge gauge;
    uint64_t hundredths;                /* the last speed that was measured */
    struct signals signals;
    int is_open;
    struct canvas canvas;
    size_t pixels;                      /* that there is memory for */
} inside;

static void look_at_gauge(void)
{
    gauge_look(&inside.gauge, &state.play, state_clock_ns());
    if (inside.gauge.has_speed)
        inside.hundredths = inside.gauge.hundredths;
}

const char *page_gauge(void)
{
    struct text *to = state_answer();

    if (!state.play.session)
        return "";
    look_at_gauge();
    gauge_put(&inside.gauge, &state.play, to);
    return to->start;
}

/* A replay that would take longer than a person waits is left out. */
static uint64_t most_fill_ticks(void)
{
    uint64_t hz = session_machine(state.play.session)->board->clock_hz;

    return inside.hundredths ? FILL_SECONDS * hz * inside.hundredths / 100
                             : FILL_SECONDS * hz;
}

static int look_inside(void)
{
    if (!inside.is_open || !state.play.session || !signals_suit(&state.play))
        return 0;
    signals_look(&inside.signals, &state.play, most_fill_ticks());
    return 1;
}

void page_signals_open(int is_open)
{
    inside.is_open = is_open != 0;
    if (!is_open && state.play.session)
        signals_fold(&inside.signals, &state.play);
}

static void put_row(struct text *to, int index)
{
    const struct signals_node *node = &inside.signals.tree.nodes[index];
    char words[TEXT_ROOM];
    struct text text;

    json_open(to, NULL, '{');
    json_number(to, "node", index);
    json_number(to, "depth", node->depth);
    text_begin(&text, words, sizeof words);
    signals_put_name(&inside.signals, index, &text);
    json_text(to, "name", words);
    text_begin(&text, words, sizeof words);
    signals_put_value(&inside.signals, index, &text);
    json_text(to, "value", words);
    json_bool(to, "module", !node->width);
    json_bool(to, "open", node->is_open);
    json_bool(to, "chosen", node->is_chosen);
    text_put_char(to, '}');
}

static void put_waves(struct text *to)
{
    json_open(to, "waves", '[');
    for (int i = 0; i < inside.signals.chosen_count; i++)
        json_item(to, inside.signals.tree.nodes[inside.signals.chosen[i]]
                      .path);
    text_put_char(to, ']');
}

const char *page_signals(void)
{
    struct text *to = state_answer(), span;
    char words[TEXT_ROOM] = "";
    int rows;

    if (!look_inside())
        return "{}";
    rows = inside.signals.error ? 0
         : signals_tree_rows(&inside.signals.tree);
    text_begin(&span, words, sizeof words);
    signals_put_span(&inside.signals, &span);
    json_open(to, NULL, '{');
    json_text(to, "error", inside.signals.error);
    json_text(to, "span", words);
    json_open(to, "rows", '[');
    for (int i = 0; i < rows && i < ROWS_MAX; i++)
        put_row(to, signals_tree_node(&inside.signals.tree, i));
    text_put_char(to, ']');
    json_number(to, "more", rows > ROWS_MAX ? rows - ROWS_MAX : 0);
    put_waves(to);
    text_put_char(to, '}');
    return to->start;
}

const char *page_signals_work(int node)
{
    return state_say(signals_work(&inside.signals, node));
}

void page_signals_zoom(int by)
{
    if (look_inside())
        signals_zoom(&inside.signals, by);
}

void page_signals_decimal(int is_so)
{
    inside.signals.is_decimal = is_so != 0;
}

static int has_canvas(int width, int height)
{
    size_t pixels = (size_t)width * (size_t)height;
    uint32_t *memory = inside.canvas.pixels, *more;

    if (width < 1 || height < 1 || width > SIDE_MAX || height > SIDE_MAX)
        return 0;
    if (pixels > inside.pixels) {
        more = realloc(memory, pixels * sizeof *memory);
        if (!more)
            return 0;
        memory = more;
        inside.pixels = pixels;
    }
    canvas_begin(&inside.canvas, memory, width, height);
    return 1;
}

const uint8_t *page_signals_waves(int width, int height, int scale)
{
    struct scope scope = {.waves = {0, 0, width, height}, .scale = scale,
                          .focus = -1};

    if (!look_inside() || !has_canvas(width, height))
        return NULL;
    scope_paint_waves(&scope, &inside.canvas, &inside.signals);
    state_turn_pixels(&inside.canvas);
    return (const uint8_t *)inside.canvas.pixels;
}
