/* test_go_seki.c - stones that live in seki. */
#include "check.h"

#include <string.h>

#include "games/go/go_rig.h"
#include "games/go/rules/seki.h"

/* In each text x and o are stones that are in seki, X and O others; d and D
 * are dead stones of Black and White. */
static const struct {
    const char *what, *rows;
} boards[] = {
    {"no eyes, two shared liberties",
     "O.Ox.oXXX/OOOxxoX.X/O.Ox.oXXX/OOOxxoX.X/OOOOOXXXX/OOOOOXXXX/"
     "OOOOOXX.X/OOOOOXXXX/OOOOOXXXX"},
    {"an eye each, one shared liberty",
     ".x.o.oX/xxooooX/OOXXXXX/.OX.X.X/OOXXXXX/.OOOOOO/OO.O.O."},
    {"no seki: both live", ".XO./XXOO/.XO./XXOO"},
    {"no seki: a shared point between two who live",
     ".X.O./XX.OO/.X.O./XX.OO/.X.O."},
    {"no seki: a few stones on an open board",
     "......./..X.O../......./...X.../..O..../......./......."},
    {"no seki: stones without eyes, but only those beside them live",
     ".XX.XO./XXX.XOO/.XX.XO./XXX.XOO/OOOOOOO/O.O.O.O/OOOOOOO"},
    {"no stones", "../.."},
};

static char letter_at(const char *rows, int size, int p)
{
    return rows[go_row((go_point)p) * (size + 1) + go_column((go_point)p)];
}

static void check_board(const char *what, const char *rows)
{
    static struct go_game game;
    char plain[100];
    uint8_t dead[GO_POINTS] = {0}, seki[GO_POINTS];
    int size = (int)strcspn(rows, "/"), count = 0, found;

    for (size_t i = 0; i <= strlen(rows); i++)
        plain[i] = (char)(strchr("xd", rows[i]) && rows[i] ? 'X'
                          : strchr("oD", rows[i]) && rows[i] ? 'O' : rows[i]);
    go_rig_set_up(&game, plain, GO_BLACK);
    for (int p = 0; p < GO_POINTS; p++)
        if (game.now.colour[p] != GO_EDGE)
            dead[p] = strchr("dD", letter_at(rows, size, p)) != NULL;
    found = go_seki_find(&game.now, dead, seki);
    for (int p = 0; p < GO_POINTS; p++) {
        int wanted = game.now.colour[p] != GO_EDGE
                  && strchr("xo", letter_at(rows, size, p)) != NULL;

        count += wanted;
        if (seki[p] != wanted)
            fail_msg("%s: row %d, column %d", what, go_row((go_point)p),
                     go_column((go_point)p));
    }
    assert_int_equal(found, count);
}

CASE(seki_is_told_from_life)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        check_board(boards[i].what, boards[i].rows);
}

/* A dead stone is no stone: White's second eye is around it. */
CASE(dead_stones_are_not_there)
{
    BEGIN_CASE;
    check_board("an eye with a dead stone in it",
                ".x.o.oX/xxooooX/OOXXXXX/OOX.X.X/OOXXXXX/.OOOOOO/OOd.OOO");
}

static const struct CMUnitTest tests[] = {
    TEST("seki: stones in seki are told from those that live",
         seki_is_told_from_life),
    TEST("seki: dead stones are not there", dead_stones_are_not_there),
};

CHECK_MAIN("go_seki", tests)
