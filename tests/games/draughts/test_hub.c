/* test_hub.c - lines of the Hub protocol, both ways. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "games/draughts/draughts_rig.h"
#include "games/draughts/notation/hub.h"

static struct hub_line line;
static char text[4000];

static void read_line(const char *from)
{
    const char *error;

    snprintf(text, sizeof text, "%s", from);
    error = hub_read(&line, text);
    if (error)
        fail_msg("%s: %s", from, error);
}

static void refuse_line(const char *from, const char *part)
{
    snprintf(text, sizeof text, "%s", from);
    rig_says(hub_read(&line, text), part);
    assert_null(line.command);
    assert_int_equal(line.count, 0);
}

CASE(a_line_is_cut_up)
{
    BEGIN_CASE;
    read_line("pos pos=Bee moves=\"11-15 23-19\" start\n");
    assert_string_equal(line.command, "pos");
    assert_int_equal(line.count, 3);
    assert_string_equal(line.argument[0].name, "pos");
    assert_string_equal(line.argument[0].value, "Bee");
    assert_string_equal(line.argument[1].name, "moves");
    assert_string_equal(line.argument[1].value, "11-15 23-19");
    assert_string_equal(line.argument[2].name, "start");
    assert_string_equal(line.argument[2].value, "");
}

CASE(spaces_do_not_matter)
{
    BEGIN_CASE;
    read_line(" \tlevel   depth = 5  move-time= \"1 5\"infinite  \r\n");
    assert_string_equal(line.command, "level");
    assert_int_equal(line.count, 3);
    assert_string_equal(hub_value(&line, "depth"), "5");
    assert_string_equal(hub_value(&line, "move-time"), "1 5");
    assert_string_equal(hub_value(&line, "infinite"), "");
}

CASE(values_are_found_by_name)
{
    BEGIN_CASE;
    read_line("set-param name=a value=\"\" name=b");
    assert_string_equal(hub_value(&line, "name"), "b");
    assert_string_equal(hub_value(&line, "value"), "");
    assert_null(hub_value(&line, "nam"));
    assert_null(hub_value(&line, "names"));
}

CASE(an_empty_line_is_no_command)
{
    static const char *const empty[] = {"", " ", "\n", "\r\n", " \t\n"};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++) {
        read_line(empty[i]);
        assert_null(line.command);
        assert_int_equal(line.count, 0);
    }
}

CASE(bad_lines_are_refused)
{
    BEGIN_CASE;
    refuse_line("=5", "before '='");
    refuse_line("level =5", "before '='");
    refuse_line("level depth==5", "before '='");
    refuse_line("level depth=", "expected a value");
    refuse_line("level depth= \n", "expected a value");
    refuse_line("pos moves=\"11-15", "not closed");
    refuse_line("pos \"11-15\"", "a quote must follow");
    refuse_line("\"pos\"", "a quote must follow");
    refuse_line("go \001", "printable");
}

CASE(arguments_have_an_end)
{
    char many[400] = "go";

    BEGIN_CASE;
    for (int i = 0; i < HUB_ARGUMENTS; i++)
        strcat(many, " a=1");
    read_line(many);
    assert_int_equal(line.count, HUB_ARGUMENTS);
    strcat(many, " b");
    refuse_line(many, "at most 32");
}

static struct text begin(void)
{
    struct text to;

    text_begin(&to, text, sizeof text);
    return to;
}

CASE(lines_are_written)
{
    struct text to = begin();

    BEGIN_CASE;
    hub_write(&to, "info");
    hub_write_number(&to, "nodes", UINT64_C(31261613000));
    hub_write_decimal(&to, "score", -1, 2);
    hub_write_decimal(&to, "time", 3906, 3);
    hub_write_decimal(&to, "nps", 80, 1);
    hub_write_decimal(&to, "low", -250, 2);
    hub_write_decimal(&to, "none", 7, 0);
    hub_write_value(&to, "pv", "11-15 23-19");
    hub_write_value(&to, "move", "11-15");
    hub_write_value(&to, "empty", "");
    hub_write_value(&to, "sign", "a=b");
    hub_write_value(&to, "quote", "\"so\"\n");
    hub_write_flag(&to, "last");
    assert_string_equal(text, "info nodes=31261613000 score=-0.01 "
                        "time=3.906 nps=8.0 low=-2.50 none=7 "
                        "pv=\"11-15 23-19\" move=11-15 empty=\"\" "
                        "sign=\"a=b\" quote=\"'so' \" last");
}

CASE(the_smallest_number_is_written)
{
    struct text to = begin();

    BEGIN_CASE;
    hub_write_decimal(&to, "x", INT64_MIN, 2);
    assert_string_equal(text, " x=-92233720368547758.08");
}

#define START "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww"

CASE(positions_go_both_ways)
{
    struct checkers start, position;
    struct text to = begin();

    BEGIN_CASE;
    checkers_begin(&start, CHECKERS_FULL);
    hub_write_position(&start, &to);
    assert_string_equal(text, START);
    assert_null(hub_read_position(START, CHECKERS_FULL, &position));
    assert_true(checkers_same(&start, &position));
    assert_null(hub_read_position("WWeeebeeeeeeeeeeeeeeeeeeeeeweeeeB",
                                  CHECKERS_FULL, &position));
    assert_string_equal(rig_fen(&position), "W:W27,K1:B5,K32");
}

CASE(any_position_comes_back)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "hub");
    for (int i = 0; i < 5000; i++) {
        struct checkers position = rig_any_position(&rng), back;
        struct text to = begin();

        hub_write_position(&position, &to);
        assert_true(strlen(text) < HUB_POSITION_MAX);
        assert_null(hub_read_position(text, CHECKERS_FULL, &back));
        assert_true(checkers_same(&back, &position));
    }
}

CASE(bad_positions_are_refused)
{
    struct checkers position;

    BEGIN_CASE;
    rig_says(hub_read_position("", CHECKERS_FULL, &position), "W or B");
    rig_says(hub_read_position("b" START, CHECKERS_FULL, &position),
             "W or B");
    rig_says(hub_read_position(START "e", CHECKERS_FULL, &position),
             "32 squares");
    rig_says(hub_read_position("Bbbb", CHECKERS_FULL, &position),
             "32 squares");
    rig_says(hub_read_position("Bbbbbbbbbbbbbeeeeeeexwwwwwwwwwwww",
                               CHECKERS_FULL, &position), "one of w, W");
    rig_says(hub_read_position("Bbbbbbbbbbbbbbeeeeeeewwwwwwwwwwww",
                               CHECKERS_FULL, &position), "twelve");
    rig_says(hub_read_position("Bweeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
                               CHECKERS_FULL, &position), "king");
}

static void assert_move(const char *fen, const char *word,
                        const char *written)
{
    struct checkers before = rig_position(fen);
    struct checkers_move move;
    const char *error = hub_read_move(&before, word, &move);
    struct text to = begin();

    if (error)
        fail_msg("%s", error);
    hub_write_move(&move, &to);
    assert_string_equal(text, written);
}

static void refuse_move(const char *fen, const char *word, const char *part)
{
    struct checkers before = rig_position(fen);
    struct checkers_move move;

    rig_says(hub_read_move(&before, word, &move), part);
}

#define DOUBLE "B:W14,22:B9"
#define TWO_WAYS "B:W7,8,15,16:B3"

CASE(moves_go_both_ways)
{
    BEGIN_CASE;
    assert_move("B:W21-32:B1-12", "9-13", "9-13");
    assert_move(DOUBLE, "9x25x14x22", "9x25x14x22");
    assert_move(DOUBLE, "9x25x22x14", "9x25x14x22");
    assert_move(DOUBLE, "9x25", "9x25x14x22");
    assert_move(TWO_WAYS, "3x19x8x16", "3x19x8x16");
    assert_move("B:W6,7,14,15:BK2", "2x2x6x7x14x15", "2x2x6x7x14x15");
}

CASE(bad_moves_are_refused)
{
    static const char *const words[] = {"", "9", "9-", "9-13-17", "9-13 ",
                                        "0-5", "9-33", "9x25x14x14", "9:25",
                                        "9x25x", "9x25-14", "x"};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        refuse_move(DOUBLE, words[i], "is not a move");
    refuse_move(DOUBLE, "9-14", "not legal");
    refuse_move(DOUBLE, "9-25", "not legal");
    refuse_move(DOUBLE, "9x25x14", "not legal");
    refuse_move(DOUBLE, "9x18x14", "not legal");
    refuse_move("B:W21-32:B1-12", "9x13", "not legal");
    refuse_move(TWO_WAYS, "3x19", "ambiguous");
}

CASE(every_move_of_any_position_comes_back)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "hub moves");
    for (int i = 0; i < 3000; i++) {
        struct checkers position = rig_any_position(&rng);
        struct checkers_moves moves;

        checkers_find_moves(&position, &moves);
        for (int k = 0; k < moves.count; k++) {
            struct checkers_move back;
            struct text to = begin();

            hub_write_move(&moves.move[k], &to);
            assert_true(strlen(text) < HUB_MOVE_MAX);
            assert_null(hub_read_move(&position, text, &back));
            assert_true(checkers_same_move(&back, &moves.move[k]));
        }
    }
}

/* Whatever was written is read again. */
CASE(any_values_come_back)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "hub values");
    for (int i = 0; i < 5000; i++) {
        char value[12] = "";
        uint64_t length = rng_below(&rng, 11);
        struct text to = begin();

        for (uint64_t k = 0; k < length; k++)
            value[k] = " =aB9-\xc3\xa9"[rng_below(&rng, 8)];
        hub_write(&to, "set-param");
        hub_write_value(&to, "value", value);
        assert_null(hub_read(&line, text));
        assert_string_equal(hub_value(&line, "value"), value);
    }
}

