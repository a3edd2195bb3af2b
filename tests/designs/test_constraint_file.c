/* test_constraint_file.c - constraint files as vendors and students write
 * them, and whether they fit a board. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "designs/constraints/constraint_check.h"

/* What was read: "1 clk W5\n", "2 clk 10000ps\n", "3 !words\n". */
static char seen[16000];

static void note_constraint(void *to, const struct constraint *constraint)
{
    size_t used = strlen(seen);

    (void)to;
    if (constraint->kind == CONSTRAINT_PLACE)
        snprintf(seen + used, sizeof seen - used, "%d %s %s\n",
                 constraint->line, constraint->port, constraint->ball);
    else if (constraint->kind == CONSTRAINT_CLOCK)
        snprintf(seen + used, sizeof seen - used, "%d %s %ups\n",
                 constraint->line, constraint->port,
                 (unsigned)constraint->period_ps);
    else if (constraint->kind == CONSTRAINT_PULL)
        snprintf(seen + used, sizeof seen - used, "%d %s up\n",
                 constraint->line, constraint->port);
    else
        snprintf(seen + used, sizeof seen - used, "%d !%s\n",
                 constraint->line, constraint->words);
}

static const char *read_as(enum constraint_format format, const char *text)
{
    const struct constraint_reader reader = {note_constraint, NULL};

    seen[0] = 0;
    constraint_file_read(&reader, format, text, strlen(text));
    return seen;
}

CASE(pull_ups_in_all_languages)
{
    BEGIN_CASE;
    assert_string_equal(read_as(CONSTRAINT_XDC,
        "set_property -dict {PULLUP true PACKAGE_PIN W5} [get_ports a]\n"
        "set_property PULLUP true [get_ports {b[0] b[1]}]\n"
        "set_property PULLUP false [get_ports c]\n"
        "set_property PULLTYPE PULLUP [get_ports d]\n"
        "set_property PULLTYPE PULLDOWN [get_ports e]\n"),
        "1 a up\n1 a W5\n2 b[0] up\n2 b[1] up\n4 d up\n");
    assert_string_equal(read_as(CONSTRAINT_QSF,
        "set_instance_assignment -name WEAK_PULL_UP_RESISTOR ON -to a[3]\n"
        "set_instance_assignment -to b -name WEAK_PULL_UP_RESISTOR ON\n"
        "set_instance_assignment -name WEAK_PULL_UP_RESISTOR OFF -to c\n"),
        "1 a[3] up\n2 b up\n");
    assert_string_equal(read_as(CONSTRAINT_UCF,
        "NET \"a<3>\" LOC = B4 | PULLUP | IOSTANDARD = LVCMOS33;\n"
        "net b pullup;\nNET c LOC = B5 | PULLDOWN;"),
        "1 a[3] up\n1 a[3] B4\n2 b up\n3 c B5\n");
    assert_string_equal(read_as(CONSTRAINT_CST,
        "IO_LOC \"a\" 17;\nIO_PORT \"a\" IO_TYPE=LVCMOS33 PULL_MODE=UP;\n"
        "IO_PORT \"b\" PULL_MODE=NONE;"), "1 a 17\n2 a up\n");
    assert_string_equal(read_as(CONSTRAINT_PCF,
        "set_io -pullup yes a 17\nset_io -pullup no b 18\n"),
        "1 a 17\n1 a up\n2 b 18\n");
    assert_string_equal(read_as(CONSTRAINT_LPF,
        "IOBUF PORT \"a\" PULLMODE=UP IO_TYPE=LVCMOS33;\n"
        "IOBUF PORT \"b\" PULLMODE=DOWN;"), "1 a up\n");
}

