/* test_pinout.c - ports and balls of boards, and constraint files. */
#include "check.h"

#include <string.h>

#include "boards/machines.h"
#include "boards/pinout.h"

enum { PORTS_MAX = 400 };

static struct port all[PORTS_MAX];

static int read_all(const struct pinout *pinout)
{
    int count = 0;

    while (pinout_port(pinout, count, &all[count]))
        assert_true(++count < PORTS_MAX);
    return count;
}

/* A ball that two ports had would be a short circuit. */
CASE(no_port_and_no_ball_stands_twice)
{
    BEGIN_CASE;
    for (int b = 0; pinout_at(b); b++) {
        int count = read_all(pinout_at(b));

        assert_int_equal(count, pinout_count(pinout_at(b)));
        assert_true(count > 20);
        for (int i = 0; i < count; i++)
            for (int j = 0; j < i; j++)
                if (text_same(all[i].ball, all[j].ball)
                    || text_same(all[i].name, all[j].name))
                    fail_msg("%s: %s at %s and %s at %s", pinout_at(b)->name,
                             all[i].name, all[i].ball, all[j].name,
                             all[j].ball);
    }
}

/* A letter or two and a number, or a number alone. */
static int is_ball(const char *ball)
{
    size_t letters = strspn(ball, "ABCDEFGHJKLMNPRTUVWY");
    size_t digits = strspn(ball + letters, "0123456789");

    return letters <= 2 && digits >= 1 && digits <= 2
        && !ball[letters + digits];
}

CASE(tables_are_well_formed)
{
    BEGIN_CASE;
    for (int b = 0; pinout_at(b); b++) {
        const struct pinout *pinout = pinout_at(b);
        const struct port_bus *bus = pinout->buses;
        int clocks = 0, count = read_all(pinout);

        assert_null(bus->name);         /* everything stands below a heading */
        for (; bus->balls; bus++) {
            clocks += bus->clock_hz != 0;
            assert_true(!bus->clock_hz || bus->direction == PORT_IN);
            if (bus->name && bus->low == PORT_SINGLE)
                assert_null(strchr(bus->balls, ' '));
        }
        assert_true(clocks > 0);
        for (int i = 0; i < count; i++)
            if (!is_ball(all[i].ball))
                fail_msg("%s: '%s'", pinout->name, all[i].ball);
    }
}

CASE(ports_are_found_by_ball_and_by_name)
{
    struct port port;

    BEGIN_CASE;
    for (int b = 0; pinout_at(b); b++) {
        int count = read_all(pinout_at(b));

        for (int i = 0; i < count; i++) {
            assert_true(pinout_port_at(pinout_at(b), all[i].ball, &port));
            assert_string_equal(port.name, all[i].name);
            assert_true(pinout_port_named(pinout_at(b), all[i].name, &port));
            assert_string_equal(port.ball, all[i].ball);
            assert_true(pinout_is_bus(port.bus, all[i].name));
        }
        assert_false(pinout_port(pinout_at(b), count, &port));
        assert_false(pinout_port_at(pinout_at(b), "Z99", &port));
        assert_false(pinout_port_named(pinout_at(b), "sw[99]", &port));
    }
}

CASE(letters_may_be_large_or_small)
{
    const struct pinout *basys3;
    struct port port;

    BEGIN_CASE;
    assert_null(pinout_find("basys3", &basys3));
    assert_true(pinout_port_at(basys3, "w17", &port));
    assert_string_equal(port.name, "sw[3]");
    assert_true(pinout_port_named(basys3, "BTNC", &port));
    assert_string_equal(port.ball, "U18");
    assert_true(pinout_is_bus(port.bus, "btnc"));
    assert_false(pinout_is_bus(port.bus, "btn"));
}

CASE(an_unknown_board_names_the_nearest)
{
    const struct pinout *pinout;

    BEGIN_CASE;
    assert_non_null(strstr(pinout_find("basis3", &pinout), "basys3"));
    assert_non_null(strstr(pinout_find("zx81", &pinout), "list boards"));
}

/* Every board that a machine sits on and that somebody ships is there. */
CASE(boards_of_machines_are_there)
{
    static const char *const own[] = {"null", "sim", "tinychip"};
    const struct machine_type *machine;
    const struct pinout *pinout;

    BEGIN_CASE;
    for (int i = 0; (machine = machines_at(i)); i++) {
        size_t at = 0;

        while (at < 3 && !text_same(machine->board->name, own[at]))
            at++;
        if (at == 3)
            assert_null(pinout_find(machine->board->name, &pinout));
    }
}

