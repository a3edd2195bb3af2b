/* test_phh.c - files of poker hands, read: fields, values, actions, and
 * what is wrong with them. */
#include "check.h"

#include <string.h>

#include "games/holdem/phh_rig.h"

#define RULES "variant = \"NT\"\nantes = [0, 0]\n" \
              "blinds_or_straddles = [1, 2]\nmin_bet = 2\n" \
              "starting_stacks = [200, 100]\n"          /* five lines */
#define DEALT "\"d dh p1 AhKh\", \"d dh p2 2c2d\", "
#define HAND RULES "actions = [" DEALT "\"p2 f\"]\n"
#define ACTION(text) RULES "actions = [\"" text "\"]\n"

/* Fields */

CASE(the_fields_of_a_hand_are_read)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand(HAND "hand = 7\nplayers = [\"Anna\", \"Bob\"]\n"
             "finishing_stacks = [201, 99]\n", &hand);
    assert_int_equal(hand.variant, PHH_NT);
    assert_int_equal(hand.players, 2);
    assert_int_equal(hand.min_bet, 2);
    assert_int_equal(hand.stack[0], 200);
    assert_int_equal(hand.stack[1], 100);
    assert_string_equal(hand.number, "7");
    assert_string_equal(hand.name[0], "Anna");
    assert_string_equal(hand.name[1], "Bob");
    assert_int_equal(hand.finish[0], 201);
    assert_int_equal(hand.finish[1], 99);
    assert_int_equal(hand.decimals, 0);
    assert_int_equal(hand.action_count, 3);
}

/* The second of the list is the big blind, and p1 posts it. */
CASE(antes_and_blinds_of_two_are_turned)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand("variant = \"NT\"\nantes = [3, 4]\nblinds_or_straddles = [1, 2]"
             "\nmin_bet = 2\nstarting_stacks = [200, 100]\nactions = []\n",
             &hand);
    assert_int_equal(hand.blind[0], 2);
    assert_int_equal(hand.blind[1], 1);
    assert_int_equal(hand.ante[0], 4);
    assert_int_equal(hand.ante[1], 3);
}

CASE(antes_and_blinds_of_three_stay)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand("variant = \"NT\"\nantes = [3, 4, 5]\n"
             "blinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
             "starting_stacks = [9, 8, 7]\nactions = []\n", &hand);
    assert_int_equal(hand.players, 3);
    assert_int_equal(hand.blind[0], 1);
    assert_int_equal(hand.blind[1], 2);
    assert_int_equal(hand.ante[0], 3);
    assert_int_equal(hand.ante[2], 5);
}

CASE(actions_are_read)
{
    static struct phh_hand hand;
    const struct phh_action *at = rig_actions;

    BEGIN_CASE;
    rig_hand(RULES "actions = [\"d dh p1 Ah??\", \"d dh p2 2c2d\", "
             "\"  p2   cbr  6  # why?\", \"p1 cc\", \"d db Th9h8h\", "
             "\"p1 f\", \"p2 sm -\", \"\", \"# talk\", \"p2 sm 2c2d\", "
             "\"p2 sm\", \"p1 sd AhKh\", \"p1 pb\", \"p1 sd\"]\n", &hand);
    assert_int_equal(hand.action_count, 14);
    assert_int_equal(at[0].kind, PHH_HOLE);
    assert_int_equal(at[0].player, 0);
    assert_int_equal(at[0].count, 2);
    assert_int_equal(at[0].card[0], card_of(12, 0));
    assert_int_equal(at[0].card[1], PHH_UNKNOWN);
    assert_int_equal(at[1].player, 1);
    assert_int_equal(at[2].kind, PHH_RAISES);
    assert_int_equal(at[2].amount, 6);
    assert_int_equal(at[2].player, 1);
    assert_memory_equal(at[2].comment.start, " why?", 5);
    assert_int_equal(at[2].comment.length, 5);
    assert_int_equal(at[2].place.line, 6);
    assert_int_equal(at[3].kind, PHH_CALLS);
    assert_null(at[3].comment.start);
    assert_int_equal(at[4].kind, PHH_BOARD);
    assert_int_equal(at[4].count, 3);
    assert_int_equal(at[5].kind, PHH_FOLDS);
    assert_int_equal(at[6].kind, PHH_SHOWS_DEALT);
    assert_int_equal(at[7].kind, PHH_NOTHING);
    assert_int_equal(at[8].kind, PHH_NOTHING);
    assert_int_equal(at[8].comment.length, 5);
    assert_int_equal(at[9].kind, PHH_SHOWS);
    assert_int_equal(at[10].kind, PHH_MUCKS);
    assert_int_equal(at[11].kind, PHH_DISCARDS);
    assert_int_equal(at[11].count, 2);
    assert_int_equal(at[12].kind, PHH_BRINGS_IN);
    assert_int_equal(at[13].count, 0);
}

