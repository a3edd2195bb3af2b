/* words.c - moves of draughts as text.
 *
 * A move is read in two steps: the squares are scanned first, then compared
 * with all legal moves. A word that matches none is answered with what would
 * have been legal, because that is what a person wants to know.
 */
#include "games/draughts/notation/words.h"

#include <string.h>

#include "games/draughts/notation/pdn_scan.h"

enum {
    SHOWN_MAX = 32,                     /* bytes of the word in an error */
    LISTED_MAX = 6,                     /* moves listed in an error */
    LIST_SIZE = LISTED_MAX * (CHECKERS_WORD_MAX + 4),
    NUMBER_MAX = 999,                   /* squares are clamped to this */
    ROW = 4,                            /* squares in a row */
};

static const char *const sides[] = {"Black", "White"};

/* Squares */


/* Letters are seen from Black's side, with a1 at the lower left: square 1 is
 * g1, and square 32 is b8. */
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
static int square_of_letters(char letter, char digit)
{
    int column = (letter | 0x20) - 'a', row = digit - '1';

    if ((row + column) % 2)
        return 0;
    return ROW * row + (ROW - 1 - column / 2) + 1;
}

/* Either case, a to h. */
static int is_file_letter(char c)
{
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'h';
}

/* Leading zeros are common in old files (09-13). */
static int scan_number(const char **from, const char *end, int *square)
{
    const char *at = *from;

    *square = 0;
    for (; at < end && pdn_is_digit(*at); at++)
        if (*square <= NUMBER_MAX)
            *square = *square * 10 + (*at - '0');
    if (*square > NUMBER_MAX)
        *square = NUMBER_MAX;
    *from = at;
    return 1;
}

/* Numbers are tried first; whether the square exists is left to the caller,
 * who knows the better message. */
int checkers_scan_square(const char **from, const char *end, int *square)
{
    const char *at = *from;

    if (at < end && pdn_is_digit(*at))
        return scan_number(from, end, square);
    if (end - at < 2 || !is_file_letter(at[0]) || at[1] < '1' || at[1] > '8')
        return 0;
    *square = square_of_letters(at[0], at[1]);
    *from = at + 2;
    return 1;
}

/* Moves as they are typed */

struct wanted {
    int squares[CHECKERS_PATH_MAX];
    int count;
    int is_jump;                        /* has an x or a colon */
};

static const char *past_blanks(const char *at, const char *end)
{
    while (at < end && pdn_is_blank(*at))
        at++;
    return at;
}

/* The sign between two squares, with the spaces that some files have around
 * it. Between squares in letters it may be missing: c3d4. */
static int scan_sign(const char **from, const char *end, int *is_jump)
{
    const char *at = past_blanks(*from, end);

    if (at == *from && at < end && is_file_letter(*at))
        return 1;
    if (at == end || !strchr("-xX:", *at) || !*at)
        return 0;
    *is_jump |= *at != '-';
    *from = past_blanks(at + 1, end);
    return 1;
}

/* Returns the length of the move, 0 if there are not two squares. A sign that
 * no square follows is not part of it. */
static size_t scan_squares(const char *text, size_t length,
                           struct wanted *wanted)
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

    return scan_squares(text, length, &wanted);
}

/* Writing */

/* Two jumps with the same ends need all squares if they differ in captures. */
static int same_ends(const struct checkers_move *a,
                     const struct checkers_move *b)
{
    return a->from == b->from && a->to == b->to;
}

/* Whether start and end identify a jump. A king that returns to its start
 * would look as if it had not moved. */
