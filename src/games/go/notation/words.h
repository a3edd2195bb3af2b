/* words.h - Go as text: points, colours, results, rules, boards.
 *
 *     D4  t19  pass         points as people and GTP write them: columns from
 *                           the left without I, rows from below
 *     dp  (nothing)  tt     the same as SGF does: column and row from the
 *                           upper left; tt is a pass on boards up to 19
 *     b  BLACK  White       colours
 *     B+3.5  W+R  0  Void   results
 *     6.5  -0.5             half points
 */
#ifndef GO_WORDS_H
#define GO_WORDS_H

#include "base/text.h"
#include "games/go/rules/game.h"

enum {
    GO_WORD_MAX = 16,                   /* any of these words, and its end */
    GO_LETTERS_MAX = 52,                /* lines that SGF has letters for */
    GO_RULES_WORD_MAX = 48,
    GO_BOARD_TEXT_MAX = 2048,           /* the largest board in ASCII */
};

enum go_end {                           /* how a game was decided */
    GO_END_UNKNOWN,
    GO_END_SCORE,                       /* by margin, if that is known */
    GO_END_RESIGN,
    GO_END_TIME,
    GO_END_FORFEIT,
    GO_END_DRAW,
    GO_END_VOID,
};

struct go_result {
    enum go_end end;
    enum go_colour winner;              /* GO_EMPTY: nobody */
    int margin;                         /* in half points; 0: not said */
};

/* Points as people write them. A null return is success; an error text says
 * what a point looks like on a board of this size. */
void go_write_vertex(int size, go_point point, struct text *to);
const char *go_read_vertex(int size, const char *word, go_point *point);

/* Points as SGF writes them: two letters a..z, A..Z as column and row from 0;
 * returns 0 if it is anything else. */
int go_read_letters(const char *letters, size_t length, int *column,
                    int *row);
void go_write_letters(go_point point, struct text *to); /* a pass: nothing */

const char *go_read_colour(const char *word, enum go_colour *colour);
const char *go_colour_name(enum go_colour colour);      /* "Black" */
char go_colour_letter(enum go_colour colour);           /* 'B' */

/* Half points: "6.5", ".5", "-0.50", "6,5". Returns 0 if the word is not wholly
 * such a number, or beyond 1000 points. */
int go_read_halves(const char *word, int *halves);
void go_write_halves(int halves, struct text *to);

/* Komi: the same, and what lies between two halves, as 7.25 or 6.75. Points
 * come whole, so that every game ends with 7.25 as it does with 7.5, and this
 * is what is read. */
int go_read_komi(const char *word, int *halves);

/* Results as files have them: letters of either case, "B+Resign", "Draw".
 * Reading returns 0 if it is none. The margin of go_result_of() is that of
 * go_game_margin(). */
int go_read_result(const char *word, struct go_result *result);
void go_write_result(const struct go_result *result, struct text *to);
struct go_result go_result_of(int margin);

/* Names of rule sets ("Chinese", "AGA", ...), or what they say: "area, simple
 * ko". Reading leaves size and komi as they are, and returns 0 if the rules are
 * unknown. */
int go_read_rules(const char *word, struct go_rules *rules);
void go_write_rules(const struct go_rules *rules, struct text *to);

/* Star points, as they are printed on boards of 7 lines and more. */
int go_is_star(int size, go_point point);

/* The board with X and O, coordinates, star points, the last move in
 * parentheses, and what was taken. */
void go_write_board(const struct go_game *game, struct text *to);

#endif
