/* prompt.c - one line that a person types: a file, a move.
 *
 * There is no cursor to move: answers are short, and Backspace and Ctrl-U are
 * enough. The text is UTF-8, and is only ever cut between characters.
 */
#include "term/prompt.h"

#include <string.h>

#include "term/input.h"
#include "term/theme.h"

/* The question is not copied and must last as long as the prompt. */
void term_prompt_ask(struct term_prompt *self, const char *question)
{
    *self = (struct term_prompt){.question = question};
}

/* What does not fit is dropped whole: no half of a character is left. */
static void append_character(struct term_prompt *self, uint32_t code)
{
    char bytes[4];
    size_t length = (size_t)term_screen_encode(code, bytes);

    if (self->used + length >= sizeof self->text)
        return;
    memcpy(self->text + self->used, bytes, length);
    self->used += length;
    self->text[self->used] = 0;
}

/* One character, with its continuation bytes. */
static void remove_last(struct term_prompt *self)
{
    if (self->used == 0)
        return;
    do {
        self->used--;
    } while (self->used > 0 && (self->text[self->used] & 0xc0) == 0x80);
    self->text[self->used] = 0;
}

/* The text stays, for the caller to read. */
static enum term_prompt_answer close_prompt(struct term_prompt *self,
                                            enum term_prompt_answer how)
{
    self->question = NULL;
    return how;
}

/* Enter with an empty text cancels: no question has an empty answer. */
enum term_prompt_answer term_prompt_key(struct term_prompt *self,
                                        uint32_t key)
{
    switch (key) {
    case KEY_ENTER:
        return close_prompt(self, self->used ? TERM_PROMPT_DONE
                                             : TERM_PROMPT_CANCELLED);
    case KEY_ESC:
    case KEY_CTRL_C:
        return close_prompt(self, TERM_PROMPT_CANCELLED);
    case KEY_BACKSPACE:
        remove_last(self);
        break;
    case KEY_CTRL_U:
        self->used = 0;
        self->text[0] = 0;
        break;
    default:
        if (key >= ' ' && key < KEY_BEYOND)
            append_character(self, key);
    }
    return TERM_PROMPT_OPEN;
}

/* Of a text that is too long for the row the end is shown, where the cursor
 * is. */
void term_prompt_draw(const struct term_prompt *self,
                      struct term_screen *screen, int row)
{
    struct term_style ask = {THEME_NOTICE, THEME_ROOM, 1};
    struct term_style ink = {THEME_STRONG, THEME_ROOM, 0};
    struct term_style cursor = {THEME_ROOM, THEME_STRONG, 0};
    const char *text = self->text;
    int at = 1 + term_screen_text(screen, 1, row, screen->columns,
                                  self->question, ask) + 1;
    int room = screen->columns - at - 2;

    for (int over = term_screen_width(text) - room; over > 0; over--)
        term_screen_decode(&text);
    at += term_screen_text(screen, at, row, room, text, ink);
    term_screen_put(screen, at, row, screen->depth == TERM_NO_COLOUR
                    ? '_' : ' ', cursor);
}
