/* test_design.c - a design at the bench: one that stops says so, and going back
 * in time shows the picture of that time. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "bench/harness/harness.h"
#include "bench/play.h"
#include "boards/pinout.h"
#include "parts/screen/multisync.h"

/* 640 x 480 with a tick to a pixel. The picture of a frame is all of one
 * colour, red of the frame's number. The design stops when SW0 is up. */
enum { LINE = 800, FRAME = 525 * LINE, CLOCK_HZ = 25175000, SWITCH = 0,
       HS = 0, VS = 1, RED = 2, REDS = 4 };

/* A machine each; most tests need but one. */
enum { BOXES = 2 };

static struct box {
    struct design head;
    uint64_t tick, out, is_stopped;
} boxes[BOXES];

static uint64_t level_at(uint64_t tick)
{
    uint64_t x = tick % LINE, y = tick / LINE % 525;
    uint64_t red = x < 640 && y < 480 ? tick / FRAME % 16 : 0;

    return (uint64_t)!(x >= 656 && x < 752) << HS
         | (uint64_t)!(y >= 490 && y < 492) << VS | red << RED;
}

static const char *power_up_box(struct design *self)
{
    struct box *box = (struct box *)self;

    box->tick = box->out = box->is_stopped = 0;
    return NULL;
}

static const char *run_box(struct design *self, struct design_run *run)
{
    struct box *box = (struct box *)self;
    uint64_t ticks = run->ticks;

    box->is_stopped |= run->in[0] >> SWITCH & 1;
    if (box->is_stopped)
        return "it ended itself";
    run->count = 0;
    for (run->ticks = 0; run->ticks < ticks && run->count < run->room;) {
        uint64_t level = level_at(box->tick++);

        run->ticks++;
        if (level == box->out)
            continue;
        box->out = level;
        run->changes[2 * run->count] = run->ticks;
        run->changes[2 * run->count++ + 1] = level;
    }
    return NULL;
}

static void save_box(struct design *self, void *state)
{
    const struct box *box = (const struct box *)self;

    memcpy(state, &box->tick, 3 * sizeof box->tick);
}

static const char *load_box(struct design *self, const void *state)
{
    struct box *box = (struct box *)self;

    memcpy(&box->tick, state, 3 * sizeof box->tick);
    return NULL;
}

static void close_box(struct design *self)
{
    (void)self;
}

static const struct design_port no_ports[] = {{0}};
static const struct design_type box_type = {
    .name = "box",
    .power_up = power_up_box,
    .run = run_box,
    .save = save_box,
    .load = load_box,
    .close = close_box,
};

static struct machine_design designs[BOXES];

static const char *open_design(const struct machine_design *self,
                               const struct chip_setup *setup,
                               struct design **design)
{
    struct box *box = &boxes[self - designs];

    (void)setup;
    box->head = (struct design){
        .type = &box_type, .ports = no_ports, .in_words = 1, .out_words = 1,
        .state_size = 3 * sizeof box->tick};
    *design = &box->head;
    return NULL;
}

static void close_design(const struct machine_design *self,
                         struct design *design)
{
    (void)self;
    (void)design;
}

/* What is wired to what, by the names of the board's ports. */
static const struct {
    int in_at, out_at;
    const char *bus;
    int bit;
} wires[] = {
    {SWITCH, -1, "sw", 0},
    {-1, HS, "Hsync", 0}, {-1, VS, "Vsync", 0},
    {-1, RED, "vgaRed", 0}, {-1, RED + 1, "vgaRed", 1},
    {-1, RED + 2, "vgaRed", 2}, {-1, RED + 3, "vgaRed", 3},
};

enum { WIRES = sizeof wires / sizeof wires[0] };

static struct machine_pin pins_of_box[WIRES];

static struct board_type board;
static const struct pin_def no_pins[] = {{0}};
static const struct chip_type top = {.name = "box", .inputs = no_pins,
                                     .outputs = no_pins};
static const struct role no_roles[] = {{0}};
static struct machine_type machines[BOXES];

static void bind_wires(const struct pinout *pinout)
{
    for (int i = 0; i < WIRES; i++) {
        const struct port_bus *bus = pinout->buses;

        while (!bus->name || strcmp(bus->name, wires[i].bus) != 0)
            bus++;
        pins_of_box[i] = (struct machine_pin){wires[i].in_at, wires[i].out_at,
                                              -1, bus, wires[i].bit, 0};
    }
}

static const struct machine_type *make_box(int i, const char *name)
{
    struct machine_design *design = &designs[i];

    *design = (struct machine_design){
        .pins = pins_of_box, .pin_count = WIRES, .tick_hz = CLOCK_HZ,
        .open = open_design, .close = close_design};
    assert_null(pinout_find("basys3", &design->pinout));
    bind_wires(design->pinout);
    board = *design->pinout->board;
    board.name = "basys3";
    board.clock_hz = CLOCK_HZ;
    board.scan_ticks = 1;
    machines[i] = (struct machine_type){
        .name = name, .title = "A box", .board = &board, .top = &top,
        .design = design, .roles = no_roles};
    return &machines[i];
}

