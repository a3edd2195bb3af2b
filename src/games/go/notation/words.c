/* words.c - Go as text: points, colours, results, boards.
 *
 * Shared by GTP, SGF, the commands and matches. Readers are generous in what
 * they take, upper or lower case, comma or point, and writers always write
 * the same form. Locales play no part.
 */
#include "games/go/notation/words.h"

#include <string.h>

#include "games/go/notation/scan.h"

static const char columns[] = "ABCDEFGHJKLMNOPQRST";

/* Whether two words are equal but for the case of letters. */
static int equals_any_case(const char *word, const char *other)
{
    for (; *word && go_lower(*word) == go_lower(*other); word++)
        other++;
    return !*word && !*other;
}

/* Points */

void go_write_vertex(int size, go_point point, struct text *to)
{
    if (point == GO_PASS) {
        text_put(to, "pass");
        return;
    }
    text_put_char(to, columns[go_column(point)]);
    text_put_number(to, (uint64_t)(size - go_row(point)));
}

/* The column of a letter in either case, or -1. The second test excludes
 * characters that the arithmetic would move among the capitals. */
static int column_of_letter(char letter)
{
    const char *at = letter ? strchr(columns, go_lower(letter) - 'a' + 'A')
                            : NULL;

    return at && go_lower(letter) >= 'a' ? (int)(at - columns) : -1;
}

/* One or two digits without a zero in front; 0 if it is not that. */
/* The number of a row as GTP writes it. */
static int row_number(const char *word)
{
    int number = 0;

    if (*word == '0')
        return 0;
    for (int i = 0; word[i]; i++) {
        if (!go_is_digit(word[i]) || i == 2)
            return 0;
        number = number * 10 + word[i] - '0';
    }
    return number;
}

/* The error for a word that is no point: names the corner points, which differ
 * with the size. */
static const char *no_vertex(int size, const char *word)
{
    char last[GO_WORD_MAX];
    struct text to;

    text_begin(&to, last, sizeof last);
    go_write_vertex(size, go_at(0, size - 1), &to);
    return text_error("'", word, "' is not a point of this board; points are "
                      "A1 to ", last, " without I, or pass", (char *)0);
}

const char *go_read_vertex(int size, const char *word, go_point *point)
{
    int column = column_of_letter(word[0]);
    int number = column < 0 ? 0 : row_number(word + 1);

    if (equals_any_case(word, "pass"))
        *point = GO_PASS;
    else if (column >= 0 && column < size && number >= 1 && number <= size)
        *point = go_at(size - number, column);
    else
        return no_vertex(size, word);
    return NULL;
}

/* SGF has letters for 52 lines: a..z, then A..Z. */
static int line_of_letter(char letter)
{
    if (letter >= 'a' && letter <= 'z')
        return letter - 'a';
    if (letter >= 'A' && letter <= 'Z')
        return letter - 'A' + 26;
    return -1;
}

int go_read_letters(const char *letters, size_t length, int *column,
                    int *row)
{
    if (length != 2 || line_of_letter(letters[0]) < 0
        || line_of_letter(letters[1]) < 0)
        return 0;
    *column = line_of_letter(letters[0]);
    *row = line_of_letter(letters[1]);
    return 1;
}

/* Only for boards up to 19 lines, which small letters cover. */
void go_write_letters(go_point point, struct text *to)
{
    if (point == GO_PASS)
        return;
    text_put_char(to, (char)('a' + go_column(point)));
    text_put_char(to, (char)('a' + go_row(point)));
}

/* Colours */

const char *go_read_colour(const char *word, enum go_colour *colour)
{
    if (equals_any_case(word, "b") || equals_any_case(word, "black"))
        *colour = GO_BLACK;
    else if (equals_any_case(word, "w") || equals_any_case(word, "white"))
        *colour = GO_WHITE;
    else
        return text_error("'", word, "' is not a colour; colours are black "
                          "and white, or b and w", (char *)0);
    return NULL;
}

