/* words.c - moves of draughts as words. */
#include "games/draughts/notation/words.h"

#include <string.h>

enum {
    SHOWN_MAX = 32,                     /* of what was typed, in an error */
    LISTED_MAX = 6,                     /* moves in an error */
    LIST_SIZE = LISTED_MAX * (CHECKERS_WORD_MAX + 4),
    NUMBER_MAX = 999,
    ROW = 4,                            /* squares in a row */
};

static const char *const sides[] = {"Black", "White"};

/* Squares */

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Black looks from below, with a1 at the left: square 1 is g1. */
void checkers_write_square(int square, int style, struct text *to)
{
    int row = (square - 1) / ROW, place = (square - 1) % ROW;
    int column = 2 * (ROW - 1 - place) + row % 2;

    if (!(style & CHECKERS_LETTERS)) {
        text_put_number(to, (uint64_t)square);
        return;
    }
    text_put_char(to, (char)('a' + column));
    text_put_char(to, (char)('1' + row));
}

/* 0 for a light square, which has no number. */
static int square_of(char letter, char digit)
{
    int column = (letter | 0x20) - 'a', row = digit - '1';

    if ((row + column) % 2)
        return 0;
    return ROW * row + (ROW - 1 - column / 2) + 1;
}

static int is_letter(char c)
{
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'h';
}

static int scan_number(const char **from, const char *end, int *square)
{
    const char *at = *from;

    *square = 0;
    for (; at < end && is_digit(*at); at++)
        if (*square <= NUMBER_MAX)
            *square = *square * 10 + (*at - '0');
    if (*square > NUMBER_MAX)
        *square = NUMBER_MAX;
    *from = at;
    return 1;
}

int checkers_scan_square(const char **from, const char *end, int *square)
{
    const char *at = *from;

    if (at < end && is_digit(*at))
        return scan_number(from, end, square);
    if (end - at < 2 || !is_letter(at[0]) || at[1] < '1' || at[1] > '8')
        return 0;
    *square = square_of(at[0], at[1]);
    *from = at + 2;
    return 1;
}

/* Moves as they are typed */

struct wanted {
    int squares[CHECKERS_PATH_MAX];
    int count;
    int is_jump;                        /* has the sign of one */
};

static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && is_blank(*at))
        at++;
    return at;
}

/* The sign between two squares, with the spaces that some put around it; of
 * letters also none at all. */
static int scan_sign(const char **from, const char *end, int *is_jump)
{
    const char *at = skip_blanks(*from, end);

    if (at == *from && at < end && is_letter(*at))
        return 1;
    if (at == end || !strchr("-xX:", *at) || !*at)
        return 0;
    *is_jump |= *at != '-';
    *from = skip_blanks(at + 1, end);
    return 1;
}

static size_t scan(const char *text, size_t length, struct wanted *wanted)
{
    const char *at = text, *end = text + length, *good = text;
    int square, is_jump = 0;

    memset(wanted, 0, sizeof *wanted);
    while (wanted->count < CHECKERS_PATH_MAX
           && checkers_scan_square(&at, end, &square)) {
        wanted->squares[wanted->count++] = square;
        wanted->is_jump = is_jump;
        good = at;
        if (!scan_sign(&at, end, &is_jump))
            break;
    }
    return wanted->count >= 2 ? (size_t)(good - text) : 0;
}

size_t checkers_scan_move(const char *text, size_t length)
{
    struct wanted wanted;

    return scan(text, length, &wanted);
}

/* Writing */

static int same_ends(const struct checkers_move *a,
                     const struct checkers_move *b)
{
    return a->from == b->from && a->to == b->to;
}

/* Whether the ends of a jump say enough. A king that comes home again would
 * look as if it had stayed. */
