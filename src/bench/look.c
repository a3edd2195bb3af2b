/* look.c - what a person reads off the board, and what a script expects. */
#include "bench/look.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

static const struct board_type *board_of(const struct session *session)
{
    return session_machine(session)->board;
}

static const struct part *part_at(const struct session *session,
                                  struct parts parts, int i)
{
    return &board_of(session)->parts[parts.first + i];
}

static struct reading reading_of(const struct session *session)
{
    return (struct reading){
        .machine = session_machine(session),
        .chip = session_chip(session),
        .in = session_in(session),
        .seen = session_seen(session),
        .terminal = session_terminal(session),
    };
}

void look_read(const struct session *session, struct parts parts,
               struct text *to)
{
    const struct reading reading = reading_of(session);

    for (int i = 0; i < parts.count; i++) {
        const struct part *part = part_at(session, parts, i);

        if (part_type(part)->read)
            part_type(part)->read(&reading, part, to);
    }
}

void look_read_name(const struct session *session, const char *name,
                    struct text *to)
{
    look_read(session, board_find(board_of(session), name), to);
}

char look_private_seat(const struct session *session)
{
    const struct machine_eyes *eyes = session_machine(session)->eyes;
    const struct reading reading = reading_of(session);

    for (; eyes && eyes->seat; eyes++) {
        struct parts light = board_find(board_of(session), eyes->light);

        if (light.count
            && reading_is_on(&reading, part_at(session, light, 0)))
            return eyes->seat;
    }
    return 0;
}

/* The picture on the screen */

uint16_t *look_pixels(const struct session *session)
{
    const struct machine_screen *screen = session_machine(session)->screen;
    uint16_t *picture = malloc((size_t)screen->width * (size_t)screen->height
                               * sizeof *picture);

    if (picture)
        screen->pixels(session_chip(session), picture);
    return picture;
}

uint64_t look_picture(const struct session *session)
{
    const struct reading reading = reading_of(session);

    return reading_picture(&reading);
}

/* Expectations */

static int part_blinks(const struct session *session,
                       const struct part *part)
{
    for (int i = 0; i < part_lights(part); i++)
        if (session_blinks(session, part->light + i))
            return 1;
    return 0;
}

static int all_blink(const struct session *session, struct parts parts)
{
    for (int i = 0; i < parts.count; i++)
        if (!part_blinks(session, part_at(session, parts, i)))
            return 0;
    return 1;
}

static void expect_blink(const struct session *session, struct parts parts,
                         struct reading_answer *answer)
{
    answer->holds = all_blink(session, parts);
    if (answer->holds)
        strcpy(answer->actual, "blink");
}

static const char *expect_word(const struct session *session,
                               struct parts parts, const char *word,
                               struct reading_answer *answer)
{
    const struct part *part = part_at(session, parts, 0);
    const struct part_type *type = part_type(part);
    const struct reading reading = reading_of(session);

    if (!type->expect)
        return text_error("there is nothing to see on '", part->group, "'",
                          (char *)0);
    if (type->can_blink && text_same(word, "blink")) {
        expect_blink(session, parts, answer);
        return NULL;
    }
    /* cppcheck-suppress returnDanglingLifetime ; an error is a text alone */
    return type->expect(&reading, parts, word, answer);
}

/* Reads the parts and compares; the words were right so far. */
static const char *expect_parts(const struct session *session,
                                struct parts parts,
                                struct look_answer *answer)
{
    struct reading_answer own = {0};
    struct text to;
    const char *error;

    text_begin(&to, own.actual, sizeof own.actual);
    look_read(session, parts, &to);
    error = expect_word(session, parts, answer->wanted, &own);
    answer->holds = own.holds;
    memcpy(answer->actual, own.actual, sizeof answer->actual);
    return error;
}

static const char *take_value(const char **words, struct look_answer *answer)
{
    int found = text_word(words, answer->wanted, sizeof answer->wanted);

    if (found < 0)
        return text_error("the value of ", answer->part, " is longer than "
                          "any can be, or its quotes do not close",
                          (char *)0);
    return found ? NULL : text_error("a value is missing: expect ",
                                     answer->part, " VALUE", (char *)0);
}

const char *look_expect(const struct session *session, const char *words,
                        struct look_answer *answer)
{
    char more[2];
    struct parts parts;
    const char *error;

    memset(answer, 0, sizeof *answer);
    if (text_word(&words, answer->part, sizeof answer->part) <= 0)
        return "a part is missing: expect PART VALUE, such as "
               "expect AN \"_A-b\"";
    error = board_pick(board_of(session), answer->part, &parts);
    if (error)
        return error;
    error = take_value(&words, answer);
    if (error)
        return error;
    if (text_word(&words, more, sizeof more))
        return "one word too many: expect PART VALUE; quote a value with "
               "spaces";
    return expect_parts(session, parts, answer);
}

int look_holds(const struct session *session, const char *words)
{
    struct look_answer answer;

    return !look_expect(session, words, &answer) && answer.holds;
}
