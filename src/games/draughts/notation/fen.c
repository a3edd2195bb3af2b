/* fen.c - positions as text: B:W18,24,K10:B12,16,K22
 *
 * A recursive-descent reader for
 *
 *     position  = turn { ":" part }
 *     part      = colour [ range { "," range } ] | counter
 *     range     = [ "K" ] square [ "-" [ "K" ] square ]
 *
 * that is generous about blanks, case and commas, because files in the wild
 * are. Functions called accept_ take what they find or leave the place as it
 * is; functions called read_ report an error with its column.
 */
#include "games/draughts/notation/fen.h"

#include <string.h>

#include "games/draughts/notation/pdn_scan.h"
#include "games/draughts/notation/words.h"

/* Reading */

struct reader {
    const char *text, *at, *end;        /* columns count from text */
    struct checkers position;           /* what was read so far */
};

/* "column 12: ..." */
static const char *error_at(const struct reader *self, const char *at,
                            const char *what)
{
    char digits[24];
    struct text number;

    text_begin(&number, digits, sizeof digits);
    text_put_number(&number, (uint64_t)(at - self->text) + 1);
    return text_error("column ", digits, ": ", what, (char *)0);
}

static const char *error_here(const struct reader *self, const char *what)
{
    return error_at(self, self->at, what);
}


/* The next character that is not a space, 0 at the end; moves to it. */
static char peek_visible(struct reader *self)
{
    while (self->at < self->end && pdn_is_space(*self->at))
        self->at++;
    return (char)(self->at < self->end ? *self->at : 0);
}

static const char *skip_to_visible(struct reader *self)
{
    peek_visible(self);
    return self->at;
}

static int accept_char(struct reader *self, char c)
{
    if (peek_visible(self) != c)
        return 0;
    self->at++;
    return 1;
}

/* -1 if it is neither. */
static int read_piece_colour(struct reader *self)
{
    char c = (char)(peek_visible(self) | 0x20);

    if (c != 'b' && c != 'w')
        return -1;
    self->at++;
    return c == 'w' ? CHECKERS_WHITE : CHECKERS_BLACK;
}

/* The side to move may be unknown ("?"); then it is Black, who moves first in
 * a game. */
static int read_side_to_move(struct reader *self)
{
    return accept_char(self, '?') ? CHECKERS_BLACK : read_piece_colour(self);
}

/* After the pieces PDN 3.0 allows "H12", the plies without progress, and
 * "F34", the number of the move. A struct checkers cannot hold them, so they
 * are skipped. */
static int accept_counter(struct reader *self)
{
    const char *start;
    char c = (char)(peek_visible(self) | 0x20);

    if (c != 'h' && c != 'f')
        return 0;
    self->at++;
    for (start = skip_to_visible(self); pdn_is_digit(peek_visible(self)); )
        self->at++;
    return self->at > start;
}

/* Quotes and blanks around the whole text, from a shell or a tag. */
static int is_wrapping(char c)
{
    return pdn_is_space(c) || c == '"' || c == '\'';
}

/* From '"B:W..."  ' to what is between the quotes. */
static void strip_wrapping(struct reader *self)
{
    const char *start = self->text, *end = start + strlen(start);

    while (start < end && is_wrapping(*start))
        start++;
    while (end > start && is_wrapping(end[-1]))
        end--;
    if (end > start && end[-1] == '.')
        end--;
    self->at = start;
    self->end = end;
}

static const char *place_piece(struct reader *self, const char *at, int side,
                               int square, int is_king)
{
    uint64_t one = checkers_at(square);

    if ((self->position.pieces[0] | self->position.pieces[1]) & one)
        return error_at(self, at, "this square already has a piece");
    self->position.pieces[side] |= one;
    if (is_king)
        self->position.kings |= one;
    return NULL;
}

/* Light squares in letters come out as 0 and are refused with the rest. */
static const char *expect_square(struct reader *self, int *square)
{
    const char *start = skip_to_visible(self);

    if (!checkers_scan_square(&self->at, self->end, square))
        return error_here(self, "expected a square, 1 to 32");
    if (*square < 1 || *square > CHECKERS_SQUARES)
        return error_at(self, start, "no such square; squares are 1 to 32, "
                        "or the dark ones from a1 to h8");
    return NULL;
}

