/* pdn_write.c - files of draughts games, written. */
#include "games/draughts/notation/pdn_write.h"

#include <string.h>

#include "base/utf8.h"
#include "games/draughts/notation/fen.h"
#include "games/draughts/notation/pdn_scan.h"
#include "games/draughts/notation/words.h"

enum { LINE_MAX = 79 };

/* Bytes, words and lines */

static void put(struct pdn_writer *self, const char *bytes, size_t length)
{
    self->put(self->to, bytes, length);
    self->column += (int)length;
}

static void put_string(struct pdn_writer *self, const char *string)
{
    put(self, string, strlen(string));
}

void pdn_write_line_end(struct pdn_writer *self)
{
    put(self, "\n", 1);
    self->column = 0;
}

/* One character of a text, all its bytes; what a terminal would act on
 * becomes a question mark. Returns how many bytes it had. */
static size_t put_character(struct pdn_writer *self, const char *at,
                            size_t left)
{
    size_t length = utf8_length(at, left);

    length = length ? length : 1;
    if (utf8_is_control(at, left)) {
        put(self, "?", 1);
        self->masked++;
    } else {
        put(self, at, length);
    }
    return length;
}

/* A space, or the end of the line if so much more does not fit in it. */
static void put_gap(struct pdn_writer *self, size_t length)
{
    int is_apart = self->column && !self->is_glued;

    if (self->column
        && (size_t)(self->column + is_apart) + length > LINE_MAX)
        pdn_write_line_end(self);
    else if (is_apart)
        put(self, " ", 1);
    self->is_glued = 0;
}

static void put_word(struct pdn_writer *self, const char *word,
                     size_t length)
{
    put_gap(self, length);
    put(self, word, length);
}

/* What belongs to the word before it, as far as there is room. */
static void put_behind(struct pdn_writer *self, const char *string)
{
    self->is_glued = 1;
    put_word(self, string, strlen(string));
}

static void put_text(struct pdn_writer *self, const struct text *text)
{
    put_word(self, text->start, text->used);
}

static void begin_moves(struct pdn_writer *self)
{
    self->depth = 0;
    self->number[0].now = self->number[0].before = 1;
    self->wants_number = 1;
    self->is_after_move = self->is_glued = 0;
}

/* Something other than a move stands here. */
static void interrupt(struct pdn_writer *self)
{
    self->wants_number = 1;
    self->is_after_move = 0;
}

void pdn_write_begin(struct pdn_writer *self,
                     void (*to_put)(void *to, const char *bytes,
                                    size_t length),
                     void *to)
{
    memset(self, 0, sizeof *self);
    self->put = to_put;
    self->to = to;
    begin_moves(self);
}

/* Tags */

static const struct {
    const char *name, *unknown;         /* null: need not be there */
} roster[] = {
    {"Event", "?"},   {"Site", "?"},  {"Date", "????.??.??"},
    {"Round", "?"},   {"Black", "?"}, {"White", "?"},
    {"Result", "*"},  {"GameType", PDN_GAME_TYPE},
    {"SetUp", NULL},  {"FEN", NULL},
};

enum { ROSTER = sizeof roster / sizeof *roster };

static int is_in_roster(struct slice name)
{
    for (int i = 0; i < ROSTER; i++)
        if (slice_same(name, roster[i].name))
            return 1;
    return 0;
}

/* A quote that has no backslash gets one, and a backslash at the end, which
 * would spoil the quote, two. Returns how many bytes were taken. */
static size_t put_of_value(struct pdn_writer *self, const char *at,
                           size_t left)
{
    if (*at == '\\' && left > 1 && (at[1] == '"' || at[1] == '\\')) {
        put(self, at, 2);
        return 2;
    }
    if (*at == '"' || (*at == '\\' && left == 1))
        put(self, *at == '"' ? "\\\"" : "\\\\", 2);
    else if (pdn_is_space(*at))
        put(self, " ", 1);
    else
        return put_character(self, at, left);
    return 1;
}

static void put_value(struct pdn_writer *self, struct slice value)
{
    for (size_t i = 0; i < value.length;)
        i += put_of_value(self, value.start + i, value.length - i);
}

static void put_tag(struct pdn_writer *self, struct slice name,
                    struct slice value)
{
    put_string(self, "[");
    for (size_t i = 0; i < name.length;)
        i += put_character(self, name.start + i, name.length - i);
    put_string(self, " \"");
    put_value(self, value);
    put_string(self, "\"]");
    pdn_write_line_end(self);
}

/* Of a tag that is there twice the last counts, as for a reader. */
static void put_known(struct pdn_writer *self, int known,
                      const struct pdn_tag *tags, int count)
{
    struct slice name = {roster[known].name,
                         strlen(roster[known].name)};

    for (int i = count - 1; i >= 0; i--)
        if (slice_same(tags[i].name, roster[known].name)) {
            put_tag(self, name, tags[i].value);
            return;
        }
    if (roster[known].unknown)
        put_tag(self, name,
                (struct slice){roster[known].unknown,
                               strlen(roster[known].unknown)});
}