CASE(names_of_fields_may_be_in_quotes)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand(HAND "\"hand\" = 3\n'players' = ['A', 'B']\n", &hand);
    assert_string_equal(hand.number, "3");
    assert_string_equal(hand.name[1], "B");
    rig_assert_told(HAND "hand = 1\n\"hand\" = 2\n", "8:1: this field is "
                                                      "given twice");
}

CASE(fields_that_are_only_kept_are_kept)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand(HAND "event = 'Club'\n_own = [1,\n 2]\nhand = \"final\"\n",
             &hand);
    assert_int_equal(hand.field_count, 3);
    assert_memory_equal(hand.field[0].name.start, "event", 5);
    assert_memory_equal(hand.field[0].value.start, "'Club'\n", 7);
    assert_int_equal(hand.field[0].value.length, 6);
    assert_memory_equal(hand.field[1].value.start, "[1,\n 2]\n", 8);
    assert_int_equal(hand.field[1].value.length, 7);
    assert_memory_equal(hand.field[2].value.start, "\"final\"", 7);
    assert_false(hand.has >> PHH_HAND & 1);
    rig_assert_clean(HAND "event = 'Club'\n_own = [1,\n 2]\n"
                     "hand = \"final\"\nyear = 2026\ntime = 12:30:00\n"
                     "seats = [1, 2]\ntime_limit = 1.5\nseat_count = 9\n"
                     "ante_trimming_status = false\nwinnings = [3, 0.0]\n"
                     "_when = 2026-11-15 10:00:00Z\n"
                     "_a.b = {c = [1, {d = 2}], e = 'f]'}\n\"_x y\" = 1\n");
}

CASE(fields_of_no_known_name_are_noted)
{
    BEGIN_CASE;
    assert_string_equal(rig_told(HAND "minbet = 2\n"),
                        "note 7:1: no field 'minbet' in the format; did you "
                        "mean 'min_bet'?\n");
    rig_assert_told(HAND "zzzzz = 2\n", "fields of your own begin with _");
}

CASE(names_are_texts)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand(HAND "players = ['C:\\n\"x\"', \"a\\\"b\\\\c\\td\\u00e9"
             "\\U0001F0A1\"]\n", &hand);
    assert_string_equal(hand.name[0], "C:\\n\"x\"");
    assert_string_equal(hand.name[1],
                        "a\"b\\c\td\xc3\xa9\xf0\x9f\x82\xa1");
    rig_assert_told(HAND "players = ['0123456789012345678901234567890123456"
                    "789012345678901234567890\xc3\xa9xyz', '']\n",
                    "note 7:12: this name is cut off");
}

/* A surrogate would be written as bytes that are not UTF-8. */
CASE(names_have_no_half_characters)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand(HAND "players = [\"a\\ud800b\\uDFFF\", "
             "\"\\ud7ff\\ue000\\U00110000\\u0000\"]\n", &hand);
    assert_string_equal(hand.name[0], "a?b?");
    assert_string_equal(hand.name[1], "\xed\x9f\xbf\xee\x80\x80??");
}

/* A character of two bytes that would not fit whole is left out. */
CASE(names_are_cut_between_characters)
{
    static struct phh_hand hand;
    char text[1024] = HAND "players = ['";

    BEGIN_CASE;
    for (int i = 0; i < 62; i++)
        strcat(text, "x");
    strcat(text, "\xc3\xa9', '']\n");
    rig_hand(text, &hand);
    assert_int_equal(strlen(hand.name[0]), 62);
}

/* TOML */

CASE(any_style_of_the_format_is_read)
{
    BEGIN_CASE;
    rig_assert_clean("\xef\xbb\xbf# a remark\r\n\r\nvariant='NT'# here\r\n"
                     "antes=[0,0]\r\n  blinds_or_straddles =\t[ 1 , 2, ]\r\n"
                     "min_bet = 2\r\nactions = [ # all\r\n\r\n"
                     "  'd dh p1 AhKh',# one\r\n  \"d dh p2 2c2d\" , \r\n"
                     " # nothing\r\n 'p2 f'\r\n]\r\n"
                     "starting_stacks = [200, 100]");
    rig_assert_clean("");
    rig_assert_clean("# nothing\n\n");
}

