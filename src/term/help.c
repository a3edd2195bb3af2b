/* help.c - the help page: every key, the mouse, how to play.
 *
 *     the parts and their keys    |  the keys of this face
 *     one key for several parts   |
 *     how to play
 *
 * The row functions take the row to write and return the next free one, counted
 * from the top of the whole page; write_at alone knows about scrolling.
 */
#include "term/help.h"

#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "bench/title.h"
#include "boards/printed.h"
#include "player/cross.h"
#include "player/legend.h"
#include "term/layout.h"
#include "term/theme.h"
#include "term/wrap.h"

/* Columns of the two halves; the description has what the keys leave. */
enum { LEFT = 2, RIGHT = 43, KEYS_WIDTH = 11, LINE_MAX_LENGTH = 256 };

const struct term_help_key term_help_keys[] = {
    {"? R h t", WORDS("help, rules, hint, table")},
    {"n", WORDS("first steps, or new game")},
    {"g u", WORDS("look back, take back")},
    {WORDS("space"), WORDS("pause, resume")},
    {", . < >", WORDS("a tick, a second: back, on")},
    {WORDS("PgUp PgDn"), WORDS("ten seconds back, forward")},
    {WORDS("Home End"), WORDS("to the start, to now")},
    {"[ ]", WORDS("slower, faster")},
    {"w o p q", WORDS("save, games, power, quit")},
    {"^L ^Z ^C", WORDS("redraw, suspend, leave")},
    {WORDS("mouse"), WORDS("press and flip parts")},
    {0},
};

/* Of boards whose switches point at a square of an array. */
static const struct term_help_key pointer_keys[] = {
    {WORDS("arrows"), WORDS("point at a square")},
    {"Enter", WORDS("choose it, or click again")},
    {"m", WORDS("type a move: c3-d4")},
    {0},
};

/* Of machines that show cards to one player at a time. */
static const struct term_help_key eyes_keys[] = {
    {"v", WORDS("look at covered cards")},
    {0},
};

const char term_help_taken[] = "?h .,<>[]wopqmvtRngu";

/* One drawing of the page. */
struct page {
    struct term_screen *screen;
    const struct machine_type *machine;
    int scroll;
};

static const struct term_style heading = {THEME_GOOD, THEME_ROOM, 1};
static const struct term_style key_style = {THEME_KEY, THEME_ROOM, 1};
static const struct term_style plain = {THEME_TEXT, THEME_ROOM, 0};
static const struct term_style faint = {THEME_FAINT, THEME_ROOM, 0};

/* The first row is the title's and does not scroll. */
static int write_at(const struct page *page, int column, int row, int width,
                    const char *text, struct term_style style)
{
    row -= page->scroll;
    if (row < 1)
        return 0;
    return term_screen_text(page->screen, column, row, width, text, style);
}

/* Keys at the left, what they do behind them; both are cut off rather than run
 * into the other half. */
static void write_pair(const struct page *page, int column, int row,
                       const char *keys, const char *does,
                       struct term_style style)
{
    write_at(page, column, row, KEYS_WIDTH - 1, keys, key_style);
    write_at(page, column + KEYS_WIDTH, row, RIGHT - LEFT - KEYS_WIDTH - 2,
             does, style);
}

/* Arrows are called as the board has them, a cross of buttons for instance. */
static int write_keys(const struct page *page, int column, int row,
                      const struct term_help_key *keys)
{
    for (; keys->keys; keys++)
        write_pair(page, column, row++,
                   cross_name(page->machine->board, keys->keys),
                   words_of(keys->does), plain);
    return row;
}

/* Parts */

static const struct part *listed_part(const struct page *page, int i)
{
    return &page->machine->board->parts[i];
}

/* "2 1 0   SW2-SW0 letter" */
static void write_part_run(const struct page *page, int row, int first,
                           int count)
{
    char keys[LINE_MAX_LENGTH], does[LINE_MAX_LENGTH];
    struct text to;

    text_begin(&to, keys, sizeof keys);
    legend_put_keys(page->machine, first, count, KEYS_WIDTH, &to);
    text_begin(&to, does, sizeof does);
    legend_put_work(page->machine, first, count, &to);
    write_pair(page, LEFT, row, keys, does, plain);
}

/* All parts that have a key and no role in this machine share one row, without
 * spaces between the keys. */
