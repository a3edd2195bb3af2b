/* test_hint.c - a line of advice for a person who asks, and nothing else. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "games.h"
#include "machines/hand_mastermind.h"
#include "match.h"
#include "sitting.h"

static const char pegs_letters[] = "KBGCRMYW";
static const char duel_letters[] = "ACEFHLU";

/* The hint, which must be there; good until the next call. */
static const char *hint_of(struct play *play)
{
    static char line[200];
    struct text to;
    const char *error;

    text_begin(&to, line, sizeof line);
    error = play_hint(play, &to);
    if (error)
        fail_msg("%s", error);
    assert_true(strlen(line) <= 78);    /* one row of a terminal */
    return line;
}

static const char *refusal(struct play *play)
{
    char line[200];
    struct text to;
    const char *error;

    text_begin(&to, line, sizeof line);
    error = play_hint(play, &to);
    assert_string_equal(line, "");
    return error;
}

/* What a hint says, and whether it can be true */

struct said {
    unsigned left;
    char guess[8];
    uint32_t code;                      /* the same as a code */
    int may_be_secret;
};

static uint32_t code_of(const char *guess, const char *letters)
{
    uint32_t code = 0;

    for (; *guess; guess++) {
        assert_non_null(strchr(letters, *guess));
        code = code << 4 | (uint32_t)(strchr(letters, *guess) - letters);
    }
    return code;
}

static struct said parse(const char *hint, const char *letters)
{
    struct said said = {0};

    if (sscanf(hint, "1 code left: %4[A-Z]", said.guess) == 1) {
        said.left = 1;
        said.may_be_secret = 1;
    } else {
        int got = sscanf(hint, "%u codes left; try %4[A-Z]: ", &said.left,
                         said.guess);

        assert_int_equal(got, 2);
        said.may_be_secret = strstr(hint, "may be the code") != NULL;
        assert_int_not_equal(said.may_be_secret,
                             strstr(hint, "is not the code") != NULL);
    }
    assert_int_equal(strlen(said.guess), 4);
    said.code = code_of(said.guess, letters);
    return said;
}

static int fits(const struct mastermind_seen *seen, uint32_t code)
{
    for (int i = 0; i < seen->tries; i++)
        if (mastermind_marks(seen->game.rule, 4, code, seen->past[i].guess)
            != seen->past[i].marks)
            return 0;
    return 1;
}

static unsigned count_fitting(const struct mastermind_seen *seen)
{
    unsigned count = 0;

    for (uint64_t i = 0; i < mastermind_codes(&seen->game); i++)
        count += (unsigned)fits(seen, mastermind_code(&seen->game, i));
    return count;
}

static struct said check_said(const char *hint, const char *letters,
                              const struct mastermind_seen *seen)
{
    struct said said = parse(hint, letters);

    assert_int_equal(said.left, count_fitting(seen));
    assert_int_equal(said.may_be_secret, fits(seen, said.code));
    return said;
}

/* Pegs */

static void tap(struct play *play, char button)
{
    char words[20];

    sprintf(words, "press BTN%c", button);
    sitting_do(play, words);
    play_run(play, 80);
    sprintf(words, "release BTN%c", button);
    sitting_do(play, words);
    play_run(play, 80);
}

/* All the ways up from black and round, then submit. */
static void enter_guess(struct play *play, uint32_t guess)
{
    const struct pegs *chip = games_chip(play->session);

    for (int place = 0; place < 4; place++) {
        while (mastermind_peg(chip->guess, 4, place)
               != mastermind_peg(guess, 4, place))
            tap(play, 'U');
        tap(play, 'R');
    }
    tap(play, 'S');
}

static struct mastermind_seen pegs_seen(const struct pegs *chip)
{
    struct mastermind_seen seen = {.game = {4, 8, MASTERMIND_COUNTS, 0}};

    for (; seen.tries < chip->turn - 1; seen.tries++) {
        seen.past[seen.tries].guess = chip->guesses[seen.tries];
        seen.past[seen.tries].marks = chip->marks[seen.tries];
    }
    return seen;
}

