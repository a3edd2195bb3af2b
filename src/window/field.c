/* field.c - one line that a person writes in the window. */
#include "window/field.h"

#include <string.h>

#include "player/key.h"

static int is_inside_letter(char c)
{
    return ((unsigned char)c & 0xc0) == 0x80;
}

/* The byte where the letter behind a place begins, and the one before it. */
static int after(const struct window_field *self, int at)
{
    if (at < self->used)
        do {
            at++;
        } while (at < self->used && is_inside_letter(self->text[at]));
    return at;
}

static int before(const struct window_field *self, int at)
{
    int to = at > 0 ? at - 1 : 0;

    while (to > 0 && is_inside_letter(self->text[to]))
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

static int byte_of(const struct window_field *self, int letter)
{
    int at = 0;

    while (letter-- > 0 && at < self->used)
        at = after(self, at);
    return at;
}

/* Writing and erasing */

static void cut(struct window_field *self, int from, int to)
{
    memmove(self->text + from, self->text + to,
            (size_t)(self->used - to) + 1);
    self->used -= to - from;
    self->caret = from;
}

static void insert(struct window_field *self, const char *bytes, int length)
{
    if (self->used + length >= (int)sizeof self->text)
        return;
    memmove(self->text + self->caret + length, self->text + self->caret,
            (size_t)(self->used - self->caret) + 1);
    memcpy(self->text + self->caret, bytes, (size_t)length);
    self->used += length;
    self->caret += length;
}

static int encode(uint32_t code, char bytes[4])
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

static int write_key(struct window_field *self, uint32_t key)
{
    char bytes[4] = {0};

    if (key < ' ' || key == KEY_BACKSPACE || key >= KEY_BEYOND)
        return 0;
    insert(self, bytes, encode(key, bytes));
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
    case KEY_BACKSPACE: cut(self, before(self, at), at); return 1;
    case KEY_DELETE:    cut(self, at, after(self, at)); return 1;
    case KEY_CTRL_U:    cut(self, 0, self->used); return 1;
    default:            return write_key(self, key);
    }
}

void window_field_paste(struct window_field *self, const char *text)
{
    for (; *text && *text != '\n' && *text != '\r'; text++)
        if (!text_is_control(*text))
            insert(self, text, 1);
}

void window_field_set(struct window_field *self, const char *text)
{
    memset(self, 0, sizeof *self);
    window_field_paste(self, text);
}

/* What is seen */

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
    end = byte_of(self, self->first + letters);
    for (int at = byte_of(self, self->first); at < end; at++)
        text_put_char(to, self->text[at]);
    return caret - self->first;
}

void window_field_point(struct window_field *self, int letter)
{
    self->caret = byte_of(self, self->first + letter);
}