static int is_clear_by_ends(const struct checkers *before,
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

/* All squares are written if the caller wants them or the ends do not say
 * enough. */
void checkers_write_move(const struct checkers *before,
                         const struct checkers_move *move, int style,
                         struct text *to)
{
    int squares[CHECKERS_PATH_MAX];
    int count = checkers_path(move, squares);
    int is_long = style & CHECKERS_LONG || !is_clear_by_ends(before, move);

    checkers_write_square(squares[0], style, to);
    for (int i = is_long ? 1 : count - 1; i < count; i++) {
        text_put_char(to, move->taken ? 'x' : '-');
        checkers_write_square(squares[i], style, to);
    }
}

/* Errors about moves */

/* A copy that is short and has no control characters, for a message. */
static const char *shorten_word(const char *word, char buffer[SHOWN_MAX])
{
    struct text to;

    text_begin(&to, buffer, SHOWN_MAX - 3);
    for (const char *at = word; *at; at++)
        text_put_char(&to, (char)(text_is_control(*at) ? '?' : *at));
    if (strlen(word) > to.used)
        memcpy(buffer + to.used, "...", 4);
    return buffer;
}

/* Each of the three says what would be right. */
static const char *no_move(const char *word)
{
    char text[SHOWN_MAX];

    return text_error("'", shorten_word(word, text), "' is not a move; a move "
                      "is '9-13', '9x18', '9x18x25' or 'c3-d4'", (char *)0);
}

static const char *no_square(const char *word)
{
    char text[SHOWN_MAX];

    return text_error("'", shorten_word(word, text), "' names a square that "
                      "does not exist; squares are 1 to 32, or the dark ones "
                      "from a1 to h8", (char *)0);
}

/* why and what are joined: a reason, and often a list of moves. */
static const char *not_legal(const char *word, const char *why,
                             const char *what)
{
    char text[SHOWN_MAX];

    return text_error("'", shorten_word(word, text), "' is not legal here: ",
                      why, what, (char *)0);
}

/* Which moves list_passing shows. */
typedef int filter(const struct checkers_move *move,
                   const struct wanted *wanted);

/* Writes "9x18x25 or 9x14x25", the moves that pass the filter, and returns how
 * many there are; beyond LISTED_MAX they are only counted. */
static int list_passing(const struct checkers *before,
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

/* Every real move has a start. */
static int passes_all(const struct checkers_move *move,
                      const struct wanted *wanted)
{
    (void)wanted;
    return move->from != 0;
}

/* Other moves of the same piece. */
static int passes_from(const struct checkers_move *move,
                       const struct wanted *wanted)
{
    return move->from == checkers_at(wanted->squares[0]);
}

/* Begins with the squares that were given, and goes on. */
static int passes_prefix(const struct checkers_move *move,
                         const struct wanted *wanted)
{
    int squares[CHECKERS_PATH_MAX];
    int count = checkers_path(move, squares);

    return count > wanted->count
        && memcmp(squares, wanted->squares,
                  (size_t)wanted->count * sizeof *squares) == 0;
}

/* Null if a piece of the side to move stands there. */
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
    text_put(&to, "there is no piece on ");
    text_put_number(&to, (uint64_t)checkers_square(from));
    return not_legal(word, why, "");
}

/* The most specific reason first: the wrong piece, an incomplete jump, another
 * destination, no move at all, or another piece. */
static const char *refuse_move_word(const struct checkers *before,
                                    const char *word,
                                    const struct wanted *wanted,
                                    const struct checkers_moves *moves)
{
    char others[LIST_SIZE];
    const char *error = refuse_piece(before, word,
                                     checkers_at(wanted->squares[0]));

    if (error)
        return error;
    if (list_passing(before, moves, passes_prefix, wanted, others))
        return not_legal(word, "the jump goes on: ", others);
    if (list_passing(before, moves, passes_from, wanted, others))
        return not_legal(word, "this piece can play ", others);
    if (list_passing(before, moves, passes_all, wanted, others) == 0)
        return not_legal(word, sides[before->turn], " has no move left");
    return not_legal(word, checkers_can_jump(before)
                           && before->rules == CHECKERS_FULL
                           ? "a jump must be made: "
                           : "this piece cannot move, but ", others);
}

/* Reading */

/* The word names every square of the move. A minus sign is accepted for a
 * jump, but an x is no step. */
static int is_exact_path(const struct checkers_move *move,
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

/* Start and end must be right, and the squares named between them must lie on
 * the path in this order; not all of it need be named. */
static int lies_on_path(const struct checkers_move *move,
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

static const char *ambiguous_word(const struct checkers *before,
                                  const char *word,
                                  const struct wanted *wanted,
                                  const struct checkers_moves *moves)
{
    char text[SHOWN_MAX], all[LIST_SIZE];

    list_passing(before, moves, lies_on_path, wanted, all);
    return text_error("'", shorten_word(word, text), "' is ambiguous: ", all,
                      (char *)0);
}

/* An exact path is preferred over one that merely contains the squares. Jumps
 * that match and do the same are no ambiguity: the first is taken. */
static const char *find_meant_move(const struct checkers *before,
                                   const char *word,
                                   const struct wanted *wanted,
                                   struct checkers_move *move)
{
    struct checkers_moves moves;
    const struct checkers_move *found = NULL;

    checkers_find_moves(before, &moves);
    for (int i = 0; i < moves.count; i++)
        if (is_exact_path(&moves.move[i], wanted)) {
            *move = moves.move[i];
            return NULL;
        }
    for (int i = 0; i < moves.count; i++) {
        if (!lies_on_path(&moves.move[i], wanted))
            continue;
        if (found && !checkers_same_move(found, &moves.move[i]))
            return ambiguous_word(before, word, wanted, &moves);
        if (!found)
            found = &moves.move[i];
    }
    if (!found)
        return refuse_move_word(before, word, wanted, &moves);
    *move = *found;
    return NULL;
}

/* The word must be a move from its first byte to its last. */
const char *checkers_read_move(const struct checkers *before,
                               const char *word, struct checkers_move *move)
{
    size_t length = strlen(word);
    struct wanted wanted;
    size_t used = scan_squares(word, length, &wanted);

    if (used == 0 || used != length)
        return no_move(word);
    for (int i = 0; i < wanted.count; i++)
        if (wanted.squares[i] < 1 || wanted.squares[i] > CHECKERS_SQUARES)
            return no_square(word);
    return find_meant_move(before, word, &wanted, move);
}

/* As in sentences: "Black is to move". */
const char *checkers_words_colour(enum checkers_colour colour)
{
    return colour == CHECKERS_BLACK ? "Black" : "White";
}
