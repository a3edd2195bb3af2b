/* typing.c - what a keyboard does, as keys that go down and up. */
#include "window/typing.h"

/* Who types faster than this line is emptied loses keys, and no more. */
static void tell(struct window_typing *self, struct window_event event)
{
    if (self->count == WINDOW_TYPING_LINE)
        return;
    self->line[(self->first + self->count) % WINDOW_TYPING_LINE] = event;
    self->count++;
}

static void tell_up(struct window_typing *self, uint32_t key)
{
    tell(self, (struct window_event){.kind = WINDOW_KEY_UP, .key = key});
}

static void tell_down(struct window_typing *self, uint32_t key,
                      int is_repeat)
{
    tell(self, (struct window_event){.kind = WINDOW_KEY, .key = key,
                                     .is_repeat = is_repeat});
}

/* A place whose key has changed since, by Shift, lets go of the old one. */
static void hold(struct window_typing *self, int place, uint32_t key,
                 int is_repeat)
{
    uint32_t before = self->held[place];

    if (before && before != key)
        tell_up(self, before);
    self->held[place] = key;
    tell_down(self, key, is_repeat && before == key);
}

void window_typing_settle(struct window_typing *self)
{
    if (self->is_pending && self->otherwise)
        hold(self, self->place, self->otherwise, self->is_repeat);
    self->is_pending = 0;
}

void window_typing_down(struct window_typing *self, int place, uint32_t key,
                        int writes, int is_repeat)
{
    window_typing_settle(self);
    if (place < 0 || place >= WINDOW_TYPING_PLACES)
        return;
    self->is_pending = writes;
    self->place = place;
    self->is_repeat = is_repeat;
    self->otherwise = key;
    if (!writes && key)
        hold(self, place, key, is_repeat);
}

void window_typing_up(struct window_typing *self, int place)
{
    window_typing_settle(self);
    if (place < 0 || place >= WINDOW_TYPING_PLACES || !self->held[place])
        return;
    tell_up(self, self->held[place]);
    self->held[place] = 0;
}

/* The length of a character by its first byte. */
static int length_of(unsigned char byte)
{
    return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

/* One code point; 0 at the end and for what is none. */
static uint32_t take_point(const char **text)
{
    const unsigned char *from = (const unsigned char *)*text;
    int length = length_of(*from);
    uint32_t point = length == 1 ? *from
                   : (uint32_t)*from & (0x7fu >> length);

    for (int i = 1; i < length; i++) {
        if ((from[i] & 0xc0) != 0x80)
            return 0;
        point = point << 6 | (from[i] & 0x3fu);
    }
    *text += length;
    return point;
}

/* Text that no place has written, as an input method does, is tapped. */
void window_typing_text(struct window_typing *self, const char *utf8)
{
    uint32_t key;

    while ((key = take_point(&utf8)) != 0) {
        if (key < ' ' || key == 127)
            continue;
        if (self->is_pending) {
            hold(self, self->place, key, self->is_repeat);
        } else {
            tell_down(self, key, 0);
            tell_up(self, key);
        }
        self->is_pending = 0;
    }
}

void window_typing_forget(struct window_typing *self)
{
    self->is_pending = 0;
    for (int i = 0; i < WINDOW_TYPING_PLACES; i++)
        window_typing_up(self, i);
}

int window_typing_next(struct window_typing *self,
                       struct window_event *event)
{
    if (!self->count)
        return 0;
    *event = self->line[self->first];
    self->first = (self->first + 1) % WINDOW_TYPING_LINE;
    self->count--;
    return 1;
}
