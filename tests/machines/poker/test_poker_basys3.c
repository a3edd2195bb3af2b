/* test_poker_basys3.c - poker on its board: buttons, switches, digits, LEDs. */
#include "check.h"

#include <string.h>

#include "base/glyph.h"
#include "boards/machines.h"
#include "machines/poker/poker_table.h"

/* The first hand of the printed generator: 3H 5C, 8H 7D, 9D QC 9S. */
static struct poker_table open_table(const char *options)
{
    struct poker_table table;

    poker_table_open(&table, options);
    return table;
}

/* The six presses until player 1 is asked. */
static struct poker_table open_at_turn(const char *options)
{
    struct poker_table table = open_table(options);

    poker_table_tap(&table, "CCCCCC");
    return table;
}

static unsigned leds_of(struct poker_table *table)
{
    return stand_leds(&table->stand);
}

/* The machine */

CASE(poker_is_a_machine_on_a_basys3)
{
    const struct machine_type *machine = NULL;

    BEGIN_CASE;
    assert_null(machines_find("poker", &machine));
    assert_ptr_equal(machine, &poker_on_basys3);
    assert_null(machines_find("poker:basys3", &machine));
    assert_ptr_equal(machine->board, &basys3);
    assert_string_equal(machine->seats, "Ab");
    assert_string_equal(machine->game, "poker");
}

CASE(the_dial_is_the_bet_and_leaves_the_fold_switch)
{
    const struct machine_dial *dial = poker_on_basys3.dial;

    BEGIN_CASE;
    assert_string_equal(dial->group, "SW");
    assert_int_equal(dial->width, 15);
    assert_string_equal(dial->asks, "bet");
}

/* A switch's key is its number in hexadecimal. */
CASE(switches_have_hexadecimal_keys)
{
    static const char keys[] = "0123456789abcdef";
    struct parts sw = board_find(&basys3, "SW");

    BEGIN_CASE;
    for (int i = 0; i < 16; i++) {
        const struct part *part = &basys3.parts[sw.first + i];

        assert_int_equal(machine_role(&poker_on_basys3, part)->key,
                         keys[part->number]);
        assert_string_equal(machine_role(&poker_on_basys3, part)->does,
                            part->number == 15 ? "fold" : "bet");
    }
}

/* Buttons */

CASE(the_centre_button_goes_on)
{
    struct poker_table table = open_table("deal=hash");

    BEGIN_CASE;
    assert_int_equal(poker_table_game(&table)->cards_dealt, 0);
    for (int phase = 1; phase <= 6; phase++) {
        poker_table_tap(&table, "C");
        assert_int_equal(poker_table_game(&table)->phase, phase);
    }
    assert_int_equal(poker_table_game(&table)->cards_dealt, 7);
}

CASE(the_left_button_shows_another_item)
{
    static const char *const shown[] = {"0095", "0005", "0005", "0010",
                                        "0095", "0005"};
    struct poker_table table = open_at_turn("deal=hash");

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        assert_string_equal(poker_table_digits(&table), shown[i]);
        assert_int_equal(poker_table_game(&table)->phase, 6);
        poker_table_tap(&table, "L");
    }
}

CASE(the_centre_button_shows_the_first_item_again)
{
    struct poker_table table = open_at_turn("deal=hash");

    BEGIN_CASE;
    poker_table_tap(&table, "LLL");
    assert_string_equal(poker_table_digits(&table), "0010");
    poker_table_bet(&table, 10);
    poker_table_tap(&table, "C");
    assert_string_equal(poker_table_digits(&table), "0085");
    poker_table_tap(&table, "LLL");
    assert_string_equal(poker_table_digits(&table), "0020");
}

CASE(the_other_buttons_do_nothing)
{
    struct poker_table table = open_at_turn("deal=hash");
    struct poker_chip before = *poker_table_game(&table);

    BEGIN_CASE;
    poker_table_tap(&table, "URDURD");
    assert_int_equal(poker_table_game(&table)->phase, before.phase);
    assert_int_equal(poker_table_game(&table)->item, before.item);
    assert_int_equal(table.terminal.bytes, 5 * 11 + 4 * 30 + 11);
    assert_string_equal(poker_table_screen(&table), "1P 1P 1P");
}

/* With contacts that bounce at both ends of the press, 5 ms each. */
static void bounce(struct poker_table *table, const char *button)
{
    static const char line[] = "10101101111111101011010010000";

    for (const char *c = line; *c; c++) {
        (*c == '1' ? stand_hold : stand_release)(&table->stand, button);
        poker_table_run(table, *c == c[1] ? 30 * 115 : 5 * 115);
    }
}

CASE(a_bouncing_press_counts_once)
{
    struct poker_table table = open_table("deal=hash");

    BEGIN_CASE;
    for (int phase = 1; phase <= 3; phase++) {
        bounce(&table, "BTNC");
        assert_int_equal(poker_table_game(&table)->phase, phase);
    }
    bounce(&table, "BTNL");
    assert_int_equal(poker_table_game(&table)->item, 1);
}

