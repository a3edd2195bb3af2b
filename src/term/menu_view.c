/* menu_view.c - the menu drawn, and what is under the mouse.
 *
 *     a board with four digits that spell the chosen machine
 *     the machines          |   the settings of the chosen one
 *     help
 *     keys
 *
 * Columns and rows are constants, shared by the drawing and by the mouse; the
 * screen has at least 80 by 24 cells, which menu.c sees to.
 */
#include "term/menu_view.h"

#include <ctype.h>
#include <string.h>

#include "base/glyph.h"
#include "base/text.h"
#include "base/words.h"
#include "player/labels.h"
#include "term/digit.h"
#include "term/theme.h"
#include "term/wrap.h"

enum { BOARD_TOP = 1, BOARD_HEIGHT = 9, DIGITS = 4, DIGIT_WIDTH = 9,
       DIGIT_HEIGHT = 7, LISTS_TOP = 11, ENTRIES_TOP = 13, ROWS_BELOW = 3,
       LEFT = 2, RIGHT = 30, VALUE = 54, VALUE_MAX = 30, LINE = 256 };

static const struct term_style plain = {THEME_TEXT, THEME_ROOM, 0};
static const struct term_style faint = {THEME_FAINT, THEME_ROOM, 0};
static const struct term_style heading = {THEME_GOOD, THEME_ROOM, 1};
static const struct term_style key_style = {THEME_KEY, THEME_ROOM, 1};
static const struct term_style silk = {THEME_SILK, THEME_PCB, 0};
static const struct term_style silk_bold = {THEME_SILK, THEME_PCB, 1};

/* The board at the top */

/* A letter in whichever case seven segments can show it. */
static uint8_t letter_segments(char c)
{
    uint8_t segments = glyph_segments((char)toupper((unsigned char)c));

    return segments ? segments
                    : glyph_segments((char)tolower((unsigned char)c));
}

static void draw_digit(struct term_screen *screen, int place, char c)
{
    struct term_box box = {LEFT + 2 + place * (DIGIT_WIDTH + 1),
                           BOARD_TOP + 1, DIGIT_WIDTH, DIGIT_HEIGHT};
    uint8_t brightness[8];

    for (int i = 0; i < 8; i++)
        brightness[i] = letter_segments(c) >> i & 1 ? 255 : 0;
    term_digit_draw(screen, box, 1, brightness);
}

static void draw_pcb_edge(struct term_screen *screen, int row, int is_top)
{
    struct term_style edge = {THEME_PCB_EDGE, THEME_PCB, 0};
    int right = screen->columns - 1;

    for (int x = 1; x < right; x++)
        term_screen_put(screen, x, row, TERM_ACROSS, edge);
    term_screen_put(screen, 0, row, is_top ? TERM_NORTH_WEST
                                           : TERM_SOUTH_WEST, edge);
    term_screen_put(screen, right, row, is_top ? TERM_NORTH_EAST
                                               : TERM_SOUTH_EAST, edge);
}

static void draw_bare_pcb(struct term_screen *screen)
{
    struct term_style edge = {THEME_PCB_EDGE, THEME_PCB, 0};

    term_screen_fill(screen, 0, BOARD_TOP, screen->columns, BOARD_HEIGHT,
                     silk);
    draw_pcb_edge(screen, BOARD_TOP, 1);
    draw_pcb_edge(screen, BOARD_TOP + BOARD_HEIGHT - 1, 0);
    for (int y = BOARD_TOP + 1; y < BOARD_TOP + BOARD_HEIGHT - 1; y++) {
        term_screen_put(screen, 0, y, TERM_DOWN, edge);
        term_screen_put(screen, screen->columns - 1, y, TERM_DOWN, edge);
    }
}

/* Title, pitch and board, one below the other; without an intro what the
 * machine says of itself. */
