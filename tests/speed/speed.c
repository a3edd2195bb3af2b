/* speed.c - how fast the bench is, each figure beside its baseline. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/rng.h"
#include "bench/hint.h"
#include "bench/play.h"
#include "chips/null.h"
#include "boards/machines.h"
#include "machines/checkers/checkers.h"
#include "machines/duel/duel.h"
#include "machines/pegs/pegs.h"
#include "machines/poker/poker.h"

enum { ROUNDS = 5, INPUTS = 4096 };

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* What restless players do: mostly nothing, often letters, sometimes one
 * of the buttons, so that every state of the machine comes up. */
static void make_inputs(pins *inputs, int letter, const int *button,
                        int buttons)
{
    struct rng rng;

    rng_seed(&rng, "speed");
    for (int i = 0; i < INPUTS; i++) {
        inputs[i] = letter < 0 ? 0 : rng_below(&rng, 8) << letter;
        for (int b = 0; b < buttons; b++)
            if (rng_below(&rng, 8) == 0)
                inputs[i] |= PIN(button[b]);
    }
}

/* The two phases in turn, and moves that are entered without a rest. */
static void make_phases(pins *inputs)
{
    struct rng rng;
    pins players = 0;

    rng_seed(&rng, "phases");
    for (int i = 0; i < INPUTS; i++) {
        if (i % 4 == 0)
            players = rng_below(&rng, 64) << CHECKERS_PIN_USRROW
                    | rng_below(&rng, 2) << CHECKERS_PIN_ENTER;
        inputs[i] = players;
        if (i % 4 == 1)
            inputs[i] |= PIN(CHECKERS_PIN_PHI1);
        if (i % 4 == 3)
            inputs[i] |= PIN(CHECKERS_PIN_PHI2);
    }
    inputs[1] |= PIN(CHECKERS_PIN_RESET);
    inputs[3] |= PIN(CHECKERS_PIN_RESET);
}

/* A press now and then, bets of a few chips, and a line that is always
 * free; or nobody there. */
static void make_bets(pins *inputs, int is_busy)
{
    struct rng rng;

    rng_seed(&rng, "bets");
    for (int i = 0; i < INPUTS; i++) {
        inputs[i] = PIN(POKER_SENT);
        if (is_busy)
            inputs[i] |= rng_below(&rng, 4) << POKER_SW
                       | (pins)(rng_below(&rng, 64) == 0) << POKER_VALID;
    }
}

/* Ticks per second, the best of a few rounds. */
static double chip_speed(const struct chip_type *type, void *chip,
                         const pins *inputs, long ticks)
{
    struct chip_setup setup = {.seed = "speed", .clock_hz = 50};
    double best = 0;
    volatile pins sink;

    options_defaults(type->options, setup.option);
    for (int round = 0; round < ROUNDS; round++) {
        double begun = seconds(), speed;
        pins all = 0;

        type->reset(chip, &setup);
        for (long i = 0; i < ticks; i++)
            all ^= type->tick(chip, inputs[i % INPUTS]);
        sink = all;
        (void)sink;
        speed = (double)ticks / (seconds() - begun);
        best = speed > best ? speed : best;
    }
    return best;
}