CASE(lines_end_in_three_ways)
{
    BEGIN_CASE;
    rig_assert_told("variant = 1\n", "1:11: variant must be a text");
    rig_assert_told("\nvariant = 1\n", "2:11: variant must be a text");
    rig_assert_told("\r\n\r\nvariant = 1\n", "3:11: variant must be");
    rig_assert_told("\r\rvariant = 1\n", "3:11: variant must be");
    rig_assert_told("_a='\xc3\xa9\xc3\xa9' x\n", "1:9: unexpected text");
}

CASE(many_hands_are_read)
{
    char told[RIG_ROOM];
    static const char text[] = "[1]\n" HAND "\n[2] # two\n" HAND
                               "[ 'three' ]\n" HAND;

    BEGIN_CASE;
    assert_int_equal(rig_check(text, sizeof text - 1, told), 3);
    assert_string_equal(told, "");
    assert_int_equal(rig_check(HAND, sizeof HAND - 1, told), 1);
}

CASE(a_bad_header_is_told)
{
    BEGIN_CASE;
    rig_assert_told("[1\n" HAND, "1:1: a hand begins with a number");
    rig_assert_told("[[1]]\n" HAND, "1:1: a hand begins with a number");
    rig_assert_told("[]\n" HAND, "1:1: a hand begins with a number");
    rig_assert_told("[1] x\n" HAND, "1:5: unexpected text at");
}

CASE(defects_of_syntax_are_told)
{
    BEGIN_CASE;
    rig_assert_told("variant\n", "1:1: a field is a name, = and a value");
    rig_assert_told("= 3\n", "1:1: a field is a name, = and a value");
    rig_assert_told("?\n", "1:1: a field is a name, = and a value");
    rig_assert_told("min_bet = \n", "1:11: a value is missing");
    rig_assert_told("min_bet =", "1:10: a value is missing");
    rig_assert_told("min_bet = two\n", "1:11: 'two' is not a value");
    rig_assert_told("variant = NT\n", "1:11: 'NT' is not a value");
    rig_assert_told("variant = \"NT\n", "1:11: this string is not closed");
    rig_assert_told("variant = \"NT\\\"\n", "1:11: this string is not");
    rig_assert_told("variant = '''NT\n", "1:11: this string is not closed");
    rig_assert_told("variant = \"N\x01T\"\n", "1:13: a control character");
    rig_assert_told("antes = [0 0]\n", "1:12: a comma or ] is missing");
    rig_assert_told("antes = [0, 0\nmin_bet = 2\n",
                    "2:1: the list before this is not closed");
    rig_assert_told("antes = [0, 0", "1:14: the list before this is not");
    rig_assert_told("_x = [0, {a = 1]\n", "1:16: this bracket does not match");
    rig_assert_told("_x = [0, [\n_y = 2\n", "2:1: the list before this");
    rig_assert_told("min_bet = 2 3\n", "1:13: unexpected text at");
    rig_assert_told("min_bet = 2\nmin_bet = 2\n", "2:1: this field is given "
                                                  "twice");
    rig_assert_told("_a = 2\n_a = 2\n", "2:1: this field is given");
}

CASE(values_of_the_wrong_type_are_told)
{
    BEGIN_CASE;
    rig_assert_told("antes = 0\n", "1:9: antes must be a list of numbers");
    rig_assert_told("antes = [true]\n", "1:10: antes must be a list of");
    rig_assert_told("antes = [[1]]\n", "1:10: antes must be a list of");
    rig_assert_told("antes = {a = 1}\n", "1:9: antes must be a list of");
    rig_assert_told("min_bet = [2]\n", "1:11: min_bet must be a number");
    rig_assert_told("min_bet = \"2\"\n", "1:11: min_bet must be a number");
    rig_assert_told("actions = [1]\n", "1:12: actions must be a list of "
                                       "texts in quotes");
    rig_assert_told("year = 2026.5\n", "1:8: year must be a whole number");
    rig_assert_told("time = 12\n", "1:8: time must be a time");
    rig_assert_told("hand = 1.5\n", "1:8: hand must be a whole number or a");
    rig_assert_told("ante_trimming_status = 1\n", "must be true or false");
    rig_assert_told("seats = [1.5]\n", "must be a list of whole numbers");
    /* And it is told just once, and the rest of the line is not. */
    assert_string_equal(rig_told(HAND "seats = [[1], 2]\n_a = 1\n"),
                        "7:10: seats must be a list of whole numbers\n");
    assert_string_equal(rig_told(HAND "year = [1, 2]\n_a = 1\n"),
                        "7:8: year must be a whole number\n");
}

