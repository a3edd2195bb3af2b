/* test_acpc_text.c - states, games and values of the poker competition as
 * text.
 */
#include "check.h"

#include <string.h>

#include "games/holdem/acpc_rig.h"

static void expect_same(const struct acpc_game *game, const char *line)
{
    assert_string_equal(acpc_rig_copy(game, line), line);
}

static const char *why_not(const struct acpc_game *game, const char *line)
{
    struct acpc_hand hand;
    int viewer;
    const char *error = acpc_read_state(&hand, game, &viewer, &line);

    return error ? error : "";
}

/* Turn and round of a state; -1 for the turn of a hand that is over. */
static void expect_turn(const struct acpc_game *game, const char *line,
                        int turn, int round)
{
    struct acpc_hand hand;
    int viewer;

    assert_null(acpc_read_state(&hand, game, &viewer, &line));
    assert_int_equal(acpc_is_over(&hand) ? -1 : acpc_turn(&hand), turn);
    assert_int_equal(acpc_round(&hand), round);
}

CASE(limit_states)
{
    struct acpc_game game;

    BEGIN_CASE;
    acpc_usual_game(&game, 0);
    expect_same(&game, "MATCHSTATE:0:0::TdAs|");
    expect_same(&game, "MATCHSTATE:1:7:rr:|8hTc");
    expect_same(&game, "MATCHSTATE:0:0:rrc/:TdAs|/2c8c3h");
    expect_same(&game, "MATCHSTATE:0:0:rrc/rc/crrc/:TdAs|/2c8c3h/9c/Kh");
    expect_same(&game, "MATCHSTATE:0:0:crf:TdAs|");
    expect_same(&game,
                "MATCHSTATE:0:9:rrc/rc/crrc/cc:TdAs|8hTc/2c8c3h/9c/Kh");
    expect_same(&game, "STATE:4294967295:rf:TdAs|8hTc");
    expect_turn(&game, "MATCHSTATE:0:0::TdAs|", 1, 0);
    expect_turn(&game, "MATCHSTATE:0:0:c:TdAs|", 0, 0);
    expect_turn(&game, "MATCHSTATE:0:0:cc/:TdAs|/2c8c3h", 0, 1);
    expect_turn(&game, "MATCHSTATE:0:0:f:TdAs|", -1, 0);
}

static void assert_refused(const struct acpc_game *game, const char *line,
                           const char *why)
{
    if (!strstr(why_not(game, line), why))
        fail_msg("%s: '%s' instead of '%s'", line, why_not(game, line), why);
}

CASE(states_that_make_no_sense)
{
    struct acpc_game limit, open;

    BEGIN_CASE;
    acpc_usual_game(&limit, 0);
    acpc_usual_game(&open, 1);
    assert_refused(&limit, "", "must begin with STATE:");
    assert_refused(&limit, "MATCHSTATE:2:0::TdAs|", "a position must be");
    assert_refused(&limit, "MATCHSTATE:0:-1::TdAs|", "number from 0");
    assert_refused(&limit, "MATCHSTATE:0:4294967296::TdAs|", "from 0 to");
    assert_refused(&limit, "MATCHSTATE:0:0:cf:TdAs|", "no bet to fold to");
    assert_refused(&limit, "MATCHSTATE:0:0:rrrr:TdAs|", "no raise is allowed");
    assert_refused(&limit, "MATCHSTATE:0:0:x:TdAs|", "must be f, c or r");
    assert_refused(&limit, "MATCHSTATE:0:0:rff:TdAs|", "the hand is over");
    assert_refused(&limit, "MATCHSTATE:0:0:c", "after a colon");
    assert_refused(&limit, "MATCHSTATE:0:0::Td|", "all cards or none");
    assert_refused(&limit, "MATCHSTATE:0:0::TdAs", "| between");
    assert_refused(&limit, "MATCHSTATE:0:0::TdTd|", "dealt twice");
    assert_refused(&limit, "MATCHSTATE:0:0::10dAs|", "| between");
    assert_refused(&limit, "MATCHSTATE:0:0:cc/:TdAs|/2c8c", "all cards of");
    assert_refused(&limit, "MATCHSTATE:0:0:cc/:TdAs|2c8c3h", "after a slash");
    assert_refused(&open, "MATCHSTATE:0:0:r:TdAs|", "r with an amount");
    assert_refused(&open, "MATCHSTATE:0:0:r199:TdAs|", "at least to 200");
    assert_refused(&open, "MATCHSTATE:0:0:r20001:TdAs|", "at most to 20000");
    assert_refused(&open, "MATCHSTATE:0:0:r99999999999:TdAs|", "at most to");
    assert_refused(&open, "MATCHSTATE:0:0:r300r499:TdAs|", "least to 500");
    assert_refused(&open, "MATCHSTATE:0:0:r20000r20000:TdAs|", "no raise");
}

