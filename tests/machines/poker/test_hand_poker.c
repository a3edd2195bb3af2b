/* test_hand_poker.c - one who follows the poker machine from a seat knows
 * what the chip knows, and nothing that is not for his eyes. */
#include "bench/rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/robot.h"
#include "machines/poker/hand_eye.h"
#include "machines/poker/hand_watch.h"
#include "bench/stakes.h"

struct pair {                           /* a watcher in each seat */
    struct session *session;
    struct hand_poker_watch watch[2];
};

static void sit_down(struct pair *self, const char *id)
{
    memset(self, 0, sizeof *self);
    self->session = rig_open(id);
    hand_poker_watch_begin(&self->watch[0], self->session);
    hand_poker_watch_begin(&self->watch[1], self->session);
}

static void run(struct pair *self, uint64_t ticks)
{
    uint64_t step = robot_step_ticks(self->session);

    while (ticks > 0) {
        uint64_t n = step - session_tick(self->session) % step;

        n = n < ticks ? n : ticks;
        session_run(self->session, n);
        ticks -= n;
        if (session_tick(self->session) % step)
            continue;
        hand_poker_watch_look(&self->watch[0], 'A', self->session);
        hand_poker_watch_look(&self->watch[1], 'b', self->session);
    }
}

static void run_ms(struct pair *self, unsigned ms)
{
    run(self, (uint64_t)ms * STAKES_HZ / 1000);
}

static void tap(struct pair *self, const char *button, unsigned ms)
{
    char words[EVENT_WORDS_MAX];

    event_words(words, "press", button);
    rig_do(self->session, words);
    run_ms(self, ms);
    event_words(words, "release", button);
    rig_do(self->session, words);
}

static void set(struct pair *self, unsigned value)
{
    char words[EVENT_WORDS_MAX];

    sprintf(words, "set SW %u", value);
    rig_do(self->session, words);
}

/* What both can know */

static void check_money(const struct hand_poker_track *track,
                        const struct poker_chip *chip)
{
    for (int i = 0; i < 2; i++) {
        assert_int_equal(track->wallet[i], chip->wallet[i]);
        if (chip->phase >= POKER_PHASE_TURN1)
            assert_int_equal(track->total[i], chip->total[i]);
    }
}

static void check_cards(const struct hand_poker_watch *watch, int player,
                        const struct poker_chip *chip)
{
    int is_dealt = chip->phase >= (player ? POKER_PHASE_FORCED
                                          : POKER_PHASE_BOARD_AGAIN);

    if (!is_dealt || chip->phase == POKER_PHASE_OVER)
        return;
    assert_true(hand_poker_watch_has_cards(watch));
    for (int i = 0; i < 2; i++)
        assert_int_equal(watch->hole.card[i], chip->card[2 * player + i]);
    for (int i = 0; i < watch->board.count; i++)
        assert_int_equal(watch->board.card[i], chip->card[4 + i]);
}

static void check(const struct pair *self)
{
    const struct poker_chip *chip = stakes_chip(self->session);

    for (int player = 0; player < 2; player++) {
        const struct hand_poker_watch *watch = &self->watch[player];

        assert_false(watch->is_lost);
        assert_int_equal(watch->track.phase, chip->phase);
        assert_int_equal(watch->item, chip->item);
        check_money(&watch->track, chip);
        check_cards(watch, player, chip);
        if (!hand_poker_track_takes_bet(&watch->track))
            continue;
        assert_int_equal(watch->track.player, chip->player);
        assert_int_equal(watch->track.acted, chip->acted);
        assert_int_equal(watch->is_armed, chip->fold_armed);
    }
}

/* People who do anything */

static unsigned some_bet(struct rng *rng, const struct poker_chip *chip)
{
    int player = chip->player == 1;
    int behind = chip->total[!player] - chip->total[player];

    switch (rng_below(rng, 8)) {
    case 0:  return 0x8000;
    case 1:  return (unsigned)rng_below(rng, 65536);
    case 2:  return chip->wallet[player];
    case 3:  return (unsigned)rng_below(rng, 20);
    case 4:  return 0;
    default: return behind > 0 ? (unsigned)behind : 0;
    }
}

static void do_something(struct pair *self, struct rng *rng)
{
    switch (rng_below(rng, 40)) {
    case 0:
        tap(self, "BTNC", 30);          /* too short to count */
        break;
    case 1:
        tap(self, "BTNL", 60);
        break;
    case 2:
        rig_do(self->session, "set SW15 1");
        break;
    case 3:                             /* off for one tick only */
        rig_do(self->session, "set SW15 0");
        run(self, 1);
        rig_do(self->session, "set SW15 1");
        break;
    case 4:                             /* nobody sees that */
        rig_do(self->session, "set SW15 0");
        rig_do(self->session, "set SW15 1");
        break;
    case 5:
        if (rng_below(rng, 10) == 0)
            rig_do(self->session, "power");
        break;
    default:
        set(self, some_bet(rng, stakes_chip(self->session)));
        run(self, rng_below(rng, 40));
        tap(self, "BTNC", 45 + (unsigned)rng_below(rng, 40));
        break;
    }
}

