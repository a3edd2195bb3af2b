/* hub.c - lines of the Hub protocol, version 2.
 *
 * The protocol is F. Letouzey's, from his engine Scan, where it is used for
 * international draughts; here it carries English draughts on 32 squares.
 * Both sides use this file: the engine (commands/engine.c) and the referee of
 * a match (match/guest.c).
 */
#include "games/draughts/notation/hub.h"

#include <string.h>

#include "base/bits.h"

enum { SHOWN_MAX = 40 };                /* bytes of a bad word in an error */

/* Lines */

static int is_hub_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* What a name, or a value without quotes, may contain. */
static int is_bare_char(char c)
{
    return (unsigned char)c > ' ' && c != 127 && c != '=' && c != '"';
}

static char *past_spaces(char *at)
{
    while (is_hub_space(*at))
        at++;
    return at;
}

/* A line whose words are terminated in place. The byte after a word may be the
 * '=' or the quote that decides what comes next, so the terminating zero is
 * written only when the next word has been recognised. */
struct reader {
    char *at;
    char *cut;                          /* where the last word is to end */
};

static void terminate_word(struct reader *self)
{
    if (self->cut)
        *self->cut = 0;
    self->cut = NULL;
}

/* A name, or a value without quotes. The errors are those of the place where
 * neither begins; the end of the line can only be a missing value, because
 * the caller looks for the end before every argument. */
static const char *read_name(struct reader *self, const char **name)
{
    char *start = past_spaces(self->at), *at = start;

    while (is_bare_char(*at))
        at++;
    if (at == start)
        return *at == '=' ? "expected a name before '='"
             : *at == '"' ? "a quote must follow 'name='"
             : *at ? "a line must contain only printable characters"
             : "expected a value after '='";
    terminate_word(self);
    *name = start;
    self->cut = at;
    self->at = past_spaces(at);
    return NULL;
}

/* There are no escapes: the next quote ends the value. */
static const char *read_quoted(struct reader *self, const char **value)
{
    char *end = strchr(self->at + 1, '"');

    if (!end)
        return "a quote is not closed";
    terminate_word(self);
    *value = self->at + 1;
    *end = 0;
    self->at = past_spaces(end + 1);
    return NULL;
}

/* name, name=value or name="value"; blanks around the = are accepted. */
static const char *read_argument(struct reader *self,
                                 struct hub_argument *argument)
{
    const char *error = read_name(self, &argument->name);

    argument->value = "";
    if (error || *self->at != '=')
        return error;
    self->at = past_spaces(self->at + 1);
    return *self->at == '"' ? read_quoted(self, &argument->value)
                            : read_name(self, &argument->value);
}

/* After an error the line is empty, so a caller that goes on sees no half of
 * it. */
const char *hub_read(struct hub_line *self, char *text)
{
    struct reader from = {.at = past_spaces(text)};
    const char *error = NULL;

    memset(self, 0, sizeof *self);
    if (!*from.at)
        return NULL;
    error = read_name(&from, &self->command);
    while (!error && *from.at) {
        if (self->count == HUB_ARGUMENTS)
            error = "a line has at most 32 arguments";
        else
            error = read_argument(&from, &self->argument[self->count++]);
    }
    terminate_word(&from);
    if (error)
        memset(self, 0, sizeof *self);
    return error;
}

/* From the back: an argument that is given twice counts as the last one. */
const char *hub_value(const struct hub_line *self, const char *name)
{
    for (int i = self->count - 1; i >= 0; i--)
        if (text_same(self->argument[i].name, name))
            return self->argument[i].value;
    return NULL;
}

/* Writing lines */

void hub_write(struct text *to, const char *command)
{
    text_put(to, command);
}

void hub_write_flag(struct text *to, const char *name)
{
    text_put_char(to, ' ');
    text_put(to, name);
}

static int is_all_plain(const char *value)
{
    const char *at = value;

    while (is_bare_char(*at))
        at++;
    return at > value && !*at;
}

/* The protocol has no escape for a quote within quotes: it becomes an
 * apostrophe, and control characters become spaces. */
static void write_quoted(struct text *to, const char *value)
{
    text_put_char(to, '"');
    for (; *value; value++)
        text_put_char(to, (char)(*value == '"' ? '\''
                          : text_is_control(*value) ? ' ' : *value));
    text_put_char(to, '"');
}

/* Quotes only where the value needs them; an empty one does. */
void hub_write_value(struct text *to, const char *name, const char *value)
{
    hub_write_flag(to, name);
    text_put_char(to, '=');
    if (is_all_plain(value))
        text_put(to, value);
    else
        write_quoted(to, value);
}

void hub_write_number(struct text *to, const char *name, uint64_t number)
{
    hub_write_flag(to, name);
    text_put_char(to, '=');
    text_put_number(to, number);
}

/* Without floating point: number / 10^digits. The negation is done on the
 * unsigned value, which INT64_MIN survives. */
void hub_write_decimal(struct text *to, const char *name, int64_t number,
                       int digits)
{
    uint64_t size = number < 0 ? -(uint64_t)number : (uint64_t)number;
    uint64_t one = 1;

    for (int i = 0; i < digits; i++)
        one *= 10;
    hub_write_flag(to, name);
    text_put(to, number < 0 ? "=-" : "=");
    text_put_number(to, size / one);
    if (digits)
        text_put_char(to, '.');
    for (one /= 10; one > 0; one /= 10)
        text_put_char(to, (char)('0' + size / one % 10));
}

