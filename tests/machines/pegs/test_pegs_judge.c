/* test_pegs_judge.c - what a guess earns, and how the digits say it. */
#include "check.h"

#include <string.h>

#include "machines/pegs/pegs_driver.h"

enum { CODES = 4096 };

/* A guess, submitted to a machine that hides this code. */
static struct pegs_driver judged(const char *code, const char *guess)
{
    struct pegs_driver d = pegs_driver_played("", code, "");

    pegs_driver_guess(&d, guess);
    return d;
}

static void assert_judged(const char *code, const char *guess,
                          const char *marks)
{
    struct pegs_driver d = judged(code, guess);

    assert_marks(&d, marks);
}

/* A slow judge, who plays it with real pegs: those in the right place are
 * taken off the table first, then each peg left looks for its like. */
static void judge_by_hand(const char *code, const char *guess, char marks[5])
{
    char left[5], tried[5], *to = marks;

    strcpy(left, code);
    strcpy(tried, guess);
    for (int i = 0; i < 4; i++)
        if (left[i] == tried[i]) {
            *to++ = 'X';
            left[i] = '-';
            tried[i] = '+';
        }
    for (int i = 0; i < 4; i++) {
        char *like = strchr(left, tried[i]);

        if (!like)
            continue;
        *to++ = 'O';
        *like = '-';
    }
    while (to < marks + 4)
        *to++ = '_';
    marks[4] = 0;
}

static void letters_of(int n, char letters[5])
{
    for (int i = 3; i >= 0; i--, n /= 8)
        letters[i] = "KBGCRMYW"[n % 8];
    letters[4] = 0;
}

static pins segments_of(const char *marks)
{
    pins digits = 0;

    for (; *marks; marks++)
        digits = digits << 8 | (*marks == 'X' ? 0x76
                                : *marks == 'O' ? 0x3f : 0);
    return digits;
}

/* One guess at each of the codes, by a copy of the same machine. */
static void judge_against_all(const struct pegs_driver *start, int guess,
                              const char (*codes)[5])
{
    uint16_t packed = pegs_driver_code(codes[guess]);

    for (int code = 0; code < CODES; code++) {
        struct pegs chip = start->chip;
        char marks[5];
        pins out;

        chip.guess = packed;
        chip.code = pegs_driver_code(codes[code]);
        out = pegs_chip.tick(&chip, PIN(PEGS_BTNS));
        judge_by_hand(codes[code], codes[guess], marks);
        if (pins_get(out, PEGS_SSD0, 32) != segments_of(marks))
            fail_msg("%s by %s should earn %s", codes[code], codes[guess],
                     marks);
    }
}

CASE(all_codes_and_all_guesses)
{
    static char codes[CODES][5];
    struct pegs_driver start = pegs_driver_played("", "KKKK", "");

    BEGIN_CASE;
    for (int i = 0; i < CODES; i++)
        letters_of(i, codes[i]);
    for (int guess = 0; guess < CODES; guess++)
        judge_against_all(&start, guess, (const char (*)[5])codes);
}

CASE(three_whites_at_two)
{
    BEGIN_CASE;
    assert_judged("WWKK", "WWWK", "XXX_");
}

/* One right, two misplaced, one in vain. */
CASE(one_x_and_two_o)
{
    struct pegs_driver d = judged("RGBY", "RRGB");

    BEGIN_CASE;
    assert_marks(&d, "XOO_");
    assert_digits(&d, "H00_");
}

CASE(a_peg_in_its_place_earns_an_x)
{
    BEGIN_CASE;
    assert_judged("RGBY", "RKKK", "X___");
    assert_judged("RGBY", "KGKK", "X___");
    assert_judged("RGBY", "KKBK", "X___");
    assert_judged("RGBY", "KKKY", "X___");
    assert_judged("RGBY", "RGKY", "XXX_");
    assert_judged("RGBY", "RGBY", "XXXX");
}

