/* look.c - what a person reads off the board, and what a script expects. */
#include "bench/look.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/glyph.h"

const char look_colours[] = "KBGCRMYW";
const char look_cells[] = ".GRY";

static const struct board_type *board_of(const struct session *session)
{
    return session_machine(session)->board;
}

static const struct part *part_at(const struct session *session,
                                  struct parts parts, int i)
{
    return &board_of(session)->parts[parts.first + i];
}

static uint8_t segments_of(const struct session *session,
                           const struct part *digit)
{
    uint8_t segments = 0;

    for (int i = 0; i < 8; i++)
        if (lights_has(session_seen(session), digit->light + i))
            segments |= (uint8_t)(1 << i);
    return segments;
}

static int is_on(const struct session *session, const struct part *part)
{
    if (part_is_input(part))
        return (session_in(session) >> part->pin & 1) != 0;
    return lights_has(session_seen(session), part->light);
}

static void read_digit(const struct session *session,
                       const struct part *digit, struct text *to)
{
    uint8_t segments = segments_of(session, digit);

    text_put_char(to, glyph_char(segments));
    if (segments & GLYPH_POINT)
        text_put_char(to, '.');
}

static char read_colour(const struct session *session,
                        const struct part *rgb)
{
    unsigned colour = 0;

    for (int i = 0; i < 3; i++)
        if (lights_has(session_seen(session), rgb->light + i))
            colour |= 1u << i;
    return look_colours[colour];
}

/* The two lights of a cell, by their bits R G. */
static char read_cell(const struct session *session,
                      const struct part *matrix, int row, int column)
{
    int light = matrix->light + 2 * (MATRIX_SIDE * row + column);

    return look_cells[2 * lights_has(session_seen(session), light + 1)
                      + lights_has(session_seen(session), light)];
}

/* Row by row as it stands before the eye, the top one first. */
static void read_matrix(const struct session *session,
                        const struct part *matrix, struct text *to)
{
    for (int row = MATRIX_SIDE - 1; row >= 0; row--) {
        for (int column = 0; column < MATRIX_SIDE; column++)
            text_put_char(to, read_cell(session, matrix, row, column));
        if (row)
            text_put_char(to, '/');
    }
}

/* A cell to which nothing was ever sent is as blank as a space. */
static void put_cell(struct text *to, char cell)
{
    text_put(to, cell ? (const char[]){cell, 0} : " ");
}

static void read_terminal(const struct session *session, struct text *to)
{
    const struct terminal *terminal = session_terminal(session);
    int is_first = 1;

    for (int r = 0; r < TERMINAL_ROWS; r++) {
        const char *row = terminal->screen[r];
        int length = terminal_row_length(terminal, r);

        if (length && !is_first)
            text_put_char(to, '/');
        for (int i = 0; i < length; i++)
            put_cell(to, row[i]);
        is_first &= !length;
    }
}

static void read_screen(const struct session *session, struct text *to)
{
    session_machine(session)->screen->caption(session_chip(session), to);
}

static void read_speaker(const struct session *session, struct text *to)
{
    text_put(to, session_machine(session)->speaker->sound(
                 session_chip(session)));
}

