/* test_go_problems.c - positions in which the right move is beyond doubt: all
 * else on the board is settled, and without that move the game is lost. */
#include "check.h"

#include "games/go/go_rig.h"
#include "games/go/go_search_rig.h"

enum { NODES = 60000, GAMES = 3000 };

/* Four rows of five points, shut in by White; the rest is settled. Black wins
 * if he lives in there, and else White. */
#define CORNER(a, b, c, d)                                              \
    a "OXXX/" b "OX.X/" c "OXXX/" d "OX.X/"                             \
    "OOOOOOXXX/O.OOOXXXX/OOOOXXX.X/O.OOXXXXX/OOOXX.XXX"

#define WHITE "OOOOO"

/* Any point marked with 'a' is right. */
static const struct problem {
    const char *what;
    enum go_colour turn;
    int komi;                           /* in half points */
    const char *rows;
} problems[] = {
    {"live with three in a row", GO_BLACK, 0,
     CORNER(".a.XO", "XXXXO", WHITE, WHITE)},
    {"kill three in a row", GO_WHITE, 0,
     CORNER(".a.XO", "XXXXO", WHITE, WHITE)},
    {"live with three around a corner", GO_BLACK, 0,
     CORNER("a.XOO", ".XXOO", "XXOOO", WHITE)},
    {"kill three around a corner", GO_WHITE, 0,
     CORNER("a.XOO", ".XXOO", "XXOOO", WHITE)},
    {"live with a pyramid of four", GO_BLACK, 0,
     CORNER(".a.XO", "X.XXO", "XXXOO", WHITE)},
    {"kill a pyramid of four", GO_WHITE, 0,
     CORNER(".a.XO", "X.XXO", "XXXOO", WHITE)},
    {"live with a bulky five", GO_BLACK, 0,
     CORNER("aa.XO", ".aXXO", "XXXOO", WHITE)},
    {"kill a bulky five", GO_WHITE, 0,
     CORNER(".a.XO", "..XXO", "XXXOO", WHITE)},
    {"kill a cross of five", GO_WHITE, 0,
     CORNER("XX.XX", "X.a.X", "XX.XX", "OXXXO")},
    {"kill a rabbity six", GO_WHITE, 0,
     CORNER("..XXO", ".a.XO", "X.XXO", "XXXOO")},
    {"connect, taking a stone", GO_BLACK, 0,
     CORNER(".XOX.", "XXaXX", WHITE, WHITE)},
    {"cut, saving a stone", GO_WHITE, 0,
     CORNER(".XOX.", "XXaXX", WHITE, WHITE)},
    {"take the stones that cut", GO_BLACK, 0,
     CORNER(".XOOa", "XXXXX", WHITE, WHITE)},
    {"save the stones that cut", GO_WHITE, 0,
     CORNER(".XOOa", "XXXXX", WHITE, WHITE)},
    {"connect along the edge", GO_BLACK, 20,
     CORNER(".XaXO", "XXOXO", ".XOXO", "XXOXO")},
    {"cut along the edge", GO_WHITE, 20,
     CORNER(".XaXO", "XXOXO", ".XOXO", "XXOXO")},
    {"be first in a race", GO_BLACK, 0,
     ".XXXOOOa/O.OOXXaX/OOOOXXXX/O.OOXX.X/OOOOXXXX/O.OOXX.X/OOOOXXXX/"
     ".OOOXXX."},
    {"be first in a race, too", GO_WHITE, 0,
     "aXXXOOO./OaOOXX.X/OOOOXXXX/O.OOXX.X/OOOOXXXX/O.OOXX.X/OOOOXXXX/"
     ".OOOXXX."},
    {"throw a stone in and take back more", GO_BLACK, 11,
     "OOa.XXX/OXOOX.X/OXXXXXX/OOOOXX./O.OOX.X/OOOOXXX/O.OOXXX"},
    {"see that coming", GO_WHITE, 11,
     "OOa.XXX/OXOOX.X/OXXXXXX/OOOOXX./O.OOX.X/OOOOXXX/O.OOXXX"},
    {"the middle of five by five", GO_BLACK, 15,
     "...../...../..a../...../....."},
    {"no corner of three by three", GO_BLACK, 9, ".a./aaa/.a."},
};

/* The same problem turned, with colours exchanged or not. */
static void set_up(const struct problem *problem, int way, int is_swapped,
                   struct go_game *game)
{
    static struct go_game plain;
    struct go_rules rules;

    go_rig_set_up(&plain, problem->rows, problem->turn);
    rules = plain.rules;
    rules.komi = (int16_t)(is_swapped ? -problem->komi : problem->komi);
    assert_null(go_game_begin(game, &rules));
    for (int i = 0; i < plain.setup_count; i++) {
        enum go_colour colour = (enum go_colour)plain.setup[i].colour;

        assert_null(go_game_set_up(
            game, go_rig_turned(rules.size, plain.setup[i].point, way),
            is_swapped ? go_other(colour) : colour));
    }
    game->turn = (uint8_t)(is_swapped ? go_other(problem->turn)
                                      : problem->turn);
}

/* Turning back would be another way: each point is turned and compared. */
static int is_right(const struct problem *problem, int size, int way,
                    go_point move)
{
    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++)
            if (problem->rows[row * (size + 1) + column] == 'a'
                && go_rig_turned(size, go_at(row, column), way) == move)
                return 1;
    return 0;
}

static void solve(struct go_search_rig *rig, const struct problem *problem,
                  int seed, int way, int is_swapped)
{
    static struct go_game game;
    struct go_aim aim = {0};
    struct go_thought thought;

    set_up(problem, way, is_swapped, &game);
    go_search_rig_clear(rig, (uint64_t)seed);
    go_search_rig_think(rig, &game, &aim, GAMES, &thought);
    if (!is_right(problem, game.rules.size, way, thought.move))
        fail_msg("%s, turn %d, seed %d: row %d, column %d", problem->what,
                 way, seed, go_row(thought.move), go_column(thought.move));
}

CASE(every_problem_is_solved)
{
    struct go_search_rig rig;

    BEGIN_CASE;
    go_search_rig_open(&rig, NODES, 1);
    for (size_t i = 0; i < sizeof problems / sizeof problems[0]; i++) {
        solve(&rig, &problems[i], 1, 0, 0);
        solve(&rig, &problems[i], 2, 5, 0);
        solve(&rig, &problems[i], 3, 3, 1);
    }
    go_search_rig_close(&rig);
}

static const struct CMUnitTest tests[] = {
    TEST("go_problems: each is solved with 3,000 games, in several turns and "
         "with other colours", every_problem_is_solved),
};

CHECK_MAIN("go_problems", tests)
