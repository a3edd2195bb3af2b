/* typing.c - turns key events of a keyboard into keys pressed and released.
 *
 * Invariant: for every key reported down, and not tapped, there is one place
 * in held[], and its release reports that same key. At most one place waits
 * for text.
 */
#include "window/typing.h"

/* When the queue is full, keys are lost, and nothing worse: it is emptied
 * after every SDL event. */
static void queue_key_event(struct window_typing *self,
                            struct window_event event)
{
    if (self->count == WINDOW_TYPING_LINE)
        return;
    self->line[(self->first + self->count) % WINDOW_TYPING_LINE] = event;
    self->count++;
}

static void queue_key_up(struct window_typing *self, uint32_t key)
{
    queue_key_event(self, (struct window_event){.kind = WINDOW_KEY_UP,
                                                .key = key});
}

static void queue_key_down(struct window_typing *self, uint32_t key,
                           int is_repeat)
{
    queue_key_event(self, (struct window_event){.kind = WINDOW_KEY, .key = key,
                                                .is_repeat = is_repeat});
}

/* A place is held as a key. If it was held as another, because Shift changed
 * while it repeats, the old key comes up first. */
static void hold_key(struct window_typing *self, int place, uint32_t key,
                     int is_repeat)
{
    uint32_t before = self->held[place];

    if (before && before != key)
        queue_key_up(self, before);
    self->held[place] = key;
    queue_key_down(self, key, is_repeat && before == key);
}

void window_typing_settle(struct window_typing *self)
{
    if (self->is_pending && self->otherwise)
        hold_key(self, self->place, self->otherwise, self->is_repeat);
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
        hold_key(self, place, key, is_repeat);
}

void window_typing_up(struct window_typing *self, int place)
{
    window_typing_settle(self);
    if (place < 0 || place >= WINDOW_TYPING_PLACES || !self->held[place])
        return;
    queue_key_up(self, self->held[place]);
    self->held[place] = 0;
}

/* The length of a character in bytes, by its first one. */
static int utf8_sequence_length(unsigned char byte)
{
    return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

/* One code point, and moves *text past it; 0 at the end and for bytes that
 * are none, which end the text. */
static uint32_t take_point(const char **text)
{
    const unsigned char *from = (const unsigned char *)*text;
    int length = utf8_sequence_length(*from);
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

/* The first character belongs to the place that waits. Text without a place,
 * as of an input method, is tapped: down and up at once. */
void window_typing_text(struct window_typing *self, const char *utf8)
{
    uint32_t key;

    while ((key = take_point(&utf8)) != 0) {
        if (key < ' ' || key == 127)
            continue;
        if (self->is_pending) {
            hold_key(self, self->place, key, self->is_repeat);
        } else {
            queue_key_down(self, key, 0);
            queue_key_up(self, key);
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
