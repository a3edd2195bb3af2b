/* page_guide.c - a first game in the page, step by step, and the picture of the
 * rules.
 *
 * Exports of page.h. The guide knows no game; the machine's steps are in its
 * intro (bench/intro.h).
 */
#include "page/page_guide.h"

#include <stdlib.h>

#include "bench/intro.h"
#include "page/json.h"
#include "page/page.h"
#include "page/state.h"

enum { PICTURE_MAX = 4096 };            /* pixels, either way */

/* The guide */

static int has_news;                    /* begun or ended by the page */

/* As page_parts counts them; -1: none. */
static int find_guided_part(void)
{
    const struct guide *guide = &state.guide;
    const struct part *parts;
    char name[PART_NAME_MAX];

    if (!guide->is_on || !guide->now.part)
        return -1;
    parts = session_machine(state.play.session)->board->parts;
    for (int i = 0; parts[i].group; i++) {
        board_part_name(&parts[i], name);
        if (text_same(name, guide->now.part))
            return i;
    }
    return -1;
}

/* Without a table there are no steps: they are told by what is seen there. */
int page_guide_begin(void)
{
    guide_stop(&state.guide);
    if (state_has_table())
        guide_begin(&state.guide, &state.play);
    state.scene.next = find_guided_part() + 1;
    has_news = 1;
    return state.guide.is_on;
}

void page_guide_stop(void)
{
    guide_stop(&state.guide);
    state.scene.next = 0;
    has_news = 1;
}

/* 1: page_guide has something new to tell. */
int page_guide_look(void)
{
    int was_new = has_news;

    has_news = 0;
    if (!state_has_table() || !guide_look(&state.guide, &state.play))
        return was_new;
    state.scene.next = find_guided_part() + 1;
    return 1;
}

/* Step 0 means that no guide is on; steps count from 1. */
const char *page_guide(void)
{
    struct text *to = state_answer();
    const struct guide *guide = &state.guide;

    json_open(to, NULL, '{');
    json_number(to, "step", guide->is_on ? guide->step + 1 : 0);
    json_number(to, "steps", guide->steps);
    json_text(to, "words", guide->is_on ? guide->now.words : "");
    json_number(to, "touch", guide->is_on ? guide->now.touch : 0);
    json_number(to, "part", find_guided_part());
    text_put_char(to, '}');
    return to->start;
}

/* The rules */

/* Templates are not offered. */
static const struct machine_type *offered_machine(int number)
{
    for (int i = 0; machines_at(i); i++)
        if (!machines_at(i)->is_template && number-- == 0)
            return machines_at(i);
    return NULL;
}

/* After a failure the old pixels stay, and are used again next time. */
static int take_rules_canvas(struct canvas *canvas, int width, int height)
{
    uint32_t *memory = NULL;

    if (width > 0 && height > 0 && width <= PICTURE_MAX
        && height <= PICTURE_MAX)
        memory = realloc(canvas->pixels,
                         4 * (size_t)width * (size_t)height);
    if (memory)
        canvas_begin(canvas, memory, width, height);
    return memory != NULL;
}

/* Static, because a table is large for the stack of a page. */
const uint8_t *page_rules_picture(int machine, int width, int height,
                                  int theme)
{
    static struct canvas canvas;
    static struct table table;
    const struct machine_type *type = machine < 0 ? NULL
                                    : offered_machine(machine);
    const struct intro *intro = type ? intro_of(type) : NULL;

    if (!intro || !intro->lay_rules
        || !take_rules_canvas(&canvas, width, height))
        return NULL;
    table.count = 0;
    intro->lay_rules(&table);
    state_paint_table(&canvas, theme ? DRAW_LIGHT : DRAW_DARK, &table);
    return (const uint8_t *)canvas.pixels;
}