CASE(no_limit_states)
{
    struct acpc_game game;

    BEGIN_CASE;
    acpc_usual_game(&game, 1);
    expect_same(&game, "MATCHSTATE:0:30:cr300c/:9sTd|/5c3c8h");
    expect_same(&game, "MATCHSTATE:1:2:r200r400c/r500:|9sTd/5c3c8h");
    expect_same(&game, "MATCHSTATE:1:2:r20000c///:2c2d|9sTd/5c3c8h/Ah/Kh");
    expect_turn(&game, "MATCHSTATE:0:0:r300c/:9sTd|/5c3c8h", 0, 1);
    expect_turn(&game, "MATCHSTATE:0:0:r20000:9sTd|", 0, 0);
    expect_turn(&game, "MATCHSTATE:0:0:r20000c///:9sTd|/5c3c8h/Ah/Kh", -1, 3);
    /* Written otherwise, and the same. */
    assert_string_equal(acpc_rig_copy(&game, "MATCHSTATE:0:0:kB300C:9Std|"
                                              "/5C3c8h"),
                        "MATCHSTATE:0:0:cr300c/:9sTd|/5c3c8h");
}

/* Games */

static const char three[] =
    "# three players\n"
    "GameDef\nLIMIT\nnumPlayers=3\nnumrounds = 4\nblind = 5 10 0\n"
    "raiseSize = 10 10 20 20\nfirstPlayer = 3 1 1 1\r\nmaxRaises = 3 4 4 4\n"
    "\nnumSuits = 4\nnumRanks = 13\nnumHoleCards = 2\n"
    "numBoardCards = 0 3 1 1\nend gamedef\nwhatever follows\n";

static const char kuhn[] =
    "limit\nnumPlayers = 3\nnumRounds = 1\nblind = 1 1 1\nraiseSize = 1\n"
    "firstPlayer = 1\nmaxRaises = 1\nnumSuits = 1\nnumRanks = 4\n"
    "numHoleCards = 1\nnumBoardCards = 0\n";

static void read_right_game(const char *text, struct acpc_game *game)
{
    struct acpc_game again;
    char written[ACPC_LINE_MAX];
    struct text to;
    int line;

    assert_null(acpc_read_game(game, text, strlen(text), &line));
    text_begin(&to, written, sizeof written);
    acpc_write_game(game, "", &to);
    assert_null(acpc_read_game(&again, written, to.used, &line));
    for (int i = 0; i < game->players; i++) {
        assert_int_equal(again.blind[i], game->blind[i]);
        assert_int_equal(again.stack[i], game->stack[i]);
    }
    for (int i = 0; i < game->rounds; i++) {
        assert_int_equal(again.first[i], game->first[i]);
        assert_int_equal(again.raises_max[i], game->raises_max[i]);
        assert_int_equal(again.board[i], game->board[i]);
    }
}

/* The examples of the protocol's description, with other cards: who acts when
 * is what their answers tell. */
static void play_turns(const struct acpc_game *game, const char *betting,
                       const char *turns, int is_over)
{
    const char *at = betting;
    struct acpc_hand hand;
    char written[256];
    struct text to;

    acpc_begin(&hand, game, 0);
    for (; *at; at += *at == '/') {
        struct acpc_action action;

        assert_false(acpc_is_over(&hand));
        assert_int_equal(acpc_turn(&hand), *turns++ - '0');
        assert_true(acpc_read_action(game, &at, &action));
        assert_null(acpc_correct(&hand, &action));
        acpc_act(&hand, &action);
    }
    assert_int_equal(*turns, 0);
    assert_int_equal(acpc_is_over(&hand), is_over);
    text_begin(&to, written, sizeof written);
    acpc_write_betting(&hand, &to);
    assert_string_equal(written, betting);
}

