/* test_packed.c - a design and its board as one text: what is plugged into
 * connectors for a top is there again. */
#include "check.h"

#include <string.h>

#include "boards/pinout.h"
#include "designs/packed/packed.h"
#include "parts/matrix/hc595_row.h"

static char text[2000];

static struct packed *open_text(const char *lines)
{
    struct packed *packed;

    strcpy(text, PACKED_HEAD "\ntop \"duel:icebreaker#1\" \"icebreaker\" "
                 "12000000\nclock 0 1 1\n");
    strcat(text, lines);
    strcat(text, "netlist\n{}\n");
    assert_null(packed_open(&packed, text));
    return packed;
}

static void refuse(const char *lines)
{
    struct packed *packed;

    strcpy(text, PACKED_HEAD "\ntop \"duel:icebreaker#1\" \"icebreaker\" "
                 "12000000\n");
    strcat(text, lines);
    strcat(text, "netlist\n{}\n");
    assert_non_null(packed_open(&packed, text));
    assert_null(packed);
}

CASE(wires_of_plugs_are_no_rows_of_the_board)
{
    struct packed *packed = open_text("plug \"plug_in[0]\" 0 7\n"
                                      "plug \"plug_out[0]\" 1 5\n"
                                      "pin 0 -1 -1 -2 0 0\n"
                                      "pin -1 3 -1 -3 0 0\n"
                                      "pin 1 -1 -1 0 0 0\n");
    const struct machine_design *design = packed_machine(packed)->design;

    BEGIN_CASE;
    assert_string_equal(design->plugged[1].bus, "plug_out[0]");
    assert_int_equal(design->plugged[1].number, 5);
    assert_int_equal(design->pin_count, 3);
    assert_string_equal(design->pins[0].bus->name, "plug_in[0]");
    assert_int_equal(design->pins[0].bus->direction, PORT_IN);
    assert_string_equal(design->pins[1].bus->name, "plug_out[0]");
    assert_int_equal(design->pins[1].bus->direction, PORT_OUT);
    assert_ptr_equal(design->pins[2].bus, &design->pinout->buses[0]);
    assert_null(design->sockets);
    packed_close(packed);
}

CASE(digits_in_a_row_are_a_socket)
{
    struct packed *packed = open_text("socket \"AN\" 4 \"P1B7 P1B8 P1B9\" 4 8\n"
                                      "socket \"TTY\" 4 \"TX\" 0 0\n");
    const struct machine_design *design = packed_machine(packed)->design;

    BEGIN_CASE;
    assert_string_equal(design->sockets[0].name, "AN");
    assert_string_equal(design->sockets[0].ports, "P1B7 P1B8 P1B9");
    assert_ptr_equal(design->sockets[0].device, &hc595_row_devices[3]);
    assert_ptr_equal(design->sockets[0].settings, &hc595_row_settings[3]);
    assert_int_equal(design->socket_lights[0], 8);
    assert_null(design->sockets[1].device);
    assert_null(design->sockets[2].name);
    packed_close(packed);
}

CASE(what_is_not_there_cannot_be_named)
{
    BEGIN_CASE;
    refuse("pin 0 -1 -1 -2 0 0\n");
    refuse("plug \"plug_in[0]\" 0 7\npin 0 -1 -1 -3 0 0\n");
    refuse("pin 0 -1 -1 9999 0 0\n");
    refuse("socket \"AN\" 999 \"P1B7\" 0 0\n");
    refuse("socket \"AN\" 4 \"P1B7\" 9 0\n");
    refuse("socket \"AN\" 4 \"P1B7\" -1 0\n");
    refuse("socket \"AN\"\n");
}

static const struct CMUnitTest tests[] = {
    TEST("packed: wires of plugs are no rows of the board",
         wires_of_plugs_are_no_rows_of_the_board),
    TEST("packed: digits in a row are a socket",
         digits_in_a_row_are_a_socket),
    TEST("packed: what is not there cannot be named",
         what_is_not_there_cannot_be_named),
};

CHECK_MAIN("packed", tests)
