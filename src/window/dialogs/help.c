/* help.c - the help of the window as lines.
 *
 * The text of a machine and of its parts comes from its own record (panel.c);
 * the tables here are the keys of the window, which are the same for all.
 * Where a machine uses the space bar itself, cross_name gives the key that
 * pauses instead.
 */
#include "window/dialogs/help.h"

#include <string.h>

#include "base/words.h"
#include "bench/title.h"
#include "boards/printed.h"
#include "bench/robot.h"
#include "player/cross.h"
#include "player/legend.h"
#include "window/item.h"

enum { LETTERS_MIN = 24, WORDS_MAX = 1200 };

/* What is written to, for which machine, and how wide. */
struct page {
    struct window_help *help;
    const struct machine_type *machine;
    int letters;
};

/* An entry of a table. The terminal has tables of its own (term/help.c). */
struct pair {
    const char *keys, *does;            /* null ends a table */
};

static const struct pair mouse[] = {
    {WORDS("click"),
     WORDS("presses a button while it is held, flips a switch")},
    {WORDS("right click"),
     WORDS("latches a button until the next right click")},
    {WORDS("drag"), WORDS("across switches sets all of them alike")},
    {WORDS("wheel"), WORDS("one second back, forward")},
    {0},
};

static const struct pair time_keys[] = {
    {WORDS("space"), WORDS("pause, resume")},
    {", .", WORDS("one tick back, forward")},
    {"< >", WORDS("one second back, forward")},
    {WORDS("PgUp PgDn"), WORDS("ten seconds back, forward")},
    {WORDS("Home End"), WORDS("to the start, to now")},
    {"[ ]", WORDS("slower, faster")},
    {0},
};

/* Only for games with a table. */
static const struct pair table_keys[] = {
    {WORDS("touch"),
     WORDS("a click on the table is a move: a hand presses it on the board; a "
           "piece can be dragged to its place")},
    {"Tab",
     WORDS("goes to the table first; arrows go from thing to thing, Enter or "
           "Space touches, Esc goes back to the board")},
    {"Ctrl-T", WORDS("table and board, the table alone, the board alone")},
    {"Ctrl-W", WORDS("closes a guide, or the end of a game")},
    {"u", WORDS("or Ctrl-Z: takes your last move back")},
    {"n",
     WORDS("skips the first steps, or begins them; where a game is over, "
           "another one")},
    {"g", WORDS("looks back at a game that is over")},
    {0},
};

static const struct pair face_keys[] = {
    {"h", WORDS("a hint")},
    {WORDS("? held"), WORDS("shows the keys on the board")},
    {"F1", WORDS("this page")},
    {"F2", WORDS("or R: the rules of the game")},
    {"Tab",
     WORDS("goes from part to part and through the bar; Space or Enter works "
           "what has the focus, Esc goes back to the board")},
    {"w o", WORDS("save a copy, kept games")},
    {"p", WORDS("power cycle: off and on again")},
    {"Ctrl-N", WORDS("new game")},
    {"Ctrl-L", WORDS("all games")},
    {"Ctrl-U", WORDS("sound off, on")},
    {"Ctrl-D", WORDS("dark desk, light desk")},
    {"F11", WORDS("full screen")},
    {"q", WORDS("quit; the game is kept")},
    {0},
};

/* Only for designs. */
static const struct pair design_keys[] = {
    {"F3",
     WORDS("unfolds the signals of the design, or folds them away: the tree of "
           "its modules with values, and waves")},
    {WORDS("click"),
     WORDS("on a module unfolds it, on a net shows its wave or takes it out")},
    {WORDS("arrows"),
     WORDS("go through the tree, right unfolds, left folds; Enter chooses a "
           "net")},
    {"+ -", WORDS("less time in the waves, more; as the wheel does there")},
    {"d", WORDS("values in decimal, or in hexadecimal")},
    {0},
};

/* Only for machines with a matrix that is pointed at. */
static const struct pair pointer_keys[] = {
    {WORDS("arrows"), WORDS("point at a square")},
    {"Enter", WORDS("selects it, as does a second click")},
    {"m", WORDS("a move by name: c3-d4")},
    {0},
};

/* Only for machines that hide something from one of the players. */
static const struct pair eyes_keys[] = {
    {"v", WORDS("looks at covered cards")},
    {0},
};

/* Lines */

/* The next line, empty; beyond the last one that is never seen. */
static struct window_help_line *add_help_line(const struct page *page,
                                              enum window_help_kind kind)
{
    static struct window_help_line unseen;
    struct window_help *help = page->help;
    struct window_help_line *line = help->count < WINDOW_HELP_LINES
                                  ? &help->line[help->count++] : &unseen;

    memset(line, 0, sizeof *line);
    line->kind = kind;
    return line;
}

/* The bytes are whole letters: window_item_wrap breaks between them. */
static void copy_bytes(char *to, size_t size, const char *from, int length)
{
    struct text text;

    text_begin(&text, to, size);
    for (int i = 0; i < length && from[i]; i++)
        text_put_char(&text, from[i]);
}

/* Keys and what they do: the first line with the keys, those that it wraps
 * to without. */