static void measure_chips(void)
{
    static const int enters[] = {DUEL_ENTER_A, DUEL_ENTER_B};
    static const int cross[] = {PEGS_BTNS, PEGS_BTNL, PEGS_BTNR, PEGS_BTNU,
                                PEGS_BTND, PEGS_HISTORY};
    static pins inputs[INPUTS];
    struct null_chip nothing;
    struct duel game;
    struct pegs other;
    struct checkers_chip referee;
    struct poker_chip cards;
    double null_speed, duel_speed, pegs_speed, checkers_speed;
    double poker_speed, poker_idle;

    make_inputs(inputs, DUEL_LETTER, enters, 2);
    null_speed = chip_speed(&null_chip, &nothing, inputs, 50000000);
    duel_speed = chip_speed(&duel, &game, inputs, 50000000);
    make_inputs(inputs, -1, cross, 6);
    pegs_speed = chip_speed(&pegs_chip, &other, inputs, 50000000);
    make_phases(inputs);
    checkers_speed = chip_speed(&checkers_chip, &referee, inputs, 50000000);
    make_bets(inputs, 1);
    poker_speed = chip_speed(&poker_chip, &cards, inputs, 50000000);
    make_bets(inputs, 0);
    poker_idle = chip_speed(&poker_chip, &cards, inputs, 50000000);
    printf("null chip              %8.1f Mticks/s   1.00 (baseline)\n",
           null_speed / 1e6);
    printf("duel chip              %8.1f Mticks/s   %.2f of null; "
           "goal 100 Mticks/s\n", duel_speed / 1e6, duel_speed / null_speed);
    printf("pegs chip              %8.1f Mticks/s   %.2f of null; mashed in "
           "every other clock\n", pegs_speed / 1e6, pegs_speed / null_speed);
    printf("checkers chip          %8.1f Mticks/s   %.2f of null; four "
           "ticks a cycle\n", checkers_speed / 1e6,
           checkers_speed / null_speed);
    printf("poker chip             %8.1f Mticks/s   %.2f of null; a press "
           "in 64 clocks\n", poker_speed / 1e6, poker_speed / null_speed);
    printf("poker chip, idle       %8.1f Mticks/s   %.2f of null\n",
           poker_idle / 1e6, poker_idle / null_speed);
}

/* A session with two robots at it: how much faster than the board. */
static double session_speed(const char *id, const char *a, const char *b,
                            uint64_t board_seconds)
{
    static struct play play;
    struct session *session;
    double begun, took;
    uint64_t hz;

    memset(&play, 0, sizeof play);
    if (session_open(&session, id) || play_open(&play, session, a, b))
        return 0;
    hz = session_machine(session)->board->clock_hz;
    begun = seconds();
    play_run(&play, board_seconds * hz);
    took = seconds() - begun;
    play_close(&play);
    return (double)board_seconds / took;
}

static void measure_sessions(void)
{
    double none = session_speed("null#1", NULL, NULL, 20000);
    double idle = session_speed("duel#1", NULL, NULL, 20000);
    double match = session_speed("duel#1", "consistent", "random", 20000);
    double pegs = session_speed("pegs#1", NULL, NULL, 20000);
    double breaker = session_speed("pegs#1 match=9", "entropy", "parts",
                                   1000);
    double referee = session_speed("checkers#1", NULL, NULL, 2000);
    double game = session_speed("checkers#1 rules=full", "greedy", "random",
                                2000);
    double poker = session_speed("poker#1", NULL, NULL, 300);

    printf("session of null        %8.0f x real time  (baseline)\n", none);
    printf("session of duel, idle  %8.0f x real time  %.2f of null; "
           "goal 5000 x\n", idle, idle / none);
    printf("session of duel, robots%8.0f x real time  %.2f of null; "
           "goal 5000 x\n", match, match / none);
    printf("session of pegs, idle  %8.0f x real time  %.2f of null; "
           "goal 5000 x\n", pegs, pegs / none);
    printf("session of pegs, robots%8.0f x real time  %.2f of null, while "
           "entropy and parts think\n", breaker, breaker / none);
    printf("session of checkers    %8.0f x real time  %.2f of null, at four "
           "times its clock\n", referee, referee / none);
    printf("the same, full, robots %8.0f x real time  %.2f of null\n", game,
           game / none);
    printf("session of poker       %8.0f x real time  %.2f of null, at 115 "
           "times its clock; goal 300 x\n", poker, poker / none);
}

/* The slowest of many ways back to a moment in a game of one hour, with
 * people at it, or with robots who must know what they knew then. */