static void draw_pitch(struct term_screen *screen,
                       const struct offer_entry *entry)
{
    struct term_wrap place = {
        .column = LEFT + 4 + DIGITS * (DIGIT_WIDTH + 1), .row = BOARD_TOP + 1,
        .top = BOARD_TOP, .bottom = BOARD_TOP + BOARD_HEIGHT - 1,
    };
    const struct machine_type *machine = entry->machine;
    const char *title = entry->intro ? entry->intro->title
                      : machine ? machine->title : WORDS("your last game");

    place.width = screen->columns - place.column - 2;
    place.row += term_wrap_draw(screen, place, words_of(title), silk_bold)
               + !entry->intro;
    if (entry->intro)
        place.row += term_wrap_draw(screen, place,
                                    words_of(entry->intro->pitch), silk);
    if (machine)
        (void)term_wrap_draw(screen, place, words_of(machine->board->title),
                             silk);
}

/* A name shorter than four letters leaves digits dark: strnlen stops at its
 * zero, which lights nothing. */
static void draw_title_board(struct term_screen *screen,
                             const struct offer_entry *entry)
{
    const char *name = entry->machine ? entry->machine->name : "last";

    draw_bare_pcb(screen);
    for (int i = 0; i < DIGITS; i++)
        draw_digit(screen, i, name[strnlen(name, (size_t)i)]);
    draw_pitch(screen, entry);
}

/* The lists */

/* The first entry shown: if there are more than rows, the chosen one is the
 * last shown. */
static int first_entry(const struct term_screen *screen,
                       const struct offer *list)
{
    int room = screen->rows - ENTRIES_TOP - ROWS_BELOW;

    return list->at < room ? 0 : list->at - room + 1;
}

/* The entry after the last one shown. */
static int last_entry(const struct term_screen *screen,
                      const struct offer *list)
{
    int end = first_entry(screen, list) + screen->rows - ENTRIES_TOP
            - ROWS_BELOW;

    return end < list->count ? end : list->count;
}

/* The entry that is chosen stays marked while its settings have the focus; only
 * the focus has a coloured ground. */
static void draw_machine_entry(struct term_screen *screen,
                               const struct offer *list, int i)
{
    int is_chosen = i == list->at;
    int is_focus = is_chosen && !list->is_inside;
    uint32_t bg = is_focus ? THEME_CHOSEN : THEME_ROOM;
    struct term_style number = {THEME_KEY, bg, 1};
    struct term_style ink = {is_chosen ? THEME_STRONG : THEME_TEXT, bg,
                             is_chosen};
    char title[LINE];
    struct text to;
    int row = ENTRIES_TOP + i - first_entry(screen, list);

    text_begin(&to, title, sizeof title);
    if (list->entries[i].intro)         /* its board is one of the settings */
        text_put(&to, words_of(list->entries[i].intro->title));
    else
        offer_title(&list->entries[i], &to);
    term_screen_fill(screen, LEFT, row, RIGHT - LEFT - 2, 1, ink);
    if (is_chosen)
        term_screen_put(screen, LEFT + 1, row, TERM_POINT_RIGHT, ink);
    if (i < 9)
        term_screen_put(screen, LEFT + 3, row, (uint32_t)('1' + i), number);
    term_screen_fitting(screen, LEFT + 5, row, RIGHT - LEFT - 8, title, ink);
}

/* Settings: name and value side by side, or one below the other where they are
 * too long for that. */

struct setting {
    char name[LINE], value[LINE];
    int rows;                           /* 1 or 2 */
    int value_column, value_width;      /* between the arrows */
};

static void read_setting(const struct term_screen *screen,
                         const struct offer_entry *entry, int i,
                         struct setting *to)
{
    int width = screen->columns - VALUE - 6;
    struct text text;

