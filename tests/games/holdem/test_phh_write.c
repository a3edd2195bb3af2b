/* test_phh_write.c - hands of poker put together, written, and read back. */
#include "check.h"

#include <string.h>

#include "games/holdem/phh_rig.h"
#include "games/holdem/rules/deck.h"

enum { GAMES = 400, MUTANTS = 3000, GARBAGE = 3000 };

static const struct poker_action fold = {POKER_FOLDS, 0};
static const struct poker_action call = {POKER_CALLS, 0};

static struct poker_action to(int32_t amount)
{
    return (struct poker_action){POKER_RAISES, amount};
}

static void begin(struct phh_hand *hand, const struct poker_rules *rules,
                  int32_t first, int32_t second)
{
    const int32_t stack[] = {first, second};

    phh_hand_begin(hand, rules, stack, rig_actions, RIG_ACTIONS);
}

static void deal(struct phh_hand *hand)
{
    assert_true(phh_hand_hole(hand, 0, card_of(12, 0), card_of(11, 0)));
    assert_true(phh_hand_hole(hand, 1, card_of(0, 2), card_of(0, 1)));
}

static const uint8_t flop[] = {10, 9, 1};       /* QhJh3h */

/* What is written */

CASE(a_hand_of_no_limit_is_written)
{
    static struct phh_hand hand;
    struct poker_rules rules;
    struct poker_action raise = to(6);

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    begin(&hand, &rules, 200, 100);
    phh_hand_name(&hand, 0, "odds");
    phh_hand_name(&hand, 1, "a \"b\" \\ \n\xc3\xa9");
    phh_hand_number(&hand, 12);
    deal(&hand);
    assert_true(phh_hand_act(&hand, 1, &raise));
    assert_true(phh_hand_act(&hand, 0, &call));
    assert_true(phh_hand_board(&hand, flop, 3));
    assert_true(phh_hand_act(&hand, 0, &call));
    assert_true(phh_hand_act(&hand, 1, &fold));
    assert_null(phh_hand_end(&hand));
    assert_string_equal(rig_written(&hand, 0),
        "variant = \"NT\"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\n"
        "min_bet = 2\nstarting_stacks = [200, 100]\nactions = [\n"
        "  \"d dh p1 AhKh\",\n  \"d dh p2 2c2d\",\n  \"p2 cbr 6\",\n"
        "  \"p1 cc\",\n  \"d db QhJh3h\",\n  \"p1 cc\",\n  \"p2 f\",\n]\n"
        "hand = 12\n"
        "players = [\"odds\", \"a \\\"b\\\" \\\\ \\u000a\xc3\xa9\"]\n"
        "finishing_stacks = [206, 94]\n");
    rig_assert_clean(rig_written(&hand, 0));
}

CASE(a_hand_of_fixed_limit_is_written)
{
    static struct phh_hand hand;
    struct poker_rules rules;

    BEGIN_CASE;
    poker_fixed_limit(&rules, 2);
    rules.ante = 1;
    begin(&hand, &rules, 50, 60);
    deal(&hand);
    assert_true(phh_hand_act(&hand, 1, &fold));
    assert_true(phh_hand_show(&hand, 0, card_of(12, 0), card_of(11, 0)));
    assert_null(phh_hand_end(&hand));
    assert_string_equal(rig_written(&hand, 0),
        "variant = \"FT\"\nantes = [1, 1]\nblinds_or_straddles = [1, 2]\n"
        "small_bet = 2\nbig_bet = 4\nstarting_stacks = [50, 60]\n"
        "actions = [\n  \"d dh p1 AhKh\",\n  \"d dh p2 2c2d\",\n"
        "  \"p2 f\",\n  \"p1 sm AhKh\",\n]\n"
        "finishing_stacks = [52, 58]\n");
}

CASE(hands_have_headers_in_a_file_of_many)
{
    static struct phh_hand hand;
    struct poker_rules rules;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    begin(&hand, &rules, 200, 100);
    assert_memory_equal(rig_written(&hand, 1), "[1]\nvariant", 11);
    assert_memory_equal(rig_written(&hand, 7), "\n[7]\nvariant", 12);
}

/* The machine's game with five cards has the name that other programs know
 * if every raise was as high as the one before. */
