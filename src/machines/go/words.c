/* words.c - reads the texts on the Go machine's monitor from its pixels.
 *
 * Where texts stand, and in which colours, is said in hps/render_panel.c,
 * render_card.c and render_menu.c. Those that begin at the left or end at the
 * right are read from there; of one in the middle the number of letters decides
 * where it begins, so all numbers are tried, the greatest first.
 */
#include "machines/go/words.h"

#include <string.h>

#include "machines/go/hps/render_inside.h"
#include "machines/go/vga.h"

enum {
    SCORE_INSET = 32, SCORE_TOP = PANEL_TEXT_TOP,
    TURN_MIDDLE = FB_WIDTH / 2 + 12,
    TAKEN_INSET = 8, TAKEN_TOP = 458,
    MESSAGE_TOP = 454, MESSAGE_SMALL_TOP = 458,
    NAME_TOP = 98,
    TITLE_MIDDLE = 508, TITLE_TOP = 329,
    MENU_LEFT = 236, MENU_TOP = 120, QUESTION_TOP = 72,
    ITEM_LEFT = MENU_LEFT + 58, ITEM_DOWN = 10, ITEM_STEP = 58,
    FIRST_LETTER = ' ', LAST_LETTER = '~',
};

/* Only pixels of one colour count, so that texts of several colours may stand
 * at one place, and a shaded ground does not matter. */
struct page {
    const struct picture_view *picture;
    uint16_t ink;                       /* as the monitor shows it */
    int scale;
};

static struct page page_in_colour(const struct picture_view *picture,
                                  uint16_t color, int scale)
{
    return (struct page){picture, vga_rgb444(color), scale};
}

static int has_ink(const struct page *self, int x, int y)
{
    return x >= 0 && x < FB_WIDTH && y >= 0 && y < FB_HEIGHT
        && picture_pixel(self->picture, x, y) == self->ink;
}

/* Letters */

/* One column of a letter as the font has it. */
static unsigned read_column(const struct page *self, int x, int y)
{
    unsigned column = 0;

    for (int row = 0; row < FONT_HEIGHT; row++)
        column |= (unsigned)has_ink(self, x, y + row * self->scale) << row;
    return column;
}

/* By its whole shape: one pixel too many or too few and it is no letter, so
 * that half a picture is never taken for words. 0 if it is none. */
static char recognise_letter(const struct page *self, int x, int y)
{
    uint8_t seen[FONT_WIDTH];

    for (int i = 0; i < FONT_WIDTH; i++)
        seen[i] = (uint8_t)read_column(self, x + i * self->scale, y);
    for (int c = FIRST_LETTER; c <= LAST_LETTER; c++)
        if (memcmp(seen, font_table[c], sizeof seen) == 0)
            return (char)c;
    return 0;
}

/* What stands after the last letter is paper, which reads as blanks. */
static void trim(char *words)
{
    size_t length = strlen(words);

    while (length && words[length - 1] == ' ')
        words[--length] = 0;
}

/* Up to the first place that has no letter. */
static void read_from(const struct page *self, int x, int y,
                      char words[GO_WORDS_MAX])
{
    int count = 0;
    char letter;

    while (count < GO_WORDS_MAX - 1
           && (letter = recognise_letter(self, x, y)) != 0) {
        words[count++] = letter;
        x += FONT_STEP * self->scale;
    }
    words[count] = 0;
    trim(words);
}

/* From its end back to the first two blanks in a row. */
static void read_before(const struct page *self, int right, int y,
                        char words[GO_WORDS_MAX])
{
    int step = FONT_STEP * self->scale;
    int x = right - FONT_WIDTH * self->scale, count = 0, blanks = 0;
    char back[GO_WORDS_MAX] = "", letter;

    while (count < GO_WORDS_MAX - 1 && blanks < 2
           && (letter = recognise_letter(self, x, y)) != 0) {
        back[count++] = letter;
        blanks = letter == ' ' ? blanks + 1 : 0;
        x -= step;
    }
    count -= blanks;
    for (int i = 0; i < count; i++)
        words[i] = back[count - 1 - i];
    words[count] = 0;
}

/* Exactly so many letters around the middle; 0 if there are not. */
static int read_centred_count(const struct page *self, int middle, int y,
                              int count, char words[GO_WORDS_MAX])
{
    int x = middle - (count * FONT_STEP - 1) * self->scale / 2;

    for (int i = 0; i < count; i++) {
        words[i] = recognise_letter(self, x + i * FONT_STEP * self->scale, y);
        if (!words[i] || ((i == 0 || i == count - 1) && words[i] == ' '))
            return 0;
    }
    words[count] = 0;
    return 1;
}