static int is_clear(const struct checkers *before,
                    const struct checkers_move *move)
{
    struct checkers_moves moves;

    if (!move->taken)
        return 1;
    if (move->from == move->to)
        return 0;
    checkers_find_moves(before, &moves);
    for (int i = 0; i < moves.count; i++)
        if (same_ends(&moves.move[i], move)
            && !checkers_same_move(&moves.move[i], move))
            return 0;
    return 1;
}

void checkers_write_move(const struct checkers *before,
                         const struct checkers_move *move, int style,
                         struct text *to)
{
    int squares[CHECKERS_PATH_MAX];
    int count = checkers_path(move, squares);
    int is_long = style & CHECKERS_LONG || !is_clear(before, move);

    checkers_write_square(squares[0], style, to);
    for (int i = is_long ? 1 : count - 1; i < count; i++) {
        text_put_char(to, move->taken ? 'x' : '-');
        checkers_write_square(squares[i], style, to);
    }
}

/* What a wrong move is answered with */

/* Not too long, and with nothing in it that a terminal would obey. */
static const char *shown(const char *word, char buffer[SHOWN_MAX])
{
    struct text to;

    text_begin(&to, buffer, SHOWN_MAX - 3);
    for (const char *at = word; *at; at++)
        text_put_char(&to, (char)(text_is_control(*at) ? '?' : *at));
    if (strlen(word) > to.used)
        memcpy(buffer + to.used, "...", 4);
    return buffer;
}

static const char *no_move(const char *word)
{
    char text[SHOWN_MAX];

    return text_error("'", shown(word, text), "' is no move; a move is "
                      "'9-13', '9x18', '9x18x25' or 'c3-d4'", (char *)0);
}

static const char *no_square(const char *word)
{
    char text[SHOWN_MAX];

    return text_error("'", shown(word, text), "' has a square that the "
                      "board has not; squares are 1 to 32, or the dark ones "
                      "from a1 to h8", (char *)0);
}

static const char *not_legal(const char *word, const char *why,
                             const char *what)
{
    char text[SHOWN_MAX];

    return text_error("'", shown(word, text), "' is not legal here: ", why,
                      what, (char *)0);
}

typedef int filter(const struct checkers_move *move,
                   const struct wanted *wanted);

/* "9x18x25 or 9x14x25", of those that pass the filter. */
static int list(const struct checkers *before,
                const struct checkers_moves *moves, filter *passes,
                const struct wanted *wanted, char buffer[LIST_SIZE])
{
    struct text to;
    int count = 0;

    text_begin(&to, buffer, LIST_SIZE);
    for (int i = 0; i < moves->count; i++) {
        if (!passes(&moves->move[i], wanted))
            continue;
        if (count++ >= LISTED_MAX)
            continue;
        text_put(&to, count > 1 ? " or " : "");
        checkers_write_move(before, &moves->move[i], CHECKERS_LONG, &to);
    }
    if (count > LISTED_MAX)
        text_put(&to, " ...");
    return count;
}

static int passes_all(const struct checkers_move *move,
                      const struct wanted *wanted)
{
    (void)wanted;
    return move->from != 0;
}

static int passes_from(const struct checkers_move *move,
                       const struct wanted *wanted)
{
    return move->from == checkers_at(wanted->squares[0]);
}

/* Begins as it was wanted, and goes on. */
static int passes_prefix(const struct checkers_move *move,
                         const struct wanted *wanted)
{
    int squares[CHECKERS_PATH_MAX];
    int count = checkers_path(move, squares);

    return count > wanted->count
        && memcmp(squares, wanted->squares,
                  (size_t)wanted->count * sizeof *squares) == 0;
}

static const char *refuse_piece(const struct checkers *before,
                                const char *word, uint64_t from)
{
    char why[SHOWN_MAX];
    struct text to;

    if (from & before->pieces[before->turn])
        return NULL;
    text_begin(&to, why, sizeof why);
    if (from & before->pieces[before->turn ^ 1]) {
        text_put(&to, sides[before->turn ^ 1]);
        text_put(&to, "'s piece, but ");
        text_put(&to, sides[before->turn]);
        return not_legal(word, why, " is to move");
    }
    text_put(&to, "nothing stands on ");
    text_put_number(&to, (uint64_t)checkers_square(from));
    return not_legal(word, why, "");
}