const char *go_colour_name(enum go_colour colour)
{
    return colour == GO_BLACK ? "Black" : colour == GO_WHITE ? "White"
                                                             : "nobody";
}

char go_colour_letter(enum go_colour colour)
{
    return "-BW-"[colour];
}

/* Half points */

enum { POINTS_MAX = 1000 };

/* The decimals of a half point: nothing, or 5 or 0 followed by zeros. */
static int read_half(const char *word, int *half)
{
    *half = *word == '5';
    word += *half;
    while (*word == '0')
        word++;
    return !*word;
}

/* Any decimals: whatever lies between two whole points counts as the half. */
static int read_fraction(const char *word, int *half)
{
    size_t digits = strspn(word, "0123456789");

    *half = strspn(word, "0") < digits;
    return !word[digits];
}

/* Sign, whole points, decimals. The loop stops above POINTS_MAX, so that no
 * number of digits overflows. */
static int read_points(const char *word, int *halves,
                       int (*read_rest)(const char *word, int *half))
{
    int is_below = *word == '-', points = 0, half = 0, digits = 0;

    word += is_below || *word == '+';
    for (; go_is_digit(*word) && points <= POINTS_MAX; word++, digits++)
        points = points * 10 + *word - '0';
    if (*word == '.' || *word == ',') {
        word++;
        digits += go_is_digit(*word);
        if (!read_rest(word, &half))
            return 0;
    } else if (*word) {
        return 0;
    }
    if (!digits || points > POINTS_MAX)
        return 0;
    *halves = (is_below ? -1 : 1) * (2 * points + half);
    return 1;
}

int go_read_halves(const char *word, int *halves)
{
    return read_points(word, halves, read_half);
}

int go_read_komi(const char *word, int *halves)
{
    return read_points(word, halves, read_fraction);
}

/* The magnitude is computed as unsigned, which is defined for INT_MIN, too. */
void go_write_halves(int halves, struct text *to)
{
    unsigned size = halves < 0 ? 0u - (unsigned)halves : (unsigned)halves;

    if (halves < 0)
        text_put_char(to, '-');
    text_put_number(to, size / 2);
    if (size % 2)
        text_put(to, ".5");
}

/* Results. What stands after "B+", and results without a winner; letters are
 * what SGF writes, names what files also have. */

static const struct {
    const char *letter, *name;
    enum go_end end;
} ends[] = {
    {"R", "Resign", GO_END_RESIGN},
    {"T", "Time", GO_END_TIME},
    {"F", "Forfeit", GO_END_FORFEIT},
    {"", "", GO_END_SCORE},
};

static const struct {
    const char *name;
    enum go_end end;
} nobody[] = {                          /* the first of each is written */
    {"0", GO_END_DRAW},     {"Draw", GO_END_DRAW},   {"Jigo", GO_END_DRAW},
    {"Void", GO_END_VOID},  {"?", GO_END_UNKNOWN},   {"", GO_END_UNKNOWN},
};

enum { ENDS = sizeof ends / sizeof *ends,
       NOBODY = sizeof nobody / sizeof *nobody };

/* What stands after "B+": how the game was decided, or by how much. A margin
 * of 0 cannot be won by. */
static int read_end(const char *word, struct go_result *result)
{
    for (int i = 0; i < ENDS; i++)
        if (equals_any_case(word, ends[i].letter)
            || equals_any_case(word, ends[i].name)) {
            result->end = ends[i].end;
            return 1;
        }
    result->end = GO_END_SCORE;
    return go_read_halves(word, &result->margin) && result->margin > 0;
}

int go_read_result(const char *word, struct go_result *result)
{
    *result = (struct go_result){GO_END_UNKNOWN, GO_EMPTY, 0};
    if (*word && word[1] == '+' && strchr("BbWw", *word)) {
        result->winner = go_lower(*word) == 'b' ? GO_BLACK : GO_WHITE;
        return read_end(word + 2, result);
    }
    for (int i = 0; i < NOBODY; i++)
        if (equals_any_case(word, nobody[i].name)) {
            result->end = nobody[i].end;
            return 1;
        }
    return 0;
}

