/* rules.c - the rules of a game on one page.
 *
 * The picture is a table like any other (bench/table.h) at the left, the
 * paragraphs beside it. Only these scroll.
 */
#include "term/rules.h"

#include "base/words.h"
#include "boards/printed.h"
#include "term/table.h"
#include "term/theme.h"
#include "term/wrap.h"

enum { TOP = 2, LEFT = 2, GAP = 3 };

int term_rules_are_there(const struct machine_type *machine)
{
    const struct intro *intro = intro_of(machine);

    return intro && intro->rules;
}

/* Returns the column at its right. */
static int draw_rules_picture(struct term_screen *screen,
                              const struct intro *intro)
{
    static struct table table;          /* large for a stack */
    struct term_box area = {LEFT, TOP, screen->columns / 2,
                            screen->rows - TOP - 1};
    struct term_box box = term_table_box(area);

    if (!intro->lay_rules)
        return LEFT;
    table.count = 0;
    intro->lay_rules(&table);
    box.left = LEFT;
    box.top = TOP;
    term_table_draw(screen, box, &table, -1);
    return box.left + box.width + GAP;
}

/* An empty line between two paragraphs; the row after the last is returned. */
static int draw_paragraphs(struct term_screen *screen, int column,
                           const struct machine_type *machine, int scroll)
{
    const char *const *rules = intro_of(machine)->rules;
    struct term_style plain = {THEME_TEXT, THEME_ROOM, 0};
    struct term_wrap place = {column, TOP - scroll,
                              screen->columns - column - LEFT, TOP,
                              screen->rows};

    for (; *rules; rules++)
        place.row += term_wrap_draw(screen, place, printed_words(
                         machine->board, *rules), plain) + 1;
    return place.row + scroll;
}

int term_rules_draw(struct term_screen *screen,
                    const struct machine_type *machine, int scroll)
{
    struct term_style room = {THEME_TEXT, THEME_ROOM, 0};
    struct term_style bar = {THEME_FAINT, THEME_BAR, 0};
    struct term_style strong = {THEME_STRONG, THEME_BAR, 1};
    const struct intro *intro = intro_of(machine);
    const char *way_out = words_of("↑↓ scroll   any other key goes back");

    term_screen_fill(screen, 0, 0, screen->columns, screen->rows, room);
    term_screen_fill(screen, 0, 0, screen->columns, 1, bar);
    term_screen_text(screen, 1, 0, screen->columns, words_of(intro->title),
                     strong);
    term_screen_text(screen, screen->columns - term_screen_width(way_out) - 1,
                     0, screen->columns, way_out, bar);
    return draw_paragraphs(screen, draw_rules_picture(screen, intro),
                           machine, scroll);
}