/* Either case. */
static int accept_king(struct reader *self)
{
    return accept_char(self, 'K') || accept_char(self, 'k');
}

/* "18", "K18", "21-32", "K1-3", "K1-K3" */
static const char *read_range(struct reader *self, int side)
{
    const char *start = skip_to_visible(self);
    int is_king = accept_king(self), first = 0, last;
    const char *error = expect_square(self, &first);

    last = first;
    if (!error && accept_char(self, '-')) {
        if (is_king)
            accept_king(self);
        error = expect_square(self, &last);
        if (!error && last < first)
            error = error_at(self, start, "a range must ascend, as in 21-32");
    }
    for (int i = first; !error && i <= last; i++)
        error = place_piece(self, start, side, i, is_king);
    return error;
}

/* Empty entries, as in "W,18,,24,", are accepted. */
static const char *read_squares(struct reader *self, int side)
{
    const char *error = NULL;

    while (accept_char(self, ','))
        ;
    while (!error && peek_visible(self) && peek_visible(self) != ':') {
        error = read_range(self, side);
        if (!error && peek_visible(self) && peek_visible(self) != ':'
            && !accept_char(self, ','))
            return error_here(self, "expected a comma, a colon or the end");
        while (accept_char(self, ','))
            ;
    }
    return error;
}

/* What is between two colons. */
static const char *read_colour_or_counter(struct reader *self)
{
    const char *start = skip_to_visible(self);
    int side = read_piece_colour(self);

    if (side >= 0)
        return read_squares(self, side);
    if (!accept_counter(self))
        return error_at(self, start, "expected a colour, 'B' or 'W', or a "
                        "counter such as H0 or F1");
    if (peek_visible(self) && peek_visible(self) != ':')
        return error_here(self, "expected a colon or the end");
    return NULL;
}

/* Any number of parts; the colours may come in either order. */
static const char *read_whole_position(struct reader *self)
{
    int turn = read_side_to_move(self);
    const char *error = NULL;

    if (turn < 0)
        return error_here(self, "a position begins with the side to move, "
                          "'B' or 'W', as in B:W21-32:B1-12, or '?'");
    self->position.turn = (uint8_t)turn;
    if (peek_visible(self) != ':')
        return error_here(self, "a colon must follow the side to move");
    while (!error && accept_char(self, ':'))
        error = read_colour_or_counter(self);
    return error;
}

/* For the replay, which lets the first move decide who begins. */
int checkers_fen_has_turn(const char *text)
{
    struct reader from = {.text = text};

    strip_wrapping(&from);
    return peek_visible(&from) != '?';
}

/* Reads into a copy, so that an error leaves the caller's position alone. */
const char *checkers_fen_read(struct checkers *self, const char *text,
                              enum checkers_rules rules)
{
    struct reader from = {.text = text,
                          .position = {.rules = (uint8_t)rules}};
    const char *error;

    strip_wrapping(&from);
    error = read_whole_position(&from);
    if (!error)
        error = checkers_check(&from.position);
    if (!error)
        *self = from.position;
    return error;
}

/* Writing */

/* count runs on over men and kings: it decides about the comma. */
static void write_squares(uint64_t set, const char *mark, int *count,
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

/* A colour without pieces is written as well: ":W:B1". */
static void write_side(const struct checkers *self, int side,
                       struct text *to)
{
    int count = 0;

    text_put(to, side == CHECKERS_WHITE ? ":W" : ":B");
    write_squares(self->pieces[side] & ~self->kings, "", &count, to);
    write_squares(self->pieces[side] & self->kings, "K", &count, to);
}

void checkers_fen_write(const struct checkers *self, struct text *to)
{
    text_put_char(to, self->turn == CHECKERS_WHITE ? 'W' : 'B');
    write_side(self, CHECKERS_WHITE, to);
    write_side(self, CHECKERS_BLACK, to);
}
