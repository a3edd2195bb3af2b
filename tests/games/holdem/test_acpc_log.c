/* test_acpc_log.c - logs of the poker competition, right and wrong. */
#include "check.h"

#include <string.h>

#include "games/holdem/acpc_rig.h"
#include "games/holdem/notation/acpc_log.h"

enum { ROOM = 1 << 14 };

static char told[ROOM];
static int defects, last_line, last_column;

static void hear_defect(void *context, int line, int column,
                        const char *message)
{
    struct text to;

    (void)context;
    text_begin(&to, told, sizeof told);
    text_put(&to, message);
    defects++;
    last_line = line;
    last_column = column;
}

/* How many hands there are; the last defect is remembered. */
static int check_log(const char *text, const struct acpc_game *game)
{
    static struct acpc_log log;
    int hands = 0;

    defects = 0;
    told[0] = 0;
    log.tell = hear_defect;
    acpc_log_begin(&log, text, strlen(text), game);
    while (acpc_log_next(&log))
        hands++;
    return hands;
}

static const char right[] =
    "# name/game/hands/seed somewhere some.game 3 0\n"
    "STATE:0:r300c/cc/cc/cc:QsJs|AhKd/2c7dTh/4s/9d:-300|300:Bob|Alice\n"
    "STATE:1:cr300f:2s2d|3h3d:100|-100:Alice|Bob\r\n"
    "STATE:2:r20000c///:AsKs|AdKd/2c7dTh/4h/9d:0|0:Bob|Alice\n"
    "SCORE:-400|400:Bob|Alice\n";

CASE(right_log)
{
    BEGIN_CASE;
    assert_true(acpc_log_is(right, strlen(right)));
    assert_int_equal(check_log(right, NULL), 3);
    if (defects)
        fail_msg("%d:%d: %s", last_line, last_column, told);
}

/* The log with one text in the place of another. */
static void expect_wrong(const char *from, const char *with, int line,
                         const char *why)
{
    char text[ROOM];
    struct text to;

    text_begin(&to, text, sizeof text);
    acpc_rig_replace(right, from, with, &to);
    check_log(text, NULL);
    if (!defects || !strstr(told, why))
        fail_msg("'%s': '%s' instead of '%s'", with, told, why);
    assert_int_equal(last_line, line);
    assert_int_equal(defects, 1);
}

CASE(wrong_logs)
{
    BEGIN_CASE;
    expect_wrong(":0|0:", ":1|-1:", 4, "values must be 0|0");
    expect_wrong(":0|0:", ":0|0.0:", 4, "values must be 0|0");
    expect_wrong("c///:", "c:", 4, "must be written STATE:2:r20000c///:");
    expect_wrong("c///:", "c/c//:", 4, "the hand is over");
    expect_wrong("STATE:1:cr300f", "STATE:1:cr300c/", 3, "after a slash");
    expect_wrong("cr300f", "cf", 3, "no bet to fold to");
    expect_wrong("2s2d|3h3d", "2s2d|", 3, "the cards of all players");
    expect_wrong("3h3d", "2d3d", 3, "dealt twice");
    expect_wrong("SCORE:-400", "SCORE:-399", 5, "must be SCORE:-400|400");
    expect_wrong("SCORE:", "TOTAL:", 5, "must begin with STATE:");
    expect_wrong("0|0:Bob|Alice", "0|0:Bob|Eve", 5,
                 "a player is not in the first hand");
    expect_wrong("0|0:Bob|Alice", "0|0:Bob", 4, "is missing");
    expect_wrong("0|0:Bob|Alice", "0|0:Bob|Alice|Eve", 4, "more names");
}

CASE(places_in_logs)
{
    BEGIN_CASE;
    check_log("STATE:0:cf:2s2d|3h3d:0|0:A|B\n", NULL);
    assert_int_equal(last_column, 10);
    assert_string_equal(told, "there is no bet to fold to");
    check_log("\n\nSTATE:0:c:2s2d|3h3d:0|0:A|B\n", NULL);
    assert_int_equal(last_line, 3);
    assert_non_null(strstr(told, "the hand is not over"));
    check_log("STATE:0:f:2s2d|:0|0:A|B\n", NULL);
    assert_non_null(strstr(told, "cards of all players"));
}

