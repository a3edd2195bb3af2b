/* test_words_go.c - words read off the Go machine's picture are those that the
 * program drew there: two ways that share nothing but the font. */
#include "bench/rig.h"

#include <string.h>

#include "base/rng.h"
#include "bench/goban.h"
#include "bench/sitting.h"
#include "machines/go/hps/program_words.h"
#include "machines/go/words.h"

static char shown[200], meant[200];

/* Whether the picture has what the program means; refusals are not on it. */
static int agree(const struct play *play)
{
    struct picture_view picture = session_picture(play->session);
    struct text to;
    char *refusal;

    text_begin(&to, shown, sizeof shown);
    go_words_put(&picture, &to);
    text_begin(&to, meant, sizeof meant);
    program_caption(goban_program(play->session), &to);
    refusal = strstr(meant, "; refused");
    if (refusal)
        *refusal = 0;
    return strcmp(shown, meant) == 0;
}

/* A picture follows within a moment, unless it changes all the time. */
static void check_words(struct play *play)
{
    for (int i = 0; i < 20; i++) {
        if (agree(play))
            return;
        goban_run_ms(play, 20);
    }
    assert_string_equal(shown, meant);
}

static void press_at_random(struct play *play, const char *keys, int count)
{
    struct rng rng;

    rng_seed(&rng, keys);
    for (int i = 0; i < count; i++) {
        char key[2] = {keys[rng_below(&rng, strlen(keys))], 0};

        goban_tap(play, key);
        check_words(play);
    }
}

CASE(in_menus_and_games_of_two)
{
    struct play *play = sitting_begin("go#words", NULL, NULL);

    BEGIN_CASE;
    goban_run_ms(play, 300);
    check_words(play);
    press_at_random(play, "UDEX", 40);
    press_at_random(play, "UDLREEEE", 300);
    press_at_random(play, "UDLREEESX", 200);
    sitting_end(play);
}

CASE(in_a_game_against_the_machine)
{
    struct play *play = sitting_begin("go#words", NULL, NULL);

    BEGIN_CASE;
    goban_run_ms(play, 300);
    goban_tap(play, "EDEEE");           /* level 1, Black */
    press_at_random(play, "UDLREEEE", 150);
    press_at_random(play, "SUE", 20);
    sitting_end(play);
}

CASE(with_territory_marked_and_to_the_end)
{
    struct play *play = sitting_begin("go#words", NULL, NULL);

    BEGIN_CASE;
    goban_run_ms(play, 300);
    goban_tap(play, "EE");
    sitting_do(play, "set SW2 1");
    press_at_random(play, "UDLREE", 80);
    goban_tap(play, "SS");
    check_words(play);
    assert_non_null(strstr(shown, " wins by "));
    sitting_do(play, "press KEY0");
    goban_run_ms(play, 40);
    agree(play);
    assert_string_equal(shown, "dark");
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("words of go: what is read is what was drawn, in menus and games",
         in_menus_and_games_of_two),
    TEST("words of go: against the machine, too",
         in_a_game_against_the_machine),
    TEST("words of go: with territory, at the end, and in the dark",
         with_territory_marked_and_to_the_end),
};

CHECK_MAIN("words_go", tests)