CASE(any_bytes_are_read_or_refused)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "hub bytes");
    for (int i = 0; i < 50000; i++) {
        char bytes[24] = "";
        uint64_t length = rng_below(&rng, 23);

        for (uint64_t k = 0; k < length; k++)
            bytes[k] = "go= \"\t\001\xff-x\n"[rng_below(&rng, 12)];
        if (!hub_read(&line, bytes) && length && bytes[0] == 'g')
            assert_non_null(line.command);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("hub: a line is a command, values, quoted values and flags",
         a_line_is_cut_up),
    TEST("hub: spaces and line ends do not matter", spaces_do_not_matter),
    TEST("hub: values are found by name, the last one counts",
         values_are_found_by_name),
    TEST("hub: an empty line is no command", an_empty_line_is_no_command),
    TEST("hub: bad lines are refused, and nothing is left of them",
         bad_lines_are_refused),
    TEST("hub: 32 arguments fit, and no more", arguments_have_an_end),
    TEST("hub: lines are written, with quotes where they must be",
         lines_are_written),
    TEST("hub: the smallest number is written",
         the_smallest_number_is_written),
    TEST("hub: positions go both ways", positions_go_both_ways),
    TEST("hub: any position comes back", any_position_comes_back),
    TEST("hub: bad positions are refused", bad_positions_are_refused),
    TEST("hub: moves go both ways, captures in any order",
         moves_go_both_ways),
    TEST("hub: bad moves are refused", bad_moves_are_refused),
    TEST("hub: every move of any position comes back",
         every_move_of_any_position_comes_back),
    TEST("hub: any values come back", any_values_come_back),
    TEST("hub: any bytes are read or refused", any_bytes_are_read_or_refused),
};

CHECK_MAIN("hub", tests)