static int watch_people(const char *id, int doings)
{
    struct pair pair;
    struct rng rng;
    int hands = 0;
    unsigned last = 0;

    rng_seed(&rng, id);
    sit_down(&pair, id);
    run_ms(&pair, 100);
    for (int i = 0; i < doings; i++) {
        do_something(&pair, &rng);
        run_ms(&pair, 60 + (unsigned)rng_below(&rng, 60));
        check(&pair);
        hands += pair.watch[0].track.hands != last;
        last = pair.watch[0].track.hands;
    }
    session_close(pair.session);
    return hands;
}

CASE(a_watcher_knows_what_the_chip_knows)
{
    static const char *const options[] = {
        "", "cards=5", "calls=literal", "cards=5 calls=literal deal=hash",
        "chips=7 ante=3", "chips=23 ante=10 cards=5 clear=ansi",
    };
    int hands = 0;

    BEGIN_CASE;
    for (int o = 0; o < 6; o++) {
        char id[80];

        sprintf(id, "poker#watch %s", options[o]);
        hands += watch_people(id, 400);
    }
    assert_true(hands > 100);
}

/* The fold switch moves in any tick around that of the press. */
static void check_moment(int first, int last, int offset)
{
    enum { SETTLE = STAKES_HZ * 40 / 1000 };
    struct pair pair;

    sit_down(&pair, "poker#moment");
    run_ms(&pair, 100);
    for (int i = 0; i < 5; i++) {       /* up to the forced bets */
        tap(&pair, "BTNC", 60);
        run_ms(&pair, 60);
    }
    rig_do(pair.session, first ? "set SW15 1" : "set SW15 0");
    tap(&pair, "BTNC", 60);
    run_ms(&pair, 60);
    rig_do(pair.session, "press BTNC");
    run(&pair, (uint64_t)(SETTLE + offset));
    rig_do(pair.session, last ? "set SW15 1" : "set SW15 0");
    run_ms(&pair, 20);
    rig_do(pair.session, "release BTNC");
    run_ms(&pair, 60);
    check(&pair);
    session_close(pair.session);
}

CASE(a_fold_counts_to_the_tick)
{
    BEGIN_CASE;
    for (int offset = -4; offset < 4; offset++) {
        check_moment(0, 1, offset);
        check_moment(1, 0, offset);
        check_moment(1, 1, offset);
    }
}

/* Somebody flicks the switch off for a tick just before the press counts. */
CASE(a_fold_is_armed_to_the_tick)
{
    enum { SETTLE = STAKES_HZ * 40 / 1000 };

    BEGIN_CASE;
    for (int offset = -6; offset < 2; offset++) {
        struct pair pair;

        sit_down(&pair, "poker#armed");
        rig_do(pair.session, "set SW15 1");
        run_ms(&pair, 100);
        for (int i = 0; i < 6; i++) {
            tap(&pair, "BTNC", 60);
            run_ms(&pair, 60);
        }
        rig_do(pair.session, "press BTNC");
        run(&pair, (uint64_t)(SETTLE + offset));
        rig_do(pair.session, "set SW15 0");
        run(&pair, 1);
        rig_do(pair.session, "set SW15 1");
        run_ms(&pair, 20);
        rig_do(pair.session, "release BTNC");
        run_ms(&pair, 60);
        check(&pair);
        session_close(pair.session);
    }
}

/* Eyes */

CASE(nobody_sees_the_others_cards)
{
    struct hand_poker_cards found;
    struct pair pair;

    BEGIN_CASE;
    sit_down(&pair, "poker#eyes");
    run_ms(&pair, 100);
    for (int i = 0; i < 2; i++) {
        tap(&pair, "BTNC", 60);
        run_ms(&pair, 60);
    }
    assert_int_equal(hand_poker_eye_private(pair.session), 'A');
    hand_poker_eye_hole(pair.session, 'b', &found);
    assert_int_equal(found.count, 0);
    hand_poker_eye_board(pair.session, 'b', &found);
    assert_int_equal(found.count, 0);
    hand_poker_eye_hole(pair.session, 'A', &found);
    assert_int_equal(found.count, 2);
    assert_int_equal(pair.watch[1].hole.count, 0);
    session_close(pair.session);
}

