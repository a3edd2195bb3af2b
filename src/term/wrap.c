/* wrap.c - wraps text at spaces.
 *
 * Words longer than a line are cut off by the screen rather than broken:
 * hardly any word is, and half a word reads no better.
 */
#include "term/wrap.h"

#include <string.h>

enum { WORD_MAX = 256 };

/* The next word, up to a space; 0: there is none. */
static int take_word(const char **text, char word[WORD_MAX])
{
    size_t length, kept;

    *text += strspn(*text, " \n");
    length = strcspn(*text, " \n");
    kept = length < WORD_MAX ? length : WORD_MAX - 1;
    memcpy(word, *text, kept);
    word[kept] = 0;
    *text += length;
    return length > 0;
}

/* Without a screen lines are only counted. */
static int wrap(struct term_screen *screen, struct term_wrap place,
                const char *text, struct term_style style)
{
    char word[WORD_MAX];
    int at = 0, row = place.row;

    while (take_word(&text, word)) {
        int length = term_screen_width(word);

        if (at && at + 1 + length > place.width) {
            at = 0;
            row++;
        }
        at += at > 0;
        if (screen && row >= place.top && row < place.bottom)
            (void)term_screen_text(screen, place.column + at, row,
                                   place.width - at, word, style);
        at += length;
    }
    return row - place.row + (at > 0);
}

/* Rows outside top and bottom are laid out but not drawn, so that a text can
 * be scrolled. Returns how many lines it takes in all. */
int term_wrap_draw(struct term_screen *screen, struct term_wrap place,
                   const char *text, struct term_style style)
{
    return wrap(screen, place, text, style);
}

int term_wrap_lines(const char *text, int width)
{
    return wrap(NULL, (struct term_wrap){.width = width}, text,
                (struct term_style){0, 0, 0});
}
