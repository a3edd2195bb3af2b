/* test_lobby.c - all machines side by side, with games that minds play. */
#include "player/at_board.h"

#include <string.h>

#include "player/lobby.h"

static const uint64_t second = 1000000000;

static struct lobby lobby;

/* Turns at a steady clock, each of which costs so much; returns how many. */
static int run_for(uint64_t from, uint64_t seconds, uint64_t cost)
{
    int turns = 0;

    for (uint64_t now = from; now < from + seconds * second;
         now += second / 100) {
        int card = lobby_advance(&lobby, now);

        if (card >= 0) {
            lobby_took(&lobby, card, cost);
            turns++;
        }
    }
    return turns;
}

static void begin_all(void)
{
    lobby_begin(&lobby);
    for (int i = 0; i < lobby.count; i++)
        assert_int_equal(lobby_advance(&lobby, 1), i);
}

CASE(every_machine_has_one_card_on_its_usual_board)
{
    BEGIN_CASE;
    lobby_begin(&lobby);
    assert_true(lobby.count >= 5);
    for (int i = 0; i < lobby.count; i++) {
        const struct machine_type *usual;

        assert_null(machines_find(lobby.card[i].machine->name, &usual));
        assert_ptr_equal(usual, lobby.card[i].machine);
        assert_int_not_equal(lobby_title(&lobby.card[i])[0], 0);
        assert_int_not_equal(lobby_pitch(&lobby.card[i])[0], 0);
        for (int k = 0; k < i; k++)
            assert_string_not_equal(lobby.card[k].machine->name,
                                    lobby.card[i].machine->name);
    }
    lobby_end(&lobby);
}

CASE(minds_play_on_every_board_and_nothing_is_kept)
{
    uint64_t before[LOBBY_CARDS];

    BEGIN_CASE;
    begin_all();
    for (int i = 0; i < lobby.count; i++) {
        struct lobby_card *card = &lobby.card[i];

        assert_true(card->is_open);
        assert_int_not_equal(card->play.minds[0][0], 0);
        assert_true(session_event_count(card->play.session) > 0);
        assert_string_equal(card->play.journal.path, "");
        assert_string_equal(card->play.trouble, "");
        before[i] = session_tick(card->play.session);
    }
    (void)run_for(second, 2, 0);
    for (int i = 0; i < lobby.count; i++)
        assert_true(session_tick(lobby.card[i].play.session) > before[i]);
    lobby_end(&lobby);
    assert_int_equal(lobby.count, 0);
}

CASE(a_turn_that_costs_much_is_paid_for_by_a_rest)
{
    int cheap, dear;

    BEGIN_CASE;
    begin_all();
    cheap = run_for(second, 10, 0);
    dear = run_for(100 * second, 10, second / 50);
    assert_in_range(cheap, 10 * 10 * lobby.count, 10 * 12 * lobby.count + 9);
    assert_in_range(dear, lobby.count, 10 * second / (LOBBY_REST
                    * (second / 50)) * (uint64_t)lobby.count
                    + (uint64_t)lobby.count);
    lobby_end(&lobby);
}

CASE(a_still_lobby_has_pictures_but_does_not_move)
{
    uint64_t before;

    BEGIN_CASE;
    lobby_begin(&lobby);
    lobby.is_still = 1;
    assert_int_equal(lobby_due_ns(&lobby), 0);
    assert_int_equal(run_for(second, 5, 0), lobby.count);
    assert_true(lobby_due_ns(&lobby) == UINT64_MAX);
    before = session_tick(lobby.card[0].play.session);
    assert_int_equal(run_for(10 * second, 5, 0), 0);
    assert_int_equal(session_tick(lobby.card[0].play.session), before);
    lobby.is_still = 0;
    assert_true(run_for(20 * second, 1, 0) > 0);
    assert_true(session_tick(lobby.card[0].play.session) > before);
    lobby_end(&lobby);
}

CASE(time_that_nobody_saw_is_not_made_up_for)
{
    uint64_t before, after;

    BEGIN_CASE;
    begin_all();
    (void)run_for(second, 1, 0);
    before = session_tick(lobby.card[0].play.session);
    lobby.last = lobby.count - 1;
    assert_int_equal(lobby_advance(&lobby, 3600 * second), 0);
    after = session_tick(lobby.card[0].play.session);
    assert_true(after - before < lobby.card[0].machine->board->clock_hz);
    lobby_end(&lobby);
}

CASE(a_game_in_trouble_makes_room_for_the_next)
{
    struct lobby_card *card = &lobby.card[0];

    BEGIN_CASE;
    begin_all();
    strcpy(card->play.trouble, "stuck");
    (void)run_for(second, 4, 0);
    assert_int_equal(card->games, 1);           /* its end is shown */
    (void)run_for(10 * second, 4, 0);
    assert_int_equal(card->games, 2);
    assert_string_equal(card->play.trouble, "");
    lobby_end(&lobby);
}

static const struct CMUnitTest tests[] = {
    TEST("lobby: every machine has one card, on its usual board",
         every_machine_has_one_card_on_its_usual_board),
    TEST("lobby: minds play on every board, and nothing is kept",
         minds_play_on_every_board_and_nothing_is_kept),
    TEST("lobby: a turn that costs much is paid for by a rest",
         a_turn_that_costs_much_is_paid_for_by_a_rest),
    TEST("lobby: a still lobby has pictures, but does not move",
         a_still_lobby_has_pictures_but_does_not_move),
    TEST("lobby: time that nobody saw is not made up for",
         time_that_nobody_saw_is_not_made_up_for),
    TEST("lobby: a game in trouble makes room for the next",
         a_game_in_trouble_makes_room_for_the_next),
};

CHECK_MAIN("lobby", tests)
