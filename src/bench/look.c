/* look.c - reads the parts of a board, and checks what a script expects of
 * them.
 *
 * How a part is read and compared is in the record of its kind
 * (parts/KIND/part.c). Here a session is turned into the reading that these
 * records take, and the words of an expectation are taken apart. Blinking is
 * the exception: it takes a history of changes, which a reading of one moment
 * does not have.
 */
#include "bench/look.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

static const struct board_type *
session_board_type(const struct session *session)
{
    return session_machine(session)->board;
}

static const struct part *picked_part(const struct session *session,
                                      struct parts parts, int i)
{
    return &session_board_type(session)->parts[parts.first + i];
}

/* A view of the session as it is now; valid until time passes. */
static struct reading reading_of(const struct session *session)
{
    return (struct reading){
        .machine = session_machine(session),
        .in = session_in(session),
        .seen = session_seen(session),
        .terminal = session_terminal(session),
        .harness = session_harness(session),
        .picture = session_picture(session),
        .playing = session_playing(session),
    };
}

/* Parts that show nothing are passed over. */
void look_read(const struct session *session, struct parts parts,
               struct text *to)
{
    const struct reading reading = reading_of(session);

    for (int i = 0; i < parts.count; i++) {
        const struct part *part = picked_part(session, parts, i);

        if (part_type(part)->read)
            part_type(part)->read(&reading, part, to);
    }
}

void look_read_name(const struct session *session, const char *name,
                    struct text *to)
{
    look_read(session, board_find(session_board_type(session), name), to);
}

/* The first light of the machine's table that is on decides. */
char look_private_seat(const struct session *session)
{
    const struct machine_eyes *eyes = session_machine(session)->eyes;
    const struct reading reading = reading_of(session);

    for (; eyes && eyes->seat; eyes++) {
        struct parts light =
            board_find(session_board_type(session), eyes->light);

        if (light.count
            && reading_is_on(&reading, picked_part(session, light, 0)))
            return eyes->seat;
    }
    return 0;
}

/* The picture on the screen */

/* The caller frees them; null if there is no memory. There must be a monitor.
 */
uint16_t *look_pixels(const struct session *session)
{
    struct picture_view picture = session_picture(session);
    uint16_t *pixels = malloc(PICTURE_PIXELS * sizeof *pixels);

    if (pixels)
        picture.type->pixels(picture.from, pixels);
    return pixels;
}

uint64_t look_picture(const struct session *session)
{
    const struct reading reading = reading_of(session);

    return reading_picture(&reading);
}

/* Expectations */

/* One of its lights is enough: a coloured LED may blink in one colour. */
static int part_blinks(const struct session *session,
                       const struct part *part)
{
    for (int i = 0; i < part_lights(part); i++)
        if (session_blinks(session, part->light + i))
            return 1;
    return 0;
}

/* Of a whole group, however, each part must. */
static int all_blink(const struct session *session, struct parts parts)
{
    for (int i = 0; i < parts.count; i++)
        if (!part_blinks(session, picked_part(session, parts, i)))
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

/* The kind of the first part decides for a group: groups are of one kind. */
static const char *expect_word(const struct session *session,
                               struct parts parts, const char *word,
                               struct reading_answer *answer)
{
    const struct part *part = picked_part(session, parts, 0);
    const struct part_type *type = part_type(part);
    const struct reading reading = reading_of(session);

    if (!type->expect)
        return text_error("'", part->group, "' shows nothing that could be "
                          "expected", (char *)0);
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

/* The word to compare with, quoted if it has spaces. */
static const char *take_value(const char **words, struct look_answer *answer)
{
    int found = text_word(words, answer->wanted, sizeof answer->wanted);

    if (found < 0)
        return text_error("the value of ", answer->part, " is too long or "
                          "has an unclosed quote", (char *)0);
    return found ? NULL : text_error("missing value: expect ", answer->part,
                                     " VALUE", (char *)0);
}

/* A part by its name, or all parts of a group by the group's. */
static const char *find_named_parts(const struct session *session,
                                    const char **words,
                                    struct look_answer *answer,
                                    struct parts *parts)
{
    if (text_word(words, answer->part, sizeof answer->part) <= 0)
        return "missing part: expect PART VALUE, such as "
               "expect AN \"_A-b\"";
    return board_pick(session_board_type(session), answer->part, parts);
}

const char *look_expect(const struct session *session, const char *words,
                        struct look_answer *answer)
{
    char more[2];
    struct parts parts = {0, 0};
    const char *error;

    memset(answer, 0, sizeof *answer);
    error = find_named_parts(session, &words, answer, &parts);
    if (!error)
        error = take_value(&words, answer);
    if (!error && text_word(&words, more, sizeof more))
        error = "too many words: expect PART VALUE; quote a value with "
                "spaces";
    return error ? error : expect_parts(session, parts, answer);
}

int look_holds(const struct session *session, const char *words)
{
    struct look_answer answer;

    return !look_expect(session, words, &answer) && answer.holds;
}

/* Some signs take two looks: that a light is on, and what digits say then. */
int look_has_sign(const struct session *session,
                  const struct machine_sign *sign)
{
    return look_holds(session, sign->shows)
        && (!sign->also || look_holds(session, sign->also));
}