/* A machine that does what nobody expects: the registers are changed. */
CASE(a_lost_thread_is_found_in_the_next_hand)
{
    struct poker_chip *chip;
    struct pair pair;

    BEGIN_CASE;
    sit_down(&pair, "poker#lost");
    run_ms(&pair, 100);
    for (int i = 0; i < 6; i++) {
        tap(&pair, "BTNC", 60);
        run_ms(&pair, 60);
    }
    chip = stakes_open_chip(pair.session);
    chip->phase = POKER_PHASE_HAND2;
    tap(&pair, "BTNC", 60);             /* b's cards, out of the blue */
    run_ms(&pair, 60);
    assert_true(pair.watch[0].is_lost && pair.watch[1].is_lost);
    chip->phase = POKER_PHASE_OVER;
    chip->pot = chip->total[0] = chip->total[1] = 0;
    chip->wallet[0] = 130;
    chip->wallet[1] = 70;
    for (int i = 0; i < 2; i++) {
        tap(&pair, "BTNC", 60);
        run_ms(&pair, 60);
    }
    assert_false(pair.watch[0].is_lost || pair.watch[1].is_lost);
    for (int i = 0; i < 4; i++) {       /* until the wallets are to be seen */
        tap(&pair, "BTNC", 60);
        run_ms(&pair, 60);
    }
    check(&pair);
    assert_int_equal(pair.watch[1].track.wallet[0], 125);
    session_close(pair.session);
}

/* What a mind is told */

static void check_past(const struct poker_past *past, int player, int kind,
                       int32_t to, int32_t to_call, int32_t pot)
{
    assert_int_equal(past->player, player);
    assert_int_equal(past->action.kind, kind);
    assert_int_equal(past->action.to, to);
    assert_int_equal(past->to_call, to_call);
    assert_int_equal(past->pot, pot);
}

static void follow_bet(struct hand_poker_track *track, int32_t chips)
{
    hand_poker_track_press(track, (struct hand_poker_bet){0});
    hand_poker_track_press(track, (struct hand_poker_bet){.chips = chips});
}

/* The second example of the document: 10; 7, 101 refused, 8; 5. */
CASE(a_turn_of_several_bets_is_one_action)
{
    static const int64_t option[] = {
        [POKER_CHIPS] = 100, [POKER_ANTE] = 5, [POKER_SCREEN] = 0,
    };
    static const int32_t bets[] = {10, 7, 101, 8, 5};
    struct hand_poker_track track = {.hands = 0};
    struct poker_seen seen;

    BEGIN_CASE;
    hand_poker_track_begin(&track, option);
    for (int i = 0; i < 5; i++)
        hand_poker_track_press(&track, (struct hand_poker_bet){0});
    for (int i = 0; i < 4; i++)
        follow_bet(&track, bets[i]);
    hand_poker_track_see(&track, 0, &seen);
    assert_null(poker_check(&seen.hand, &(struct poker_action){
        .kind = POKER_RAISES, .to = 95}));
    assert_int_equal(seen.hand.round[0], 10);
    assert_int_equal(seen.hand.round[1], 15);
    assert_int_equal(poker_pot(&seen.hand), 35);
    follow_bet(&track, bets[4]);
    assert_int_equal(track.phase, POKER_PHASE_SHOWDOWN);
    assert_int_equal(track.past_count, 3);
    check_past(&track.past[0], 0, POKER_RAISES, 10, 0, 10);
    check_past(&track.past[1], 1, POKER_RAISES, 15, 10, 20);
    check_past(&track.past[2], 0, POKER_CALLS, 0, 5, 35);
}

static struct hand_poker_track track_with(long community, long chips)
{
    const int64_t option[] = {
        [POKER_COMMUNITY] = community, [POKER_CHIPS] = chips,
        [POKER_ANTE] = 5, [POKER_SCREEN] = 0,
    };
    struct hand_poker_track track = {.hands = 0};

    hand_poker_track_begin(&track, option);
    for (int i = 0; i < 5; i++)
        hand_poker_track_press(&track, (struct hand_poker_bet){0});
    return track;
}

/* 10 and 10 before the flop; then 20. */
CASE(bets_are_counted_by_the_round)
{
    struct hand_poker_track track = track_with(1, 100);
    struct poker_seen seen;

    BEGIN_CASE;
    follow_bet(&track, 10);
    follow_bet(&track, 10);
    hand_poker_track_press(&track, (struct hand_poker_bet){0});
    follow_bet(&track, 20);
    hand_poker_track_see(&track, 1, &seen);
    assert_int_equal(seen.hand.street, 1);
    assert_int_equal(seen.hand.round[0], 20);
    assert_int_equal(seen.hand.round[1], 0);
    assert_int_equal(seen.hand.total[1], 15);
    check_past(&track.past[2], 0, POKER_RAISES, 20, 0, 30);
}

