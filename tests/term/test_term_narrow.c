/* test_term_narrow.c - in 80 by 24 cells nothing is cut off, in any language
 * that there is. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "bench/table.h"
#include "machines/all.h"
#include "player/labels.h"
#include "term/help.h"
#include "term/menu_view.h"
#include "term/rules.h"
#include "term/view.h"
#include "term/wrap.h"

enum { COLUMNS = 80, ROWS = 24, ROOM = COLUMNS - 2, PO_MAX = 1 << 19 };

static const char *const languages[] = {"en", "de"};

static char po[PO_MAX], taken[PO_MAX];

static void read_po(const char *code)
{
    char path[400];
    size_t length = 0;
    FILE *file;

    snprintf(path, sizeof path, "%s/%s.po", PO_DIR, code);
    file = fopen(path, "r");
    if (file) {
        length = fread(po, 1, sizeof po - 1, file);
        fclose(file);
    }
    assert_int_equal(file != NULL, strcmp(code, "en") != 0);
    po[length] = 0;
}

static void speak(const char *code)
{
    read_po(code);
    memcpy(taken, po, sizeof taken);
    assert_null(words_take(taken));
}

static struct term_screen screen;

static void open_screen(void)
{
    assert_null(term_screen_open(&screen, COLUMNS, ROWS, TERM_24BIT, 1));
}

static int is_at(int cell, const char *text)
{
    while (*text) {
        uint32_t code = term_screen_decode(&text);

        if (cell >= screen.columns * screen.rows
            || screen.back[cell++].glyph != code)
            return 0;
    }
    return 1;
}

static void must_show(const char *text)
{
    for (int i = 0; i < screen.columns * screen.rows; i++)
        if (is_at(i, text))
            return;
    fail_msg("not on the screen, or cut: %s", text);
}

/* All of it, in a row or over several. */
static void must_show_words(const char *text)
{
    char words[2000], *word;

    assert_true(strlen(text) < sizeof words);
    strcpy(words, text);
    for (word = strtok(words, " \n"); word; word = strtok(NULL, " \n"))
        must_show(word);
}

static void must_not_be_cut(void)
{
    char row[4 * COLUMNS + 1];

    for (int i = 0; i < screen.columns * screen.rows; i++) {
        int at = i - i % screen.columns, used = 0;

        if (screen.back[i].glyph != TERM_ELLIPSIS)
            continue;
        for (int k = 0; k < screen.columns; k++)
            used += term_screen_encode(screen.back[at + k].glyph, row + used);
        row[used] = 0;
        fail_msg("cut: %s", row);
    }
}

/* Menus */

static const char *put(void (*how)(const struct offer_entry *, int,
                                   struct text *),
                       const struct offer_entry *entry, int row)
{
    static char text[300];
    struct text to;

    text_begin(&to, text, sizeof text);
    how(entry, row, &to);
    return text;
}

/* Every value of a setting, one after the other; numbers a few. */
static void turn_setting(struct offer *list, int row)
{
    for (int i = 0; i < 12; i++) {
        term_menu_view_draw(&screen, list, "", "");
        must_not_be_cut();
        must_show(put(offer_name, offer_entry(list), row));
        must_show(put(offer_value, offer_entry(list), row));
        must_show_words(put(offer_help, offer_entry(list), row));
        offer_change(offer_entry(list), row, 1);
    }
}

static void read_menu_entry(struct offer *list)
{
    struct offer_entry *entry = offer_entry(list);

    for (int row = 0; row < offer_rows(entry); row++)
        if (offer_is_more(entry, row))
            entry->is_more = 1;
    list->is_inside = 1;
    for (int row = 0; row < offer_rows(entry); row++) {
        struct offer_entry before = *entry;

        list->row = row;
        turn_setting(list, row);
        *entry = before;
    }
    list->is_inside = 0;
    term_menu_view_draw(&screen, list, "", "");
    if (entry->intro)
        must_show_words(words_of(entry->intro->pitch));
    if (entry->machine)
        must_show_words(words_of(entry->machine->board->title));
}

CASE(menus_are_whole)
{
    static struct offer list;

    BEGIN_CASE;
    for (size_t i = 0; i < 2; i++) {
        speak(languages[i]);
        open_screen();
        offer_begin(&list, 1);
        for (list.at = 0; list.at < list.count; list.at++)
            read_menu_entry(&list);
        must_show(labels_greeting());
        must_show(labels_name(LABEL_KEPT_GAMES));
        must_show(words_of("Quit"));
        term_screen_close(&screen);
    }
}

/* Pages */

CASE(help_is_whole)
{
    BEGIN_CASE;
    for (size_t i = 0; i < 2; i++) {
        speak(languages[i]);
        open_screen();
        FOR_MACHINES(m) {
            int height = term_help_draw(&screen, *m, 0);

            for (const struct term_help_key *k = term_help_keys; k->keys;
                 k++) {
                must_show(strcmp(k->keys, "space") == 0
                          ? "" : words_of(k->keys));
                must_show(words_of(k->does));
            }
            must_show(words_of(height > ROWS
                               ? "↑↓ scroll   any other key goes back"
                               : "press any key to go back"));
            (void)term_help_draw(&screen, *m,
                                 height > ROWS ? height - ROWS : 0);
            if ((*m)->how_to)
                must_show_words(words_of((*m)->how_to));
        }
        term_screen_close(&screen);
    }
}