void look_read(const struct session *session, struct parts parts,
               struct text *to)
{
    for (int i = 0; i < parts.count; i++) {
        const struct part *part = part_at(session, parts, i);

        if (part->kind == PART_DIGIT)
            read_digit(session, part, to);
        else if (part->kind == PART_RGB)
            text_put_char(to, read_colour(session, part));
        else if (part->kind == PART_MATRIX)
            read_matrix(session, part, to);
        else if (part->kind == PART_TERMINAL)
            read_terminal(session, to);
        else if (part->kind == PART_SCREEN)
            read_screen(session, to);
        else if (part->kind == PART_SPEAKER)
            read_speaker(session, to);
        else
            text_put_char(to, is_on(session, part) ? '1' : '0');
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

    for (; eyes && eyes->seat; eyes++) {
        struct parts light = board_find(board_of(session), eyes->light);

        if (light.count && is_on(session, part_at(session, light, 0)))
            return eyes->seat;
    }
    return 0;
}

/* Expectations */

static int can_blink(enum part_kind kind)
{
    return kind == PART_LED || kind == PART_RGB;
}

static int part_blinks(const struct session *session,
                       const struct part *part)
{
    for (int i = 0; can_blink(part->kind) && i < part_lights(part); i++)
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

static pins bits_of(const struct session *session, struct parts parts)
{
    pins bits = 0;

    for (int i = 0; i < parts.count; i++)
        bits = bits << 1
             | (unsigned)is_on(session, part_at(session, parts, i));
    return bits;
}

static void expect_blink(const struct session *session, struct parts parts,
                         struct look_answer *answer)
{
    answer->holds = all_blink(session, parts);
    if (answer->holds)
        strcpy(answer->actual, "blink");
}

/* A digit's segments as a number: 0x77, or 0xf7 with its point. */
static const char *expect_segments(const struct session *session,
                                   struct parts parts, const char *word,
                                   struct look_answer *answer)
{
    uint64_t wanted;
    struct text to;
    uint8_t actual = segments_of(session, part_at(session, parts, 0));

    if (parts.count != 1 || !text_number(word, &wanted) || wanted > 0xff)
        return text_error("'", word, "' is no pattern of one digit; it is "
                          "0x00 to 0xff", (char *)0);
    answer->holds = actual == wanted;
    text_begin(&to, answer->actual, sizeof answer->actual);
    text_put(&to, "0x");
    text_put_hex(&to, actual, 2);
    return NULL;
}

/* A space means a dark digit, too; and X and O are right where H and 0 are
 * read, because they look alike. */
static int same_digit(char wanted, char actual)
{
    uint8_t segments = glyph_segments(wanted);

    return wanted == actual || (wanted == ' ' && actual == '_')
        || (segments && segments == glyph_segments(actual));
}

static int same_text(const char *wanted, const char *actual)
{
    for (; *wanted && *actual; wanted++, actual++)
        if (!same_digit(*wanted, *actual))
            return 0;
    return *wanted == *actual;
}

static const char *expect_bits(const struct session *session,
                               struct parts parts, const char *word,
                               struct look_answer *answer)
{
    pins value, mask;
    const char *error = event_value(word, parts.count, &value, &mask);

    if (!error)
        answer->holds = (bits_of(session, parts) & mask) == value;
    return error;
}

/* A letter for each colour: RGKW, or K for one alone. */
static const char *expect_colours(struct parts parts, const char *word,
                                  struct look_answer *answer)
{
    if (strlen(word) != (size_t)parts.count
        || strspn(word, look_colours) != strlen(word))
        return text_error("'", word, "' is no row of colours; it is one "
                          "letter of ", look_colours, " for each", (char *)0);
    answer->holds = text_same(word, answer->actual);
    return NULL;
}

/* Eight rows of eight cells with a stroke between them. */
static int is_matrix_word(const char *word)
{
    for (int i = 0; i < MATRIX_SIDE * (MATRIX_SIDE + 1) - 1; i++) {
        int is_stroke = i % (MATRIX_SIDE + 1) == MATRIX_SIDE;

        if (!word[i] || !strchr(is_stroke ? "/" : ".GRYx", word[i]))
            return 0;
    }
    return !word[MATRIX_SIDE * (MATRIX_SIDE + 1) - 1];
}

static const char *expect_matrix(const char *word,
                                 struct look_answer *answer)
{
    if (!is_matrix_word(word))
        return text_error("'", word, "' is no picture of the array; it is "
                          "8 rows from the top joined by '/', each of 8 "
                          "letters of .RGY, or x for any", (char *)0);
    answer->holds = 1;
    for (int i = 0; word[i]; i++)
        if (word[i] != 'x' && word[i] != answer->actual[i])
            answer->holds = 0;
    return NULL;
}

/* The whole screen counts, even if an answer has no room for it. */
static void expect_terminal(const struct session *session, const char *word,
                            struct look_answer *answer)
{
    char screen[LOOK_TERMINAL_MAX];
    struct text to;

    text_begin(&to, screen, sizeof screen);
    read_terminal(session, &to);
    answer->holds = text_same(word, screen);
}

static size_t pixels_of(const struct machine_screen *screen)
{
    return (size_t)screen->width * (size_t)screen->height;
}

uint16_t *look_pixels(const struct session *session)
{
    const struct machine_screen *screen = session_machine(session)->screen;
    uint16_t *picture = malloc(pixels_of(screen) * sizeof *picture);

    if (picture)
        screen->pixels(session_chip(session), picture);
    return picture;
}

uint64_t look_picture(const struct session *session)
{
    size_t pixels = pixels_of(session_machine(session)->screen);
    uint16_t *picture = look_pixels(session);
    uint64_t hash = 0;

    for (size_t i = 0; picture && i < pixels; i++)
        hash = bits_mix(hash ^ picture[i]);
    free(picture);
    return hash >> 32;
}

/* Some words of the caption, or the whole picture as a number. */
static const char *expect_screen(const struct session *session,
                                 const char *word, struct look_answer *answer)
{
    uint64_t wanted, actual;
    struct text to;

    if (word[0] != '0' || word[1] != 'x') {
        answer->holds = text_find(answer->actual, word) != NULL;
        return NULL;
    }
    if (!text_number(word, &wanted))
        return text_error("'", word, "' is no picture; it is 0x and eight "
                          "hexadecimal digits", (char *)0);
    actual = look_picture(session);
    answer->holds = wanted == actual;
    text_begin(&to, answer->actual, sizeof answer->actual);
    text_put(&to, "0x");
    text_put_hex(&to, actual, 8);
    return NULL;
}

static int is_to_see(const struct part *part)
{
    return part_lights(part) > 0 || part->kind == PART_TERMINAL
        || part->kind == PART_SCREEN || part->kind == PART_SPEAKER
        || (part_is_input(part) && part->kind != PART_KEYBOARD);
}

static const char *expect_word(const struct session *session,
                               struct parts parts, const char *word,
                               struct look_answer *answer)
{
    const struct part *part = part_at(session, parts, 0);

    if (!is_to_see(part))
        return text_error("there is nothing to see on '", part->group, "'",
                          (char *)0);
    if (can_blink(part->kind) && text_same(word, "blink")) {
        expect_blink(session, parts, answer);
        return NULL;
    }
    if (part->kind == PART_RGB)
        return expect_colours(parts, word, answer);
    if (part->kind == PART_MATRIX)
        return expect_matrix(word, answer);
    if (part->kind == PART_TERMINAL) {
        expect_terminal(session, word, answer);
        return NULL;
    }
    if (part->kind == PART_SCREEN)
        return expect_screen(session, word, answer);
    if (part->kind == PART_SPEAKER) {
        answer->holds = text_same(word, answer->actual);
        return NULL;
    }
    if (part->kind != PART_DIGIT)
        return expect_bits(session, parts, word, answer);
    if (word[0] == '0' && word[1] == 'x')
        return expect_segments(session, parts, word, answer);
    answer->holds = same_text(word, answer->actual);
    return NULL;
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
    struct text actual;
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
    text_begin(&actual, answer->actual, sizeof answer->actual);
    look_read(session, parts, &actual);
    return expect_word(session, parts, answer->wanted, answer);
}

int look_holds(const struct session *session, const char *words)
{
    struct look_answer answer;

    return !look_expect(session, words, &answer) && answer.holds;
}