/* Player 1 has 20 left and bets all; player 2 puts 60 against it, which is a
 * call, and leaves player 1 nothing to decide on later streets. */
CASE(more_than_the_other_has_is_a_call)
{
    struct hand_poker_track track = track_with(1, 100);

    BEGIN_CASE;
    track.wallet[0] = 20;
    track.wallet[1] = 170;
    assert_false(hand_poker_track_is_forced(&track, 0));
    follow_bet(&track, 20);
    assert_false(hand_poker_track_is_forced(&track, 1));
    follow_bet(&track, 60);
    check_past(&track.past[1], 1, POKER_CALLS, 0, 20, 30);
    assert_int_equal(track.wallet[1], 150);
    assert_int_equal(track.phase, POKER_PHASE_STREET);
    assert_true(hand_poker_track_is_forced(&track, 0));
    assert_true(hand_poker_track_is_forced(&track, 1));
}

/* Eyes: a line comes in letter by letter, and is no row of cards unless all
 * of it is. */

static int is_start_of(const struct hand_poker_cards *few,
                       const struct hand_poker_cards *all)
{
    return few->count <= all->count
        && memcmp(few->card, all->card, (size_t)few->count) == 0;
}

static struct session *session_with_press(void)
{
    struct session *session = rig_open("poker#eye");

    assert_int_equal(hand_poker_eye_digits(session), -1);       /* dark */
    session_run(session, STAKES_HZ / 10);
    assert_true(hand_poker_eye_digits(session) >= 0);
    rig_do(session, "press BTNC");
    return session;
}

CASE(cards_are_read_whole_or_not_at_all)
{
    struct session *late = session_with_press();
    struct session *early = session_with_press();
    struct hand_poker_cards all, seen;
    int halves = 0, wholes = 0;

    BEGIN_CASE;
    session_run(late, STAKES_HZ / 2);
    hand_poker_eye_board(late, 'A', &all);
    assert_int_equal(all.count, 3);
    for (int i = 0; i < STAKES_HZ / 10; i += 5) {
        session_run(early, 5);          /* half a letter */
        hand_poker_eye_board(early, 'A', &seen);
        assert_true(is_start_of(&seen, &all));
        halves += !seen.count && *rig_read(early, "TTY");
        wholes += seen.count == 3;
    }
    assert_true(halves > 0 && wholes > 0);
    session_close(early);
    session_close(late);
}

/* "1P" or "2P" is no card. */
CASE(the_winners_line_is_no_card)
{
    static struct pair pair;
    struct hand_poker_cards seen;

    BEGIN_CASE;
    sit_down(&pair, "poker#winner");
    run_ms(&pair, 100);
    for (int i = 0; i < 40; i++) {
        tap(&pair, "BTNC", 100);
        run_ms(&pair, 200);
        if (stakes_chip(pair.session)->phase == POKER_PHASE_OVER
            && hand_poker_eye_winner(pair.session) != POKER_NOBODY)
            break;
    }
    assert_int_not_equal(hand_poker_eye_winner(pair.session), POKER_NOBODY);
    assert_non_null(strchr(rig_read(pair.session, "TTY"), 'P'));
    hand_poker_eye_board(pair.session, 'A', &seen);
    assert_int_equal(seen.count, 0);
    session_close(pair.session);
}

static const struct CMUnitTest tests[] = {
    TEST("hand poker: a mind is told the bets of each round",
         bets_are_counted_by_the_round),
    TEST("hand poker: to bet more than the other has is a call",
         more_than_the_other_has_is_a_call),
    TEST("hand poker: a turn of several bets is one action for a mind "
         "(M2-081, M2-102)", a_turn_of_several_bets_is_one_action),
    TEST("hand poker: a watcher in a seat knows phases, wallets, bets and "
         "cards as the chip does, whatever people do (M2-009, M2-079, "
         "M2-081, M2-043)", a_watcher_knows_what_the_chip_knows),
    TEST("hand poker: the fold switch counts in the tick of the press "
         "(M2-076)", a_fold_counts_to_the_tick),
    TEST("hand poker: a fold switch left on counts only if it was off for a "
         "tick in this turn", a_fold_is_armed_to_the_tick),
    TEST("hand poker: nobody sees the other's cards (M2-007)",
         nobody_sees_the_others_cards),
    TEST("hand poker: cards are read whole or not at all while they come in",
         cards_are_read_whole_or_not_at_all),
    TEST("hand poker: the winner's line is no card",
         the_winners_line_is_no_card),
    TEST("hand poker: a lost thread is found again in the next hand",
         a_lost_thread_is_found_in_the_next_hand),
};

CHECK_MAIN("hand poker", tests)