CASE(examples_of_the_protocol)
{
    struct acpc_game game;
    int line;

    BEGIN_CASE;
    acpc_usual_game(&game, 0);
    play_turns(&game, "rrc/rc/crc/crc", "10101010010", 1);
    play_turns(&game, "rrc/rc/rf", "1010101", 1);
    play_turns(&game, "rc/cc/crf", "1001010", 1);
    play_turns(&game, "rrc/rc/c", "101010", 0);
    acpc_usual_game(&game, 1);
    play_turns(&game, "cc/r250c/r500c/r1250c", "10010101", 1);
    play_turns(&game, "r300r900c/r1800r3600r9000c/r20000c/", "101010101", 1);
    assert_null(acpc_read_game(&game, three, strlen(three), &line));
    play_turns(&game, "rcc/rfc/rc/rf", "2010120202", 1);
    play_turns(&game, "crfc/rc/rc/rc", "2012020202", 1);
}

CASE(three_players)
{
    struct acpc_game game;

    BEGIN_CASE;
    read_right_game(three, &game);
    assert_int_equal(game.players, 3);
    expect_turn(&game, "MATCHSTATE:0:0::TdAs||", 2, 0);
    expect_turn(&game, "MATCHSTATE:0:0:c:TdAs||", 0, 0);
    expect_turn(&game, "MATCHSTATE:0:0:fc:TdAs||", 1, 0);
    expect_turn(&game, "MATCHSTATE:2:0:fcr:||TdAs", 0, 0);
    expect_turn(&game, "MATCHSTATE:2:0:ccc/rfc/:||TdAs/2c8c3h/9c", 0, 2);
    expect_turn(&game, "MATCHSTATE:2:0:ccc/rf:||TdAs/2c8c3h", 2, 1);
}

CASE(kuhn_poker)
{
    struct acpc_game game;
    struct acpc_hand hand;
    int64_t parts[ACPC_PLAYERS];
    const char *line = "STATE:0:ccrfc:Js|Qs|Ks";
    int viewer;

    BEGIN_CASE;
    read_right_game(kuhn, &game);
    assert_null(acpc_read_state(&hand, &game, &viewer, &line));
    assert_true(acpc_is_over(&hand));
    acpc_pay(&hand, parts);
    assert_int_equal(parts[0], -1 * ACPC_PARTS);
    assert_int_equal(parts[1], -2 * ACPC_PARTS);
    assert_int_equal(parts[2], 3 * ACPC_PARTS);
    assert_refused(&game, "STATE:0:ccc:Js|Qs|Ts", "not in this deck");
    assert_refused(&game, "STATE:0:ccc:Js|Qs|Kh", "not in this deck");
}

static void expect_bad_game(const char *from, const char *with, int line,
                            const char *why)
{
    char text[1024];
    struct acpc_game game;
    const char *error;
    struct text to;
    int there;

    text_begin(&to, text, sizeof text);
    acpc_rig_replace(kuhn, from, with, &to);
    error = acpc_read_game(&game, text, to.used, &there);
    if (!error || !strstr(error, why))
        fail_msg("'%s': '%s' instead of '%s'", with, error ? error : "", why);
    assert_int_equal(there, line);
}