CASE(no_log)
{
    static const char phh[] = "# comment\n\nvariant = \"NT\"\n";

    BEGIN_CASE;
    assert_false(acpc_log_is(phh, strlen(phh)));
    assert_false(acpc_log_is("", 0));
    assert_false(acpc_log_is("#", 1));
}

/* Written by us: the game is in the log. */
CASE(own_game)
{
    static const char *const name[ACPC_PLAYERS] = {"A", "B", "C"};
    struct acpc_game game;
    struct acpc_hand hand;
    struct acpc_sum sum[ACPC_PLAYERS] = {{0}};
    char text[ROOM];
    int64_t parts[ACPC_PLAYERS];
    struct rng rng;
    struct text to;

    BEGIN_CASE;
    acpc_usual_game(&game, 1);
    game.players = 3;
    game.blind[2] = 25;
    game.stack[2] = 700;
    rng_seed(&rng, "own");
    text_begin(&to, text, sizeof text);
    acpc_write_game(&game, "# ", &to);
    for (uint32_t number = 0; number < 3; number++) {
        acpc_begin(&hand, &game, number);
        acpc_deal(&hand, &rng);
        while (!acpc_is_over(&hand))
            acpc_act(&hand, &(struct acpc_action){.kind = POKER_CALLS});
        acpc_pay(&hand, parts);
        for (int i = 0; i < 3; i++)
            acpc_add(&sum[i], parts[i]);
        acpc_log_write_hand(&hand, name, &to);
        text_put_char(&to, '\n');
    }
    acpc_log_write_score(sum, name, 3, &to);
    assert_int_equal(check_log(text, NULL), 3);
    if (defects)
        fail_msg("%d:%d: %s", last_line, last_column, told);
    /* Another game makes it wrong. */
    game.blind[2] = 200;
    assert_int_equal(check_log(text, &game), 3);
    assert_int_not_equal(defects, 0);
    /* A game that cannot be read ends the check, once. */
    text[strlen("# GAMEDEF\n# n")] = 'X';
    assert_int_equal(check_log(text, NULL), 0);
    assert_int_equal(defects, 1);
    assert_int_equal(last_line, 2);
}

/* A limit game is recognised by what it lacks; a name is no raise. */
CASE(limit_log)
{
    BEGIN_CASE;
    check_log("STATE:0:rrc/cc/cc/rf:QsJs|AhKd/2c7dTh/4s/9d:30|-30:r2d2|Eve\n",
              NULL);
    if (defects)
        fail_msg("%d:%d: %s", last_line, last_column, told);
}

/* Hands that others have published, with what was won; a remark may follow. */
CASE(published_hands)
{
    static const char three[] =
        "nolimit\nnumPlayers = 3\nnumRounds = 4\nstack = 20000 20000 20000\n"
        "blind = 50 100 0\nfirstPlayer = 3 1 1 1\nnumSuits = 4\n"
        "numRanks = 13\nnumHoleCards = 2\nnumBoardCards = 0 3 1 1\n";
    struct acpc_game game;
    int line;

    BEGIN_CASE;
    check_log("STATE:19:r200c/cr400c/cr850f:9hQc|5dQd/4h4c6c/4s:-400|400:"
              "DeepStack|player.account # 1479132064.35509\n", NULL);
    assert_string_equal(told, "");
    assert_null(acpc_read_game(&game, three, strlen(three), &line));
    check_log("STATE:1:cr13057cr20000cc///:Ks6h|Qs5d|Tc4d/Ah3dTd/8c/Qd:"
              "-20000|40000|-20000:p2|p3|p1\n", &game);
    assert_string_equal(told, "");
}

static const struct CMUnitTest tests[] = {
    TEST("a right log has no defect", right_log),
    TEST("hands that others have published are right", published_hands),
    TEST("each defect is told with its line", wrong_logs),
    TEST("a defect has a column", places_in_logs),
    TEST("other files are no logs", no_log),
    TEST("a log says which game it is of", own_game),
    TEST("a limit game is recognised", limit_log),
};

CHECK_MAIN("acpc log", tests)