    text_begin(&text, to->name, sizeof to->name);
    offer_name(entry, i, &text);
    text_begin(&text, to->value, sizeof to->value);
    offer_value(entry, i, &text);
    width = width < VALUE_MAX ? width : VALUE_MAX;
    to->rows = term_screen_width(to->value) > width
            || (*to->value && term_screen_width(to->name) > VALUE - RIGHT - 4)
             ? 2 : 1;
    to->value_column = to->rows == 1 ? VALUE : RIGHT + 3;
    to->value_width = to->rows == 1 ? width : screen->columns - RIGHT - 9;
}

static int rows_of_settings(const struct term_screen *screen,
                            const struct offer_entry *entry, int from, int to)
{
    struct setting setting;
    int rows = 0;

    for (int i = from; i < to; i++) {
        read_setting(screen, entry, i, &setting);
        rows += setting.rows;
    }
    return rows;
}

/* Settings scroll as entries do; outside of them they begin with the first. */
static int first_setting(const struct term_screen *screen,
                         const struct offer *list)
{
    const struct offer_entry *entry = &list->entries[list->at];
    int room = screen->rows - ENTRIES_TOP - ROWS_BELOW;
    int at = list->is_inside ? list->row : 0, first = 0;

    while (rows_of_settings(screen, entry, first, at + 1) > room)
        first++;
    return first;
}

/* The row where a setting begins; 0: it is not seen. */
static int setting_row(const struct term_screen *screen,
                       const struct offer *list, int i)
{
    const struct offer_entry *entry = &list->entries[list->at];
    int first = first_setting(screen, list);
    int room = screen->rows - ENTRIES_TOP - ROWS_BELOW;

    if (i < first || rows_of_settings(screen, entry, first, i + 1) > room)
        return 0;
    return ENTRIES_TOP + rows_of_settings(screen, entry, first, i);
}

/* The arrows are where a click changes the value: see term_menu_view_hit. */
static void draw_value(struct term_screen *screen, int row,
                       const struct setting *setting, struct term_style ink)
{
    struct term_style arrow = {THEME_KEY, ink.bg, 0};
    int at = setting->value_column, width = setting->value_width;

    if (!*setting->value)
        return;
    term_screen_put(screen, at, row, TERM_POINT_LEFT, arrow);
    term_screen_fitting(screen, at + 2, row, width, setting->value, ink);
    term_screen_put(screen, at + 3 + width, row, TERM_POINT_RIGHT, arrow);
}

static void draw_setting(struct term_screen *screen,
                         const struct offer *list, int i)
{
    int is_focus = list->is_inside && i == list->row;
    uint32_t bg = is_focus ? THEME_CHOSEN : THEME_ROOM;
    struct term_style ink = {is_focus ? THEME_STRONG : THEME_TEXT, bg,
                             is_focus || i == 0};
    int row = setting_row(screen, list, i);
    int width = screen->columns - RIGHT - 2;
    struct setting setting;

    if (!row)
        return;
    read_setting(screen, &list->entries[list->at], i, &setting);
    term_screen_fill(screen, RIGHT, row, width, setting.rows, ink);
    if (is_focus)
        term_screen_put(screen, RIGHT + 1, row, TERM_POINT_RIGHT, ink);
    term_screen_fitting(screen, RIGHT + 3, row,
                        setting.rows == 1 && *setting.value
                        ? VALUE - RIGHT - 4 : width - 3, setting.name, ink);
    draw_value(screen, row + setting.rows - 1, &setting, ink);
}

static void draw_lists(struct term_screen *screen,
                       struct offer *list)
{
    char title[LINE];
    struct text to;

    text_begin(&to, title, sizeof title);
    offer_title(offer_entry(list), &to);
    term_screen_text(screen, LEFT + 1, LISTS_TOP, LINE, words_of("Games"),
                     heading);
    term_screen_text(screen, RIGHT + 1, LISTS_TOP, LINE, title, heading);
    for (int i = first_entry(screen, list); i < last_entry(screen, list);
         i++)
        draw_machine_entry(screen, list, i);
    for (int i = 0; i < offer_rows(offer_entry(list)); i++)
        draw_setting(screen, list, i);
}

