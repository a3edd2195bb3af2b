/* field.c - a text field of one line in the window.
 *
 * Invariant: text is UTF-8 with a zero byte at `used`, and the caret never
 * stands inside a letter. Places are bytes, except for what is seen, which is
 * counted in letters.
 */
#include "window/dialogs/field.h"

#include <string.h>

#include "draw/letter.h"
#include "player/key.h"

/* The byte where the next letter after a place begins; and where the one
 * before it does. */
static int after(const struct window_field *self, int at)
{
    if (at < self->used)
        do {
            at++;
        } while (at < self->used && letter_is_inside(self->text[at]));
    return at;
}

static int before(const struct window_field *self, int at)
{
    int to = at > 0 ? at - 1 : 0;

    while (to > 0 && letter_is_inside(self->text[to]))
        to--;
    return to;
}

static int letters_until(const struct window_field *self, int end)
{
    int count = 0;

    for (int at = 0; at < end; at = after(self, at))
        count++;
    return count;
}

static int byte_of_letter(const struct window_field *self, int letter)
{
    int at = 0;

    while (letter-- > 0 && at < self->used)
        at = after(self, at);
    return at;
}

/* Writing and erasing */

/* Removes bytes, and moves the zero byte with what is behind them. */
static void erase_bytes(struct window_field *self, int from, int to)
{
    memmove(self->text + from, self->text + to,
            (size_t)(self->used - to) + 1);
    self->used -= to - from;
    self->caret = from;
}

/* All of them or none: half a letter would break the text. */
static void insert_bytes(struct window_field *self, const char *bytes,
                         int length)
{
    if (self->used + length >= (int)sizeof self->text)
        return;
    memmove(self->text + self->caret + length, self->text + self->caret,
            (size_t)(self->used - self->caret) + 1);
    memcpy(self->text + self->caret, bytes, (size_t)length);
    self->used += length;
    self->caret += length;
}

static int encode_utf8(uint32_t code, char bytes[4])
{
    int length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    static const uint32_t lead[] = {0, 0, 0xc0, 0xe0, 0xf0};

    for (int i = length - 1; i > 0; i--) {
        bytes[i] = (char)(0x80 | (code & 0x3f));
        code >>= 6;
    }
    bytes[0] = (char)(lead[length] | code);
    return length;
}

static int type_character(struct window_field *self, uint32_t key)
{
    char bytes[4] = {0};

    if (key < ' ' || key == KEY_BACKSPACE || key >= KEY_BEYOND)
        return 0;
    insert_bytes(self, bytes, encode_utf8(key, bytes));
    return 1;
}

int window_field_key(struct window_field *self, uint32_t key)
{
    int at = self->caret;

    switch (key) {
    case KEY_LEFT:      self->caret = before(self, at); return 1;
    case KEY_RIGHT:     self->caret = after(self, at); return 1;
    case KEY_HOME:      self->caret = 0; return 1;
    case KEY_END:       self->caret = self->used; return 1;
    case KEY_BACKSPACE: erase_bytes(self, before(self, at), at); return 1;
    case KEY_DELETE:    erase_bytes(self, at, after(self, at)); return 1;
    case KEY_CTRL_U:    erase_bytes(self, 0, self->used); return 1;
    default:            return type_character(self, key);
    }
}

/* Letter by letter, so that a long text fills the field as far as it goes and
 * never with half a letter at its end. */
void window_field_paste(struct window_field *self, const char *text)
{
    int length;

    for (; *text && *text != '\n' && *text != '\r'; text += length) {
        for (length = 1; letter_is_inside(text[length]); )
            length++;
        if (!text_is_control(*text))
            insert_bytes(self, text, length);
    }
}

void window_field_set(struct window_field *self, const char *text)
{
    memset(self, 0, sizeof *self);
    window_field_paste(self, text);
}

/* What is seen */

/* Scrolls no further than need be: first back if there is room at the end,
 * then so that the caret is seen. */
int window_field_view(struct window_field *self, int letters,
                      struct text *to)
{
    int caret = letters_until(self, self->caret);
    int all = letters_until(self, self->used), end;

    if (self->first > all - letters)
        self->first = all > letters ? all - letters : 0;
    if (caret < self->first)
        self->first = caret;
    if (caret > self->first + letters)
        self->first = caret - letters;
    end = byte_of_letter(self, self->first + letters);
    for (int at = byte_of_letter(self, self->first); at < end; at++)
        text_put_char(to, self->text[at]);
    return caret - self->first;
}

void window_field_point(struct window_field *self, int letter)
{
    self->caret = byte_of_letter(self, self->first + letter);
}