/* Positions */

/* Only checkers_check decides whether the letters make a position. */
static const char *put_letter(struct checkers *self, char c, int square)
{
    uint64_t one = checkers_at(square);

    if (c == 'e')
        return NULL;
    if (!c || !strchr("wWbB", c))
        return "a square is one of w, W, b, B, e";
    self->pieces[c == 'w' || c == 'W'] |= one;
    if (c == 'W' || c == 'B')
        self->kings |= one;
    return NULL;
}

/* Reads into a copy, so that an error leaves the caller's position alone. */
const char *hub_read_position(const char *word, enum checkers_rules rules,
                              struct checkers *position)
{
    struct checkers fresh = {.turn = *word == 'W',
                             .rules = (uint8_t)rules};
    const char *error = NULL;

    if (*word != 'W' && *word != 'B')
        return "a position begins with the side to move, W or B";
    if (strlen(word) != CHECKERS_SQUARES + 1)
        return "a position is the side to move and 32 squares";
    for (int i = 1; !error && i <= CHECKERS_SQUARES; i++)
        error = put_letter(&fresh, word[i], i);
    if (!error)
        error = checkers_check(&fresh);
    if (!error)
        *position = fresh;
    return error;
}

/* One letter a square, from 1 to 32, after the side to move. */
static char letter_of(const struct checkers *position, uint64_t one)
{
    int is_king = (position->kings & one) != 0;

    if (position->pieces[CHECKERS_WHITE] & one)
        return is_king ? 'W' : 'w';
    if (position->pieces[CHECKERS_BLACK] & one)
        return is_king ? 'B' : 'b';
    return 'e';
}

void hub_write_position(const struct checkers *position, struct text *to)
{
    text_put_char(to, position->turn == CHECKERS_WHITE ? 'W' : 'B');
    for (int i = 1; i <= CHECKERS_SQUARES; i++)
        text_put_char(to, letter_of(position, checkers_at(i)));
}

/* Moves */

/* A move as it is written, not yet compared with the legal ones. */
struct wanted {
    uint64_t from, to, taken;
    int is_jump;                        /* it has an x */
    int has_taken;                      /* it lists captures */
};

static int is_hub_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The number stops growing past the board, so no length can overflow it. */
static int scan_hub_square(const char **at, uint64_t *one)
{
    int square = 0;

    if (!is_hub_digit(**at))
        return 0;
    for (; is_hub_digit(**at); (*at)++)
        if (square <= CHECKERS_SQUARES)
            square = square * 10 + (**at - '0');
    if (square < 1 || square > CHECKERS_SQUARES)
        return 0;
    *one = checkers_at(square);
    return 1;
}

/* 9-13, 9x18, 9x18x14: start, end, captures. A capture that is listed twice
 * is an error. */
static int read_wanted(const char *at, struct wanted *wanted)
{
    uint64_t one;

    if (!scan_hub_square(&at, &wanted->from) || (*at != '-' && *at != 'x'))
        return 0;
    wanted->is_jump = *at++ == 'x';
    if (!scan_hub_square(&at, &wanted->to))
        return 0;
    while (wanted->is_jump && *at == 'x') {
        at++;
        if (!scan_hub_square(&at, &one) || wanted->taken & one)
            return 0;
        wanted->taken |= one;
        wanted->has_taken = 1;
    }
    return !*at;
}

/* Captures are compared as a set: the protocol leaves their order open. */
static int matches_wanted(const struct checkers_move *move,
                          const struct wanted *wanted)
{
    return move->from == wanted->from && move->to == wanted->to
        && (move->taken != 0) == wanted->is_jump
        && (!wanted->has_taken || move->taken == wanted->taken);
}

/* The word is cut short, as it may be a whole line. */
static const char *refuse_hub_move(const char *word, const char *why)
{
    char shown[SHOWN_MAX];
    struct text to;

    text_begin(&to, shown, sizeof shown);
    text_put(&to, word);
    return text_error("'", shown, "' ", why, (char *)0);
}

/* Several legal moves may match: jumps along different paths, which do the
 * same, or jumps with different captures, which are ambiguous. */
const char *hub_read_move(const struct checkers *before, const char *word,
                          struct checkers_move *move)
{
    struct wanted wanted = {0};
    struct checkers_moves moves;
    const struct checkers_move *found = NULL;

    if (!read_wanted(word, &wanted))
        return refuse_hub_move(word, "is not a move; a move is 9-13, or "
                                     "9x18x14 for a jump over 14");
    checkers_find_moves(before, &moves);
    for (int i = 0; i < moves.count; i++) {
        if (!matches_wanted(&moves.move[i], &wanted))
            continue;
        if (found && !checkers_same_move(found, &moves.move[i]))
            return refuse_hub_move(word, "is ambiguous without the men it "
                                         "takes");
        found = &moves.move[i];
    }
    if (!found)
        return refuse_hub_move(word, "is not legal here");
    *move = *found;
    return NULL;
}

/* Captures are always listed, lowest square first, although some moves would
 * be clear without them. */
void hub_write_move(const struct checkers_move *move, struct text *to)
{
    text_put_number(to, (uint64_t)checkers_square(move->from));
    text_put_char(to, move->taken ? 'x' : '-');
    text_put_number(to, (uint64_t)checkers_square(move->to));
    for (uint64_t left = move->taken; left; left &= left - 1) {
        text_put_char(to, 'x');
        text_put_number(to, (uint64_t)checkers_square(left & -left));
    }
}