static const char *refuse(const struct checkers *before, const char *word,
                          const struct wanted *wanted,
                          const struct checkers_moves *moves)
{
    char others[LIST_SIZE];
    const char *error = refuse_piece(before, word,
                                     checkers_at(wanted->squares[0]));

    if (error)
        return error;
    if (list(before, moves, passes_prefix, wanted, others))
        return not_legal(word, "the jump goes on: ", others);
    if (list(before, moves, passes_from, wanted, others))
        return not_legal(word, "this piece can go ", others);
    if (list(before, moves, passes_all, wanted, others) == 0)
        return not_legal(word, sides[before->turn], " has no move left");
    return not_legal(word, checkers_can_jump(before)
                           && before->rules == CHECKERS_FULL
                           ? "a piece that can jump must: "
                           : "this piece cannot move, but ", others);
}

/* Reading */

static int is_path(const struct checkers_move *move,
                   const struct wanted *wanted)
{
    int squares[CHECKERS_PATH_MAX];
    int count = checkers_path(move, squares);

    if (wanted->is_jump && !move->taken)
        return 0;
    return count == wanted->count
        && memcmp(squares, wanted->squares,
                  (size_t)count * sizeof *squares) == 0;
}

/* The ends must be right, and what is named between them must lie on the
 * way in this order. */
static int fits(const struct checkers_move *move,
                const struct wanted *wanted)
{
    int squares[CHECKERS_PATH_MAX];
    int count = checkers_path(move, squares), next = 1;

    if (wanted->is_jump && !move->taken)
        return 0;
    for (int i = 1; i < count - 1 && next < wanted->count - 1; i++)
        next += squares[i] == wanted->squares[next];
    return next == wanted->count - 1 && squares[0] == wanted->squares[0]
        && squares[count - 1] == wanted->squares[next];
}

static const char *ambiguous(const struct checkers *before, const char *word,
                             const struct wanted *wanted,
                             const struct checkers_moves *moves)
{
    char text[SHOWN_MAX], all[LIST_SIZE];

    list(before, moves, fits, wanted, all);
    return text_error("'", shown(word, text), "' is ambiguous: ", all,
                      (char *)0);
}

static const char *choose(const struct checkers *before, const char *word,
                          const struct wanted *wanted,
                          struct checkers_move *move)
{
    struct checkers_moves moves;
    const struct checkers_move *found = NULL;

    checkers_find_moves(before, &moves);
    for (int i = 0; i < moves.count; i++)
        if (is_path(&moves.move[i], wanted)) {
            *move = moves.move[i];
            return NULL;
        }
    for (int i = 0; i < moves.count; i++) {
        if (!fits(&moves.move[i], wanted))
            continue;
        if (found && !checkers_same_move(found, &moves.move[i]))
            return ambiguous(before, word, wanted, &moves);
        if (!found)
            found = &moves.move[i];
    }
    if (!found)
        return refuse(before, word, wanted, &moves);
    *move = *found;
    return NULL;
}

const char *checkers_read_move(const struct checkers *before,
                               const char *word, struct checkers_move *move)
{
    size_t length = strlen(word);
    struct wanted wanted;
    size_t used = scan(word, length, &wanted);

    if (used == 0 || used != length)
        return no_move(word);
    for (int i = 0; i < wanted.count; i++)
        if (wanted.squares[i] < 1 || wanted.squares[i] > CHECKERS_SQUARES)
            return no_square(word);
    return choose(before, word, &wanted, move);
}

const char *checkers_words_colour(enum checkers_colour colour)
{
    return colour == CHECKERS_BLACK ? "Black" : "White";
}