static void add_pair(const struct page *page, const char *keys,
                     const char *does)
{
    int letters = page->letters - WINDOW_HELP_KEYS;
    const char *from = does;

    do {
        struct window_help_line *line = add_help_line(page, HELP_KEYS);
        const char *next;
        int used = window_item_wrap(from, letters, &next);

        copy_bytes(line->does, sizeof line->does, from, used);
        if (from == does)
            copy_bytes(line->keys, sizeof line->keys, keys,
                       (int)strlen(keys));
        from = next;
    } while (*from);
}

static void add_pairs(const struct page *page, const struct pair *pairs)
{
    for (; pairs->keys; pairs++)
        add_pair(page, cross_name(page->machine->board, pairs->keys),
                 words_of(pairs->does));
}

/* An empty line goes before all headings but the first. */
static void add_heading(const struct page *page, const char *words)
{
    if (page->help->count)
        (void)add_help_line(page, HELP_TEXT);
    words = words_of(words);
    copy_bytes(add_help_line(page, HELP_HEADING)->does, WINDOW_HELP_WIDTH,
               words, (int)strlen(words));
}

/* Texts that were broken into lines for a terminal become one paragraph, and
 * are wrapped again to this width. */
static void add_paragraph(const struct page *page, const char *words)
{
    char joined[WORDS_MAX];
    const char *from = joined;
    struct text to;

    text_begin(&to, joined, sizeof joined);
    for (; words && *words; words++)
        text_put_char(&to, (char)(*words == '\n' ? ' ' : *words));
    while (*from) {
        struct window_help_line *line = add_help_line(page, HELP_TEXT);
        const char *next;
        int used = window_item_wrap(from, page->letters, &next);

        copy_bytes(line->does, sizeof line->does, from, used);
        from = next;
    }
}

/* Parts */

static const struct part *help_part(const struct page *page, int i)
{
    return &page->machine->board->parts[i];
}

/* Neighbouring parts that do the same are one entry. */
static void add_part_run(const struct page *page, int first, int count)
{
    char keys[64], does[200];
    struct text to;

    text_begin(&to, does, sizeof does);
    legend_put_work(page->machine, first, count, &to);
    text_begin(&to, keys, sizeof keys);
    legend_put_keys(page->machine, first, count, WINDOW_HELP_KEYS, &to);
    add_pair(page, keys, does);
}

/* "a bet as a number": in the machine's own word. */
static void add_dial(const struct page *page)
{
    char does[80];
    struct text to;

    text_begin(&to, does, sizeof does);
    words_put(&to, "a {1} as a number", words_of(page->machine->dial->asks),
              (char *)0);
    add_pair(page, "m", does);
}

/* Parts without a role, such as a chip, are not mentioned. */
static void add_parts(const struct page *page)
{
    int run;

    add_heading(page, WORDS("The parts"));
    for (int i = 0; help_part(page, i)->group; i += run) {
        run = legend_run(page->machine, i);
        if (legend_role(page->machine, help_part(page, i)))
            add_part_run(page, i, run);
    }
    if (page->machine->board->pointer)
        add_pairs(page, pointer_keys);
    else if (page->machine->dial)
        add_dial(page);
    if (page->machine->eyes)
        add_pairs(page, eyes_keys);
}

/* Keys that stand for several presses at once; few machines have them. */
static void add_shortcuts(const struct page *page)
{
    const struct shortcut *shortcut = page->machine->shortcuts;

    if (!shortcut)
        return;
    add_heading(page, WORDS("One key for several"));
    for (; shortcut->key; shortcut++) {
        char key[] = {shortcut->key, 0};

        add_pair(page, key, shortcut->event);
    }
}

static int fit_letters(int letters)
{
    if (letters > WINDOW_HELP_WIDTH - 1)
        return WINDOW_HELP_WIDTH - 1;
    return letters < LETTERS_MIN ? LETTERS_MIN : letters;
}

void window_help_rules(struct window_help *self,
                       const struct machine_type *machine,
                       const char *const *paragraphs, int letters)
{
    struct page page = {self, machine, fit_letters(letters)};

    self->count = 0;
    for (; paragraphs && *paragraphs; paragraphs++) {
        if (self->count)
            (void)add_help_line(&page, HELP_TEXT);
        add_paragraph(&page, printed_words(machine->board, *paragraphs));
    }
}

/* The machine first, then what is the same for all: who opens the help mostly
 * wants to know how to play. */
void window_help_make(struct window_help *self,
                      const struct machine_type *machine, int letters)
{
    struct page page = {self, machine, fit_letters(letters)};
    char title[WINDOW_HELP_WIDTH];
    struct text to;

    self->count = 0;
    text_begin(&to, title, sizeof title);
    title_put(machine, &to);
    add_heading(&page, title);
    if (machine->how_to)
        add_paragraph(&page, printed_words(machine->board, machine->how_to));
    add_parts(&page);
    add_shortcuts(&page);
    if (robot_has_table(machine)) {
        add_heading(&page, WORDS("The table"));
        add_pairs(&page, table_keys);
    }
    if (machine->design) {
        add_heading(&page, WORDS("The design"));
        add_pairs(&page, design_keys);
    }
    add_heading(&page, WORDS("Time"));
    add_pairs(&page, time_keys);
    add_heading(&page, WORDS("The mouse"));
    add_pairs(&page, mouse);
    add_heading(&page, WORDS("The window"));
    add_pairs(&page, face_keys);
}
