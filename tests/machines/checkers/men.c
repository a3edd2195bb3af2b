/* men.c - the rule checker on its board, worked and read as a player does. */
#include "machines/checkers/men.h"

#include <string.h>

#include "check.h"

enum { SIDE = MATRIX_SIDE };

struct checkers_tinychip *men_top(struct stand *stand)
{
    return stand->chip;
}

struct checkers_chip *men_game(struct stand *stand)
{
    return &men_top(stand)->game;
}

struct stand men_open(const char *options)
{
    struct stand stand;

    stand_open(&stand, &checkers_on_tinychip, options, "stand");
    stand_run(&stand, 400);
    return stand;
}

/* Hands */

static void set_number(struct stand *stand, const char *group, unsigned to)
{
    char name[] = "ROW0";

    memcpy(name, group, 3);
    for (unsigned i = 0; i < 3; i++) {
        name[3] = (char)('0' + i);
        (to >> i & 1 ? stand_hold : stand_release)(stand, name);
    }
}

void men_point(struct stand *stand, unsigned row, unsigned column)
{
    set_number(stand, "ROW", row);
    set_number(stand, "COL", column);
}

void men_enter(struct stand *stand, unsigned row, unsigned column)
{
    men_point(stand, row, column);
    stand_tap(stand, "ENTER");
}

/* "20-31": row and column of the source, and of the destination. */
void men_move(struct stand *stand, const char *squares)
{
    for (int i = 0; i < 5; i += 3)
        men_enter(stand, (unsigned)(squares[i] - '0'),
                  (unsigned)(squares[i + 1] - '0'));
}

/* Eyes */

int men_is_lit(const struct stand *stand, const char *name)
{
    struct parts found = board_find(&tinychip, name);
    struct lights now = {{0}};

    assert_int_equal(found.count, 1);
    tinychip.shine(stand->out, &now);
    return lights_has(&now, tinychip.parts[found.first].light);
}

/* "R--" for Red's turn, "-B-" for Black's, "R-E" with the error light. */
const char *men_lamps(const struct stand *stand)
{
    static char text[4];

    text[0] = men_is_lit(stand, "RED") ? 'R' : '-';
    text[1] = men_is_lit(stand, "BLACK") ? 'B' : '-';
    text[2] = men_is_lit(stand, "ERROR") ? 'E' : '-';
    return text;
}

/* Those of the full rules: MUST, KING, RWIN, BWIN. */
const char *men_more_lamps(const struct stand *stand)
{
    static const char *const names[] = {"MUST", "KING", "RWIN", "BWIN"};
    static char text[5];

    for (int i = 0; i < 4; i++)
        text[i] = men_is_lit(stand, names[i]) ? "MKRB"[i] : '-';
    return text;
}

int men_has_shone(const struct stand *stand, int light)
{
    for (int i = 0; i < tinychip.scan_ticks; i++)
        if (lights_has(&stand->lit[i], light))
            return 1;
    return 0;
}

char men_cell(const struct stand *stand, int row, int column)
{
    int at = TINYCHIP_LIGHT_ARRAY + 2 * (SIDE * row + column);

    return ".GRY"[2 * men_has_shone(stand, at + 1) + men_has_shone(stand, at)];
}

/* What should be there: by the chip's memory, and amber where a man left. */
static char cell_by_memory(struct stand *stand, int row, int column)
{
    const struct checkers_chip *game = men_game(stand);
    int at = 4 * row + column / 2;

    if (row % 2 != column % 2)
        return '.';
    if (game->red >> at & 1)
        return 'R';
    if (game->black >> at & 1)
        return 'G';
    return game->slave.has_moved && game->slave.left == at ? 'Y' : '.';
}

void men_check_array(struct stand *stand)
{
    for (int r = 0; r < SIDE; r++)
        for (int c = 0; c < SIDE; c++)
            assert_int_equal(men_cell(stand, r, c),
                             cell_by_memory(stand, r, c));
}

void men_check_opening(struct stand *stand)
{
    const struct checkers_chip *game = men_game(stand);

    assert_int_equal(game->red, MEN_OPENING_RED);
    assert_int_equal(game->black, MEN_OPENING_BLACK);
    assert_int_equal(game->kings, 0);
    assert_int_equal(game->slave.state, CHECKERS_RDSOURCE);
    assert_string_equal(men_lamps(stand), "R--");
}