static void write_winner(const struct go_result *result, struct text *to)
{
    text_put_char(to, go_colour_letter(result->winner));
    text_put_char(to, '+');
    if (result->end == GO_END_SCORE && result->margin)
        go_write_halves(result->margin, to);
    for (int i = 0; i < ENDS; i++)
        if (ends[i].end == result->end)
            text_put(to, ends[i].letter);
}

void go_write_result(const struct go_result *result, struct text *to)
{
    if (result->winner != GO_EMPTY) {
        write_winner(result, to);
        return;
    }
    for (int i = 0; i < NOBODY; i++)
        if (nobody[i].end == result->end) {
            text_put(to, nobody[i].name);
            return;
        }
    text_put_char(to, '?');
}

struct go_result go_result_of(int margin)
{
    if (margin == 0)
        return (struct go_result){GO_END_DRAW, GO_EMPTY, 0};
    return (struct go_result){GO_END_SCORE,
                              margin > 0 ? GO_BLACK : GO_WHITE,
                              margin > 0 ? margin : -margin};
}

/* Boards */

/* On the third or fourth line, in the middle where a board has one; sides
 * have star points from 13 lines on, if they have a middle. */
int go_is_star(int size, go_point point)
{
    int near = size >= 13 ? 3 : 2, far = size - 1 - near;
    int middle = size % 2 ? size / 2 : -1;
    int row = go_row(point), column = go_column(point);
    int is_corner = (row == near || row == far)
                 && (column == near || column == far);

    if (size < 7)
        return size % 2 && size >= 3 && row == middle && column == middle;
    if (is_corner || (row == middle && column == middle))
        return 1;
    return size >= 13 && (row == middle || column == middle)
        && (row == near || row == far || column == near || column == far);
}

/* The letters above and below the board. */
static void write_columns(int size, struct text *to)
{
    text_put(to, "  ");
    for (int i = 0; i < size; i++) {
        text_put_char(to, ' ');
        text_put_char(to, columns[i]);
    }
    text_put_char(to, '\n');
}

static void write_line_number(int number, struct text *to)
{
    if (number < 10)
        text_put_char(to, ' ');
    text_put_number(to, (uint64_t)number);
}

/* X and O, as GNU Go and most text boards have them. */
static char stone_sign(const struct go_game *game, go_point point)
{
    switch (game->now.colour[point]) {
    case GO_BLACK: return 'X';
    case GO_WHITE: return 'O';
    default:       return go_is_star(game->rules.size, point) ? '+' : '.';
    }
}

/* Parentheses stand in the places of the spaces around a stone. */
static void write_board_row(const struct go_game *game, int row, go_point last,
                            struct text *to)
{
    int size = game->rules.size;

    write_line_number(size - row, to);
    for (int column = 0; column < size; column++) {
        go_point point = go_at(row, column);
        int is_behind = column && last == go_at(row, column - 1);

        text_put(to, last == point ? "(" : is_behind ? ")" : " ");
        text_put_char(to, stone_sign(game, point));
    }
    text_put_char(to, last == go_at(row, size - 1) ? ')' : ' ');
    text_put_number(to, (uint64_t)(size - row));
    text_put_char(to, '\n');
}

static void write_taken(const struct go_game *game, enum go_colour colour,
                        struct text *to)
{
    text_put(to, go_colour_name(colour));
    text_put(to, colour == GO_BLACK ? " (X) has taken " : " (O) has taken ");
    text_put_number(to, game->now.taken[colour]);
    text_put_char(to, '\n');
}

void go_write_board(const struct go_game *game, struct text *to)
{
    int size = game->rules.size;
    go_point last = game->count ? game->move[game->count - 1].point
                                : (go_point)GO_PASS;

    write_columns(size, to);
    for (int row = 0; row < size; row++)
        write_board_row(game, row, last, to);
    write_columns(size, to);
    write_taken(game, GO_BLACK, to);
    write_taken(game, GO_WHITE, to);
}