static struct play *begin_box(void)
{
    struct play *play = calloc(1, sizeof *play);
    struct session *session;

    assert_null(session_open_design(&session, "box:basys3#1",
                                    make_box(0, "box")));
    assert_null(play_open(play, session, NULL, NULL));
    return play;
}

static void end_box(struct play *play)
{
    play_close(play);
    free(play);
}

static void a_design_that_stops_says_so(void **state)
{
    struct play *play = begin_box();

    (void)state;
    play_run(play, FRAME);
    assert_string_equal(play->trouble, "");
    assert_null(play_do(play, "set SW0 1"));
    play_run(play, FRAME);
    assert_string_equal(play->trouble,
                        "The design has stopped: it ended itself");
    play_run(play, FRAME);
    assert_non_null(strstr(play->trouble, "it ended itself"));
    play_seek(play, FRAME / 2);
    assert_string_equal(play->trouble, "");
    play_seek(play, 2 * FRAME);
    assert_non_null(strstr(play->trouble, "it ended itself"));
    assert_null(play_do(play, "set SW0 0"));
    assert_null(play_do(play, "power"));
    play_run(play, FRAME);
    assert_string_equal(play->trouble, "");
    end_box(play);
}

static uint32_t red_now(const struct play *play)
{
    const struct harness *harness = session_harness(play->session);

    return harness_monitor(harness)->picture[100 * 640 + 100] >> 16;
}

/* What is seen on the way forward is seen again on the way back, whatever was
 * seen last; some of the moments are right behind snapshots. */
static void a_seek_shows_the_picture_of_its_time(void **state)
{
    enum { MOMENTS = 60 };
    static uint32_t red[MOMENTS];
    struct play *play = begin_box();
    uint64_t step = CLOCK_HZ / 20 + 1, at;

    (void)state;
    for (int i = 0; i < MOMENTS; i++) {
        red[i] = red_now(play);
        play_run(play, step);
    }
    assert_int_not_equal(red[MOMENTS - 1], red[MOMENTS - 2]);
    for (int i = 0; i < check_sample(MOMENTS); i++) {
        int moment = i * 37 % MOMENTS;

        play_seek(play, (uint64_t)moment * step);
        assert_int_equal(red_now(play), red[moment]);
    }
    (void)session_state_before(play->session, MOMENTS * step, &at);
    assert_true(at > 0);
    play_seek(play, at + 1000);
    assert_int_not_equal(red_now(play), 0);
    end_box(play);
}

/* The second is called as a machine of the catalogue is, which only those who
 * bring it along see. */
static void two_designs_and_a_machine_are_open_at_once(void **state)
{
    const struct machine_type *box = make_box(0, "box"),
                              *duel = make_box(1, "duel");
    struct session *session[3], *none;

    (void)state;
    assert_null(session_open_design(&session[0], "box#1", box));
    assert_null(session_open_design(&session[1], "duel:basys3#1", duel));
    assert_null(session_open(&session[2], "duel:basys3#1"));
    assert_ptr_equal(session_machine(session[0]), box);
    assert_ptr_equal(session_machine(session[1]), duel);
    assert_null(session_machine(session[2])->design);
    assert_null(session_do(session[1], "set SW0 1"));
    for (int i = 0; i < 3; i++)
        session_run(session[i], FRAME);
    assert_null(session_trouble(session[0]));
    assert_string_equal(session_trouble(session[1]), "it ended itself");
    assert_null(session_trouble(session[2]));
    assert_string_equal(session_open_design(&none, "box#1", duel),
                        "no machine 'box'; the design here is 'duel'");
    assert_string_equal(session_open(&none, "box#1"),
                        "no machine 'box'; 'boardwalk list' shows them");
    for (int i = 0; i < 3; i++)
        session_close(session[i]);
}

/* The same text is a script of the one and of the other. */
static void a_script_opens_the_design_that_it_is_given(void **state)
{
    static const char text[] = "boardwalk 1\nopen duel:basys3#1\n+10 "
                               "set SW0 1\n";
    const struct machine_type *duel = make_box(1, "duel");
    struct script script;

    (void)state;
    script_begin(&script);
    script.limit.design = duel;
    assert_null(script_text(&script, text));
    assert_ptr_equal(session_machine(script.session), duel);
    script_end(&script);
    script_begin(&script);
    assert_null(script_text(&script, text));
    assert_null(session_machine(script.session)->design);
    script_end(&script);
}

static const struct CMUnitTest tests[] = {
    TEST("design: two of them and a machine of the catalogue are open at once",
         two_designs_and_a_machine_are_open_at_once),
    TEST("design: a script opens the one that it is given",
         a_script_opens_the_design_that_it_is_given),
    TEST("design: one that stops says so, until it is powered up or time goes "
         "back", a_design_that_stops_says_so),
    TEST("design: a seek shows the monitor's picture of its time",
         a_seek_shows_the_picture_of_its_time),
};

CHECK_MAIN("design", tests)
