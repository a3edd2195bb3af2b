/* pdn_write.c - writes files of draughts games.
 *
 * Output goes through the caller's function, since nothing here may use
 * stdio. Two invariants: `column` is the number of bytes in the current line,
 * and no word is broken across lines. A move number is repeated after anything
 * that is not a move, so that a reader never has to count back.
 */
#include "games/draughts/notation/pdn_write.h"

#include <string.h>

#include "base/utf8.h"
#include "games/draughts/notation/fen.h"
#include "games/draughts/notation/pdn_scan.h"
#include "games/draughts/notation/words.h"

enum { LINE_MAX = 79 };                 /* bytes, as the PGN standard has it */

/* Bytes, words and lines */

static void emit_bytes(struct pdn_writer *self, const char *bytes,
                       size_t length)
{
    self->put(self->to, bytes, length);
    self->column += (int)length;
}

static void emit_string(struct pdn_writer *self, const char *string)
{
    emit_bytes(self, string, strlen(string));
}

/* The only place where a line ends, so that column is always right. */
void pdn_write_line_end(struct pdn_writer *self)
{
    emit_bytes(self, "\n", 1);
    self->column = 0;
}

/* One character of a text with all its bytes; control characters become a
 * question mark. Returns how many bytes of the input it took. */
static size_t emit_character(struct pdn_writer *self, const char *at,
                             size_t left)
{
    size_t length = utf8_length(at, left);

    length = length ? length : 1;
    if (utf8_is_control(at, left)) {
        emit_bytes(self, "?", 1);
        self->masked++;
    } else {
        emit_bytes(self, at, length);
    }
    return length;
}

/* A space, or a line end if a word of this length does not fit any more. */
static void emit_gap(struct pdn_writer *self, size_t length)
{
    int is_apart = self->column && !self->is_glued;

    if (self->column
        && (size_t)(self->column + is_apart) + length > LINE_MAX)
        pdn_write_line_end(self);
    else if (is_apart)
        emit_bytes(self, " ", 1);
    self->is_glued = 0;
}

static void emit_word(struct pdn_writer *self, const char *word,
                      size_t length)
{
    emit_gap(self, length);
    emit_bytes(self, word, length);
}

/* Without a space after the word before it, if there is room in the line. */
static void emit_attached(struct pdn_writer *self, const char *string)
{
    self->is_glued = 1;
    emit_word(self, string, strlen(string));
}

static void emit_text_word(struct pdn_writer *self, const struct text *text)
{
    emit_word(self, text->start, text->used);
}

/* The state at the start of every game's moves. */
static void begin_moves(struct pdn_writer *self)
{
    self->depth = 0;
    self->number[0].now = self->number[0].before = 1;
    self->wants_number = 1;
    self->is_after_move = self->is_glued = 0;
}

/* Something other than a move is written: the next move gets its number. */
static void require_number(struct pdn_writer *self)
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

/* The tags that come first, in this order, and their values if they are not
 * given. */
static const struct {
    const char *name, *unknown;         /* null: may be missing */
} roster[] = {
    {"Event", "?"},   {"Site", "?"},  {"Date", "????.??.??"},
    {"Round", "?"},   {"Black", "?"}, {"White", "?"},
    {"Result", "*"},  {"GameType", PDN_GAME_TYPE},
    {"SetUp", NULL},  {"FEN", NULL},
};

enum { ROSTER = sizeof roster / sizeof *roster };

/* Tags outside the roster keep the order in which they came. */
static int is_in_roster(struct slice name)
{
    for (int i = 0; i < ROSTER; i++)
        if (slice_same(name, roster[i].name))
            return 1;
    return 0;
}

/* The next part of a value. A quote without a backslash gets one, and a single
 * backslash at the end, which would escape the closing quote, is doubled.
 * Returns how many bytes of the input it took. */
static size_t emit_value_part(struct pdn_writer *self, const char *at,
                              size_t left)
{
    if (*at == '\\' && left > 1 && (at[1] == '"' || at[1] == '\\')) {
        emit_bytes(self, at, 2);
        return 2;
    }
    if (*at == '"' || (*at == '\\' && left == 1))
        emit_bytes(self, *at == '"' ? "\\\"" : "\\\\", 2);
    else if (pdn_is_space(*at))
        emit_bytes(self, " ", 1);
    else
        return emit_character(self, at, left);
    return 1;
}

/* Line ends in a value become spaces. */
static void emit_value(struct pdn_writer *self, struct slice value)
{
    for (size_t i = 0; i < value.length;)
        i += emit_value_part(self, value.start + i, value.length - i);
}

/* Tags have a line each, however long it gets. */
static void emit_tag(struct pdn_writer *self, struct slice name,
                     struct slice value)
{
    emit_string(self, "[");
    for (size_t i = 0; i < name.length;)
        i += emit_character(self, name.start + i, name.length - i);
    emit_string(self, " \"");
    emit_value(self, value);
    emit_string(self, "\"]");
    pdn_write_line_end(self);
}