CASE(the_machine_has_the_name_that_fits)
{
    static struct phh_hand hand;
    struct poker_rules rules;
    struct poker_action ten = to(10), low = to(19), high = to(20);

    BEGIN_CASE;
    poker_machine(&rules, 5, 5);
    begin(&hand, &rules, 100, 100);
    deal(&hand);
    assert_true(phh_hand_act(&hand, 0, &ten));
    assert_true(phh_hand_act(&hand, 1, &high));
    assert_null(phh_hand_end(&hand));
    assert_string_equal(rig_written(&hand, 0),
        "variant = \"NT\"\nantes = [5, 5]\nblinds_or_straddles = [0, 0]\n"
        "min_bet = 1\nstarting_stacks = [100, 100]\nactions = [\n"
        "  \"d dh p1 AhKh\",\n  \"d dh p2 2c2d\",\n  \"p1 cbr 10\",\n"
        "  \"p2 cbr 20\",\n]\n");
    begin(&hand, &rules, 100, 100);
    deal(&hand);
    assert_true(phh_hand_act(&hand, 0, &ten));
    assert_true(phh_hand_act(&hand, 1, &low));
    assert_null(phh_hand_end(&hand));
    assert_memory_equal(rig_written(&hand, 0), "variant = \"BW5\"\n", 16);
    poker_machine(&rules, 3, 5);
    begin(&hand, &rules, 100, 100);
    assert_null(phh_hand_end(&hand));
    assert_memory_equal(rig_written(&hand, 0), "variant = \"BW3\"\n", 16);
}

CASE(a_short_ante_is_written_as_trimmed)
{
    static struct phh_hand hand;
    struct poker_rules rules;

    BEGIN_CASE;
    poker_machine(&rules, 3, 5);
    begin(&hand, &rules, 4, 196);
    assert_memory_equal(rig_written(&hand, 0), "variant = \"BW3\"\n"
                        "ante_trimming_status = true\nantes", 49);
    begin(&hand, &rules, 5, 195);
    assert_memory_equal(rig_written(&hand, 0), "variant = \"BW3\"\nantes",
                        21);
}

CASE(a_hand_against_the_rules_is_told)
{
    static struct phh_hand hand;
    struct poker_rules rules;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    begin(&hand, &rules, 200, 100);
    deal(&hand);
    assert_true(phh_hand_act(&hand, 0, &call));
    assert_non_null(strstr(phh_hand_end(&hand), "the turn of p2"));
    assert_false(hand.has >> PHH_FINISH & 1);
}

CASE(actions_beyond_memory_are_refused)
{
    static struct phh_hand hand;
    struct phh_action memory[2];
    const int32_t stack[] = {9, 9};
    struct poker_rules rules;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    phh_hand_begin(&hand, &rules, stack, memory, 2);
    deal(&hand);
    assert_false(phh_hand_act(&hand, 1, &fold));
    assert_false(phh_hand_board(&hand, flop, 3));
    assert_false(phh_hand_show(&hand, 1, flop[0], flop[1]));
    assert_int_equal(hand.action_count, 2);
}

/* Reading and writing */

static const char standard[] =
    "[1]\n"
    "variant = \"NT\"\n"
    "ante_trimming_status = false\n"
    "antes = [0.00, 0.50]\n"
    "blinds_or_straddles = [0.25, 0.50]\n"
    "min_bet = 0.50\n"
    "starting_stacks = [100.00, 42.10]\n"
    "actions = [\n"
    "  \"d dh p1 Ah\?\?\",\n"
    "  \"d dh p2 2c2d # a \\\"pair\\\"\",\n"
    "  \"# talk\",\n"
    "  \"\",\n"
    "  \"p2 cbr 1.50\",\n"
    "  \"p1 sm -\",\n"
    "]\n"
    "hand = 3\n"
    "players = [\"Anna\", \"\"]\n"
    "finishing_stacks = [1.00, 2.00]\n"
    "event = 'Club'\n"
    "seats = [4, # here\n 5]\n"
    "_own = [1,\n 2] \n"
    "\n[2]\n"
    "variant = \"F7S\"\n"
    "antes = [1, 2, 3]\n"
    "bring_in = 1\n"
    "small_bet = 2\n"
    "big_bet = 4\n"
    "starting_stacks = [inf, 20, 30]\n"
    "actions = [\n"
    "  \"d dh p3 2c3c4c\",\n"
    "  \"p1 pb\",\n"
    "  \"p3 sd 2c3c\",\n"
    "  \"p3 sd\",\n"
    "]\n"
    "\n[3]\n"
    "variant = \"FT\"\n"
    "antes = [0, 0]\n"
    "blinds_or_straddles = [1, 2]\n"
    "small_bet = 2\n"
    "big_bet = 4\n"
    "starting_stacks = [10, 20]\n"
    "actions = []\n";

