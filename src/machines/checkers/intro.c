/* intro.c - checkers as a player meets it. */
#include "machines/checkers/intro.h"

#include "base/words.h"
#include "machines/checkers/intro_guide.h"

static const char *const rules_choices[] = {
    WORDS("As the chip was built"),
    WORDS("The whole game: kings, forced jumps"),
};

static const struct intro_choice checkers_choices[] = {
    {"rules", WORDS("Rules"), rules_choices},
    {0},
};

static const char *const checkers_rules_card[] = {
    WORDS("Red and Black move in turn, on the dark squares only. Red begins. "
          "You win when the other side has no men left or cannot move."),
    WORDS("A man moves one square diagonally forwards, to a free square."),
    WORDS("If a man of the other side is diagonally in front of yours and the "
          "square behind it is free, your man jumps over it to that square and "
          "takes it off the board."),
    WORDS("If you can jump, you must. If the man can jump again from where it "
          "lands, it goes on in the same move."),
    WORDS("A man that reaches the far row becomes a king, and its move ends "
          "there. A king moves and jumps backwards, too."),
    WORDS("It is a draw when the same position comes up for the third time, or "
          "after forty moves each without a capture or a man moved."),
    WORDS("The chip as it was built knows a smaller game: no kings, one jump "
          "at a time, and nobody has to jump."),
    NULL,
};

/* The picture: a jump above, a double jump below */

enum {
    CARD_SIDE = 5, CARD_STEP = 80, CARD_HEIGHT = CARD_SIDE * CARD_STEP,
    CARD_X = (TABLE_WIDTH - CARD_HEIGHT) / 2,
    CAPTION_HEIGHT = 60,
};

struct card_piece {
    uint8_t row, column, piece;
    uint16_t marks;
};

static const struct card_piece one_jump[] = {
    {1, 1, TABLE_RED_MAN, TABLE_IS_CHOSEN}, {2, 2, TABLE_BLACK_MAN, 0},
    {3, 3, TABLE_DARK_SQUARE, TABLE_IS_TARGET}, {4, 0, TABLE_BLACK_MAN, 0},
    {0, 4, TABLE_RED_MAN, 0},
};

static const struct card_piece two_jumps[] = {
    {0, 2, TABLE_RED_MAN, TABLE_IS_CHOSEN}, {1, 3, TABLE_BLACK_MAN, 0},
    {2, 4, TABLE_DARK_SQUARE, TABLE_IS_TARGET}, {3, 3, TABLE_BLACK_MAN, 0},
    {4, 2, TABLE_DARK_SQUARE, TABLE_IS_TARGET}, {2, 0, TABLE_BLACK_MAN, 0},
};

static struct table_item *lay_card_square(struct table *to, int row,
                                          int column, int y)
{
    struct table_item *item = table_add(
        to, TABLE_SPOT, CARD_X + column * CARD_STEP,
        y + (CARD_SIDE - 1 - row) * CARD_STEP, CARD_STEP, CARD_STEP);

    item->piece = (row + column) % 2 ? TABLE_LIGHT_SQUARE : TABLE_DARK_SQUARE;
    return item;
}

static void lay_card_board(struct table *to, int y,
                           const struct card_piece *pieces, int count)
{
    for (int cell = 0; cell < CARD_SIDE * CARD_SIDE; cell++) {
        int row = cell / CARD_SIDE, column = cell % CARD_SIDE;
        struct table_item *item = lay_card_square(to, row, column, y);

        for (int i = 0; i < count; i++)
            if (pieces[i].row == row && pieces[i].column == column) {
                item->piece = pieces[i].piece;
                item->marks = pieces[i].marks;
            }
    }
}

/* Below its board, in one line that is wide enough on a telephone. */
static void lay_card_caption(struct table *to, int y, const char *words)
{
    table_add_label(to, 10, y + CARD_HEIGHT + 10, TABLE_WIDTH - 20,
                    CAPTION_HEIGHT, words_of(words))->marks = TABLE_IS_CENTRED;
}

#define COUNT(list) (int)(sizeof (list) / sizeof (list)[0])

static void lay_checkers_rules(struct table *to)
{
    lay_card_board(to, 10, one_jump, COUNT(one_jump));
    lay_card_caption(to, 10, WORDS("A jump takes the man between."));
    lay_card_board(to, 510, two_jumps, COUNT(two_jumps));
    lay_card_caption(to, 510, WORDS("A double jump: two men in one move."));
}

const struct intro checkers_intro = {
    .title = WORDS("Checkers"),
    .pitch = WORDS("Jump over every man the other side has, or leave it no "
                   "move."),
    .id = "checkers rules=full",
    .seat = 'A',
    .demo = "greedy",
    .levels = {{WORDS("Easy"), "random"}, {WORDS("Medium"), "greedy"},
               {WORDS("Hard"), "search"}},
    .choices = checkers_choices,
    .rules = checkers_rules_card,
    .lay_rules = lay_checkers_rules,
    .steps = CHECKERS_GUIDE_STEPS,
    .guide = checkers_guide,
};
