/* test_thinker.c - minds that think elsewhere: time on the board stands
 * meanwhile, and the game is the same. */
#include "rig.h"

#include <string.h>

#include "games/draughts/minds/minds.h"
#include "games/engine/thinker.h"
#include "games/go/minds/minds.h"
#include "sitting.h"
#include "takeover.h"

#define FRAME_NS UINT64_C(20000000)

/* A thinker that takes a few questions to find what the mind on its own
 * would answer at once. */
struct slow_thinker {
    struct mind_thinker thinker;
    const struct mind_type *mind;
    int left;                           /* questions until the answer */
    void *scratch;
};

static struct rng slowness;
static int slow_questions, slow_open;
static uint64_t slow_most = 4;          /* questions for one answer */

static enum mind_answer answer_slowly(struct mind_thinker *thinker,
                                      const void *mind, const void *seen,
                                      void *move)
{
    struct slow_thinker *self = (struct slow_thinker *)thinker;
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];

    slow_questions++;
    if (self->left-- > 0)
        return MIND_BUSY;
    self->left = (int)rng_below(&slowness, slow_most);
    memcpy(state, mind, self->mind->size);
    while (self->mind->think(state, seen, self->scratch, 1000, move)
           != MIND_MOVES)
        ;
    return MIND_MOVES;
}

static void wait_slowly(struct mind_thinker *thinker)
{
    ((struct slow_thinker *)thinker)->left = 0;
}

static void close_slowly(struct mind_thinker *thinker)
{
    free(((struct slow_thinker *)thinker)->scratch);
    free(thinker);
    slow_open--;
}

static struct mind_thinker *open_slowly(const struct mind_type *mind)
{
    struct slow_thinker *self = calloc(1, sizeof *self);

    assert_non_null(self);
    self->thinker = (struct mind_thinker){
        answer_slowly, wait_slowly, close_slowly,
    };
    self->mind = mind;
    self->left = 1;
    self->scratch = mind->scratch_size ? calloc(1, mind->scratch_size) : NULL;
    slow_open++;
    return &self->thinker;
}

static struct play *begin_with(mind_thinker_open *open_thinker,
                               const char *id, const char *a, const char *b)
{
    struct play *play = sitting_begin(id, NULL, NULL);

    play->open_thinker = open_thinker;
    assert_null(play_seat(play, 0, a));
    assert_null(play_seat(play, 1, b));
    return play;
}

/* Frames of real time, as a face lets them pass; while somebody thinks, no
 * tick must. Returns in how many frames somebody did. */
static int advance_until(struct play *play, uint64_t tick)
{
    int thinking = 0;

    while (session_tick(play->session) < tick) {
        uint64_t before = session_tick(play->session);
        int was_thinking = play->is_thinking;

        play_advance(play, FRAME_NS);
        if (was_thinking && play->is_thinking)
            assert_int_equal(session_tick(play->session), before);
        thinking += play->is_thinking;
    }
    assert_string_equal(play->trouble, "");
    return thinking;
}

static void same_game_as_at_once(const char *id, const char *a, const char *b,
                                 uint64_t seconds)
{
    struct play *slow = begin_with(open_slowly, id, a, b);
    struct play *quick = sitting_begin(id, a, b);
    uint64_t end = seconds * session_machine(slow->session)->board->clock_hz;

    assert_true(advance_until(slow, end) > 0);
    takeover_play_until(quick, session_tick(slow->session));
    assert_true(session_event_count(quick->session) > 8);
    takeover_same_events(slow->session, quick->session);
    sitting_end(slow);
    sitting_end(quick);
    assert_int_equal(slow_open, 0);
}

CASE(a_mind_that_thinks_elsewhere_plays_the_same_game_to_the_tick)
{
    BEGIN_CASE;
    rng_seed(&slowness, "slowness");
    slow_questions = 0;
    same_game_as_at_once("checkers#t rules=full", "greedy", "random", 60);
    same_game_as_at_once("go#t", "greedy", "random", 40);
    assert_true(slow_questions > 40);
}

/* It asks fifty times in the second before a bet; the board goes on. */
CASE(at_poker_time_stands_only_when_the_bet_is_due)
{
    BEGIN_CASE;
    rng_seed(&slowness, "slow bets");
    slow_most = 120;
    same_game_as_at_once("poker#t", "odds", "caller", 60);
    slow_most = 4;
}