/* One defect hides nothing that comes after it. */
CASE(reading_goes_on_after_a_defect)
{
    BEGIN_CASE;
    assert_string_equal(
        rig_told("[1]\nvariant = \"NT\nantes = [0, 0\nmin_bet = 2 x\n"
                 "actions = [\"p1 f\",\n\"px f\",\n \"p1 ff\"]\n[2]\n"
                 RULES "actions = [" DEALT "\"p1 f\"]\n[3]\n" HAND),
        "2:11: this string is not closed: its quote is missing\n"
        "4:1: the list before this is not closed: its ] is missing\n"
        "4:13: unexpected text at the end of this line; a comment begins "
        "with #\n"
        "6:2: 'px' cannot act; an action begins with d, the dealer, or p1 to "
        "p12\n"
        "7:6: 'ff' is not an action of a player; those are f, cc, cbr, sm, "
        "sd and pb\n"
        "1:1: this hand has no field starting_stacks\n"
        "14:45: it is the turn of p2, not of p1\n");
}

/* A hand that could not be read is not played, so that one defect does not
 * look like two. */
CASE(one_defect_is_told_once)
{
    BEGIN_CASE;
    assert_string_equal(rig_told(RULES "actions = [" DEALT
                                 "\"p2 cbt 6\", \"p1 cc\"]\n"),
                        "6:48: 'cbt' is not an action of a player; those are "
                        "f, cc, cbr, sm, sd and pb\n");
    assert_string_equal(rig_told(RULES "actions = [" DEALT
                                 "\"p2 cc\" \"p1 f\"]\n"),
                        "6:52: a comma or ] is missing before this\n");
}

CASE(a_field_that_is_missing_is_told)
{
    BEGIN_CASE;
    assert_string_equal(rig_told("\n\n[1]\nvariant = 'NT'\n"),
                        "3:1: this hand has no field antes\n"
                        "3:1: this hand has no field blinds_or_straddles\n"
                        "3:1: this hand has no field min_bet\n"
                        "3:1: this hand has no field starting_stacks\n"
                        "3:1: this hand has no field actions\n");
    assert_string_equal(rig_told("variant = 'FT'\nantes = [0, 0]\n"
                                 "starting_stacks = [9, 9]\nactions = []\n"),
                        "1:1: this hand has no field blinds_or_straddles\n"
                        "1:1: this hand has no field small_bet\n"
                        "1:1: this hand has no field big_bet\n");
    assert_string_equal(rig_told("variant = 'F7S'\nantes = [0, 0]\n"
                                 "starting_stacks = [9, 9]\nactions = []\n"
                                 "small_bet = 1\nbig_bet = 2\n"),
                        "1:1: this hand has no field bring_in\n");
    rig_assert_told("antes = [0, 0]\nstarting_stacks = [9, 9]\n"
                    "actions = []\n", "1:1: this hand has no field variant");
}

CASE(a_variant_that_is_not_known_is_told)
{
    BEGIN_CASE;
    rig_assert_told("variant = 'XT'\n", "1:11: 'XT' is not a variant");
    rig_assert_told("variant = 'NTNTNTNTNT'\n", "1:11: 'NTNTNTNTNT' is no");
    rig_assert_told("variant = ''\n", "1:11: '' is not a variant");
}

CASE(lists_of_players_have_one_length)
{
    BEGIN_CASE;
    rig_assert_told(HAND "players = ['A']\n", "7:11: players must have as "
                    "many elements as starting_stacks\n");
    rig_assert_told(HAND "finishing_stacks = [1, 2, 3]\n", "7:20: finishing");
    rig_assert_told("variant = 'NT'\nantes = [0]\n"
                    "blinds_or_straddles = [1, 2, 3]\nmin_bet = 2\n"
                    "starting_stacks = [9, 9]\nactions = []\n",
                    "2:9: antes must have as many elements as "
                    "starting_stacks\n3:23: blinds_or_straddles must");
    rig_assert_told("starting_stacks = [9]\n",
                    "1:19: a hand needs at least two");
    rig_assert_told("starting_stacks = [1,2,3,4,5,6,7,8,9,10,11,12,13,14]\n",
                    "1:47: there are more than 12 players\n");
    rig_assert_told(ACTION("p3 f"), "6:13: this player has no stack");
    rig_assert_told("variant = 'PO'\nantes = [0, 0, 0]\n"
                    "blinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
                    "starting_stacks = [9, 9, 9]\nactions = ['p4 f']\n",
                    "6:13: this player has no stack");
}

