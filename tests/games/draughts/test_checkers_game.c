/* test_checkers_game.c - how games of draughts end. */
#include "check.h"

#include "games/draughts/rules/game.h"

static struct checkers_game game;

static void begin(uint64_t black, uint64_t white, uint64_t kings, int turn)
{
    struct checkers at = {
        .pieces = {black, white}, .kings = kings, .turn = (uint8_t)turn,
    };

    assert_null(checkers_check(&at));
    checkers_game_begin(&game, &at);
}

static void play(int from, int to)
{
    struct checkers_moves moves;

    checkers_find_moves(&game.now, &moves);
    for (int i = 0; i < moves.count; i++) {
        if (moves.move[i].from != checkers_at(from)
            || moves.move[i].to != checkers_at(to))
            continue;
        checkers_game_play(&game, &moves.move[i]);
        return;
    }
    fail_msg("%d-%d is no move here", from, to);
}

static uint64_t sq(int square)
{
    return checkers_at(square);
}

/* Black 1-5-1 ..., White 32-27-32 ... */
static void shuffle(int plies)
{
    for (int i = 0; i < plies; i++)
        switch (i % 4) {
        case 0: play(1, 5); break;
        case 1: play(32, 27); break;
        case 2: play(5, 1); break;
        default: play(27, 32); break;
        }
}

CASE(third_time_is_a_draw)
{
    BEGIN_CASE;
    begin(sq(1), sq(32), sq(1) | sq(32), CHECKERS_BLACK);
    shuffle(4);
    assert_int_equal(checkers_game_repeats(&game), 1);
    assert_int_equal(checkers_game_result(&game), CHECKERS_GOES_ON);
    shuffle(3);
    assert_int_equal(checkers_game_result(&game), CHECKERS_GOES_ON);
    play(27, 32);
    assert_int_equal(checkers_game_repeats(&game), 2);
    assert_int_equal(checkers_game_result(&game), CHECKERS_DRAW_REPEATED);
}

/* One king's move that repeats as little as can be, and nobody can jump. */
static void wander(void)
{
    struct checkers_moves moves;
    struct checkers_game best = game;
    int least = 2;

    checkers_find_moves(&game.now, &moves);
    for (int i = 0; i < moves.count; i++) {
        struct checkers_game next = game;

        checkers_game_play(&next, &moves.move[i]);
        if (checkers_game_repeats(&next) >= least
            || checkers_can_jump(&next.now))
            continue;
        least = checkers_game_repeats(&next);
        best = next;
    }
    game = best;
}

CASE(forty_quiet_moves_are_a_draw)
{
    BEGIN_CASE;
    begin(sq(4), sq(1), sq(4) | sq(1), CHECKERS_BLACK);
    for (int ply = 1; ply <= 80; ply++) {
        assert_int_equal(checkers_game_result(&game), CHECKERS_GOES_ON);
        wander();
        assert_int_equal(game.quiet, ply);
    }
    assert_int_equal(checkers_game_result(&game), CHECKERS_DRAW_QUIET);
    wander();                           /* played on nevertheless */
    assert_int_equal(game.quiet, 80);
    assert_int_equal(checkers_game_result(&game), CHECKERS_DRAW_QUIET);
}

CASE(a_man_or_a_capture_begins_the_count_anew)
{
    BEGIN_CASE;
    begin(sq(1) | sq(12), sq(32) | sq(20), sq(1) | sq(32), CHECKERS_BLACK);
    shuffle(4);
    assert_int_equal(game.quiet, 4);
    play(12, 16);
    assert_int_equal(game.quiet, 0);
    play(20, 11);
    assert_int_equal(game.quiet, 0);
    play(1, 5);
    assert_int_equal(game.quiet, 1);
    assert_int_equal(checkers_game_repeats(&game), 0);
}

CASE(no_move_is_a_loss)
{
    BEGIN_CASE;
    begin(sq(12), sq(16) | sq(19), 0, CHECKERS_BLACK);
    assert_int_equal(checkers_game_result(&game), CHECKERS_WHITE_WINS);
    begin(sq(12), 0, 0, CHECKERS_WHITE);
    assert_int_equal(checkers_game_result(&game), CHECKERS_BLACK_WINS);
    begin(sq(12), sq(16), 0, CHECKERS_BLACK);   /* 12x19 */
    assert_int_equal(checkers_game_result(&game), CHECKERS_GOES_ON);
    play(12, 19);
    assert_int_equal(checkers_game_result(&game), CHECKERS_BLACK_WINS);
}

CASE(crowning_ends_the_move)
{
    BEGIN_CASE;
    begin(sq(22), sq(26) | sq(27), 0, CHECKERS_BLACK);
    play(22, 31);                       /* and 27 behind it stays */
    assert_true(game.now.kings == sq(31));
    assert_true(game.now.pieces[CHECKERS_WHITE] == sq(27));
}

CASE(a_capture_is_a_duty_to_its_end)
{
    struct checkers_moves moves;

    BEGIN_CASE;
    begin(sq(9) | sq(1), sq(14) | sq(23), 0, CHECKERS_BLACK);
    checkers_find_moves(&game.now, &moves);
    assert_int_equal(moves.count, 1);
    assert_true(moves.move[0].to == sq(27));
    assert_true(moves.move[0].taken == (sq(14) | sq(23)));
    game.now.rules = CHECKERS_SIMPLE;   /* there it is neither */
    checkers_find_moves(&game.now, &moves);
    assert_int_equal(moves.count, 4);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers_game: the same position for the third time is a draw",
         third_time_is_a_draw),
    TEST("checkers_game: forty moves of each side without capture or man's "
         "move are a draw", forty_quiet_moves_are_a_draw),
    TEST("checkers_game: a man's move or a capture begins the count anew",
         a_man_or_a_capture_begins_the_count_anew),
    TEST("checkers_game: who cannot move, or has nothing left, has lost",
         no_move_is_a_loss),
    TEST("checkers_game: a man that is crowned does not jump on",
         crowning_ends_the_move),
    TEST("checkers_game: one must jump, and to the end; in the simple game "
         "neither (M3-022, M3-023)", a_capture_is_a_duty_to_its_end),
};

CHECK_MAIN("checkers_game", tests)