/* The picture beside them. */
static void read_rules_picture(const struct intro *intro)
{
    static struct table table;

    table.count = 0;
    if (intro->lay_rules)
        intro->lay_rules(&table);
    for (int i = 0; i < table.count; i++)
        if (table.item[i].kind == TABLE_LABEL)
            must_show(table.item[i].text);
}

/* The first paragraph and, at the end, the last. */
CASE(rules_are_whole)
{
    BEGIN_CASE;
    for (size_t i = 0; i < 2; i++) {
        speak(languages[i]);
        open_screen();
        FOR_MACHINES(m) {
            const struct intro *intro = intro_of(*m);
            int height, scroll = 0;

            if (!term_rules_are_there(*m))
                continue;
            height = term_rules_draw(&screen, *m, 0);
            must_show(words_of(intro->title));
            must_show_words(words_of(intro->rules[0]));
            read_rules_picture(intro);
            scroll = height > ROWS ? height - ROWS : 0;
            (void)term_rules_draw(&screen, *m, scroll);
            for (int k = 0; intro->rules[k]; k++)
                if (!intro->rules[k + 1])
                    must_show_words(words_of(intro->rules[k]));
        }
        term_screen_close(&screen);
    }
}

/* Sentences: all that machines say, as they stand in the language's file */

/* Six letters for each hole, which is a name, a number or a square. */
static void fill_holes(const char *pattern, struct text *to)
{
    words_put(to, pattern, "Player", "128-64", "a1-b2c", "Nobody", "ABCDEF",
              "GHIJKL", "1", "2", (char *)0);
}

static void must_fit(const char *pattern, int rows)
{
    char words[600];
    struct text to;

    text_begin(&to, words, sizeof words);
    fill_holes(pattern, &to);
    if (strlen(words) >= TABLE_LINE_MAX)
        fail_msg("longer than a line may be: %s", words);
    if (term_wrap_lines(words, ROOM) > rows)
        fail_msg("more than %d rows: %s", rows, words);
}

/* How many rows there are for the words of a file. */
static int rows_for(const char *reference)
{
    return strstr(reference, "/intro_guide.c") ? 3
         : strstr(reference, "/table_say") ? 2
         : strstr(reference, "/table_end") ? 2 : 0;
}

static const char *quoted(const char *line, char text[1000])
{
    const char *from = strchr(line, '"');

    assert_non_null(from);
    assert_int_equal(text_word(&from, text, 1000), 1);
    return text;
}

static int check_entry(const char *line, int rows)
{
    char text[1000];

    if (!rows || (strncmp(line, "msgid \"", 7) != 0
                  && strncmp(line, "msgstr \"", 8) != 0))
        return 0;
    must_fit(quoted(line, text), rows);
    return 1;
}

CASE(what_machines_say_fits_below_the_board)
{
    int rows = 0, checked = 0;

    BEGIN_CASE;
    speak("en");
    read_po("de");
    for (char *line = strtok(po, "\n"); line; line = strtok(NULL, "\n")) {
        if (strncmp(line, "#: ", 3) == 0)
            rows = rows_for(line);
        else
            checked += check_entry(line, rows);
    }
    assert_in_range(checked, 200, 2000);
}

/* A notice of two rows, and a talk that gives way to it. */
CASE(a_long_notice_is_whole)
{
    static const char notice[] =
        "/home/somebody/games/duel-20260131-235900-42.bw was removed or "
        "replaced, and cannot be written again: No space left on device; "
        "save a copy in another place";
    struct term_view_talk talk = {"Step 1 of 8: press BTN3 on the board, which "
        "is the button at the left of the four, and then let it go", "Skip",
        "", 0, NULL};
    struct play play = {0};
    struct term_prompt prompt = {0};
    struct session *session;

    BEGIN_CASE;
    speak("en");
    open_screen();
    assert_null(session_open(&session, "duel"));
    assert_null(play_open(&play, session, NULL, NULL));
    term_view_draw(&screen, &play, &prompt, notice, &talk);
    must_show_words(".../duel-20260131-235900-42.bw was removed or replaced, "
                    "and cannot be written again: No space left on device; "
                    "save a copy in another place");
    play_close(&play);
    term_screen_close(&screen);
}

static const struct CMUnitTest tests[] = {
    TEST("narrow: menus are whole in 80 columns", menus_are_whole),
    TEST("narrow: help is whole in 80 columns", help_is_whole),
    TEST("narrow: rules are whole in 80 columns", rules_are_whole),
    TEST("narrow: what machines say fits below the board",
         what_machines_say_fits_below_the_board),
    TEST("narrow: a long notice is whole", a_long_notice_is_whole),
};

CHECK_MAIN("narrow", tests)
