/* hub.c - any bytes as lines of the Hub protocol, under sanitizers
 * (libFuzzer).
 *
 * A line that was understood is written and read back as the same one, and
 * its values are tried as all that a value can be.
 */
#include "games/draughts/engine/level.h"
#include "games/draughts/notation/hub.h"
#include "target.h"

/* A value of one character may need quotes. */
static char *rewritten(const struct hub_line *line, size_t length)
{
    size_t size = 3 * length + 8;
    char *text = malloc(size);
    struct text to;

    if (!text)
        abort();
    text_begin(&to, text, size);
    hub_write(&to, line->command);
    for (int i = 0; i < line->count; i++) {
        const struct hub_argument *argument = &line->argument[i];

        if (*argument->value)
            hub_write_value(&to, argument->name, argument->value);
        else
            hub_write_flag(&to, argument->name);
    }
    MUST(to.used + 1 < size);
    return text;
}

static int same_value(const char *a, const char *b)
{
    for (; *a && *b; a++, b++)
        if (*a != *b && (unsigned char)*a >= ' ' && *a != 127)
            return 0;
    return *a == *b;
}

static void check_line(const struct hub_line *line, size_t length)
{
    char *text = rewritten(line, length);
    struct hub_line again;

    MUST(!hub_read(&again, text));
    MUST(text_same(again.command, line->command));
    MUST(again.count == line->count);
    for (int i = 0; i < line->count; i++) {
        MUST(text_same(again.argument[i].name, line->argument[i].name));
        MUST(same_value(line->argument[i].value, again.argument[i].value));
        MUST(hub_value(line, line->argument[i].name));
    }
    free(text);
}

static void check_seconds(const char *value)
{
    uint64_t ms = 0, again;
    char text[64];
    struct text to;

    if (!text_seconds(value, &ms))
        return;
    MUST(ms <= (TEXT_SECONDS_MAX + UINT64_C(1)) * 1000);
    text_begin(&to, text, sizeof text);
    hub_write_decimal(&to, "t", (int64_t)ms, 3);
    MUST(text_seconds(text + strlen(" t="), &again));
    MUST(again == ms || ms > TEXT_SECONDS_MAX * UINT64_C(1000));
}

static void try_values(const struct hub_line *line)
{
    struct checkers_level level = {0};
    struct checkers position;
    struct checkers_move move;

    checkers_begin(&position, CHECKERS_FULL);
    for (int i = 0; i < line->count; i++) {
        const char *value = line->argument[i].value;

        check_seconds(value);
        (void)hub_read_position(value, CHECKERS_FULL, &position);
        if (!hub_read_move(&position, value, &move))
            checkers_play(&position, &move);
    }
    if (!checkers_level_read(&level, line)) {
        int ms = checkers_level_time(&level, CHECKERS_SQUARES).most_ms;

        MUST(ms > 0 || level.is_infinite || level.depth || level.nodes);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char *text = target_string(bytes, size), *at = text, *end;

    for (; at; at = end) {
        struct hub_line line;
        size_t length;

        end = strchr(at, '\n');
        if (end)
            *end++ = 0;
        length = strlen(at);
        if (hub_read(&line, at) || !line.command)
            continue;
        check_line(&line, length);
        try_values(&line);
    }
    free(text);
    return 0;
}
