/* sight.c - the picture on the monitor of a session at this moment.
 *
 * A picture is copied only when its age says that there is a new one, and only
 * the rows that differ. `pixels` is what is shown; `next` behind it, in the
 * same allocation, is where the machine draws, and the two are compared to
 * find the rectangle that a face must redraw.
 */
#include "player/sight.h"

#include "parts/speaker/samples.h"

#include <stdlib.h>
#include <string.h>

#include "parts/reading.h"

static void read_caption(struct sight *self, const struct session *session,
                         const struct picture_view *picture)
{
    struct text to;

    text_begin(&to, self->caption, sizeof self->caption);
    reading_put_picture(session_machine(session), picture, &to);
}

/* Allocates once. Without memory there are no pixels, and faces show a dark
 * monitor. */
static void make_room(struct sight *self)
{
    if (self->pixels)
        return;
    self->width = PICTURE_WIDTH;
    self->height = PICTURE_HEIGHT;
    self->pixels = calloc(2 * PICTURE_PIXELS, sizeof *self->pixels);
    self->next = self->pixels ? self->pixels + PICTURE_PIXELS : NULL;
    self->changed = (struct sight_part){0, 0, self->width, self->height};
    self->count++;
}

static size_t row_bytes(const struct sight *self)
{
    return (size_t)self->width * sizeof *self->pixels;
}

static int row_differs(const struct sight *self, int row)
{
    size_t at = (size_t)row * (size_t)self->width;

    return memcmp(self->pixels + at, self->next + at, row_bytes(self)) != 0;
}

/* Makes a part so wide that it has all that differs in a row. */
static void widen(const struct sight *self, int row, struct sight_part *part)
{
    const uint16_t *a = self->pixels + (size_t)row * (size_t)self->width;
    const uint16_t *b = self->next + (size_t)row * (size_t)self->width;
    int from = 0, to = self->width, end = part->left + part->width;

    while (from < part->left && a[from] == b[from])
        from++;
    while (to > end && a[to - 1] == b[to - 1])
        to--;
    part->left = from;
    part->width = to - from;
}

/* The smallest rectangle with all that differs; height 0 if nothing does. It
 * begins inside out, so that the first row that differs sets both sides. */
static struct sight_part find_changed(const struct sight *self)
{
    struct sight_part part = {self->width, 0, -self->width, 0};
    int end = self->height;

    while (part.top < end && !row_differs(self, part.top))
        part.top++;
    while (end > part.top && !row_differs(self, end - 1))
        end--;
    part.height = end - part.top;
    for (int row = part.top; row < end; row++)
        if (row_differs(self, row))
            widen(self, row, &part);
    return part;
}

/* A swap of two equal frames is no new picture. */
static void read_pixels(struct sight *self, const struct picture_view *picture)
{
    struct sight_part changed;
    size_t from;

    picture->type->pixels(picture->from, self->next);
    changed = find_changed(self);
    if (!changed.height)
        return;
    from = (size_t)changed.top * (size_t)self->width;
    memcpy(self->pixels + from, self->next + from,
           (size_t)changed.height * row_bytes(self));
    self->changed = changed;
    self->count++;
}

/* After a rewind and other events, a picture of the same age may be another
 * one; the number of events tells them apart. */
static int is_unchanged(const struct sight *self,
                        const struct session *session, uint64_t age)
{
    return self->session == session && self->age == age
        && self->events == session_events_done(session) && self->pixels;
}

void sight_look(struct sight *self, const struct session *session)
{
    struct picture_view picture = session_picture(session);
    uint64_t age;

    if (!picture.type) {
        sight_free(self);
        return;
    }
    age = picture.type->age(picture.from);
    if (is_unchanged(self, session, age)) {
        if (!session_machine(session)->read_picture)
            read_caption(self, session, &picture);      /* the monitor's own */
        return;
    }
    read_caption(self, session, &picture);
    self->session = session;
    self->age = age;
    self->events = session_events_done(session);
    make_room(self);
    if (self->pixels)
        read_pixels(self, &picture);
}

void sight_free(struct sight *self)
{
    free(self->pixels);
    self->pixels = self->next = NULL;
    self->session = NULL;
    self->caption[0] = 0;
}

int sight_is_sounding(const struct session *session)
{
    struct playing playing = session_playing(session);

    if (playing.type && playing.type->samples)
        return ear_hears(&playing.type->samples(playing.from)->ear);
    return playing.type && playing.type->level(playing.from) != 0;
}