/* Help and keys */

/* A notice, else help on the setting, else where the last game is; in one row
 * or two. */
static void draw_help(struct term_screen *screen,
                      struct offer *list, const char *last,
                      const char *notice)
{
    const struct offer_entry *entry = offer_entry(list);
    struct term_style note = {THEME_NOTICE, THEME_ROOM, 0};
    struct term_wrap place = {.column = LEFT + 1, .row = screen->rows - 2,
                              .bottom = screen->rows - 1};
    char help[LINE], words[LINE];
    struct text to, shorter;

    text_begin(&shorter, words, sizeof words);
    text_begin(&to, help, sizeof help);
    if (*notice)
        text_put(&to, notice);
    else if (list->is_inside)
        offer_help(entry, list->row, &to);
    else if (!entry->machine)
        text_put(&to, last);
    else
        text_put(&to, words_of("Enter chooses this game; Enter again plays "
                               "it"));
    place.width = screen->columns - LEFT - 2;
    if (term_screen_width(help) <= place.width)
        text_put(&shorter, help);
    else
        term_screen_shorten(help, &shorter);
    place.row -= term_wrap_lines(words, place.width) > 1;
    (void)term_wrap_draw(screen, place, words, note);
}

static void draw_menu_keys(struct term_screen *screen)
{
    static const char *const keys[] = {
        "↑↓", WORDS("Choose"), "←→", WORDS("Change"), "Enter", WORDS("Select"),
        "o", WORDS("Kept games"), "Esc", WORDS("Back"), "q", WORDS("Quit"),
    };
    int at = LEFT + 1, row = screen->rows - 1;

    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i += 2) {
        at += term_screen_text(screen, at, row, 10, keys[i], key_style) + 1;
        at += term_screen_text(screen, at, row, LINE, words_of(keys[i + 1]),
                               faint) + 2;
    }
}

void term_menu_view_draw(struct term_screen *screen,
                         struct offer *list, const char *last,
                         const char *notice)
{
    struct term_style bar = {THEME_FAINT, THEME_BAR, 0};
    struct term_style name = {THEME_STRONG, THEME_BAR, 1};

    term_screen_fill(screen, 0, 0, screen->columns, screen->rows, plain);
    term_screen_fill(screen, 0, 0, screen->columns, 1, bar);
    term_screen_text(screen, 1, 0, LINE, "Boardwalk", name);
    term_screen_text(screen, 13, 0, LINE, labels_greeting(), bar);
    draw_title_board(screen, offer_entry(list));
    draw_lists(screen, list);
    draw_help(screen, list, last, notice);
    draw_menu_keys(screen);
}

/* The left arrow and the column beside it step back; the value and the right
 * arrow step on; the name only chooses the row. */
static void hit_setting(const struct term_screen *screen,
                        const struct offer *list, int column, int row,
                        struct term_menu_spot *spot)
{
    const struct offer_entry *entry = &list->entries[list->at];

    for (int i = 0; i < offer_rows(entry); i++) {
        int top = setting_row(screen, list, i);
        struct setting setting;

        read_setting(screen, entry, i, &setting);
        if (!top || row < top || row >= top + setting.rows)
            continue;
        spot->row = i;
        if (row == top + setting.rows - 1 && column >= setting.value_column)
            spot->by = column < setting.value_column + 2 ? -1 : 1;
    }
}

struct term_menu_spot term_menu_view_hit(const struct term_screen *screen,
                                         struct offer *list,
                                         int column, int row)
{
    struct term_menu_spot spot = {-1, -1, 0};
    int at = row - ENTRIES_TOP;

    if (at < 0 || column < LEFT || column >= screen->columns - 2)
        return spot;
    if (column < RIGHT - 2
        && at + first_entry(screen, list) < last_entry(screen, list))
        spot.entry = at + first_entry(screen, list);
    if (column >= RIGHT)
        hit_setting(screen, list, column, row, &spot);
    return spot;
}
