/* sight.c - what the monitor of a session shows at this moment. */
#include "player/sight.h"

#include <stdlib.h>

#include "base/bits.h"

static void read_caption(struct sight *self,
                         const struct session *session)
{
    struct text to;

    text_begin(&to, self->caption, sizeof self->caption);
    session_machine(session)->screen->caption(session_chip(session), &to);
}

static void make_room(struct sight *self,
                      const struct machine_screen *screen)
{
    if (self->pixels && self->width == screen->width
        && self->height == screen->height)
        return;
    free(self->pixels);
    self->width = screen->width;
    self->height = screen->height;
    self->pixels = calloc((size_t)screen->width * (size_t)screen->height,
                          sizeof *self->pixels);
}

/* A swap of two equal frames is no new picture. */
static void read_pixels(struct sight *self,
                        const struct session *session)
{
    size_t pixels = (size_t)self->width * (size_t)self->height;
    uint64_t hash = 1;

    session_machine(session)->screen->pixels(session_chip(session),
                                             self->pixels);
    for (size_t i = 0; i < pixels; i++)
        hash = bits_mix(hash ^ self->pixels[i]);
    self->count += hash != self->hash;
    self->hash = hash;
}

/* A game that goes another way from here may come to another picture of the
 * same age: then it had other events. */
static int is_same(const struct sight *self,
                   const struct session *session, uint64_t age)
{
    return self->session == session && self->age == age
        && self->events == session_events_done(session) && self->pixels;
}

void sight_look(struct sight *self, const struct session *session)
{
    const struct machine_screen *screen = session_machine(session)->screen;
    uint64_t age;

    if (!screen) {
        sight_free(self);
        return;
    }
    read_caption(self, session);
    age = screen->age(session_chip(session));
    if (is_same(self, session, age))
        return;
    self->session = session;
    self->age = age;
    self->events = session_events_done(session);
    make_room(self, screen);
    if (self->pixels)
        read_pixels(self, session);
}

void sight_free(struct sight *self)
{
    free(self->pixels);
    self->pixels = NULL;
    self->session = NULL;
    self->caption[0] = 0;
}

int sight_is_sounding(const struct session *session)
{
    const struct machine_speaker *speaker = session_machine(session)->speaker;

    return speaker && speaker->level(session_chip(session)) != 0;
}