/* Who follows the hints wins. */
static int follow_hints(struct play *play)
{
    const struct pegs *chip = games_chip(play->session);
    int turns = 0;

    while (chip->state == PEGS_PLAY) {
        struct mastermind_seen seen = pegs_seen(chip);
        struct said said = check_said(hint_of(play), pegs_letters, &seen);

        enter_guess(play, said.code);
        turns++;
    }
    assert_int_equal(chip->guess, chip->code);
    return turns;
}

CASE(who_follows_the_hints_finds_the_code)
{
    struct play *play = sitting_begin("pegs#follow", NULL, NULL);
    int turns = 0;

    BEGIN_CASE;
    play_run(play, 100);
    for (int game = 0; game < 6; game++) {
        turns += follow_hints(play);
        tap(play, 'S');
        play_run(play, 100);
    }
    assert_true(turns <= 6 * 7);
    sitting_end(play);
}

/* Any guesses, any colours on the pegs meanwhile, the history looked at. */
CASE(a_hint_counts_the_codes_that_are_left)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "left");
    for (int game = 0; game < 5; game++) {
        char id[40];
        struct play *play;
        const struct pegs *chip;

        sprintf(id, "pegs#left%d", game);
        play = sitting_begin(id, "human", NULL);
        chip = games_chip(play->session);
        while (chip->state == PEGS_PLAY) {
            struct mastermind_seen seen = pegs_seen(chip);

            play_run(play, 100);
            sitting_do(play, "set SW0 1");
            play_run(play, rng_below(&rng, 300));
            check_said(hint_of(play), pegs_letters, &seen);
            sitting_do(play, "set SW0 0");
            play_run(play, rng_below(&rng, 300));
            check_said(hint_of(play), pegs_letters, &seen);
            for (uint64_t taps = rng_below(&rng, 9); taps > 0; taps--)
                tap(play, "LRUD"[rng_below(&rng, 4)]);
            tap(play, 'S');
        }
        sitting_end(play);
    }
}

CASE(a_hint_is_one_line_for_a_player)
{
    struct play *play = sitting_begin("pegs#1", NULL, NULL);

    BEGIN_CASE;
    play_run(play, 100);
    rig_says(hint_of(play), "4096 codes left; try |: proven best, may be the "
             "code, 5.0 tries on average");
    sitting_end(play);
}

CASE(a_hint_comes_only_while_a_person_guesses)
{
    struct play *play = sitting_begin("pegs#moment match=1", NULL, "random");
    const struct pegs *chip = games_chip(play->session);

    BEGIN_CASE;
    play_run(play, 500);
    rig_says(refusal(play), "no hint now|own game");    /* P-A */
    play_run(play, 2000);
    (void)hint_of(play);
    sitting_do(play, "press BTNS");
    for (int i = 0; i < 4; i++) {       /* the marks have just come */
        play_run(play, i ? 20 : 40);
        rig_says(refusal(play), "no hint yet|ask again");
    }
    sitting_do(play, "release BTNS");
    play_run(play, 100);
    (void)hint_of(play);
    while (chip->state == PEGS_PLAY)
        tap(play, 'S');
    for (int i = 0; i < 30; i++) {      /* the result */
        rig_says(refusal(play), i < 9 ? "no hint" : "no hint now|own game");
        play_run(play, 100);
    }
    while (chip->state != PEGS_PLAY || chip->player != PEGS_B)
        play_run(play, 100);
    play_run(play, 1000);
    rig_says(refusal(play), "no hint now|own game");    /* the other's */
    sitting_end(play);
}

/* A press of btnS that counts in a moment of history submits nothing: the
 * next long look at the pegs shows it. */
CASE(a_hint_comes_again_after_a_submit_that_was_none)
{
    struct play *play = sitting_begin("pegs#none", NULL, NULL);

    BEGIN_CASE;
    play_run(play, 1001);
    sitting_do(play, "press BTNS");
    play_run(play, 39);
    sitting_do(play, "set SW0 1");
    play_run(play, 2);
    sitting_do(play, "set SW0 0");
    play_run(play, 100);
    assert_int_equal(games_chip(play->session)->turn, 1);
    rig_says(refusal(play), "no hint yet");
    sitting_do(play, "release BTNS");
    play_run(play, 1000);
    rig_says(hint_of(play), "4096 codes left");
    sitting_end(play);
}