CASE(xdc_in_both_forms)
{
    BEGIN_CASE;
    assert_string_equal(read_as(CONSTRAINT_XDC,
        "## Clock\r\n"
        "set_property -dict { PACKAGE_PIN W5   IOSTANDARD LVCMOS33 } "
        "[get_ports clk]; # 100 MHz\r\n"
        "create_clock -add -name sys_clk_pin -period 10.00 -waveform {0 5} "
        "[get_ports clk]\r\n"
        "set_property PACKAGE_PIN V17 [get_ports {sw[0]}]\r\n"
        "\tset_property IOSTANDARD LVCMOS33 [get_ports {sw[0]}]\r\n"
        "#set_property PACKAGE_PIN V16 [get_ports {sw[1]}]\r\n"
        "set_property package_pin V16 [get_ports { sw[1] }];\r\n"
        "set_property PACKAGE_PIN W16 [get_ports sw[2]]; "
        "set_property PACKAGE_PIN W17 [ get_ports \"sw[3]\" ]\r\n"
        "set_property -dict {IOSTANDARD LVCMOS33 \\\r\n"
        "    PACKAGE_PIN W15} \\\r\n    [get_ports {sw[4]}] # here, too\r\n"
        "set_property CFGBVS VCCO [current_design]\r\n"
        "set_property LOC V15 [get_ports {sw[5]}]"),
        "2 clk W5\n3 clk 10000ps\n4 sw[0] V17\n7 sw[1] V16\n8 sw[2] W16\n"
        "8 sw[3] W17\n9 sw[4] W15\n13 sw[5] V15\n");
}

CASE(xdc_with_variables_and_foreach)
{
    BEGIN_CASE;
    assert_string_equal(read_as(CONSTRAINT_XDC,
        "set io LVCMOS33\n"
        "set place W5\n"
        "set_property -dict \"PACKAGE_PIN $place IOSTANDARD $io\" "
        "[get_ports clk]\n"
        "foreach {port ball} {\n  sw[0] V17\n  sw[1] V16\n} {\n"
        "  set_property PACKAGE_PIN $ball [get_ports $port]\n"
        "  set_property IOSTANDARD ${io} [get_ports $port]\n}\n"
        "foreach i {2 3} { set_property PACKAGE_PIN Z$i "
        "[get_ports \"led[$i]\"] }\n"),
        "3 clk W5\n8 sw[0] V17\n8 sw[1] V16\n11 led[2] Z2\n11 led[3] Z3\n");
    assert_string_equal(read_as(CONSTRAINT_XDC,
        "set_property -dict [list PACKAGE_PIN W5 IOSTANDARD LVCMOS33] "
        "[get_ports clk]\n"
        "set pins {V17 V16 W16}\nset i 0\n"
        "foreach b {U16 E19 U19} {\n"
        "  set_property PACKAGE_PIN $b [get_ports led\\[$i\\]]\n"
        "  set_property PACKAGE_PIN [lindex $pins $i] "
        "[get_ports \"sw\\[$i\\]\"]\n  incr i\n}\n"
        "set_property PACKAGE_PIN [lindex $pins 3] [get_ports no]\n"),
        "1 clk W5\n5 led[0] U16\n6 sw[0] V17\n5 led[1] E19\n6 sw[1] V16\n"
        "5 led[2] U19\n6 sw[2] W16\n9 !a port without a location\n");
}

CASE(qsf)
{
    BEGIN_CASE;
    assert_string_equal(read_as(CONSTRAINT_QSF,
        "set_global_assignment -name DEVICE 5CSEMA5F31C6\n"
        "set_location_assignment PIN_AF14 -to CLOCK_50\n"
        "set_instance_assignment -name IO_STANDARD \"3.3-V LVTTL\" "
        "-to CLOCK_50\n"
        "  set_location_assignment pin_AB12 -to SW[0]\t# first\n"
        "set_location_assignment -to \"SW[1]\" PIN_AC12\n"
        "#set_location_assignment PIN_AF9 -to SW[2]\n"
        "set_location_assignment IOBANK_3 -to SW[3]\n"
        "create_clock -name {CLOCK_50} -period 20.000 -waveform "
        "{ 0.000 10.000 } [get_ports {CLOCK_50}]\n"),
        "2 CLOCK_50 AF14\n4 SW[0] AB12\n5 SW[1] AC12\n8 CLOCK_50 20000ps\n");
}