CASE(a_held_button_counts_once)
{
    struct poker_table table = open_table("deal=hash");

    BEGIN_CASE;
    stand_hold(&table.stand, "BTNC");
    stand_hold(&table.stand, "BTNL");
    poker_table_run(&table, 400000);
    assert_int_equal(poker_table_game(&table)->phase, 1);
    assert_true(poker_table_game(&table)->item <= 1);
}

/* Forty milliseconds: 4607 ticks are a bounce, 4608 a press. */
CASE(a_press_is_believed_after_forty_milliseconds)
{
    struct poker_table table = open_table("deal=hash");

    BEGIN_CASE;
    stand_hold(&table.stand, "BTNL");
    poker_table_run(&table, 4607);
    stand_release(&table.stand, "BTNL");
    poker_table_run(&table, 9000);
    assert_int_equal(poker_table_game(&table)->item, 0);
    stand_hold(&table.stand, "BTNL");
    poker_table_run(&table, 4607);
    assert_int_equal(poker_table_game(&table)->item, 0);
    poker_table_run(&table, 1);
    assert_int_equal(poker_table_game(&table)->item, 1);
}

/* Switches and digits */

CASE(switches_are_a_binary_number_shown_at_once)
{
    struct poker_table table = open_at_turn("deal=hash");

    BEGIN_CASE;
    poker_table_tap(&table, "L");
    for (int i = 0; i < 15; i++) {
        unsigned shown = (5 + (1u << i)) % 10000;
        const char *digits;

        poker_table_bet(&table, 1u << i);
        digits = poker_table_digits(&table);
        assert_int_equal(strtoul(digits, NULL, 10), shown);
        assert_int_equal(strlen(digits), 4);
    }
    assert_int_equal(poker_table_game(&table)->pot, 10);
    poker_table_fold(&table, 1);
    poker_table_bet(&table, 7);
    assert_string_equal(poker_table_digits(&table), "0012");
}

CASE(leading_zeros_are_shown_and_a_fifth_digit_is_not)
{
    static const struct { unsigned bet; const char *shown; } rows[] = {
        {0, "0005"}, {4, "0009"}, {5, "0010"}, {94, "0099"}, {995, "1000"},
        {9994, "9999"}, {9995, "0000"}, {9996, "0001"}, {12340, "2345"},
        {32767, "2772"},
    };
    struct poker_table table = open_at_turn("deal=hash");

    BEGIN_CASE;
    poker_table_tap(&table, "L");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        poker_table_bet(&table, rows[i].bet);
        assert_string_equal(poker_table_digits(&table), rows[i].shown);
    }
}

/* Levels on the wires: the digit's anode is low, and so is what is lit. */
CASE(each_digit_has_its_anode)
{
    static const struct { unsigned anodes; char digit; } rows[] = {
        {0xe, '4'}, {0xd, '3'}, {0xb, '2'}, {0x7, '1'},
    };
    struct poker_table table = open_at_turn("deal=hash");
    unsigned seen = 0;

    BEGIN_CASE;
    poker_table_tap(&table, "L");
    poker_table_bet(&table, 1234 - 5);
    poker_table_run(&table, 1);
    for (int t = 0; t < 8; t++) {
        pins levels;
        unsigned anodes, turn = 0;

        poker_table_run(&table, 1);
        levels = pins_levels(basys3.outputs, table.stand.out);
        anodes = (unsigned)pins_get(levels, BASYS3_AN, 4);
        while (turn < 4 && rows[turn].anodes != anodes)
            turn++;
        assert_in_range(turn, 0, 3);
        assert_int_equal(pins_get(levels, BASYS3_SEG, 8),
                         0xff ^ glyph_segments(rows[turn].digit));
        seen |= 1u << turn;
    }
    assert_int_equal(seen, 0xf);
}

CASE(nobodys_wallet_is_shown_as_zero)
{
    struct poker_table table = open_table("deal=hash");

    BEGIN_CASE;
    for (int phase = 0; phase < 5; phase++) {
        assert_string_equal(poker_table_digits(&table), "0000");
        poker_table_tap(&table, "C");
    }
    assert_string_equal(poker_table_digits(&table), "0000");
    poker_table_tap(&table, "C");
    assert_string_equal(poker_table_digits(&table), "0095");
}

/* He has the items 0 and 2 then, and player 1's bet stands still. */
CASE(in_his_turn_player_2s_bet_follows_the_switches)
{
    static const char *const shown[] = {"0095", "0015", "0011", "0020"};
    struct poker_table table = open_at_turn("deal=hash");

    BEGIN_CASE;
    poker_table_bet(&table, 10);
    poker_table_tap(&table, "CC");
    poker_table_bet(&table, 6);
    for (int item = 0; item < 4; item++) {
        assert_string_equal(poker_table_digits(&table), shown[item]);
        poker_table_tap(&table, "L");
    }
    poker_table_tap(&table, "LL");
    poker_table_bet(&table, 95);
    assert_string_equal(poker_table_digits(&table), "0100");
    poker_table_tap(&table, "CLL");
    assert_string_equal(poker_table_digits(&table), "0100");
}