void pdn_write_tags(struct pdn_writer *self, const struct pdn_tag *tags,
                    int count)
{
    for (int i = 0; i < ROSTER; i++)
        put_known(self, i, tags, count);
    for (int i = 0; i < count; i++)
        if (!is_in_roster(tags[i].name))
            put_tag(self, tags[i].name, tags[i].value);
    pdn_write_line_end(self);
}

struct pdn_tag pdn_write_tag_of(const char *name, const char *value,
                                char *buffer, size_t size)
{
    struct text to;

    text_begin(&to, buffer, size);
    for (; *value && to.used + 2 < size; value++) {
        if (*value == '"' || *value == '\\')
            text_put_char(&to, '\\');
        text_put_char(&to, *value);
    }
    return (struct pdn_tag){{name, strlen(name)}, {buffer, to.used}};
}

/* Moves */

/* A number before each move of Black, and before a move of White behind
 * which something else stood. */
static void put_number(struct pdn_writer *self, int is_white)
{
    char word[24];
    struct text to;

    if (is_white && !self->wants_number)
        return;
    text_begin(&to, word, sizeof word);
    text_put_number(&to, self->number[self->depth].now);
    text_put(&to, is_white ? "..." : ".");
    put_text(self, &to);
}

void pdn_write_move(struct pdn_writer *self, const struct checkers *before,
                    const struct checkers_move *move)
{
    int is_white = before->turn == CHECKERS_WHITE;
    char word[CHECKERS_WORD_MAX];
    struct text to;

    put_number(self, is_white);
    text_begin(&to, word, sizeof word);
    checkers_write_move(before, move, CHECKERS_SHORT, &to);
    put_text(self, &to);
    self->number[self->depth].before = self->number[self->depth].now;
    self->number[self->depth].now += (uint32_t)is_white;
    self->wants_number = 0;
    self->is_after_move = 1;
}

/* Some numbers have signs, which stand right behind the move. */
void pdn_write_nag(struct pdn_writer *self, uint32_t number)
{
    static const char *const signs[] = {NULL, "!", "?", "!!", "??", "!?",
                                        "?!"};
    int has_sign = self->is_after_move && number >= 1 && number <= 6
                && self->column + 2 <= LINE_MAX;
    char word[24];
    struct text to;

    self->is_after_move = 0;
    if (has_sign) {
        put_behind(self, signs[number]);
        return;
    }
    text_begin(&to, word, sizeof word);
    text_put_char(&to, '$');
    text_put_number(&to, number);
    put_text(self, &to);
}

/* Comments */

static const char *word_end(const char *at, const char *end)
{
    while (at < end && !pdn_is_space(*at))
        at++;
    return at;
}

/* In bytes, as it will be written: a masked character has one. */
static size_t written_length(const char *at, const char *end)
{
    size_t length = 0;

    while (at < end) {
        size_t left = (size_t)(end - at), step = utf8_length(at, left);

        step = step ? step : 1;
        length += utf8_is_control(at, left) ? 1 : step;
        at += step;
    }
    return length;
}

/* Braces would end the comment. */
static void put_comment_word(struct pdn_writer *self, const char *at,
                             const char *end)
{
    put_gap(self, written_length(at, end));
    while (at < end) {
        if (*at == '{' || *at == '}')
            put(self, *at++ == '{' ? "(" : ")", 1);
        else
            at += put_character(self, at, (size_t)(end - at));
    }
}

void pdn_write_comment(struct pdn_writer *self, struct slice text)
{
    const char *at = text.start, *end = at + text.length;

    put_word(self, "{", 1);
    self->is_glued = 1;
    while (at < end) {
        const char *stop = word_end(at, end);

        if (stop > at)
            put_comment_word(self, at, stop);
        at = stop + (stop < end);
    }
    put_behind(self, "}");
    interrupt(self);
}

/* Variations, positions and the end */

void pdn_write_open(struct pdn_writer *self)
{
    if (self->depth == PDN_DEPTH_MAX)
        return;
    put_word(self, "(", 1);
    self->depth++;
    self->number[self->depth].now = self->number[self->depth].before =
        self->number[self->depth - 1].before;
    self->is_glued = 1;
    interrupt(self);
}

void pdn_write_close(struct pdn_writer *self)
{
    if (self->depth == 0)
        return;
    self->depth--;
    put_behind(self, ")");
    interrupt(self);
}

void pdn_write_setup(struct pdn_writer *self,
                     const struct checkers *position)
{
    char word[CHECKERS_FEN_MAX + 8];
    struct text to;

    text_begin(&to, word, sizeof word);
    text_put(&to, "/FEN \"");
    checkers_fen_write(position, &to);
    text_put(&to, "\"/");
    put_text(self, &to);
    interrupt(self);
}

void pdn_write_result(struct pdn_writer *self, enum pdn_result result)
{
    const char *name = pdn_result_name(self->is_strict ? PDN_UNKNOWN
                                                       : result);

    while (self->depth)
        pdn_write_close(self);
    put_word(self, name, strlen(name));
    pdn_write_line_end(self);
    pdn_write_line_end(self);
    begin_moves(self);
}