/* Quartus takes a table where it takes a script. */
CASE(tables_of_pins)
{
    BEGIN_CASE;
    assert_string_equal(read_as(CONSTRAINT_QSF,
        "# remark, PIN_A1\r\n"
        "Direction,To,Location,I/O Standard\r\n"
        "Input,clk,PIN_P11,3.3-V LVTTL\r\n"
        ",,PIN_A2,\r\n"
        "Output,\"led[0]\", \"pin_A8\" ,\"3.3-V LVTTL, slow\"\r\n"
        "Output,led[1],\r\n"),
        "3 clk P11\n5 led[0] A8\n");
    assert_string_equal(read_as(CONSTRAINT_QSF,
        "KEY0,PIN_B8\nHEX0[7] , PIN_D15"),
        "1 KEY0 B8\n2 HEX0[7] D15\n");
    assert_string_equal(read_as(CONSTRAINT_QSF,
        "Pin Number,Signal Name\nA7,button\n"), "");
}

CASE(ucf)
{
    BEGIN_CASE;
    assert_string_equal(read_as(CONSTRAINT_UCF,
        "# comment; with a semicolon\n"
        "NET \"mclk\" LOC = \"B8\";\n"
        "Net \"rgb<7>\" LOC=U7 | IOSTANDARD=LVCMOS33; net sw(0) loc = p11;\n"
        "NET \"clk\" TNM_NET = \"clk_group\";\n"
        "TIMESPEC \"TS_clk\" = PERIOD \"clk_group\" 20 ns HIGH 50%;\n"
        "TIMESPEC TS_slow = PERIOD \"slow\" TS_clk * 2;\n"
        "NET \"b\" PERIOD = 50MHz; NET \"c\" PERIOD = 100000 kHz;\n"
        "NET \"led<0>\"\n  LOC = \"M5\"  // two lines\n  | SLEW = SLOW;\n"),
        "2 mclk B8\n3 rgb[7] U7\n3 sw[0] p11\n5 clk 20000ps\n7 b 20000ps\n"
        "7 c 10000ps\n8 led[0] M5\n");
}

CASE(cst_pcf_lpf)
{
    BEGIN_CASE;
    assert_string_equal(read_as(CONSTRAINT_CST,
        "//Copyright\nIO_LOC \"clk\" 52;\n"
        "IO_PORT \"clk\" IO_TYPE=LVCMOS33 PULL_MODE=UP;\n"
        "IO_LOC  \"led[5]\"  16 ; IO_LOC \"tmds_p[0]\" 71,70;\n"),
        "2 clk 52\n3 clk up\n4 led[5] 16\n4 tmds_p[0] 71\n");
    assert_string_equal(read_as(CONSTRAINT_PCF,
        "# clock\nset_io -nowarn CLK 35\nset_io -pullup yes BTN_N 10 # low\n"
        "set_frequency CLK 12\n\nset_io LED\n"),
        "2 CLK 35\n3 BTN_N 10\n3 BTN_N up\n4 CLK 83333ps\n6 !set_io needs a "
        "port and a pin\n");
    assert_string_equal(read_as(CONSTRAINT_LPF,
        "LOCATE COMP \"clk_25mhz\" SITE \"G2\"; # osc\n"
        "IOBUF PORT \"clk_25mhz\" PULLMODE=NONE IO_TYPE=LVCMOS33;\n"
        "frequency port \"clk_25mhz\" 25 MHZ;\nlocate comp \"led[0]\" "
        "site \"B2\";\n"),
        "1 clk_25mhz G2\n3 clk_25mhz 40000ps\n4 led[0] B2\n");
}

