/* test_leap.c - the engine for netlists: runs, leaps, states, and texts that
 * are no netlists.
 */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "designs/leap/leap.h"

/* A counter to 19 that turns a light; `hold` stops both. Quotes are single, so
 * that this can be read. */
static const char tiny[] =
    "{'modules':{'tiny':{'attributes':{'top':'1'},'ports':{"
    "'clk':{'direction':'input','bits':[2]},"
    "'hold':{'direction':'input','bits':[3]},"
    "'led':{'direction':'output','bits':[4]}},\n"
    "'cells':{'c0':{'type':'$add','parameters':{'A_SIGNED':'0'},"
    "'attributes':{'src':'tiny.v:4.1-4.9'},'connections':{"
    "'A':[5,6,7,8,9],'B':['1','0','0'],'Y':[10,11,12,13,14]}},\n"
    "'c1':{'type':'$eq','parameters':{},'connections':{"
    "'A':[5,6,7,8,9],'B':['1','1','0','0','1'],'Y':[42]}},\n"
    "'c2':{'type':'$not','connections':{'A':[4],'Y':[43]}},\n"
    "'c3':{'type':'$dff','parameters':{'CLK_POLARITY':'1'},"
    "'connections':{'CLK':[2],'D':[44],'Q':[4]}},\n"
    "'c4':{'type':'$dff','parameters':{'CLK_POLARITY':'1'},"
    "'connections':{'CLK':[2],'D':[45,46,47,48,49],'Q':[5,6,7,8,9]}},\n"
    "'c5':{'type':'$mux','connections':{'A':[50,51,52,53,54],"
    "'B':[5,6,7,8,9],'S':[3],'Y':[45,46,47,48,49]}},\n"
    "'c6':{'type':'$mux','connections':{'A':[4],'B':[43],'S':[42],"
    "'Y':[55]}},\n"
    "'c7':{'type':'$mux','connections':{'A':[55],'B':[4],'S':[3],"
    "'Y':[44]}},\n"
    "'c8':{'type':'$mux','connections':{'A':[10,11,12,13,14],"
    "'B':['0','0','0','0','0'],'S':[42],'Y':[50,51,52,53,54]}}},\n"
    "'netnames':{'count':{'bits':[5,6,7,8,9],'attributes':{'init':'00011',"
    "'src':'tiny.v:2.15-2.20'}},'led':{'bits':[4]}}}}}\n";

enum { MEMORY = 2000000, ROOM = 8 };

struct rig {
    char text[sizeof tiny];
    void *memory;
    struct leap *leap;
    struct design *design;
    uint64_t in[1], changes[ROOM * 2];
    struct design_run run;
};

static const char *open_text(struct rig *rig, size_t length)
{
    struct arena arena = arena_of(rig->memory, MEMORY);

    return leap_open(&rig->leap, &arena, NULL, rig->text, length);
}

static void copy_text(struct rig *rig)
{
    for (size_t i = 0; i < sizeof tiny; i++)
        rig->text[i] = (char)(tiny[i] == '\'' ? '"' : tiny[i]);
}

static int set_up(void **state)
{
    struct rig *rig = calloc(1, sizeof *rig);
    struct design_clock clock = {0, 1, 1};

    assert_non_null(rig);
    rig->memory = malloc(MEMORY);
    assert_non_null(rig->memory);
    copy_text(rig);
    assert_null(open_text(rig, sizeof tiny - 1));
    rig->design = leap_design(rig->leap);
    assert_null(leap_set_clocks(rig->leap, &clock, 1));
    assert_null(rig->design->type->power_up(rig->design));
    *state = rig;
    return 0;
}

static int tear_down(void **state)
{
    struct rig *rig = *state;

    free(rig->memory);
    free(rig);
    return 0;
}

static void run_for(struct rig *rig, uint64_t ticks, size_t room)
{
    rig->run = (struct design_run){
        .in = rig->in, .stops = NULL, .ticks = ticks,
        .changes = rig->changes, .room = room};
    assert_null(rig->design->type->run(rig->design, &rig->run));
}

static uint64_t count_of(struct rig *rig)
{
    uint64_t value;

    assert_int_equal(leap_look(rig->leap, "count", &value, 1), 5);
    return value;
}

static void changes_come_with_their_ticks(void **state)
{
    struct rig *rig = *state;

    run_for(rig, 100, ROOM);
    assert_int_equal(rig->run.ticks, 100);
    assert_int_equal(rig->run.count, 5);
    for (size_t i = 0; i < 5; i++) {
        assert_int_equal(rig->changes[2 * i], 16 + 20 * i);
        assert_int_equal(rig->changes[2 * i + 1], 1 - i % 2);
    }
    assert_int_equal(count_of(rig), (3 + 100) % 20);
}