static int write_idle(const struct page *page, int row)
{
    char keys[LINE_MAX_LENGTH];
    struct text to;

    text_begin(&to, keys, sizeof keys);
    for (int i = 0; listed_part(page, i)->group; i++) {
        const struct role *role = machine_role(page->machine,
                                               listed_part(page, i));

        if (role && !legend_role(page->machine, listed_part(page, i)))
            text_put_char(&to, role->key);
    }
    if (to.used)
        write_pair(page, LEFT, row, keys,
                   words_of("not used in this machine"), faint);
    return row + (to.used > 0);
}

/* "type a bet as a number" */
static int write_dial(const struct page *page, int row)
{
    char does[LINE_MAX_LENGTH];
    struct text to;

    text_begin(&to, does, sizeof does);
    words_put(&to, "type a {1} as a number",
              words_of(page->machine->dial->asks), (char *)0);
    write_pair(page, LEFT, row, "m", does, plain);
    return row + 1;
}

/* A row for each run of parts with the same role. The key m means a move where
 * there is a pointer, else a number where there is a dial. */
static int write_parts(const struct page *page, int row)
{
    int run;

    write_at(page, LEFT, row++, LINE_MAX_LENGTH, words_of("Parts"),
             heading);
    for (int i = 0; listed_part(page, i)->group; i += run) {
        run = legend_run(page->machine, i);
        if (legend_role(page->machine, listed_part(page, i)))
            write_part_run(page, row++, i, run);
    }
    if (page->machine->board->pointer)
        row = write_keys(page, LEFT, row, pointer_keys);
    else if (page->machine->dial)
        row = write_dial(page, row);
    if (page->machine->eyes)
        row = write_keys(page, LEFT, row, eyes_keys);
    return write_idle(page, row);
}

/* Two in a row, each as wide as half of the left column. */
static int write_shortcuts(const struct page *page, int row)
{
    const struct shortcut *shortcuts = page->machine->shortcuts;
    int count = 0, half = (RIGHT - LEFT - 1) / 2;

    if (!shortcuts)
        return row;
    write_at(page, LEFT, ++row, LINE_MAX_LENGTH,
             words_of("One key for several parts"), heading);
    row++;
    for (; shortcuts[count].key; count++) {
        char key[] = {shortcuts[count].key, 0};
        int column = LEFT + count % 2 * half;

        write_at(page, column, row + count / 2, 1, key, key_style);
        write_at(page, column + 2, row + count / 2, half - 3,
                 shortcuts[count].event, plain);
    }
    return row + (count + 1) / 2;
}

/* The face and the game */

static int write_face(const struct page *page, int row)
{
    write_at(page, RIGHT, row++, LINE_MAX_LENGTH, words_of("Other keys"),
             heading);
    row = write_keys(page, RIGHT, row, term_help_keys);
    if (board_keyboard(page->machine->board))
        write_pair(page, RIGHT, row++, "Tab",
                   words_of("type on the keyboard"), plain);
    return row;
}

/* Wrapped anew: the lines of a machine's record may be longer than these. */
static int write_how_to(const struct page *page, int row)
{
    const char *how_to = page->machine->how_to;
    struct term_wrap place = {LEFT, row - page->scroll,
                              page->screen->columns - 2 * LEFT, 1,
                              page->screen->rows};

    return how_to ? row + term_wrap_draw(page->screen, place, printed_words(
                              page->machine->board, how_to), plain) : row;
}

/* A page that is higher than the screen scrolls. */
static void write_title(const struct page *page, int height)
{
    const char *way_out = height > page->screen->rows
                        ? words_of("↑↓ scroll   any other key goes back")
                        : words_of("press any key to go back");
    struct term_style strong = {THEME_STRONG, THEME_BAR, 1};
    struct term_style bar = {THEME_FAINT, THEME_BAR, 0};
    int width = page->screen->columns;
    char title[LINE_MAX_LENGTH];
    struct text to;

    text_begin(&to, title, sizeof title);
    title_put(page->machine, &to);
    term_screen_fill(page->screen, 0, 0, width, 1, bar);
    term_screen_text(page->screen, 1, 0, width, title, strong);
    term_screen_text(page->screen, width - 1 - term_screen_width(way_out), 0,
                     width, way_out, bar);
}

/* The text below starts under the longer half. */
int term_help_draw(struct term_screen *screen,
                   const struct machine_type *machine, int scroll)
{
    struct page page = {screen, machine, scroll};
    int left, right, height;

    term_screen_fill(screen, 0, 0, screen->columns, screen->rows, plain);
    left = write_shortcuts(&page, write_parts(&page, 2));
    right = write_face(&page, 2);
    height = write_how_to(&page, (left > right ? left : right) + 1);
    write_title(&page, height);
    return height;
}