CASE(twelve_players_may_be_there)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand("variant = 'NT'\nantes = [0,0,0,0,0,0,0,0,0,0,0,0]\n"
             "blinds_or_straddles = [1,2,0,0,0,0,0,0,0,0,0,0]\n"
             "min_bet = 2\nstarting_stacks = [1,2,3,4,5,6,7,8,9,10,11,12]\n"
             "actions = ['p12 f']\n", &hand);
    assert_int_equal(hand.players, 12);
    assert_int_equal(hand.stack[11], 12);
    assert_int_equal(rig_actions[0].player, 11);
}

CASE(defects_of_actions_are_told)
{
    BEGIN_CASE;
    rig_assert_told(ACTION("x f"), "6:13: 'x' cannot act");
    rig_assert_told(ACTION("p0 f"), "6:13: 'p0' cannot act");
    rig_assert_told(ACTION("p13 f"), "6:13: 'p13' cannot act");
    rig_assert_told(ACTION("p256 f"), "6:13: 'p256' cannot act");
    rig_assert_told(ACTION("d dx p1"), "6:15: 'dx' is not an action of");
    rig_assert_told(ACTION("d dh AhKh"), "6:18: 'AhKh' is not a player");
    rig_assert_told(ACTION("d dh p1"), "6:20: cards are missing");
    rig_assert_told(ACTION("d db"), "6:17: cards are missing");
    rig_assert_told(ACTION("d dh p1 AhXX"), "6:23: 'XX' is not a card");
    rig_assert_told(ACTION("d dh p1 Ah?"), "6:23: '?' is not a card");
    rig_assert_told(ACTION("d db 2h3h4h5h6h7h8h9h"), "6:32: more than seven");
    rig_assert_told(ACTION("p1 cc 5"), "6:19: '5' is unexpected");
    rig_assert_told(ACTION("p1 raise 5"), "6:16: 'raise' is not an action");
    rig_assert_told(ACTION("p1"), "6:15: '' is not an action of a player");
    rig_assert_told(RULES "actions = ['''\np1 f''']\n",
                    "6:12: an action in triple quotes must be on one line");
    rig_assert_told(RULES "actions = [\"\"\"p1 f # \"x\" y\"\"\"]\n",
                    "6:12: an action in triple quotes must be on one line");
}

/* In a table, a comment or a long text; behind a field it is no matter. */
CASE(a_zero_in_a_field_is_told)
{
    static const char text[] = HAND "_a = {b\0 = 1}\nseats = [1, # \0\n2]\n"
                               "venue = '''\0'''\n_c = 1 # \0\n";
    char told[RIG_ROOM];

    BEGIN_CASE;
    rig_check(text, sizeof text - 1, told);
    assert_string_equal(told, "7:8: a zero byte cannot be in a field\n"
                              "8:15: a zero byte cannot be in a field\n"
                              "10:12: a zero byte cannot be in a field\n");
}

CASE(wide_text_is_told_and_not_read)
{
    BEGIN_CASE;
    rig_assert_told("\xff\xfev", "1:1: this is UTF-16; a file of hands must "
                                 "be UTF-8");
    rig_assert_told("\xfe\xff", "1:1: this is UTF-16; a file of hands must "
                                "be UTF-8");
}

CASE(bytes_that_are_not_utf8_are_told)
{
    static const char *const good[] = {
        "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf",
        "\xef\xbf\xbd", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf",
    };
    static const char *const bad[] = {
        "\x80", "\xc1\xbf", "\xc3", "\xc3 ", "\xe0\x9f\xbf",
        "\xed\xa0\x80", "\xe2\x99", "\xf0\x8f\xbf\xbf",
        "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff",
    };
    char text[1024];

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        strcat(strcat(strcpy(text, HAND "venue = 'ab"), good[i]), "'\n");
        rig_assert_clean(text);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        strcat(strcat(strcpy(text, HAND "venue = 'ab"), bad[i]), "'\n");
        rig_assert_told(text, "7:12: this is not UTF-8");
    }
}