CASE(both_players_of_a_match_may_ask)
{
    struct play *play = sitting_begin("pegs#both match=1", NULL, NULL);
    const struct pegs *chip = games_chip(play->session);

    BEGIN_CASE;
    play_run(play, 2500);
    (void)hint_of(play);
    while (chip->state == PEGS_PLAY)
        tap(play, 'S');
    while (chip->state != PEGS_PLAY)
        play_run(play, 100);
    play_run(play, 100);
    assert_int_equal(chip->player, PEGS_B);
    rig_says(hint_of(play), "4096 codes left");
    sitting_end(play);
}

CASE(minds_and_machines_without_hints_get_none)
{
    struct play *robots = sitting_begin("pegs", "random", NULL);
    struct play *null = sitting_begin("null", NULL, NULL);

    BEGIN_CASE;
    play_run(robots, 5000);
    rig_says(refusal(robots), "no hint|mind sits in every seat");
    rig_says(refusal(null), "no hints for null");
    sitting_end(robots);
    sitting_end(null);
}

/* The game stays as it is */

static int lines;

static const char *count_line(void *to, const char *line)
{
    (void)to;
    (void)line;
    lines++;
    return NULL;
}

static void check_untouched(struct play *play)
{
    size_t events = session_event_count(play->session);
    size_t done = session_events_done(play->session);
    uint64_t end = session_end(play->session);
    size_t past = play->past_count;
    struct rig_moment before, after;
    char line[200];
    struct text to;
    int written = lines;

    text_begin(&to, line, sizeof line);
    rig_moment_take(&before, play->session);
    (void)play_hint(play, &to);
    rig_moment_take(&after, play->session);
    rig_moment_compare(&after, &before);
    assert_int_equal(session_event_count(play->session), events);
    assert_int_equal(session_events_done(play->session), done);
    assert_int_equal(session_end(play->session), end);
    assert_int_equal(play->past_count, past);
    assert_int_equal(lines, written);
}

static void meter_of(struct session *session, uint8_t frame[LIGHTS_MAX])
{
    memset(frame, 0, LIGHTS_MAX);
    session_frame(session, frame);
}

/* Person b and robot A; one sitting asks all the time. */
CASE(a_hint_changes_nothing)
{
    struct play *asks = sitting_begin("pegs#same match=2", "consistent", NULL);
    struct play *plain = sitting_begin("pegs#same match=2", "consistent",
                                       NULL);
    uint8_t one[LIGHTS_MAX], other[LIGHTS_MAX];
    struct rng rng;

    BEGIN_CASE;
    session_journal(asks->session, (struct session_sink){count_line, NULL});
    rng_seed(&rng, "same");
    for (int i = 0; i < 150; i++) {
        uint64_t ticks = rng_below(&rng, 700);
        char line[200];
        struct text to;

        play_run(asks, ticks);
        play_run(plain, ticks);
        text_begin(&to, line, sizeof line);
        (void)play_hint(asks, &to);
        meter_of(asks->session, one);   /* what shone since the last frame */
        meter_of(plain->session, other);
        assert_memory_equal(one, other, sizeof one);
        check_untouched(asks);
        if (rng_below(&rng, 3) == 0) {
            char button = "SLRUD"[rng_below(&rng, 5)];

            tap(asks, button);
            tap(plain, button);
        }
        rig_compare(asks->session, plain->session);
    }
    assert_true(lines > 100);
    play_seek(asks, 20000);             /* nor where a future is known */
    check_untouched(asks);
    play_seek(asks, session_event(asks->session, 50)->tick);
    check_untouched(asks);
    play_seek(asks, session_end(asks->session));
    rig_compare(asks->session, plain->session);
    sitting_end(asks);
    sitting_end(plain);
}