static void measure_rewind(const char *label, const char *id,
                           const char *const touch[2], const char *a,
                           const char *b)
{
    static struct play play;
    struct session *session;
    struct rng rng;
    double straight, worst = 0, begun = seconds();

    memset(&play, 0, sizeof play);
    if (session_open(&session, id) || play_open(&play, session, a, b))
        return;
    for (int i = 0; i < 3600; i++) {
        (void)play_do(&play, touch[i % 2]);
        play_run(&play, session_machine(session)->board->clock_hz);
    }
    straight = seconds() - begun;
    rng_seed(&rng, "rewind");
    for (int i = 0; i < 200; i++) {
        begun = seconds();
        play_seek(&play, rng_below(&rng, session_end(session)));
        worst = seconds() - begun > worst ? seconds() - begun : worst;
    }
    printf("%-22s %8.2f ms at worst    %.3f of playing it all; "
           "goal 50 ms\n", label, worst * 1e3, worst / straight);
    play_close(&play);
}

/* Half an hour of poker, closed and opened again, with the places that were
 * kept beside it and without; and a hint at its end, from one who was there
 * and from one who sees it all again. The key for the places is made in a
 * home of its own. */

static char home[] = "/tmp/boardwalk-speed-XXXXXX";

static const char *at_home(const char *name)
{
    static char path[80];

    snprintf(path, sizeof path, "%s/%s", home, name);
    return path;
}

static int play_half_an_hour(void)
{
    static const char *const next[2] = {"press BTNC", "release BTNC"};
    static struct play play;
    struct session *session;

    memset(&play, 0, sizeof play);
    play.is_asked_for = 1;
    if (session_open(&session, "poker#1")
        || journal_create(&play.journal, at_home("game.bw"), session)
        || play_open(&play, session, NULL, "odds"))
        return 0;
    for (int i = 0; i < 1800; i++) {
        (void)play_do(&play, next[i % 2]);
        play_run(&play, session_machine(session)->board->clock_hz);
    }
    play_close(&play);
    return 1;
}

static double open_seconds(struct play *play)
{
    double begun = seconds();
    struct session *session;

    memset(play, 0, sizeof *play);
    if (journal_load(&play->journal, at_home("game.bw"), &session, NULL)
        || play_open(play, session, NULL, "odds"))
        return 0;
    return seconds() - begun;
}

static void measure_hint(struct play *play)
{
    double begun = seconds(), quick;
    struct robot *watcher = NULL;
    char line[200];
    struct text to;

    text_begin(&to, line, sizeof line);
    (void)play_hint(play, &to);
    quick = seconds() - begun;
    begun = seconds();
    (void)hint_watch(&watcher, play->session, 'A');
    printf("hint in poker          %8.2f ms             %.5f of replaying\n",
           quick * 1e3, quick / (seconds() - begun));
    robot_close(watcher);
}

static void measure_opening(void)
{
    static struct play play;
    double quick, slow;

    if (!mkdtemp(home) || setenv("XDG_STATE_HOME", home, 1) != 0
        || !play_half_an_hour())
        return;
    quick = open_seconds(&play);
    measure_hint(&play);
    journal_close(&play.journal, NULL);
    play_close(&play);
    unlink(at_home("game.bw.snap"));
    slow = open_seconds(&play);
    journal_drop(&play.journal);
    play_close(&play);
    printf("open 30 min of poker   %8.2f ms             %.5f of replaying\n",
           quick * 1e3, quick / slow);
    unlink(at_home("boardwalk/secret.key"));
    rmdir(at_home("boardwalk"));
    rmdir(home);
}

int main(void)
{
    static const char *const still[2] = {"release BTN1", "press BTN1"};
    static const char *const next[2] = {"release BTNC", "press BTNC"};

    measure_chips();
    measure_sessions();
    measure_rewind("rewind in an hour", "duel#1", still, NULL, NULL);
    measure_rewind("rewind with robots", "duel#1", still, "consistent",
                   "random");
    measure_rewind("rewind in poker", "poker#1", next, NULL, NULL);
    measure_opening();
    return 0;
}