CASE(a_header_that_may_be_a_second_one_is_noted)
{
    BEGIN_CASE;
    rig_assert_clean("[0]\n" HAND "[1]\n" HAND "[10]\n" HAND);
    rig_assert_clean("[b]\n" HAND "[a]\n" HAND "[inf]\n" HAND);
    rig_assert_told("[2]\n" HAND "[2]\n" HAND,
                    "note 8:1: this number is not above the one before");
    rig_assert_told("[2]\n" HAND "[1]\n" HAND, "note 8:1: this number");
}

CASE(actions_beyond_memory_are_told_once)
{
    static char text[RIG_ACTIONS * 4 + 512] = RULES "actions = [";
    size_t used = strlen(text);
    int hits = 0;

    BEGIN_CASE;
    for (int i = 0; i < RIG_ACTIONS + 3; i++, used += 3)
        memcpy(text + used, "'',", 4);
    memcpy(text + used, "]\n", 3);
    for (const char *at = rig_told(text); (at = strstr(at, "more actions"));
         at++)
        hits++;
    assert_int_equal(hits, 1);
}

CASE(more_fields_than_are_kept_are_noted)
{
    static char text[4096] = HAND;

    BEGIN_CASE;
    for (int i = 0; i < PHH_FIELDS_MAX + 1; i++) {
        char line[] = "_aa = 1\n";

        line[1] = (char)('a' + i / 26);
        line[2] = (char)('a' + i % 26);
        strcat(text, line);
    }
    assert_string_equal(rig_told(text),
                        "note 55:7: too many fields: this one is not kept\n");
}

static const struct CMUnitTest tests[] = {
    TEST("phh: the fields of a hand are read",
         the_fields_of_a_hand_are_read),
    TEST("phh: with two players antes and blinds are listed reversed",
         antes_and_blinds_of_two_are_turned),
    TEST("phh: with three they are not", antes_and_blinds_of_three_stay),
    TEST("phh: actions are read", actions_are_read),
    TEST("phh: names of fields may be in quotes",
         names_of_fields_may_be_in_quotes),
    TEST("phh: fields that mean nothing to the rules are kept",
         fields_that_are_only_kept_are_kept),
    TEST("phh: fields of no known name are noted",
         fields_of_no_known_name_are_noted),
    TEST("phh: names may have backslashes or not", names_are_texts),
    TEST("phh: an escaped surrogate is no character",
         names_have_no_half_characters),
    TEST("phh: long names are cut between characters",
         names_are_cut_between_characters),
    TEST("phh: any style of the format is read",
         any_style_of_the_format_is_read),
    TEST("phh: lines end in three ways, and columns are characters",
         lines_end_in_three_ways),
    TEST("phh: many hands in one file are read", many_hands_are_read),
    TEST("phh: a bad header is told", a_bad_header_is_told),
    TEST("phh: defects of syntax are told with their place",
         defects_of_syntax_are_told),
    TEST("phh: values of the wrong type are told",
         values_of_the_wrong_type_are_told),
    TEST("phh: reading goes on after a defect",
         reading_goes_on_after_a_defect),
    TEST("phh: one defect is told once", one_defect_is_told_once),
    TEST("phh: a field that is missing is told",
         a_field_that_is_missing_is_told),
    TEST("phh: a variant that is not known is told",
         a_variant_that_is_not_known_is_told),
    TEST("phh: lists of players have one length",
         lists_of_players_have_one_length),
    TEST("phh: twelve players may be there", twelve_players_may_be_there),
    TEST("phh: defects of actions are told", defects_of_actions_are_told),
    TEST("phh: bytes that are not UTF-8 are told",
         bytes_that_are_not_utf8_are_told),
    TEST("phh: a zero in a field is told", a_zero_in_a_field_is_told),
    TEST("phh: UTF-16 is told and not read", wide_text_is_told_and_not_read),
    TEST("phh: a header that may be there a second time is noted",
         a_header_that_may_be_a_second_one_is_noted),
    TEST("phh: actions beyond memory are told once",
         actions_beyond_memory_are_told_once),
    TEST("phh: more fields than are kept are noted",
         more_fields_than_are_kept_are_noted),
};

CHECK_MAIN("phh", tests)
