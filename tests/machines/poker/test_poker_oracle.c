/* test_poker_oracle.c - the expected tables of betting, row by row.
 *
 * The tables follow the document to the letter; where an erratum repairs it
 * the repaired value is compared, and the place says so.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/oracle.h"
#include "machines/poker/poker_driver.h"

enum { PRESS, WHAT, EXECUTED, BET, FOLD, AFTER, WALLET1, WALLET2, TOTAL1,
       TOTAL2, POT, PLAYER, ITEM0, ITEM1, ITEM2, ITEM3, TERMINAL, LEDS,
       RESULT, COLUMNS };

static int number(const struct oracle *row, int column)
{
    return atoi(row->field[column]);
}

/* Erratum 12: once judged, a bet on the switches is not added once more. */
static int repaired_item(const struct oracle *row, int column)
{
    int player = column - ITEM1, executed = number(row, EXECUTED);

    if (executed == 6 + 2 * player)
        return number(row, TOTAL1 + player);
    return number(row, column);
}

/* Erratum 18: the empty line of phase 4 clears, too. */
static const char *repaired_line(const struct oracle *row)
{
    return number(row, EXECUTED) == 4 ? "<clear>" : row->field[TERMINAL];
}

static void compare(struct poker_driver *d, const struct oracle *row)
{
    assert_phase(d, number(row, AFTER));
    assert_money(d, number(row, WALLET1), number(row, WALLET2),
                 number(row, POT));
    assert_totals(d, number(row, TOTAL1), number(row, TOTAL2));
    assert_int_equal(d->chip.player, number(row, PLAYER));
    assert_int_equal(poker_driver_item(d, 0), number(row, ITEM0));
    assert_int_equal(poker_driver_item(d, 1), repaired_item(row, ITEM1));
    assert_int_equal(poker_driver_item(d, 2), repaired_item(row, ITEM2));
    assert_int_equal(poker_driver_item(d, 3), number(row, ITEM3));
    assert_lines(d, repaired_line(row));
    assert_int_equal(poker_driver_leds(d),
                     strtoul(row->field[LEDS], NULL, 2));
}

static void do_row(struct poker_driver *d, const struct oracle *row)
{
    assert_phase(d, number(row, EXECUTED) == 0 && d->chip.hands
                    ? POKER_PHASE_OVER : number(row, EXECUTED));
    poker_driver_set(d, (unsigned)number(row, BET));
    poker_driver_fold(d, number(row, FOLD));
    poker_driver_press(d);
}

/* All rows but those that this word marks; how many were compared. */
static int follow(struct poker_driver *d, const char *table, const char *not)
{
    struct oracle row;
    int rows = 0;

    oracle_open(&row, table);
    while (oracle_next(&row)) {
        assert_int_equal(row.fields, COLUMNS);
        if (strstr(row.field[WHAT], not))
            continue;
        do_row(d, &row);
        compare(d, &row);
        rows++;
    }
    return rows;
}

CASE(betting_1_row_by_row)
{
    struct poker_driver d = poker_driver_hashed("calls=literal");

    BEGIN_CASE;
    assert_int_equal(follow(&d, "poker/betting_example1.csv", "no row"), 19);
}

CASE(betting_2_row_by_row)
{
    struct poker_driver d = poker_driver_hashed("calls=literal");

    BEGIN_CASE;
    assert_int_equal(follow(&d, "poker/betting_example2.csv", "no row"), 19);
}

CASE(folds_row_by_row)
{
    struct poker_driver literal = poker_driver_hashed("calls=literal");
    struct poker_driver d = poker_driver_hashed("");

    BEGIN_CASE;
    assert_int_equal(follow(&literal, "poker/betting_fold.csv", "no row"),
                     17);
    assert_int_equal(follow(&d, "poker/betting_fold.csv", "no row"), 17);
}

/* The rows up to player 1's call; then the showdown comes at once, and what
 * the table has for the last two rows. The call itself is the row in which
 * the phase differs: 9 instead of 7. */
static void follow_until_call(const char *table)
{
    struct poker_driver d = poker_driver_hashed("");
    struct oracle row;
    int rows = 0;

    oracle_open(&row, table);
    while (oracle_next(&row)) {
        if (strstr(row.field[WHAT], "implied"))
            continue;
        do_row(&d, &row);
        if (++rows == 15) {
            assert_string_equal(row.field[WHAT], "P1 bets 5");
            assert_phase(&d, POKER_PHASE_SHOWDOWN);
            row.field[AFTER] = "9";
        }
        /* Nobody asked player 2: player 1 is still on turn. */
        if (rows == 16) {
            row.field[PLAYER] = "0";
            row.field[ITEM0] = row.field[WALLET1];
        }
        compare(&d, &row);
    }
    assert_int_equal(rows, 17);
}

CASE(a_call_closes_both_examples)
{
    BEGIN_CASE;
    follow_until_call("poker/betting_example1.csv");
    follow_until_call("poker/betting_example2.csv");
}

/* All rows until one wallet is empty; the next press begins a new match, so
 * the rows after it have other wallets (erratum 9). */
static void follow_into_bust(const char *options)
{
    struct poker_driver d = poker_driver_hashed(options);
    struct oracle row;

    oracle_open(&row, "poker/betting_allin_deadlock.csv");
    while (oracle_next(&row)) {
        int press = number(&row, PRESS);

        do_row(&d, &row);
        if (press > 10) {
            row.field[WALLET1] = row.field[WALLET2] = "100";
        }
        if (press == 15) {
            row.field[WALLET1] = row.field[WALLET2] = "95";
        }
        compare(&d, &row);
    }
    assert_int_equal(d.chip.hands, 2);
}

CASE(all_in_and_bust_row_by_row)
{
    BEGIN_CASE;
    follow_into_bust("calls=literal");
    follow_into_bust("calls=close");
}

static const struct CMUnitTest tests[] = {
    TEST("poker: betting example 1 is the table's (M2-101, M2-104)",
         betting_1_row_by_row),
    TEST("poker: betting example 2 is the table's (M2-102, M2-104, M2-081, "
         "M2-087)", betting_2_row_by_row),
    TEST("poker: folds are the table's (M2-076, M2-077, M2-078)",
         folds_row_by_row),
    TEST("poker: with calls=close a call leads to the showdown (M2-086)",
         a_call_closes_both_examples),
    TEST("poker: all-in is the table's, and a bust begins a new match "
         "(M2-010, M2-012)", all_in_and_bust_row_by_row),
};

CHECK_MAIN("poker: oracle", tests)
