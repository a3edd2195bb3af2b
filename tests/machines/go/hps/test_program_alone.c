/* test_program_alone.c - the Go program does all of the game by itself: the
 * FPGA only shows frames and plays sounds. */
#include "check.h"

#include <string.h>

#include "machines/go/hps/keys.h"
#include "machines/go/hps/program_rig.h"

static struct rig rig;

static void assert_says(const char *words)
{
    rig_assert_says(&rig, words);
}

/* All that an FPGA can lose: frames, registers and what it was told. */
static void wipe_fpga(void)
{
    rig.switches = SWITCHES_KEY(0);
    rig_step(&rig, 10);
    rig.front = rig.is_pending = 0;
    memset(rig.frame, 0xa5, sizeof rig.frame);
    rig_forget(&rig);
    rig.switches = 0;
    rig_step(&rig, 2 * RIG_STEPS_A_FRAME);
}

static uint32_t play_moves(int is_wiped, struct record *record)
{
    static const char *const moves[] = {"D6!", "E6!", "C5!", "F5!", "D4!",
                                        "E4!", "A1!", "D5!", "E5!"};

    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    for (int i = 0; i < 9; i++) {
        rig_play(&rig, moves[i]);
        if (is_wiped)
            wipe_fpga();
    }
    *record = rig.program.record;
    rig_play(&rig, "D5!");
    assert_says("refused: ko");         /* the history is there, too */
    return rig_shown(&rig);
}

CASE(an_fpga_that_forgets_everything_costs_nothing)
{
    struct record kept, wiped;

    BEGIN_CASE;
    assert_int_equal(play_moves(0, &kept), play_moves(1, &wiped));
    assert_int_equal(kept.count, 9);
    assert_memory_equal(&kept, &wiped, sizeof kept);
}

/* The pretended FPGA shows frames and notes what is written: whatever else
 * happens the program has done. */
static void press_key(struct keys *keys, uint8_t key)
{
    uint8_t report[8] = {0, 0, key};

    rig_do(&rig, keys_take(keys, report, sizeof report));
    report[2] = 0;
    assert_int_equal(keys_take(keys, report, sizeof report), COMMAND_NONE);
}

CASE(the_program_does_it_all_from_the_keyboard_to_the_picture)
{
    struct keys keys = {0};
    uint32_t shown;

    BEGIN_CASE;
    rig_begin(&rig, 1);
    press_key(&keys, HID_ENTER);
    assert_says("menu: Player vs player");
    press_key(&keys, HID_DOWN);
    for (int i = 0; i < 3; i++)
        press_key(&keys, HID_ENTER);
    shown = rig_shown(&rig);
    press_key(&keys, HID_ENTER);
    assert_int_not_equal(rig_shown(&rig), shown);
    rig_wait(&rig);
    assert_int_equal(rig.program.record.count, 2);
    press_key(&keys, HID_ENTER);
    assert_says("refused: occupied");
    assert_int_equal(rig.program.record.count, 2);
}

/* Memory */

/* What one move of a level asks its board for. */
static size_t asked_at(int level, int has_no_memory)
{
    ai_lend(NULL);
    rig_begin(&rig, 1);
    rig.has_no_memory = has_no_memory;
    rig_start_pvc(&rig, level, BLACK);
    rig_play(&rig, "E5!");
    rig_wait(&rig);
    assert_int_equal(rig.program.record.count, 2);
    return rig.asked_bytes;
}

/* The program's own memory is what is in the binary: tests/machines/go/de1soc
 * measures that. This is what comes on top of it. */
CASE(only_levels_4_and_5_ask_for_memory)
{
    BEGIN_CASE;
    for (int level = AI_RANDOM; level <= AI_MCTS; level++) {
        assert_int_equal(asked_at(level, 0), 0);
        assert_int_equal(rig.asked, 0);
    }
    for (int level = AI_STRONG; level <= AI_MASTER; level++) {
        assert_in_range(asked_at(level, 0), 1 << 20, RIG_MEMORY);
        assert_int_equal(rig.asked, 1);
        assert_int_equal(rig.program.level, level);
    }
    rig_play(&rig, "C3!");
    rig_wait(&rig);
    assert_int_equal(rig.asked, 1);     /* once for all moves */
}

CASE(without_memory_it_says_so_and_plays_level_3)
{
    static struct program weak;

    BEGIN_CASE;
    asked_at(AI_MCTS, 0);
    weak = rig.program;
    assert_null(strstr(rig_caption(&rig), "no memory"));
    for (int level = AI_STRONG; level <= AI_MASTER; level++) {
        assert_true(asked_at(level, 1) > 0);
        assert_says("no memory for that level: this is level 3");
        assert_int_equal(rig.program.level, AI_MCTS);
        assert_memory_equal(&rig.program.record, &weak.record,
                            sizeof weak.record);
    }
    rig_play(&rig, "esc");              /* another game asks again */
    rig.has_no_memory = 0;
    rig_play(&rig, "enter down enter enter E5!");
    rig_wait(&rig);
    assert_null(strstr(rig_caption(&rig), "no memory"));
    assert_int_equal(rig.program.level, AI_STRONG);
}

static const struct CMUnitTest tests[] = {
    TEST("M4-011 program: an FPGA that forgets everything after each move "
         "costs nothing of the game",
         an_fpga_that_forgets_everything_costs_nothing),
    TEST("M4-005 program: menus, rules, bot and pictures, from reports of a "
         "keyboard on",
         the_program_does_it_all_from_the_keyboard_to_the_picture),
    TEST("M4-140 program: levels 1 to 3 ask for no memory, 4 and 5 once and "
         "not before they think", only_levels_4_and_5_ask_for_memory),
    TEST("M4-140 program: without memory for its level it says so and plays "
         "level 3", without_memory_it_says_so_and_plays_level_3),
};

CHECK_MAIN("program_alone", tests)