CASE(games_that_cannot_be_played)
{
    BEGIN_CASE;
    expect_bad_game("limit\n", "potlimit\n", 1, "no line 'potlimit'");
    expect_bad_game("limit\n", "limit\nnolimit\n", 0, "either limit or");
    expect_bad_game("limit\n", "", 0, "either limit or nolimit");
    expect_bad_game("limit\n", "limit now\n", 1, "nothing may follow");
    expect_bad_game("numPlayers = 3", "numPlayers = 11", 2, "up to 10");
    expect_bad_game("numPlayers = 3", "numPlayers = 2", 4, "each player");
    expect_bad_game("numPlayers = 3", "numPlayers = 3 3", 2, "one number");
    expect_bad_game("numPlayers = 3", "numPlayers = three", 2, "'three'");
    expect_bad_game("numPlayers = 3", "numPlayers =", 2, "needs a number");
    expect_bad_game("numPlayers = 3", "numPlayers", 2, "needs a number");
    expect_bad_game("numPlayers = 3\n", "", 0, "numPlayers is missing");
    expect_bad_game("blind = 1 1 1", "blind = 1 1", 4, "each player");
    expect_bad_game("blind = 1 1 1", "blind = -1 1 1", 4, "'-1'");
    expect_bad_game("blind = 1 1 1", "blind = 1 1 1\nblind = 1 1 1", 5,
                    "twice");
    expect_bad_game("blind = 1 1 1", "blind = 1 1 1\nstack = 0 5 5", 0,
                    "a stack must be 1");
    expect_bad_game("blind = 1 1 1", "blind = 1 1 9\nstack = 5 5 5", 0,
                    "above the stack");
    expect_bad_game("blind = 1 1 1", "blind = 5 5 5\nstack = 5 5 5", 0,
                    "chips to bet");
    expect_bad_game("blind = 1 1 1", "blind = 1 1 1 1 1 1 1 1 1 1 1", 4,
                    "too many");
    expect_bad_game("raiseSize = 1\n", "", 0, "needs a raiseSize");
    expect_bad_game("raiseSize = 1\n", "raiseSize = 4294967297\n", 5,
                    "up to 1000000000");
    expect_bad_game("firstPlayer = 1", "firstPlayer = 0", 0, "firstPlayer");
    expect_bad_game("firstPlayer = 1", "firstPlayer = 4", 0, "firstPlayer");
    expect_bad_game("numRanks = 4", "numRanks = 2", 0, "too few cards");
    expect_bad_game("numBoardCards = 0", "numBoardCards = 7", 0, "too few");
    expect_bad_game("numHoleCards = 1", "numHoleCards = 0", 0, "1 to 3");
    expect_bad_game("numSuits = 1", "END", 8, "END GAMEDEF");
}

/* Values */

static const char *as_text(int64_t parts)
{
    static char text[64];
    struct text to;

    text_begin(&to, text, sizeof text);
    acpc_write_parts(parts, &to);
    return text;
}

CASE(values_as_text)
{
    struct acpc_sum sum = {0};
    char text[64];
    struct text to;

    BEGIN_CASE;
    assert_string_equal(as_text(0), "0");
    assert_string_equal(as_text(-100 * ACPC_PARTS), "-100");
    assert_string_equal(as_text(ACPC_PARTS / 2), "0.5");
    assert_string_equal(as_text(-ACPC_PARTS / 3), "-0.333333");
    assert_string_equal(as_text(5 * ACPC_PARTS * 2 / 3), "3.333333");
    assert_string_equal(as_text(2 * ACPC_PARTS / 3), "0.666667");
    assert_string_equal(as_text(-7 * ACPC_PARTS / 8), "-0.875");
    assert_string_equal(as_text(1), "0.000397");
    acpc_add(&sum, 3 * ACPC_PARTS);
    for (int i = 0; i < 7; i++)
        acpc_add(&sum, -ACPC_PARTS / 3);
    text_begin(&to, text, sizeof text);
    acpc_write_sum(&sum, &to);
    assert_string_equal(text, "0.666667");
    for (int i = 0; i < 5; i++)
        acpc_add(&sum, -ACPC_PARTS / 3);
    text_begin(&to, text, sizeof text);
    acpc_write_sum(&sum, &to);
    assert_string_equal(text, "-1");
}

CASE(versions)
{
    BEGIN_CASE;
    assert_null(acpc_check_version(acpc_version));
    assert_null(acpc_check_version("VERSION:2.0.7"));
    assert_non_null(acpc_check_version("VERSION:2.1.0"));
    assert_non_null(acpc_check_version("VERSION:1.0.0"));
    assert_non_null(acpc_check_version("VERSION:2.0."));
    assert_non_null(acpc_check_version("VERSION:2.0.0x"));
    assert_non_null(acpc_check_version(""));
}

static const struct CMUnitTest tests[] = {
    TEST("states of limit games are read and written", limit_states),
    TEST("states of no-limit games are read and written", no_limit_states),
    TEST("a state that makes no sense is refused, and why is said",
         states_that_make_no_sense),
    TEST("the examples of the protocol are played as they are",
         examples_of_the_protocol),
    TEST("three players take turns as they should", three_players),
    TEST("Kuhn poker can be played", kuhn_poker),
    TEST("a game that cannot be played is refused, with its line",
         games_that_cannot_be_played),
    TEST("values are written with six digits at most", values_as_text),
    TEST("only versions 2.0 are accepted", versions),
};

CHECK_MAIN("acpc text", tests)