/* If a tag is given twice, the last one counts, as it does for a reader. */
static void emit_roster_tag(struct pdn_writer *self, int known,
                            const struct pdn_tag *tags, int count)
{
    struct slice name = {roster[known].name,
                         strlen(roster[known].name)};

    for (int i = count - 1; i >= 0; i--)
        if (slice_same(tags[i].name, roster[known].name)) {
            emit_tag(self, name, tags[i].value);
            return;
        }
    if (roster[known].unknown)
        emit_tag(self, name,
                 (struct slice){roster[known].unknown,
                               strlen(roster[known].unknown)});
}

/* The empty line after the header is part of the format. */
void pdn_write_tags(struct pdn_writer *self, const struct pdn_tag *tags,
                    int count)
{
    for (int i = 0; i < ROSTER; i++)
        emit_roster_tag(self, i, tags, count);
    for (int i = 0; i < count; i++)
        if (!is_in_roster(tags[i].name))
            emit_tag(self, tags[i].name, tags[i].value);
    pdn_write_line_end(self);
}

/* Stops before an escape would be cut in half. */
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

/* Before each move of Black ("12."), and before a move of White only if
 * something other than a move precedes it ("12..."). */
static void emit_move_number(struct pdn_writer *self, int is_white)
{
    char word[24];
    struct text to;

    if (is_white && !self->wants_number)
        return;
    text_begin(&to, word, sizeof word);
    text_put_number(&to, self->number[self->depth].now);
    text_put(&to, is_white ? "..." : ".");
    emit_text_word(self, &to);
}

/* Numbers go up after White's move; `before` is kept for a variation that
 * replaces this move. */
void pdn_write_move(struct pdn_writer *self, const struct checkers *before,
                    const struct checkers_move *move)
{
    int is_white = before->turn == CHECKERS_WHITE;
    char word[CHECKERS_WORD_MAX];
    struct text to;

    emit_move_number(self, is_white);
    text_begin(&to, word, sizeof word);
    checkers_write_move(before, move, CHECKERS_SHORT, &to);
    emit_text_word(self, &to);
    self->number[self->depth].before = self->number[self->depth].now;
    self->number[self->depth].now += (uint32_t)is_white;
    self->wants_number = 0;
    self->is_after_move = 1;
}

/* The annotations 1 to 6 have signs, which are attached to the move; all
 * others, and any that does not follow a move directly, are written as $7. */
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
        emit_attached(self, signs[number]);
        return;
    }
    text_begin(&to, word, sizeof word);
    text_put_char(&to, '$');
    text_put_number(&to, number);
    emit_text_word(self, &to);
}

/* Comments */

static const char *word_end(const char *at, const char *end)
{
    while (at < end && !pdn_is_space(*at))
        at++;
    return at;
}

/* Its length in bytes once written: a masked character has one. */
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

/* A brace would end the comment, so it becomes a parenthesis. */
static void emit_comment_word(struct pdn_writer *self, const char *at,
                              const char *end)
{
    emit_gap(self, written_length(at, end));
    while (at < end) {
        if (*at == '{' || *at == '}')
            emit_bytes(self, *at++ == '{' ? "(" : ")", 1);
        else
            at += emit_character(self, at, (size_t)(end - at));
    }
}

/* Words are kept, the spaces between them may become line ends. The braces are
 * attached to the first and last word. */
void pdn_write_comment(struct pdn_writer *self, struct slice text)
{
    const char *at = text.start, *end = at + text.length;

    emit_word(self, "{", 1);
    self->is_glued = 1;
    while (at < end) {
        const char *stop = word_end(at, end);

        if (stop > at)
            emit_comment_word(self, at, stop);
        at = stop + (stop < end);
    }
    emit_attached(self, "}");
    require_number(self);
}

/* Variations, positions and the end */

/* A variation replaces the last move, so it continues with that move's number.
 * The depth is limited as in the reader. */
void pdn_write_open(struct pdn_writer *self)
{
    if (self->depth == PDN_DEPTH_MAX)
        return;
    emit_word(self, "(", 1);
    self->depth++;
    self->number[self->depth].now = self->number[self->depth].before =
        self->number[self->depth - 1].before;
    self->is_glued = 1;
    require_number(self);
}

/* A variation that was not opened, because it was too deep, is not closed. */
void pdn_write_close(struct pdn_writer *self)
{
    if (self->depth == 0)
        return;
    self->depth--;
    emit_attached(self, ")");
    require_number(self);
}

/* One word although it has spaces: the reader finds its end by the slash. */
void pdn_write_setup(struct pdn_writer *self,
                     const struct checkers *position)
{
    char word[CHECKERS_FEN_MAX + 8];
    struct text to;

    text_begin(&to, word, sizeof word);
    text_put(&to, "/FEN \"");
    checkers_fen_write(position, &to);
    text_put(&to, "\"/");
    emit_text_word(self, &to);
    require_number(self);
}

/* Closes what the caller left open, so that the file is well-formed. */
void pdn_write_result(struct pdn_writer *self, enum pdn_result result)
{
    const char *name = pdn_result_name(self->is_strict ? PDN_UNKNOWN
                                                       : result);

    while (self->depth)
        pdn_write_close(self);
    emit_word(self, name, strlen(name));
    pdn_write_line_end(self);
    pdn_write_line_end(self);
    begin_moves(self);
}
