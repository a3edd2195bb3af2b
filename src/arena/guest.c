/* guest.c - a guest: another program that plays one side of a match, controlled
 * line by line.
 *
 * The process itself belongs to os/child.c. A guest has at most one child at
 * a time; child.pid is 0 while it has none, and every function here accepts
 * that state.
 */
#include "arena/guest.h"

#include <string.h>

#include "base/text.h"
#include "os/clock.h"

static const char blanks[] = " \t", quotes[] = " \t'\"";

/* Names */

const char *guest_command(const struct guest_protocol *protocol,
                          const char *name)
{
    size_t length = strlen(protocol->prefix);

    /* The rest of the word is left to the shell, options included. */
    return strncmp(name, protocol->prefix, length) == 0 ? name + length
                                                        : NULL;
}

const char *guest_check(const struct guest_protocol *protocol,
                        const char *command)
{
    if (command[strspn(command, blanks)])
        return NULL;
    return text_error(protocol->prefix, " needs a command, such as '",
                      protocol->prefix, protocol->example, "'", (char *)0);
}

/* The last component of the path, without the quotes that a shell would
 * remove. Arguments may hold paths and are left out of what is shown. */
void guest_shorten(const char *command, char shown[GUEST_SHOWN_MAX])
{
    const char *start = command + strspn(command, quotes);
    const char *end = start + strcspn(start, quotes);
    struct text to;

    for (const char *at = start; at < end; at++)
        if (*at == '/')
            start = at + 1;
    text_begin(&to, shown, GUEST_SHOWN_MAX);
    while (start < end)
        text_put_char(&to, *start++);
}

void guest_show(const struct guest_protocol *protocol, const char *name,
                char shown[GUEST_SHOWN_MAX])
{
    const char *command = guest_command(protocol, name);
    struct text to;

    if (command) {
        guest_shorten(command, shown);
        return;
    }
    text_begin(&to, shown, GUEST_SHOWN_MAX);
    text_put(&to, name);
}

/* Lives */

const char *guest_open(struct guest *self)
{
    const char *error = child_open(&self->child, self->command);

    return guest_after(self, error ? error : self->protocol->greet(self));
}

/* The farewell has no time of its own: a guest that does not read it now is
 * closed all the same. */
void guest_close(struct guest *self)
{
    if (self->child.pid)
        child_tell(&self->child, self->protocol->farewell, clock_ms());
    child_close(&self->child);
}

/* A guest that has died, or that refuses the new game, is started afresh
 * once; if that fails, the error is reported and there is no third try. */
const char *guest_begin(struct guest *self)
{
    if (self->child.pid && !self->protocol->begin(self))
        return NULL;
    guest_close(self);
    return guest_open(self);
}

const char *guest_after(struct guest *self, const char *error)
{
    if (!error)
        return NULL;
    error = text_error(error, (char *)0);   /* closing may overwrite it */
    guest_close(self);
    return error;
}

/* Lines */

int64_t guest_until_ms(const struct guest *self, int time_ms)
{
    return clock_ms() + time_ms + self->terms->patience_ms;
}

/* The errors continue a sentence that begins with the guest's name: "gnugo has
 * ended". */
const char *guest_tell(struct guest *self, const char *line,
                       int64_t until_ms)
{
    return child_tell(&self->child, line, until_ms) ? NULL : "has ended";
}

const char *guest_hear(struct guest *self, char **line, int64_t until_ms)
{
    return child_hear(&self->child, line, until_ms, self->terms->should_stop,
                      self->terms->context);
}