/* A longer text that fits is the right one: each shorter reading is a part of
 * it, and begins between its letters only by accident. */
static void read_centred(const struct page *self, int middle, int y,
                         int most, char words[GO_WORDS_MAX])
{
    for (int count = most; count > 0; count--)
        if (read_centred_count(self, middle, y, count, words))
            return;
    words[0] = 0;
}

/* Screens */

static int is_title(const struct picture_view *picture)
{
    struct page page = page_in_colour(picture, COLOR_ACCENT, 2);
    char words[GO_WORDS_MAX];

    return read_centred_count(&page, TITLE_MIDDLE, TITLE_TOP, 11, words)
        && strcmp(words, "Press Enter") == 0;
}

/* The item that stands at a place in the colour of what is selected. */
static int find_item(const char *words, enum menu_item *item)
{
    for (int i = 0; i < MENU_ITEMS; i++)
        if (strcmp(words, render_menu_text((enum menu_item)i)) == 0) {
            *item = (enum menu_item)i;
            return 1;
        }
    return 0;
}

/* One of its items is marked at all times, and how many there are depends on
 * the menu: so it is looked for at each height. */
static int read_menu(const struct picture_view *picture, struct go_words *words)
{
    struct page page = page_in_colour(picture, COLOR_ACCENT, 2);

    for (int y = MENU_TOP; y + ITEM_STEP < FB_HEIGHT; y += ITEM_STEP) {
        char text[GO_WORDS_MAX];

        read_from(&page, ITEM_LEFT, y + ITEM_DOWN, text);
        if (text[0] && find_item(text, &words->item))
            return 1;
    }
    return 0;
}

/* Up to the next blank. */
static void put_word(char to[GO_WORDS_MAX], const char *from)
{
    size_t length = strcspn(from, " ");

    memcpy(to, from, length);
    to[length] = 0;
}

/* "Black 3" at the left, "White 8.5" at the right. */
static void read_scores(const struct picture_view *picture,
                        struct go_words *words)
{
    struct page page = page_in_colour(picture, COLOR_INK, 2);
    char text[GO_WORDS_MAX];
    const char *number;

    for (int side = 0; side < 2; side++) {
        if (side == 0)
            read_from(&page, SCORE_INSET, SCORE_TOP, text);
        else
            read_before(&page, FB_WIDTH - SCORE_INSET, SCORE_TOP, text);
        number = strchr(text, ' ');
        put_word(words->score[side], number ? number + 1 : "");
    }
}

/* "Captured: 0 white" is below the one who took them. */
static void read_taken(const struct picture_view *picture,
                       struct go_words *words)
{
    struct page page = page_in_colour(picture, COLOR_INK, 1);
    char text[GO_WORDS_MAX];
    const char *number;

    for (int side = 0; side < 2; side++) {
        if (side == 1)
            read_from(&page, TAKEN_INSET, TAKEN_TOP, text);
        else
            read_before(&page, FB_WIDTH - TAKEN_INSET, TAKEN_TOP, text);
        number = text_find(text, ": ");
        put_word(words->taken[side], number ? number + 2 : "");
    }
}

/* A ring around a crossing, drawn above stones and lines and in a colour that
 * nothing else has: its leftmost pixel is enough. */
static void read_cursor(const struct picture_view *picture,
                        struct go_words *words)
{
    struct page page = page_in_colour(picture, COLOR_CURSOR, 1);

    words->cursor_row = words->cursor_col = -1;
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            if (has_ink(&page, BOARD_LEFT + col * CELL_SIZE - CURSOR_RADIUS,
                        BOARD_TOP + row * CELL_SIZE)) {
                words->cursor_row = row;
                words->cursor_col = col;
            }
}

/* Short ones stand in large letters, long ones in small ones. */
static void read_message(const struct picture_view *picture,
                         struct go_words *words)
{
    struct page large = page_in_colour(picture, COLOR_ACCENT, 2);
    struct page small = page_in_colour(picture, COLOR_ACCENT, 1);
    char text[GO_WORDS_MAX];

    read_centred(&large, FB_WIDTH / 2, MESSAGE_TOP, 31, text);
    if (!text[0])
        read_centred(&small, FB_WIDTH / 2, MESSAGE_SMALL_TOP,
                     GO_WORDS_MAX - 1, text);
    words->has_passed = text_find(text, " has passed") != NULL;
    words->lacks_memory = strncmp(text, "No memory", 9) == 0;
}

