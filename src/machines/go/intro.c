/* intro.c - Go as a player meets it. */
#include "machines/go/intro.h"

#include "base/words.h"
#include "machines/go/intro_guide.h"

static const char *const go_rules_card[] = {
    WORDS("Black and White take turns to place a stone where two lines cross. "
          "Black begins. Stones never move."),
    WORDS("Stones of one colour that are side by side along the lines are a "
          "group. The free points beside it are its liberties."),
    WORDS("Whoever takes a group's last liberty captures it: its stones come "
          "off the board."),
    WORDS("Two moves are forbidden: one that leaves your own group without a "
          "liberty and captures nothing, and one that brings back the position "
          "before the last move (ko)."),
    WORDS("You may pass instead. When both pass, one after the other, the game "
          "is over."),
    WORDS("You get a point for each of your stones on the board and for each "
          "free point that only your stones reach. White gets 5.5 more for "
          "moving second, so somebody always wins."),
    WORDS("All stones that are left count as alive: capture what you can "
          "before you pass."),
    NULL,
};

/* The picture: before a capture above, after it below */

enum {
    CARD_LINES = 4, CARD_POINT = 80,
    CARD_WIDTH = (CARD_LINES + 1) * CARD_POINT,
    CARD_LEFT = (TABLE_WIDTH - CARD_WIDTH) / 2,
    CARD_CAPTION = 60,
};

struct card_stone {
    uint8_t row, column, piece;
    uint16_t marks;
};

static const struct card_stone before[] = {
    {1, 1, TABLE_WHITE_STONE, 0}, {1, 2, TABLE_WHITE_STONE, 0},
    {0, 1, TABLE_BLACK_STONE, 0}, {0, 2, TABLE_BLACK_STONE, 0},
    {1, 0, TABLE_BLACK_STONE, 0}, {2, 1, TABLE_BLACK_STONE, 0},
    {2, 2, TABLE_BLACK_STONE, 0}, {1, 3, TABLE_POINT, TABLE_IS_TARGET},
};

static const struct card_stone after[] = {
    {0, 1, TABLE_BLACK_STONE, 0}, {0, 2, TABLE_BLACK_STONE, 0},
    {1, 0, TABLE_BLACK_STONE, 0}, {2, 1, TABLE_BLACK_STONE, 0},
    {2, 2, TABLE_BLACK_STONE, 0},
    {1, 3, TABLE_BLACK_STONE, TABLE_IS_LAST},
};

static void lay_card_goban(struct table *to, int y,
                           const struct card_stone *stones, int count)
{
    struct table_item *wood = table_add(to, TABLE_SHEET, CARD_LEFT, y,
                                        CARD_WIDTH, CARD_WIDTH);

    wood->piece = TABLE_GOBAN;
    wood->value = CARD_LINES;
    for (int i = 0; i < count; i++) {
        struct table_item *stone = table_add(
            to, TABLE_SPOT,
            CARD_LEFT + CARD_POINT / 2 + stones[i].column * CARD_POINT,
            y + CARD_POINT / 2 + stones[i].row * CARD_POINT, CARD_POINT,
            CARD_POINT);

        stone->piece = stones[i].piece;
        stone->marks = stones[i].marks;
    }
}

/* Below its board, in one line that is wide enough on a telephone. */
static void lay_caption(struct table *to, int y, const char *words)
{
    table_add_label(to, 10, y + CARD_WIDTH + 10, TABLE_WIDTH - 20,
                    CARD_CAPTION, words_of(words))->marks = TABLE_IS_CENTRED;
}

#define COUNT(list) (int)(sizeof (list) / sizeof (list)[0])

static void lay_go_rules(struct table *to)
{
    lay_card_goban(to, 10, before, COUNT(before));
    lay_caption(to, 10, WORDS("The dot is White's last liberty."));
    lay_card_goban(to, 510, after, COUNT(after));
    lay_caption(to, 510, WORDS("Black plays there and captures both."));
}

const struct intro go_intro = {
    .title = WORDS("Go"),
    .pitch = WORDS("Surround more of the board than the other side, stone by "
                   "stone."),
    .id = "go",
    .seat = 'A',
    .demo = "greedy",
    .levels = {{WORDS("Easy"), "random"}, {WORDS("Medium"), "greedy"},
               {WORDS("Hard"), "mcts"}},
    .rules = go_rules_card,
    .lay_rules = lay_go_rules,
    .steps = GO_GUIDE_STEPS,
    .guide = go_guide,
};