CASE(what_cannot_be_read_is_told)
{
    BEGIN_CASE;
    assert_string_equal(read_as(CONSTRAINT_XDC,
        "\nfor {set i 0} {$i < 8} {incr i} { }\n"),
        "2 !loops other than foreach and conditions are not supported; write "
        "the lines out\n");
    assert_string_equal(read_as(CONSTRAINT_XDC,
        "set_property PACKAGE_PIN {} [get_ports a]\n"
        "create_clock [get_ports a]\n"),
        "1 !a port without a location\n2 !a clock without a period\n");
    assert_string_equal(read_as(CONSTRAINT_UCF, "NET \"\" LOC = B8;"),
        "1 !a location without a port\n");
}

/* What we write we read, in every language, with the clocks where the
 * language has them. */
CASE(what_is_written_is_read)
{
    static char text[60000];

    BEGIN_CASE;
    for (int b = 0; pinout_at(b); b++)
        for (int f = 0; f < CONSTRAINT_FORMATS; f++) {
            const struct constraint_reader reader = {note_constraint, NULL};
            const char *at = seen;
            struct port port;
            struct text to;

            text_begin(&to, text, sizeof text);
            for (int i = 0; pinout_port(pinout_at(b), i, &port); i++)
                constraint_put_port(pinout_at(b), (enum constraint_format)f,
                                    &port, &to);
            seen[0] = 0;
            constraint_file_read(&reader, (enum constraint_format)f, text,
                                 to.used);
            for (int i = 0; pinout_port(pinout_at(b), i, &port); i++) {
                char line[80];

                snprintf(line, sizeof line, " %s %s\n", port.name, port.ball);
                at = strstr(at, line);
                if (!at)
                    fail_msg("%s in %s: %s is missing", pinout_at(b)->name,
                             constraint_name((enum constraint_format)f),
                             port.name);
            }
            assert_null(strchr(seen, '!'));
        }
}

CASE(files_have_their_languages)
{
    BEGIN_CASE;
    assert_int_equal(constraint_file_format("a/b.c/Basys3_Master.XDC"),
                     CONSTRAINT_XDC);
    assert_int_equal(constraint_file_format("x.ucf"), CONSTRAINT_UCF);
    assert_int_equal(constraint_file_format("pins.tcl"), CONSTRAINT_QSF);
    assert_int_equal(constraint_file_format("pins.CSV"), CONSTRAINT_QSF);
    assert_int_equal(constraint_file_format("x.xcd"), CONSTRAINT_XDC);
    assert_int_equal(constraint_file_format("x.v"), -1);
    assert_int_equal(constraint_file_format("xdc"), -1);
    assert_int_equal(constraint_file_format("x.constraints"), -1);
}

CASE(periods)
{
    BEGIN_CASE;
    assert_int_equal(constraint_thousandths("10"), 10000);
    assert_int_equal(constraint_thousandths("10.0"), 10000);
    assert_int_equal(constraint_thousandths("37.037"), 37037);
    assert_int_equal(constraint_thousandths("8.3339"), 8333);
    assert_int_equal(constraint_thousandths(".5"), 500);
    assert_int_equal(constraint_thousandths("1.2.3"), 0);
    assert_int_equal(constraint_thousandths("10ns"), 0);
    assert_int_equal(constraint_thousandths("99999999999999999999"), 0);
}

/* Beside a board */

static void note_finding(void *to, int line, int is_defect, const char *words)
{
    size_t used = strlen(seen);

    (void)to;
    snprintf(seen + used, sizeof seen - used, "%d%c%s\n", line,
             is_defect ? '!' : '?', words);
}

static const char *check_as(const char *board, enum constraint_format format,
                            const char *text)
{
    static struct constraint_check check;
    const struct pinout *pinout;

    assert_null(pinout_find(board, &pinout));
    check.report = note_finding;
    seen[0] = 0;
    constraint_check_file(&check, pinout, format, text, strlen(text));
    return seen;
}