/* Whoever is called by a level is the machine. */
static int is_bot(const struct picture_view *picture, Stone side)
{
    struct page page = page_in_colour(picture, COLOR_INK, 2);
    int middle = COLUMN_WIDTH / 2
               + (side == BLACK ? 0 : FB_WIDTH - COLUMN_WIDTH);
    char name[GO_WORDS_MAX];

    read_centred(&page, middle, NAME_TOP, 8, name);
    return strncmp(name, "Level ", 6) == 0;
}

/* No move has so many digits that they could be too many. */
static unsigned leading_number(const char *digits)
{
    unsigned number = 0;

    for (; *digits >= '0' && *digits <= '9'; digits++)
        number = 10 * number + (unsigned)(*digits - '0');
    return number;
}

/* "Move 5: Black to play": four moves were made. */
static int read_turn_line(const struct picture_view *picture,
                          struct go_words *words)
{
    struct page page = page_in_colour(picture, COLOR_INK, 2);
    char text[GO_WORDS_MAX];
    const char *side;

    read_centred(&page, TURN_MIDDLE, PANEL_TEXT_TOP, 24, text);
    side = text_find(text, ": ");
    if (strncmp(text, "Move ", 5) != 0 || !side)
        return 0;
    words->moves = leading_number(text + 5) - 1;
    words->turn = strncmp(side + 2, "Black", 5) == 0 ? BLACK : WHITE;
    words->is_thinking = is_bot(picture, words->turn);
    read_scores(picture, words);
    read_taken(picture, words);
    read_cursor(picture, words);
    read_message(picture, words);
    return words->cursor_row >= 0;
}

/* "Black wins by 1.5" takes the place of whose turn it is. */
static int read_result_line(const struct picture_view *picture,
                            struct go_words *words)
{
    struct page page = page_in_colour(picture, COLOR_ACCENT, 2);

    read_centred(&page, FB_WIDTH / 2, PANEL_TEXT_TOP, 20, words->winner);
    if (!text_find(words->winner, " wins by "))
        return 0;
    read_scores(picture, words);
    return 1;
}

/* In this order: a game and its end share a panel, and only a menu has neither.
 * A screen that is being drawn is none of them. */
void go_words_read(const struct picture_view *picture, struct go_words *words)
{
    memset(words, 0, sizeof *words);
    if (is_title(picture))
        words->screen = SCREEN_TITLE;
    else if (read_turn_line(picture, words))
        words->screen = SCREEN_GAME;
    else if (read_result_line(picture, words))
        words->screen = SCREEN_OVER;
    else if (read_menu(picture, words))
        words->screen = SCREEN_MENU;
    else
        words->is_dark = 1;
}

/* In one line */

static void put_both_colours(struct text *to, char pair[2][GO_WORDS_MAX])
{
    text_put(to, "B ");
    text_put(to, pair[0]);
    text_put(to, " W ");
    text_put(to, pair[1]);
}

/* Columns are lettered without I, rows are numbered from the bottom. */
static void put_game_words(struct go_words *words, struct text *to)
{
    static const char columns[] = "ABCDEFGHJ";
    char cursor[] = {columns[words->cursor_col],
                     (char)('0' + BOARD_LINES - words->cursor_row), 0};

    text_put(to, words->turn == BLACK ? "Black" : "White");
    text_put(to, words->is_thinking ? " thinks" : " to move");
    text_put(to, "; cursor ");
    text_put(to, cursor);
    text_put(to, "; move ");
    text_put_number(to, words->moves);
    text_put(to, "; ");
    put_both_colours(to, words->score);
    text_put(to, "; taken ");
    put_both_colours(to, words->taken);
    text_put(to, words->has_passed ? "; passed" : "");
    text_put(to, words->lacks_memory
                 ? "; no memory for that level: this is level 3" : "");
}

/* All that a person would say who looks at it; scores are as they stand there,
 * so that a script sees what is wrong with them. */
void go_words_put(const struct picture_view *picture, struct text *to)
{
    struct go_words words;

    go_words_read(picture, &words);
    if (words.is_dark) {
        text_put(to, "dark");
    } else if (words.screen == SCREEN_TITLE) {
        text_put(to, "Go: press Enter");
    } else if (words.screen == SCREEN_MENU) {
        text_put(to, "menu: ");
        text_put(to, render_menu_text(words.item));
    } else if (words.screen == SCREEN_GAME) {
        put_game_words(&words, to);
    } else {
        put_both_colours(to, words.score);
        text_put(to, "; ");
        text_put(to, words.winner);
        text_put(to, "; any key");
    }
}