static void a_full_list_and_a_stop_end_a_run(void **state)
{
    struct rig *rig = *state;
    const uint64_t stops[] = {1};

    run_for(rig, 1000, 2);
    assert_int_equal(rig->run.ticks, 37);
    assert_int_equal(rig->run.count, 2);
    rig->run = (struct design_run){
        .in = rig->in, .stops = stops, .ticks = 1000,
        .changes = rig->changes, .room = ROOM};
    assert_null(rig->design->type->run(rig->design, &rig->run));
    assert_int_equal(rig->run.ticks, 20);
    assert_int_equal(rig->changes[0], 19);
}

static void what_is_held_leaps_for_ever(void **state)
{
    struct rig *rig = *state;

    rig->in[0] = 2;
    run_for(rig, UINT64_C(1000000000000000), ROOM);
    assert_int_equal(rig->run.count, 0);
    assert_true(rig->run.ticks == UINT64_C(1000000000000000));
    assert_true(leap_counted(rig->leap).leaps < 100);
    assert_int_equal(count_of(rig), 3);
    rig->in[0] = 0;
    run_for(rig, 17, ROOM);
    assert_int_equal(rig->changes[0], 16);
}

static void a_state_is_taken_up_again(void **state)
{
    struct rig *rig = *state;
    void *kept = malloc(rig->design->state_size);
    uint64_t first;

    assert_non_null(kept);
    run_for(rig, 33, ROOM);
    rig->design->type->save(rig->design, kept);
    run_for(rig, 12, ROOM);
    first = rig->changes[0];
    assert_null(rig->design->type->power_up(rig->design));
    run_for(rig, 5, ROOM);
    assert_null(rig->design->type->load(rig->design, kept));
    assert_int_equal(count_of(rig), (3 + 33) % 20);
    run_for(rig, 12, ROOM);
    assert_int_equal(rig->changes[0], first);
    free(kept);
}

/* Whatever the text is, it is refused or runs; the sanitizers watch. */
static void hostile_texts_do_no_harm(void **state)
{
    struct rig *rig = *state;
    struct rng rng;

    for (size_t length = 0; length < sizeof tiny - 5; length += 3)
        assert_non_null(open_text(rig, length));
    rng_seed(&rng, "netlists");
    for (int i = 0; i < 3000; i++) {
        struct design_clock clock = {0, 1, 1};

        copy_text(rig);
        for (uint64_t k = rng_below(&rng, 4) + 1; k; k--)
            rig->text[rng_below(&rng, sizeof tiny - 1)] =
                "0123456789\"[]{},:x"[rng_below(&rng, 18)];
        if (open_text(rig, sizeof tiny - 1))
            continue;
        rig->design = leap_design(rig->leap);
        if (rig->design->in_words > 1 || rig->design->out_words != 1
            || leap_set_clocks(rig->leap, &clock, 1))
            continue;
        rig->run = (struct design_run){
        .in = rig->in, .stops = NULL, .ticks = 50,
        .changes = rig->changes, .room = ROOM};
        rig->design->type->run(rig->design, &rig->run);
    }
}

static void replace(struct rig *rig, const char *what, const char *by)
{
    char *at = strstr(rig->text, what);

    assert_non_null(at);
    memcpy(at, by, strlen(by));
}

static void errors_name_what_is_wrong(void **state)
{
    struct rig *rig = *state;

    replace(rig, "$add", "$fad");
    assert_string_equal(open_text(rig, sizeof tiny - 1),
                        "cell of the kind '$fad' in 'tiny.v:4.1-4.9': a "
                        "netlist as described in raw.h has no such cells");
    copy_text(rig);
    replace(rig, "\"A\":[10,11", "\"A\":[50,11");
    assert_non_null(strstr(open_text(rig, sizeof tiny - 1),
                           "a combinational loop"));
    copy_text(rig);
    replace(rig, "\"Q\":[5,6,7,8,9]", "\"Q\":[5,6,7,8  ]");
    assert_string_equal(open_text(rig, sizeof tiny - 1),
                        "cell 'c4': a register and its input have different "
                        "widths");
    copy_text(rig);
    replace(rig, "[44]", "[44 ");
    assert_string_equal(open_text(rig, sizeof tiny - 1),
                        "netlist, line 5: a ',' is missing");
}

#define RIGGED(sentence, function) {sentence, function, set_up, tear_down, NULL}

static const struct CMUnitTest tests[] = {
    RIGGED("leap: changes come with their ticks",
           changes_come_with_their_ticks),
    RIGGED("leap: a full list and a stop end a run",
           a_full_list_and_a_stop_end_a_run),
    RIGGED("leap: what is held leaps for ever", what_is_held_leaps_for_ever),
    RIGGED("leap: a state is taken up again", a_state_is_taken_up_again),
    RIGGED("leap: hostile texts do no harm", hostile_texts_do_no_harm),
    RIGGED("leap: errors name what is wrong", errors_name_what_is_wrong),
};

CHECK_MAIN("leap", tests)