/* Constraint files */

static const char *lines_of(const char *board, const char *name,
                            enum constraint_format format)
{
    static char lines[400];
    const struct pinout *pinout;
    struct port port;
    struct text to;

    assert_null(pinout_find(board, &pinout));
    assert_true(pinout_port_named(pinout, name, &port));
    text_begin(&to, lines, sizeof lines);
    constraint_put_port(pinout, format, &port, &to);
    return lines;
}

CASE(each_language_has_its_lines)
{
    BEGIN_CASE;
    assert_string_equal(lines_of("basys3", "sw[3]", CONSTRAINT_XDC),
        "set_property -dict {PACKAGE_PIN W17 IOSTANDARD LVCMOS33} "
        "[get_ports {sw[3]}]\n");
    assert_string_equal(lines_of("basys3", "clk", CONSTRAINT_XDC),
        "set_property -dict {PACKAGE_PIN W5 IOSTANDARD LVCMOS33} "
        "[get_ports {clk}]\n"
        "create_clock -name clk -period 10.000 [get_ports {clk}]\n");
    assert_string_equal(lines_of("basys3", "PS2Clk", CONSTRAINT_XDC),
        "set_property -dict {PACKAGE_PIN C17 IOSTANDARD LVCMOS33 "
        "PULLUP true} [get_ports {PS2Clk}]\n");
    assert_string_equal(lines_of("nexys3", "ja[7]", CONSTRAINT_UCF),
        "NET \"ja<7>\" LOC = \"V11\" | IOSTANDARD = LVCMOS33;\n");
    assert_string_equal(lines_of("basys2", "mclk", CONSTRAINT_UCF),
        "NET \"mclk\" LOC = \"B8\" | IOSTANDARD = LVCMOS33;\n"
        "NET \"mclk\" PERIOD = 20.000 ns;\n");
    assert_string_equal(lines_of("de1soc", "HEX0[6]", CONSTRAINT_QSF),
        "set_location_assignment PIN_AH28 -to HEX0[6]\n"
        "set_instance_assignment -name IO_STANDARD \"3.3-V LVTTL\" "
        "-to HEX0[6]\n");
    assert_string_equal(lines_of("tangnano9k", "board_btn_n[1]",
                                 CONSTRAINT_CST),
        "IO_LOC \"board_btn_n[1]\" 4;\n"
        "IO_PORT \"board_btn_n[1]\" IO_TYPE=LVCMOS33 PULL_MODE=UP;\n");
    assert_string_equal(lines_of("icebreaker", "CLK", CONSTRAINT_PCF),
        "set_io CLK 35\nset_frequency CLK 12\n");
    assert_string_equal(lines_of("icebreaker", "BTN_N", CONSTRAINT_PCF),
        "set_io -pullup yes BTN_N 10\n");
    assert_string_equal(lines_of("artya7", "btn[0]", CONSTRAINT_PLAIN),
        "btn[0] D9\n");
    /* 27 MHz is no whole number of picoseconds. */
    assert_non_null(strstr(lines_of("tangnano9k", "clk", CONSTRAINT_XDC),
                           "-period 37.037 "));
}

CASE(languages_have_names)
{
    BEGIN_CASE;
    for (int i = 0; i < CONSTRAINT_FORMATS; i++)
        assert_int_equal(constraint_find(
            constraint_name((enum constraint_format)i)), i);
    assert_int_equal(constraint_find("sdc"), -1);
}

static const struct CMUnitTest tests[] = {
    TEST("pinout: no port and no ball stands twice on a board",
         no_port_and_no_ball_stands_twice),
    TEST("pinout: tables are well formed", tables_are_well_formed),
    TEST("pinout: ports are found by ball and by name",
         ports_are_found_by_ball_and_by_name),
    TEST("pinout: letters may be large or small",
         letters_may_be_large_or_small),
    TEST("pinout: an unknown board names the nearest",
         an_unknown_board_names_the_nearest),
    TEST("pinout: boards of machines are there",
         boards_of_machines_are_there),
    TEST("constraints: each language has its lines",
         each_language_has_its_lines),
    TEST("constraints: languages have names", languages_have_names),
};

CHECK_MAIN("pinout", tests)