CASE(standard_form_stays_as_it_is)
{
    static char copy[RIG_ROOM], wanted[sizeof standard];
    char *space;

    BEGIN_CASE;
    rig_copy(standard, sizeof standard - 1, copy);
    strcpy(wanted, standard);
    space = strstr(wanted, "2] \n");    /* but for what is behind a value */
    memmove(space + 2, space + 3, strlen(space + 3) + 1);
    assert_string_equal(copy, wanted);
}

CASE(other_styles_become_standard)
{
    static char copy[RIG_ROOM];
    static const char text[] =
        "actions=['p1 f#x\"y\\\\z',\"d db  th10d??\"]#\r\nmin_bet=002.0\r\n"
        "players=['x','\\']\r\nvariant='NT'\r\nstarting_stacks=[1_0,2.50]"
        "\r\nblinds_or_straddles=[1,2]\r\nantes=[0,0]";

    BEGIN_CASE;
    rig_copy(text, sizeof text - 1, copy);
    assert_string_equal(copy,
        "variant = \"NT\"\nantes = [0.0, 0.0]\n"
        "blinds_or_straddles = [1.0, 2.0]\nmin_bet = 2.0\n"
        "starting_stacks = [10.0, 2.5]\nactions = [\n"
        "  \"p1 f #x\\\"y\\\\\\\\z\",\n  \"d db ThTd\?\?\",\n]\n"
        "players = [\"x\", \"\\\\\"]\n");
}

/* Games by chance */

struct table {
    struct rng rng;
    struct poker_deal deal;
    struct poker poker;
    struct phh_hand hand;
    int board;
};

static int32_t between(struct table *self, int32_t least, int32_t most)
{
    return least + (int32_t)rng_below(&self->rng,
                                      (uint64_t)(most - least) + 1);
}

static void find_game(struct table *self, struct poker_rules *rules)
{
    int32_t ante = between(self, 0, 3);

    switch (rng_below(&self->rng, 4)) {
    case 0:
        poker_no_limit(rules, 1, between(self, 2, 5));
        break;
    case 1:
        poker_fixed_limit(rules, 2 * between(self, 1, 3));
        break;
    case 2:
        poker_machine(rules, 3, 1);
        break;
    default:
        poker_machine(rules, 5, 1);
    }
    rules->ante = ante;
}

static void show_board(struct table *self)
{
    static const int next[] = {3, 3, 3, 4, 5};

    while (self->poker.end != POKER_FOLDED
           && self->board < poker_board(&self->poker)) {
        int now = next[self->board];

        assert_true(phh_hand_board(&self->hand,
                                   self->deal.board + self->board,
                                   now - self->board));
        self->board = now;
    }
}

static void act(struct table *self)
{
    struct poker_options options;
    struct poker_action action = call;
    uint64_t dice = rng_below(&self->rng, 10);

    poker_find_options(&self->poker, &options);
    if (dice == 0)
        action = fold;
    else if (dice < 5 && options.raise_most > 0)
        action = to(between(self, options.raise_least,
                            dice < 4 && options.raise_least + 5
                            < options.raise_most ? options.raise_least + 5
                                                 : options.raise_most));
    assert_true(phh_hand_act(&self->hand, self->poker.turn, &action));
    assert_null(poker_act(&self->poker, &action));
}

static void show_down(struct table *self)
{
    uint32_t value[POKER_PLAYERS];
    int first = poker_shows_first(&self->poker);

    if (self->poker.end != POKER_SHOWDOWN)
        return;
    for (int i = 0; i < POKER_PLAYERS; i++) {
        const uint8_t *hole = self->deal.hole[first ^ i];

        assert_true(phh_hand_show(&self->hand, first ^ i, hole[0], hole[1]));
    }
    poker_deck_judge(&self->deal, poker_board(&self->poker), value);
    poker_show(&self->poker, value);
}

static void play_game(struct table *self)
{
    struct poker_rules rules;
    int32_t stack[POKER_PLAYERS];

    find_game(self, &rules);
    stack[0] = between(self, 1, 60);
    stack[1] = between(self, 1, 60);
    poker_deck_deal(&self->deal, &self->rng);
    self->board = 0;
    begin(&self->hand, &rules, stack[0], stack[1]);
    assert_null(poker_begin(&self->poker, &rules, 1, stack));
    for (int i = 0; i < POKER_PLAYERS; i++)
        assert_true(phh_hand_hole(&self->hand, i, self->deal.hole[i][0],
                                  self->deal.hole[i][1]));
    show_board(self);
    while (self->poker.end == POKER_GOES_ON) {
        act(self);
        show_board(self);
    }
    show_down(self);
}