/* A hint for the moment that is looked at, not for the end. */
CASE(a_hint_knows_only_what_was_then)
{
    struct play *play = sitting_begin("pegs#then", NULL, NULL);
    char early[200];
    uint64_t tick;

    BEGIN_CASE;
    play_run(play, 500);
    tap(play, 'S');
    play_run(play, 100);
    tick = session_tick(play->session);
    strcpy(early, hint_of(play));
    tap(play, 'U');
    tap(play, 'S');
    play_run(play, 100);
    assert_string_not_equal(hint_of(play), early);
    play_seek(play, tick);
    assert_string_equal(hint_of(play), early);
    sitting_end(play);
}

/* Duel */

static struct mastermind_seen duel_seen(const struct session *session)
{
    struct mastermind_seen seen = {
        .game = {4, 7, MASTERMIND_MEMBERSHIP, 0},
    };
    struct match match;

    match_read(&match, session);
    for (int i = 0; i < match.count; i++)
        if (match.tries[i].round == match.round) {
            seen.past[seen.tries].guess = match.tries[i].guess - 0x1111u;
            seen.past[seen.tries++].marks = match.tries[i].marks;
        }
    return seen;
}

static void wait_for(struct play *play, int state)
{
    for (int i = 0; match_chip(play->session)->state != state; i++) {
        play_run(play, 20);
        assert_true(i < 20000);
    }
    play_run(play, 100);
}

/* b is a person who makes no code here and breaks A's, as hinted. */
CASE(a_person_who_breaks_a_code_gets_hints)
{
    struct play *play = sitting_begin("duel:basys2#hint", "random", NULL);
    int hints = 0;

    BEGIN_CASE;
    rig_says(refusal(play), "no hint now|turn to guess");  /* nobody began */
    rig_do(play->session, "tap BTN3");
    play_run(play, 1000);
    rig_says(refusal(play), "no hint now|turn to guess");
    wait_for(play, DUEL_MAKE);
    rig_says(refusal(play), "no hint now|turn to guess");
    for (int i = 0; i < 3; i++) {
        struct mastermind_seen seen;
        struct said said;

        wait_for(play, DUEL_BREAK);
        seen = duel_seen(play->session);
        assert_int_equal(seen.tries, i);
        said = check_said(hint_of(play), duel_letters, &seen);
        assert_non_null(strstr(hint_of(play), said.left > 1 ? "in time"
                                                            : "left"));
        rig_enter(play->session, 'b', said.guess);
        hints++;
        play_run(play, 1000);
        rig_do(play->session, "tap BTN0");
        if (match_chip(play->session)->state != DUEL_LIVES)
            break;
    }
    assert_true(hints >= 2);
    wait_for(play, DUEL_SCORE);
    rig_says(refusal(play), "no hint now|turn to guess");
    sitting_end(play);
}

/* Two games that differ in the secret alone. */
CASE(a_hint_does_not_know_the_code)
{
    static const char *const codes[] = {"ALEF", "UHCC", "ECAE"};
    char hints[3][200];

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        struct play *play = sitting_begin("duel:basys2#away", NULL, NULL);

        rig_do(play->session, "tap BTN3");
        wait_for(play, DUEL_MAKE);
        rig_enter(play->session, 'A', codes[i]);
        wait_for(play, DUEL_BREAK);
        strcpy(hints[i], hint_of(play));
        assert_string_equal(hints[i], hints[0]);
        sitting_end(play);
    }
    rig_says(hints[0], "2401 codes left; try | in time");
}

CASE(a_person_who_makes_a_code_gets_no_hint)
{
    struct play *play = sitting_begin("duel:basys2#make", NULL, "consistent");

    BEGIN_CASE;
    rig_do(play->session, "tap BTN3");
    wait_for(play, DUEL_MAKE);
    rig_says(refusal(play), "no hint now|turn to guess");
    rig_enter(play->session, 'A', "ALEF");
    wait_for(play, DUEL_BREAK);         /* the robot's guess */
    rig_says(refusal(play), "no hint now|turn to guess");
    sitting_end(play);
}