/* LEDs */

CASE(switch_15_folds_and_the_other_led_lights)
{
    struct poker_table table = open_at_turn("deal=hash");

    BEGIN_CASE;
    assert_int_equal(leds_of(&table), 0);
    poker_table_fold(&table, 1);
    assert_int_equal(leds_of(&table), 0);
    poker_table_tap(&table, "C");
    assert_int_equal(leds_of(&table), 2);
    assert_string_equal(poker_table_screen(&table), "2P 2P 2P");
    assert_int_equal(poker_table_game(&table)->wallet[1], 105);
    poker_table_fold(&table, 0);
    poker_table_tap(&table, "C");
    assert_int_equal(leds_of(&table), 0);
    poker_table_tap(&table, "CCCCCC");
    assert_int_equal(poker_table_game(&table)->phase, 7);
    poker_table_tap(&table, "C");
    poker_table_fold(&table, 1);
    poker_table_tap(&table, "C");
    assert_int_equal(leds_of(&table), 1);
    assert_string_equal(poker_table_screen(&table), "1P 1P 1P");
}

/* 3H 7D and 3D 7C with TH JD QC between them. */
CASE(a_tie_lights_both)
{
    struct poker_table table = open_at_turn("deal=hash");
    struct poker_chip *game = poker_table_game(&table);
    static const uint8_t same[] = {1, 18, 14, 31, 8, 22, 36};

    BEGIN_CASE;
    for (int i = 0; i < 7; i++) {
        game->card[i] = same[i];
        game->dealer.taken |= UINT64_C(1) << same[i];
    }
    poker_table_tap(&table, "CCCC");
    assert_int_equal(leds_of(&table), 3);
    assert_string_equal(poker_table_screen(&table), "1P 2P");
}

/* Only the four of winners and the two of eyes are ever lit. */
CASE(the_other_leds_stay_dark)
{
    struct poker_table table = open_table("deal=hash");

    BEGIN_CASE;
    for (int press = 0; press < 40; press++) {
        poker_table_bet(&table, (unsigned)press % 3);
        poker_table_tap(&table, "C");
        assert_int_equal(leds_of(&table) & 0x3ffc, 0);
    }
    assert_true(poker_table_game(&table)->hands > 2);
}

static const struct CMUnitTest tests[] = {
    TEST("poker: is a machine on a Basys3 for two players (M2-001)",
         poker_is_a_machine_on_a_basys3),
    TEST("poker: the dial is the bet, fifteen switches (M2-015)",
         the_dial_is_the_bet_and_leaves_the_fold_switch),
    TEST("poker: a switch's key is its number in hexadecimal",
         switches_have_hexadecimal_keys),
    TEST("poker: BTNC goes on, one phase a press (M2-009, M2-013)",
         the_centre_button_goes_on),
    TEST("poker: BTNL shows wallet, bet, bet, pot and the wallet again "
         "(M2-014, M2-042, M2-044, M2-045, M2-046, M2-047)",
         the_left_button_shows_another_item),
    TEST("poker: BTNC shows the wallet again (M2-043)",
         the_centre_button_shows_the_first_item_again),
    TEST("poker: the other three buttons do nothing",
         the_other_buttons_do_nothing),
    TEST("poker: a bouncing press counts once", a_bouncing_press_counts_once),
    TEST("poker: a held button counts once", a_held_button_counts_once),
    TEST("poker: a press is believed after 40 ms",
         a_press_is_believed_after_forty_milliseconds),
    TEST("poker: SW14..SW0 are a bet in plain binary, on the digits at once "
         "(M2-015, M2-045, M2-048)",
         switches_are_a_binary_number_shown_at_once),
    TEST("poker: four decimal digits with leading zeros (M2-017, M2-040)",
         leading_zeros_are_shown_and_a_fifth_digit_is_not),
    TEST("poker: 0111 selects the thousands, 1110 the units (M2-041)",
         each_digit_has_its_anode),
    TEST("poker: in his turn player 2's bet follows the switches (M2-044, "
         "M2-046, M2-048)", in_his_turn_player_2s_bet_follows_the_switches),
    TEST("poker: nobody on turn has a wallet of 0000 (M2-044, M2-073)",
         nobodys_wallet_is_shown_as_zero),
    TEST("poker: SW15 folds; LD1 is player 2's, LD0 player 1's, and dark "
         "again with the next hand (M2-016, M2-018, M2-020, M2-077)",
         switch_15_folds_and_the_other_led_lights),
    TEST("poker: a tie lights both winners' LEDs", a_tie_lights_both),
    TEST("poker: LD3, LD2 and LD13 to LD4 stay dark (M2-018)",
         the_other_leds_stay_dark),
};

CHECK_MAIN("poker_basys3", tests)