CASE(games_by_chance_are_written_and_read_back)
{
    static struct table table;
    static char text[RIG_ROOM], copy[RIG_ROOM];

    BEGIN_CASE;
    rng_seed(&table.rng, "phh");
    for (int i = 0; i < GAMES; i++) {
        const char *error;

        play_game(&table);
        error = phh_hand_end(&table.hand);
        strcpy(text, rig_written(&table.hand, 0));
        if (error)
            fail_msg("%s of:\n%s", error, text);
        rig_assert_clean(text);
        assert_true(table.hand.has >> PHH_FINISH & 1);
        assert_int_equal(table.hand.finish[0], table.poker.stack[0]);
        assert_int_equal(table.hand.finish[1], table.poker.stack[1]);
        rig_copy(text, strlen(text), copy);
        assert_string_equal(copy, text);
    }
}

/* A history that stops anywhere is right as far as it goes. */
CASE(games_may_stop_anywhere)
{
    static struct table table;

    BEGIN_CASE;
    rng_seed(&table.rng, "phh stops");
    for (int i = 0; i < GAMES / 4; i++) {
        play_game(&table);
        for (; table.hand.action_count > 0; table.hand.action_count--)
            rig_assert_clean(rig_written(&table.hand, 0));
    }
}

/* Any bytes */

/* The text in memory of its own, so that every read beyond it is seen. */
static void check_bytes(const char *text, size_t length)
{
    static char told[RIG_ROOM], copy[RIG_ROOM], again[RIG_ROOM];
    char *own = malloc(length + 1);

    memcpy(own, text, length);
    rig_check(own, length, told);
    rig_copy(own, length, copy);
    if (!*told) {
        rig_copy(copy, strlen(copy), again);
        assert_string_equal(copy, again);
        rig_check(copy, strlen(copy), told);
        assert_string_equal(told, "");
    }
    free(own);
}

CASE(every_cut_off_file_is_answered)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof standard; i++)
        check_bytes(standard, i);
}

CASE(every_changed_file_is_answered)
{
    static const char bytes[] = "[]{}\"'#=,.\n\r \t\\0129pdAh?-_\xc3\x01";
    char text[sizeof standard];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "mutants");
    for (int i = 0; i < MUTANTS; i++) {
        memcpy(text, standard, sizeof text);
        for (uint64_t j = rng_below(&rng, 4); j < 4; j++)
            text[rng_below(&rng, sizeof text - 1)] =
                bytes[rng_below(&rng, sizeof bytes - 1)];
        check_bytes(text, sizeof text - 1);
    }
}

CASE(garbage_is_answered)
{
    char text[200];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "garbage");
    for (int i = 0; i < GARBAGE; i++) {
        size_t length = rng_below(&rng, sizeof text);

        for (size_t j = 0; j < length; j++)
            text[j] = (char)rng_below(&rng, i % 2 ? 256 : 128);
        check_bytes(text, length);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("phh write: a hand of no-limit", a_hand_of_no_limit_is_written),
    TEST("phh write: a hand of fixed limit",
         a_hand_of_fixed_limit_is_written),
    TEST("phh write: hands have headers in a file of many",
         hands_have_headers_in_a_file_of_many),
    TEST("phh write: the machine's game has the name that fits",
         the_machine_has_the_name_that_fits),
    TEST("phh write: a short ante is written as trimmed",
         a_short_ante_is_written_as_trimmed),
    TEST("phh write: a hand against the rules is told",
         a_hand_against_the_rules_is_told),
    TEST("phh write: actions beyond memory are refused",
         actions_beyond_memory_are_refused),
    TEST("phh write: standard form stays as it is",
         standard_form_stays_as_it_is),
    TEST("phh write: other styles become standard",
         other_styles_become_standard),
    TEST("phh write: games by chance are written and read back",
         games_by_chance_are_written_and_read_back),
    TEST("phh write: games may stop anywhere", games_may_stop_anywhere),
    TEST("phh write: every file that is cut off is answered",
         every_cut_off_file_is_answered),
    TEST("phh write: every file that was changed is answered",
         every_changed_file_is_answered),
    TEST("phh write: garbage is answered", garbage_is_answered),
};

CHECK_MAIN("phh_write", tests)