CASE(a_peg_elsewhere_earns_an_o)
{
    BEGIN_CASE;
    assert_judged("RGBY", "KRKK", "O___");
    assert_judged("RGBY", "KKRK", "O___");
    assert_judged("RGBY", "KKKR", "O___");
    assert_judged("RGBY", "GRYB", "OOOO");
    assert_judged("RGBY", "YKKR", "OO__");
}

CASE(a_strange_peg_earns_nothing)
{
    BEGIN_CASE;
    assert_judged("RGBY", "CMWK", "____");
    assert_judged("KKKK", "RGBY", "____");
    assert_judged("RGBY", "KKKK", "____");
}

/* Once for each time that the code has it, places first. */
CASE(a_repeated_colour_earns_as_often_as_it_is_there)
{
    BEGIN_CASE;
    assert_judged("RGBY", "RRRR", "X___");
    assert_judged("RGBY", "KRRR", "O___");
    assert_judged("RRBY", "KRRR", "XO__");
    assert_judged("RRBY", "KKRR", "OO__");
    assert_judged("RRRR", "RGGG", "X___");
    assert_judged("KRRK", "RKKR", "OOOO");
    assert_judged("GGGB", "BGGG", "XXOO");
}

/* Codes that differ only where nothing was guessed look the same. */
CASE(marks_say_nothing_of_what_was_not_guessed)
{
    static const char *const codes[] = {"WWKK", "WWRK", "WWBK", "WWMK"};
    struct pegs_driver first = judged(codes[0], "WWWK");

    BEGIN_CASE;
    for (int i = 1; i < 4; i++)
        assert_true(judged(codes[i], "WWWK").out == first.out);
}

/* The same counts from any places give the same digits, X before O. */
CASE(marks_are_flush_left_wherever_they_come_from)
{
    static const char *const guesses[] = {
        "RKKG", "KGKR", "GKBK", "YKBK", "KGYK", "BKKY",
    };

    BEGIN_CASE;
    for (int i = 0; i < 6; i++)
        assert_judged("RGBY", guesses[i], "XO__");
}

/* Until the next submit, whatever is set meanwhile; blank before all. */
CASE(marks_stay_until_the_next_submit)
{
    struct pegs_driver d = pegs_driver_played("", "RGBY", "");

    BEGIN_CASE;
    assert_marks(&d, "____");
    pegs_driver_play(&d, "URULD.");
    assert_marks(&d, "____");
    pegs_driver_guess(&d, "RKKG");
    assert_marks(&d, "XO__");
    pegs_driver_play(&d, "URUULDR..");
    assert_marks(&d, "XO__");
    pegs_driver_guess(&d, "GRYB");
    assert_marks(&d, "OOOO");
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: every guess at every code, by a second judge "
         "(M1-18..M1-22, M1-25, M1-50)", all_codes_and_all_guesses),
    TEST("pegs: white white white black at white white black black earns "
         "three X (M1-22, M1-23)", three_whites_at_two),
    TEST("pegs: one X, two O and a blank (M1-25, M1-26, M1-27)",
         one_x_and_two_o),
    TEST("pegs: a peg in its place earns an X (M1-19, M1-50)",
         a_peg_in_its_place_earns_an_x),
    TEST("pegs: a peg elsewhere earns an O (M1-20, M1-50)",
         a_peg_elsewhere_earns_an_o),
    TEST("pegs: a strange peg earns nothing (M1-21)",
         a_strange_peg_earns_nothing),
    TEST("pegs: a colour earns marks as often as the code has it (M1-22)",
         a_repeated_colour_earns_as_often_as_it_is_there),
    TEST("pegs: marks say nothing of what was not guessed (M1-24)",
         marks_say_nothing_of_what_was_not_guessed),
    TEST("pegs: marks are flush left wherever they come from "
         "(M1-25, M1-28)", marks_are_flush_left_wherever_they_come_from),
    TEST("pegs: marks stay until the next submit (M1-25)",
         marks_stay_until_the_next_submit),
};

CHECK_MAIN("pegs: judge", tests)