/* The sentence */

static _Alignas(max_align_t) char scratch[MASTERMIND_ADVICE_SCRATCH];

static const char *advise(const struct mastermind_seen *seen)
{
    static char line[200];
    static struct hand_mastermind thoughts;
    const struct hand hand = {.scratch = scratch};
    struct text to;
    const char *error;

    text_begin(&to, line, sizeof line);
    thoughts.seen = *seen;
    error = hand_mastermind_advise(&thoughts, &hand, "ABCDEFGHIJKLMNOP", &to);
    return error ? error : line;
}

/* Small enough to be worked out by hand: of AA AB BA BB any guess leaves two
 * codes that must be tried one by one at the most. */
CASE(a_hint_says_how_good_it_is)
{
    struct mastermind_seen seen = {.game = {2, 2, MASTERMIND_COUNTS, 0}};

    BEGIN_CASE;
    rig_says(advise(&seen), "4 codes left; try |: proven best, may be the "
             "code, 2.0 tries on average");
    seen.goal = MASTERMIND_WIN;
    seen.limit = 2;
    rig_says(advise(&seen), "4 codes left; try |: proven best, may be the "
             "code, finds 3 in time");
    seen.limit = 3;
    rig_says(advise(&seen), ", finds all in time");
    seen.tries = 1;
    seen.past[0].guess = 0x00;
    seen.past[0].marks = MASTERMIND_XO(0, 0);
    assert_string_equal(advise(&seen), "1 code left: BB");
    seen.past[0].marks = MASTERMIND_XO(0, 1);
    rig_says(advise(&seen), "no code fits");
}

CASE(a_hint_in_a_large_game_says_that_it_is_not_sure)
{
    struct mastermind_seen seen = {.game = {4, 10, MASTERMIND_COUNTS, 0}};
    unsigned left, most;

    BEGIN_CASE;
    rig_says(advise(&seen), "10000 codes left; try |: looks best, may be the "
             "code, leaves | at most");
    assert_int_equal(sscanf(strstr(advise(&seen), "leaves"),
                            "leaves %u at most", &most), 1);
    assert_in_range(most, 1, 5000);
    seen.game.pegs = 8;
    seen.game.colours = 4;
    assert_int_equal(sscanf(advise(&seen), "%u codes left", &left), 1);
    assert_int_equal(left, 65536);
    assert_string_equal(strchr(advise(&seen), ':'), ": may be the code");
}

static const struct CMUnitTest tests[] = {
    TEST("hint: who follows the hints finds the code of pegs (M1-46)",
         who_follows_the_hints_finds_the_code),
    TEST("hint: it counts the codes that are left, whatever was guessed",
         a_hint_counts_the_codes_that_are_left),
    TEST("hint: it is one line for a player",
         a_hint_is_one_line_for_a_player),
    TEST("hint: it comes only while a person guesses",
         a_hint_comes_only_while_a_person_guesses),
    TEST("hint: it comes again after a submit that was none",
         a_hint_comes_again_after_a_submit_that_was_none),
    TEST("hint: both players of a match may ask",
         both_players_of_a_match_may_ask),
    TEST("hint: there is none for minds, and none where nobody plays",
         minds_and_machines_without_hints_get_none),
    TEST("hint: it changes nothing in session, journal and robots",
         a_hint_changes_nothing),
    TEST("hint: in a game taken back it knows only what was then",
         a_hint_knows_only_what_was_then),
    TEST("hint: a person who breaks a code in a duel gets hints",
         a_person_who_breaks_a_code_gets_hints),
    TEST("hint: it does not know the code", a_hint_does_not_know_the_code),
    TEST("hint: a person who makes a code in a duel gets none",
         a_person_who_makes_a_code_gets_no_hint),
    TEST("hint: it says how good it is", a_hint_says_how_good_it_is),
    TEST("hint: in a large game it says that it is not sure",
         a_hint_in_a_large_game_says_that_it_is_not_sure),
};

CHECK_MAIN("hint", tests)
