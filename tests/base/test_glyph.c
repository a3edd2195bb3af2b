/* test_glyph.c - characters on seven segments, there and back. */
#include "check.h"

#include <string.h>

#include "base/glyph.h"

enum {                          /* the drawing in glyph.h, bit by bit */
    A = 1 << 0, B = 1 << 1, C = 1 << 2, D = 1 << 3,
    E = 1 << 4, F = 1 << 5, G = 1 << 6, P = 1 << 7,
};

static const char readable[] = "_-=0123456789AbCcdEFGHhJLnoPrtUuy";

CASE(the_duel_has_the_glyphs_of_its_erratum)
{
    static const struct { char c; uint8_t segments; } table[] = {
        {'A', 0x77}, {'b', 0x7c}, {'C', 0x39}, {'E', 0x79}, {'F', 0x71},
        {'H', 0x76}, {'L', 0x38}, {'P', 0x73}, {'U', 0x3e}, {'-', 0x40},
        {'0', 0x3f}, {'1', 0x06}, {'2', 0x5b}, {'3', 0x4f}, {' ', 0x00},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        assert_int_equal(glyph_segments(table[i].c), table[i].segments);
}

CASE(the_bits_are_p_g_f_e_d_c_b_a)
{
    BEGIN_CASE;
    assert_int_equal(glyph_segments('1'), B | C);
    assert_int_equal(glyph_segments('7'), A | B | C);
    assert_int_equal(glyph_segments('4'), F | G | B | C);
    assert_int_equal(glyph_segments('5'), A | F | G | C | D);
    assert_int_equal(glyph_segments('6'), A | F | G | E | C | D);
    assert_int_equal(glyph_segments('8'), A | B | C | D | E | F | G);
    assert_int_equal(glyph_segments('9'), A | B | C | D | F | G);
    assert_int_equal(glyph_segments('L'), F | E | D);
    assert_int_equal(glyph_segments('-'), G);
    assert_int_equal(glyph_segments('='), G | D);
    assert_int_equal(GLYPH_POINT, P);
}

CASE(the_other_letters_are_drawn_as_people_know_them)
{
    BEGIN_CASE;
    assert_int_equal(glyph_segments('c'), G | E | D);
    assert_int_equal(glyph_segments('d'), B | C | D | E | G);
    assert_int_equal(glyph_segments('G'), A | F | E | D | C);
    assert_int_equal(glyph_segments('h'), F | E | G | C);
    assert_int_equal(glyph_segments('J'), B | C | D | E);
    assert_int_equal(glyph_segments('n'), E | G | C);
    assert_int_equal(glyph_segments('o'), E | G | C | D);
    assert_int_equal(glyph_segments('r'), E | G);
    assert_int_equal(glyph_segments('t'), F | E | D | G);
    assert_int_equal(glyph_segments('u'), E | D | C);
    assert_int_equal(glyph_segments('y'), F | G | B | C | D);
}

CASE(every_readable_character_reads_back)
{
    BEGIN_CASE;
    for (const char *c = readable; *c; c++)
        assert_int_equal(glyph_char(glyph_segments(*c)), *c);
}

CASE(no_glyph_lights_the_point)
{
    BEGIN_CASE;
    for (const char *c = readable; *c; c++)
        assert_int_equal(glyph_segments(*c) & P, 0);
}

CASE(the_point_is_left_aside)
{
    BEGIN_CASE;
    for (const char *c = readable; *c; c++)
        assert_int_equal(glyph_char(glyph_segments(*c) | GLYPH_POINT), *c);
}

CASE(of_two_that_look_alike_the_digit_is_read)
{
    BEGIN_CASE;
    assert_int_equal(glyph_char(glyph_segments('O')), '0');
    assert_int_equal(glyph_char(glyph_segments('S')), '5');
    assert_int_equal(glyph_char(glyph_segments('X')), 'H');
}

CASE(a_pattern_of_no_character_reads_as_a_question)
{
    int known = 0;

    BEGIN_CASE;
    for (int segments = 0; segments < 128; segments++)
        known += glyph_char((uint8_t)segments) != '?';
    assert_int_equal(known, (int)strlen(readable));
    assert_int_equal(glyph_char(A), '?');
}

CASE(an_unknown_character_is_dark)
{
    static const char drawn[] = "OSX";

    BEGIN_CASE;
    for (int c = 1; c < 256; c++)
        if (!strchr(readable, (char)c) && !strchr(drawn, (char)c))
            assert_int_equal(glyph_segments((char)c), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("glyph: the letters and digits of a duel look as agreed",
         the_duel_has_the_glyphs_of_its_erratum),
    TEST("glyph: bit 0 is segment a, bit 7 the point (M0-65)",
         the_bits_are_p_g_f_e_d_c_b_a),
    TEST("glyph: the other letters are drawn as people know them",
         the_other_letters_are_drawn_as_people_know_them),
    TEST("glyph: every readable character reads back as itself",
         every_readable_character_reads_back),
    TEST("glyph: no character lights the point", no_glyph_lights_the_point),
    TEST("glyph: reading leaves the point aside", the_point_is_left_aside),
    TEST("glyph: of two that look alike, the first in order is read",
         of_two_that_look_alike_the_digit_is_read),
    TEST("glyph: a pattern of no character reads as '?'",
         a_pattern_of_no_character_reads_as_a_question),
    TEST("glyph: an unknown character is dark", an_unknown_character_is_dark),
};

CHECK_MAIN("glyph", tests)
