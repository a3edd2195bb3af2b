/* fen.c - positions as text: B:W18,24,K10:B12,16,K22 */
#include "games/draughts/notation/fen.h"

#include <string.h>

#include "games/draughts/notation/words.h"

/* Reading */

struct reader {
    const char *text, *at, *end;
    struct checkers position;
};

static const char *wrong_at(const struct reader *self, const char *at,
                            const char *what)
{
    char digits[24];
    struct text number;

    text_begin(&number, digits, sizeof digits);
    text_put_number(&number, (uint64_t)(at - self->text) + 1);
    return text_error("column ", digits, ": ", what, (char *)0);
}

static const char *wrong(const struct reader *self, const char *what)
{
    return wrong_at(self, self->at, what);
}

static int is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static char peek(struct reader *self)
{
    while (self->at < self->end && is_space(*self->at))
        self->at++;
    return (char)(self->at < self->end ? *self->at : 0);
}

static const char *here(struct reader *self)
{
    peek(self);
    return self->at;
}

static int accept(struct reader *self, char c)
{
    if (peek(self) != c)
        return 0;
    self->at++;
    return 1;
}

static int read_side(struct reader *self)
{
    char c = (char)(peek(self) | 0x20);

    if (c != 'b' && c != 'w')
        return -1;
    self->at++;
    return c == 'w' ? CHECKERS_WHITE : CHECKERS_BLACK;
}

/* The side to move may be unknown: then it is Black, who begins a game. */
static int read_turn(struct reader *self)
{
    return accept(self, '?') ? CHECKERS_BLACK : read_side(self);
}

/* Behind the pieces PDN 3.0 has "H12", moves without progress, and "F34",
 * the number of the move. A position has no room for them. */
static int accept_counter(struct reader *self)
{
    const char *start;
    char c = (char)(peek(self) | 0x20);

    if (c != 'h' && c != 'f')
        return 0;
    self->at++;
    for (start = here(self); is_digit(peek(self)); )
        self->at++;
    return self->at > start;
}

static int is_around(char c)
{
    return is_space(c) || c == '"' || c == '\'';
}

/* From '"B:W..."  ' to what is between the quotes. */
static void strip(struct reader *self)
{
    const char *start = self->text, *end = start + strlen(start);

    while (start < end && is_around(*start))
        start++;
    while (end > start && is_around(end[-1]))
        end--;
    if (end > start && end[-1] == '.')
        end--;
    self->at = start;
    self->end = end;
}

static const char *put(struct reader *self, const char *at, int side,
                       int square, int is_king)
{
    uint64_t one = checkers_at(square);

    if ((self->position.pieces[0] | self->position.pieces[1]) & one)
        return wrong_at(self, at, "a second piece on a square");
    self->position.pieces[side] |= one;
    if (is_king)
        self->position.kings |= one;
    return NULL;
}

static const char *read_square(struct reader *self, int *square)
{
    const char *start = here(self);

    if (!checkers_scan_square(&self->at, self->end, square))
        return wrong(self, "this is the place of a square, 1 to 32");
    if (*square < 1 || *square > CHECKERS_SQUARES)
        return wrong_at(self, start, "there is no such square; they are 1 "
                        "to 32, or the dark ones from a1 to h8");
    return NULL;
}

static int accept_king(struct reader *self)
{
    return accept(self, 'K') || accept(self, 'k');
}

/* "18", "K18", "21-32", "K1-3", "K1-K3" */
static const char *read_range(struct reader *self, int side)
{
    const char *start = here(self);
    int is_king = accept_king(self), first = 0, last;
    const char *error = read_square(self, &first);

    last = first;
    if (!error && accept(self, '-')) {
        if (is_king)
            accept_king(self);
        error = read_square(self, &last);
        if (!error && last < first)
            error = wrong_at(self, start, "a range goes upwards, as 21-32");
    }
    for (int i = first; !error && i <= last; i++)
        error = put(self, start, side, i, is_king);
    return error;
}

static const char *read_squares(struct reader *self, int side)
{
    const char *error = NULL;

    while (accept(self, ','))
        ;
    while (!error && peek(self) && peek(self) != ':') {
        error = read_range(self, side);
        if (!error && peek(self) && peek(self) != ':' && !accept(self, ','))
            return wrong(self, "this is the place of a comma, a colon or "
                         "the end");
        while (accept(self, ','))
            ;
    }
    return error;
}

/* What stands between two colons. */
static const char *read_part(struct reader *self)
{
    const char *start = here(self);
    int side = read_side(self);

    if (side >= 0)
        return read_squares(self, side);
    if (!accept_counter(self))
        return wrong_at(self, start, "this is the place of a colour, 'B' or "
                        "'W', or of a counter such as H0 or F1");
    if (peek(self) && peek(self) != ':')
        return wrong(self, "this is the place of a colon or the end");
    return NULL;
}

static const char *read_all(struct reader *self)
{
    int turn = read_turn(self);
    const char *error = NULL;

    if (turn < 0)
        return wrong(self, "a position begins with the side to move, 'B' or "
                     "'W', as in B:W21-32:B1-12, or '?'");
    self->position.turn = (uint8_t)turn;
    if (peek(self) != ':')
        return wrong(self, "a colon follows the side to move");
    while (!error && accept(self, ':'))
        error = read_part(self);
    return error;
}

int checkers_fen_has_turn(const char *text)
{
    struct reader from = {.text = text};

    strip(&from);
    return peek(&from) != '?';
}

const char *checkers_fen_read(struct checkers *self, const char *text,
                              enum checkers_rules rules)
{
    struct reader from = {.text = text,
                          .position = {.rules = (uint8_t)rules}};
    const char *error;

    strip(&from);
    error = read_all(&from);
    if (!error)
        error = checkers_check(&from.position);
    if (!error)
        *self = from.position;
    return error;
}

/* Writing */

static void write_set(uint64_t set, const char *mark, int *count,
                      struct text *to)
{
    for (int square = 1; square <= CHECKERS_SQUARES; square++) {
        if (!(set & checkers_at(square)))
            continue;
        text_put(to, (*count)++ ? "," : "");
        text_put(to, mark);
        text_put_number(to, (uint64_t)square);
    }
}

static void write_side(const struct checkers *self, int side,
                       struct text *to)
{
    int count = 0;

    text_put(to, side == CHECKERS_WHITE ? ":W" : ":B");
    write_set(self->pieces[side] & ~self->kings, "", &count, to);
    write_set(self->pieces[side] & self->kings, "K", &count, to);
}

void checkers_fen_write(const struct checkers *self, struct text *to)
{
    text_put_char(to, self->turn == CHECKERS_WHITE ? 'W' : 'B');
    write_side(self, CHECKERS_WHITE, to);
    write_side(self, CHECKERS_BLACK, to);
}