/* On its thread the mind does what it does in slices. */
CASE(poker_is_solved_on_a_thread_as_it_is_in_slices)
{
    const char *id = "poker#s chips=9";
    struct play *beside = begin_with(thinker_open, id, "equilibrium",
                                     "equilibrium");
    struct play *slices = sitting_begin(id, "equilibrium", "equilibrium");
    uint64_t end = 25 * session_machine(beside->session)->board->clock_hz;

    BEGIN_CASE;
    (void)advance_until(beside, end);
    takeover_play_until(slices, session_tick(beside->session));
    assert_true(session_event_count(slices->session) > 20);
    takeover_same_events(beside->session, slices->session);
    sitting_end(beside);
    sitting_end(slices);
}

CASE(one_who_does_not_want_to_draw_meanwhile_waits_for_the_mind)
{
    struct play *slow = begin_with(open_slowly, "checkers#w rules=full",
                                   "greedy", "random");
    uint64_t end = 30 * session_machine(slow->session)->board->clock_hz;

    BEGIN_CASE;
    play_run(slow, end);
    assert_int_equal(session_tick(slow->session), end);
    assert_int_equal(slow->is_thinking, 0);
    assert_true(session_event_count(slow->session) > 4);
    sitting_end(slow);
    assert_int_equal(slow_open, 0);
}

static void advance_to_thought(struct play *play)
{
    for (int frames = 0; !play->is_thinking; frames++) {
        assert_true(frames < 100000);
        play_advance(play, FRAME_NS);
    }
}

CASE(a_thought_that_is_not_wanted_any_more_ends)
{
    struct play *play = begin_with(thinker_open, "checkers#u rules=full",
                                   "deep", "random");

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        uint64_t half;

        advance_to_thought(play);
        half = session_tick(play->session) / 2;
        play_seek(play, half);
        assert_int_equal(session_tick(play->session), half);
        play_seek(play, session_end(play->session));
    }
    advance_to_thought(play);
    assert_null(play_seat(play, 0, "random"));
    advance_until(play, session_tick(play->session)
                  + session_machine(play->session)->board->clock_hz);
    sitting_end(play);
}

/* With its deep mind on threads a game goes on while frames are shown, and
 * whatever people do meanwhile is taken. */
static void plays_on_threads(const char *id, const char *switch_words)
{
    struct play *play = begin_with(thinker_open, id, "deep", "random");
    size_t before;

    advance_to_thought(play);
    before = session_event_count(play->session);
    sitting_do(play, switch_words);
    assert_int_equal(session_event_count(play->session), before + 1);
    while (session_event_count(play->session) < before + 6)
        play_advance(play, FRAME_NS);
    assert_string_equal(play->trouble, "");
    sitting_end(play);
}

CASE(checkers_and_go_think_on_threads_while_people_may_work_the_board)
{
    BEGIN_CASE;
    plays_on_threads("checkers#v rules=full", "set DARK 1");
    plays_on_threads("go#v", "set SW9 1");
}

CASE(a_mind_without_an_engine_thinks_where_it_is)
{
    BEGIN_CASE;
    assert_null(thinker_open(&checkers_greedy));
    assert_null(thinker_open(&go_searcher));
}

static const struct CMUnitTest tests[] = {
    TEST("thinker: a mind that thinks elsewhere plays the same game, to the "
         "tick", a_mind_that_thinks_elsewhere_plays_the_same_game_to_the_tick),
    TEST("thinker: at poker time stands only when the bet is due",
         at_poker_time_stands_only_when_the_bet_is_due),
    TEST("thinker: poker is solved on a thread as it is in slices",
         poker_is_solved_on_a_thread_as_it_is_in_slices),
    TEST("thinker: who runs ticks at once waits for the mind",
         one_who_does_not_want_to_draw_meanwhile_waits_for_the_mind),
    TEST("thinker: a thought that is not wanted any more ends",
         a_thought_that_is_not_wanted_any_more_ends),
    TEST("thinker: checkers and Go think on threads while people may work the "
         "board",
         checkers_and_go_think_on_threads_while_people_may_work_the_board),
    TEST("thinker: a mind without an engine thinks where it is",
         a_mind_without_an_engine_thinks_where_it_is),
};

CHECK_MAIN("thinker", tests)