CASE(what_does_not_fit_the_board_is_found)
{
    BEGIN_CASE;
    assert_string_equal(check_as("basys3", CONSTRAINT_PLAIN,
        "clk W5\nsw[0] V17\ngo U18\nled[0] u16\n"), "");
    assert_string_equal(check_as("basys3", CONSTRAINT_PLAIN,
        "sw[0] V71\nmine Z9\nsw[1] W16\na U16\nb U16\na E19\n"),
        "1!nothing on this board is connected to V71; sw[0] is at V17\n"
        "2!nothing on this board is connected to Z9\n"
        "3?W16 is sw[2] on this board; sw[1] is at V16\n"
        "5!U16 is taken by a in line 4\n"
        "6!a is at U16 already, in line 4\n");
}

CASE(clocks_are_those_of_the_oscillators)
{
    BEGIN_CASE;
    assert_string_equal(check_as("tangnano9k", CONSTRAINT_PCF,
        "set_io clk 52\nset_frequency clk 27\n"), "");
    assert_string_equal(check_as("basys3", CONSTRAINT_XDC,
        "set_property PACKAGE_PIN W5 [get_ports clk]\n"
        "create_clock -period 20 [get_ports clk]\n"
        "set_property PACKAGE_PIN U18 [get_ports step]\n"
        "create_clock -period 10 [get_ports step]\n"),
        "2?the oscillator at W5 has 100 MHz, which is a different period\n"
        "4?step is at U18, which is not an oscillator\n");
}

/* Whatever bytes come, it ends and keeps within its rooms. */
CASE(random_bytes_are_survived)
{
    static const char *const pieces[] = {
        "set_property ", "PACKAGE_PIN ", "-dict ", "{", "}", "[", "]", "\"",
        "get_ports ", "$x", "${x", "set x ", "foreach x ", "\\\n", "\n", ";",
        "#", "NET ", "LOC", "=", "|", "IO_LOC ", "set_io ", "-to ", "PIN_",
        "set_location_assignment ", "sw[3]", "W5 ", "create_clock ",
        "-period ", "10.0 ", "TIMESPEC ", "PERIOD ", "TNM_NET ", "//",
        "LOCATE COMP ", "\r\n", "\t", "(", ">", "aaaaaaaaaaaaaaaaaaaaaaaa",
    };
    static char text[4000];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "constraints");
    for (int round = 0; round < 4000; round++) {
        struct text to;

        text_begin(&to, text, sizeof text);
        for (uint64_t i = rng_below(&rng, 200); i; i--)
            text_put(&to, pieces[rng_below(&rng, sizeof pieces
                                                 / sizeof *pieces)]);
        (void)check_as("basys3", (enum constraint_format)rng_below(
                           &rng, CONSTRAINT_FORMATS), text);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("constraint file: pull-ups in all languages",
         pull_ups_in_all_languages),
    TEST("constraint file: XDC in both forms", xdc_in_both_forms),
    TEST("constraint file: XDC with variables and foreach",
         xdc_with_variables_and_foreach),
    TEST("constraint file: QSF", qsf),
    TEST("constraint file: tables of pins", tables_of_pins),
    TEST("constraint file: UCF", ucf),
    TEST("constraint file: CST, PCF and LPF", cst_pcf_lpf),
    TEST("constraint file: what cannot be read is told",
         what_cannot_be_read_is_told),
    TEST("constraint file: what is written is read", what_is_written_is_read),
    TEST("constraint file: files have their languages",
         files_have_their_languages),
    TEST("constraint file: periods", periods),
    TEST("constraint file: what does not fit the board is found",
         what_does_not_fit_the_board_is_found),
    TEST("constraint file: clocks are those of the oscillators",
         clocks_are_those_of_the_oscillators),
    TEST("constraint file: random bytes are survived",
         random_bytes_are_survived),
};

CHECK_MAIN("constraint file", tests)
