/* test_program.c - the Go program at a pretended FPGA: screens and turns, what
 * is written to which register when. */
#include "check.h"

#include <string.h>

#include "machines/go/hps/program_rig.h"

static struct rig rig;

static void assert_says(const char *words)
{
    rig_assert_says(&rig, words);
}

/* Black catches a white stone at A9 with B9 and A8. */
static const char one_is_taken[] = "E5! A9! B9! E4! A8!";

/* A ko around E5 and D5, Black to take at E5. */
static const char a_ko[] = "D6! E6! C5! F5! D4! E4! A1! D5!";

/* Screens */

CASE(from_title_to_score_and_back)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    assert_says("press Enter");
    rig_play(&rig, "enter");
    assert_says("menu: Player vs player");
    rig_play(&rig, "down enter");
    assert_says(render_menu_text(MENU_LEVEL_1));
    rig_play(&rig, "down enter");
    assert_says(render_menu_text(MENU_BLACK));
    rig_play(&rig, "enter");
    assert_says("Black to move");
    assert_int_equal(rig.program.level, 2);
    rig_play(&rig, "enter");
    assert_says("White thinks");
    rig_wait(&rig);
    assert_says("Black to move");
    rig_play(&rig, "esc enter esc esc esc");
    assert_says("press Enter");
    rig_start_pvp(&rig);
    rig_play(&rig, "space space");
    assert_says("White wins by 5.5");
    rig_play(&rig, "any");
    assert_says("menu: Player vs player");
}

CASE(two_modes_and_five_levels_with_either_colour)
{
    BEGIN_CASE;
    for (int level = 1; level <= AI_LEVELS; level++)
        for (int human = BLACK; human <= WHITE; human++) {
            rig_begin(&rig, 1);
            rig_start_pvc(&rig, level, (Stone)human);
            assert_int_equal(rig.program.level, level);
            assert_int_equal(rig.program.bot, BLACK + WHITE - human);
            assert_int_equal(program_is_thinking(&rig.program)
                             || rig.program.record.count,
                             human == WHITE);
        }
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    assert_int_equal(rig.program.bot, EMPTY);
}

CASE(arrows_and_enter_drive_the_menus_round_and_round)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_play(&rig, "enter up");
    assert_int_equal(rig.program.item, MENU_PVC);
    rig_play(&rig, "down");
    assert_int_equal(rig.program.item, MENU_PVP);
    rig_play(&rig, "down enter up");
    assert_int_equal(rig.program.item, MENU_LEVEL_5);
    rig_play(&rig, "left right space any");
    assert_int_equal(rig.program.item, MENU_LEVEL_5);
    rig_play(&rig, "enter up");
    assert_int_equal(rig.program.item, MENU_WHITE);
}

CASE(the_program_goes_through_its_states)
{
    BEGIN_CASE;
    rig_begin(&rig, 3);
    rig_play(&rig, "enter");
    assert_int_equal(rig.program.screen, SCREEN_MENU);
    rig_play(&rig, "down enter enter enter");
    assert_int_equal(rig.program.screen, SCREEN_GAME);
    assert_false(program_is_thinking(&rig.program));
    rig_play(&rig, "enter");
    assert_true(program_is_thinking(&rig.program));
    rig_wait(&rig);
    assert_int_equal(rig.program.screen, SCREEN_GAME);
    rig.program.board.consecutive_passes = 1;
    rig_play(&rig, "space");
    assert_int_equal(rig.program.screen, SCREEN_OVER);
    rig_play(&rig, "enter");
    assert_int_equal(rig.program.screen, SCREEN_MENU);
}

/* What is written */

static void assert_write(int i, uint32_t offset, uint32_t value)
{
    assert_true(i < rig.log_count);
    assert_int_equal(rig.log[i].offset, offset);
    assert_int_equal(rig.log[i].value, value);
}

CASE(a_move_is_drawn_then_heard_then_swapped)
{
    uint32_t before;

    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    before = rig_shown(&rig);
    rig_forget(&rig);
    rig_play(&rig, "enter");
    assert_write(0, REG_AUDIO_CMD, AUDIO_PLACE);
    assert_write(1, REG_VGA_CTRL, VGA_CTRL_SWAP);
    assert_int_equal(rig.log[0].drawn, rig_shown(&rig));
    assert_int_not_equal(rig_shown(&rig), before);
    assert_int_equal(rig_writes(&rig, REG_AUDIO_CMD), 1);
    assert_int_equal(rig_writes(&rig, REG_VGA_CTRL), 1);
}

CASE(a_new_picture_waits_behind_for_the_sync)
{
    uint32_t before;

    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    before = rig_shown(&rig);
    while (rig.steps % RIG_STEPS_A_FRAME != 1)
        rig_step(&rig, 1);
    program_command(&rig.program, COMMAND_PLACE);
    rig_step(&rig, RIG_STEPS_A_FRAME - 2);
    assert_true(rig.is_pending);
    assert_int_equal(rig_shown(&rig), before);
    rig_step(&rig, 1);
    assert_int_not_equal(rig_shown(&rig), before);
}

CASE(a_capture_has_its_own_sound)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    rig_play(&rig, "E5! A9! B9! E4! A8");
    rig_forget(&rig);
    rig_play(&rig, "enter");
    assert_write(0, REG_AUDIO_CMD, AUDIO_CAPTURE);
    assert_write(1, REG_VGA_CTRL, VGA_CTRL_SWAP);
    assert_int_equal(rig.program.board.captured_white, 1);
}

static void assert_only_a_sound(const char *why)
{
    BoardState before = rig.program.board;
    uint32_t shown = rig_shown(&rig);

    rig_forget(&rig);
    rig_play(&rig, "enter");
    assert_int_equal(rig.log_count, 1);
    assert_write(0, REG_AUDIO_CMD, AUDIO_ILLEGAL);
    assert_memory_equal(&rig.program.board, &before, sizeof before);
    assert_int_equal(rig_shown(&rig), shown);
    assert_says(why);
    rig_play(&rig, "left right");
    assert_null(strstr(rig_caption(&rig), "refused"));
}

CASE(what_is_refused_sounds_and_changes_nothing)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    rig_play(&rig, "enter");
    assert_only_a_sound("refused: occupied");
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    rig_play(&rig, "B9! space A8! A9");
    assert_only_a_sound("refused: suicide");
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    rig_play(&rig, a_ko);
    rig_play(&rig, "E5! D5");
    assert_only_a_sound("refused: ko");
}

CASE(the_end_has_its_sound_and_a_pass_has_none)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    rig_play(&rig, "enter");
    rig_forget(&rig);
    rig_play(&rig, "space");
    assert_int_equal(rig_writes(&rig, REG_AUDIO_CMD), 0);
    assert_int_equal(rig_writes(&rig, REG_VGA_CTRL), 1);
    assert_says("passed");
    rig_forget(&rig);
    rig_play(&rig, "space");
    assert_write(0, REG_AUDIO_CMD, AUDIO_GAME_OVER);
    assert_write(1, REG_VGA_CTRL, VGA_CTRL_SWAP);
    assert_says("B 81 W 5.5; Black wins by 75.5");
}

CASE(at_the_end_the_score_is_on_the_screen)
{
    static uint16_t wanted[FB_PIXELS];
    uint8_t owner[BOARD_LINES][BOARD_LINES];
    struct render_scene scene = {
        .board = &rig.program.board, .cursor_row = -1, .cursor_col = -1,
        .last_row = -1, .last_col = -1, .move_number = 7, .is_over = 1,
        .owner = (const uint8_t (*)[BOARD_LINES])owner,
        .black_name = "Player 1", .white_name = "Player 2",
        .message = "Both have passed",
    };

    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    rig_play(&rig, one_is_taken);
    rig_play(&rig, "space space");
    board_owners(&rig.program.board, owner);
    render_init(wanted);
    render_scene(&scene);
    assert_memory_equal(rig.frame[rig.front], wanted, sizeof wanted);
}

CASE(an_idle_program_writes_nothing_and_a_move_three_registers_at_most)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    rig_forget(&rig);
    rig_step(&rig, 10000);
    assert_int_equal(rig.log_count, 0);
    rig_play(&rig, "enter");
    assert_true(rig.log_count <= 3);
}

CASE(at_first_the_fpga_is_told_where_the_frames_are)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    assert_int_equal(rig.opened, 1);
    assert_write(0, REG_FB_ADDR_HI, FB_ADDR_HI_DEFAULT);
    assert_write(1, REG_AUDIO_CMD, AUDIO_NONE);
    assert_write(2, REG_VGA_CTRL, VGA_CTRL_SWAP);
}

/* Each point and the panel are drawn anew only where they have changed; all of
 * it drawn anew must be the same picture. */
static void assert_nothing_is_stale(void)
{
    uint32_t shown = rig_shown(&rig);

    memset(rig.program.stale, 1, sizeof rig.program.stale);
    rig.program.has_news = 1;
    rig_step(&rig, 2 * RIG_STEPS_A_FRAME);
    assert_int_equal(rig_shown(&rig), shown);
}

CASE(what_is_drawn_in_parts_is_the_whole_picture)
{
    static const char *const games[] = {one_is_taken, a_ko,
        "E5! up up left space right right space", "C3! space D3! C4! space"};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        const char *words = games[i];
        char word[16];

        rig_begin(&rig, 1);
        rig_start_pvp(&rig);
        while (text_word(&words, word, sizeof word) > 0) {
            rig_play(&rig, word);
            assert_nothing_is_stale();
        }
    }
}

/* The cursor */

CASE(the_cursor_begins_in_the_middle_and_stops_at_the_edges)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    assert_says("cursor E5");
    rig_play(&rig, "enter");
    assert_says("cursor E5");
    rig_play(&rig, "up up up up up up left left left left left");
    assert_says("cursor A9");
    rig_play(&rig, "down down down down down down down down down");
    assert_says("cursor A1");
    rig_play(&rig, "right right right right right right right right right");
    assert_says("cursor J1");
}

/* Bots */

CASE(on_the_bots_turn_it_is_asked_and_not_the_keyboard)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvc(&rig, 3, BLACK);
    rig_play(&rig, "enter up enter space");
    assert_int_equal(rig.program.record.count, 1);
    assert_says("White thinks; cursor E6");
    rig_wait(&rig);
    assert_int_equal(rig.program.record.count, 2);
    assert_int_equal(rig.program.board.turn, BLACK);
}

CASE(level_3_takes_one_to_two_seconds)
{
    int steps;

    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvc(&rig, 3, BLACK);
    program_command(&rig.program, COMMAND_PLACE);
    rig_step(&rig, 1);
    steps = rig.steps;
    rig_wait(&rig);
    assert_in_range((rig.steps - steps) * RIG_STEP_US, 1000000, 2000000);
}

CASE(escape_is_answered_within_100_milliseconds_of_thinking)
{
    BEGIN_CASE;
    for (int level = 1; level <= AI_LEVELS; level++) {
        rig_begin(&rig, 1);
        rig_start_pvc(&rig, level, BLACK);
        program_command(&rig.program, COMMAND_PLACE);
        rig_step(&rig, 100);
        assert_true(program_is_thinking(&rig.program));
        program_command(&rig.program, COMMAND_MENU);
        rig_step(&rig, 100000 / RIG_STEP_US - 1);
        assert_says("menu:");
        assert_false(program_is_thinking(&rig.program));
    }
}

CASE(the_same_seed_and_keys_give_the_same_game_and_another_seed_another)
{
    static struct program kept;
    static uint64_t moves[3];

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        rig_begin(&rig, i == 2 ? 8 : 7);
        rig_start_pvc(&rig, 1, BLACK);
        for (int move = 0; move < 10; move++) {
            rig_play(&rig, move ? "right enter" : "A9 enter");
            rig_wait(&rig);
        }
        if (i == 1)
            assert_memory_equal(&rig.program, &kept, sizeof kept);
        kept = rig.program;
        memcpy(&moves[i], rig.program.record.move, sizeof moves[i]);
    }
    assert_true(moves[0] == moves[1]);
    assert_true(moves[0] != moves[2]);
}

CASE(a_copy_taken_in_the_middle_of_a_thought_goes_on_the_same_way)
{
    static struct rig kept;

    BEGIN_CASE;
    for (int level = 3; level <= 4; level++) {
        uint8_t move;

        rig_begin(&rig, 5);
        rig_start_pvc(&rig, level, BLACK);
        program_command(&rig.program, COMMAND_PLACE);
        rig_step(&rig, 300);
        kept = rig;
        kept.bus.with = &rig;
        rig_wait(&rig);
        move = rig.program.record.move[1];
        rig_play(&rig, "A9 enter");
        rig_wait(&rig);
        rig = kept;
        assert_true(program_is_thinking(&rig.program));
        rig_wait(&rig);
        assert_int_equal(rig.program.record.move[1], move);
    }
}

CASE(a_game_with_a_bot_ends_after_300_moves_and_any_after_1000)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvc(&rig, 1, BLACK);
    rig.program.record.count = RECORD_BOT_MAX - 1;
    rig_play(&rig, "enter");
    assert_says("Black wins");
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    rig.program.record.count = RECORD_MAX - 1;
    rig_play(&rig, "enter");
    assert_says("Black wins");
}

/* Switches and keys of the board */

CASE(switch_1_forbids_what_was_there_before)
{
    BEGIN_CASE;
    for (int is_on = 0; is_on < 2; is_on++) {
        rig_begin(&rig, 1);
        rig.switches = is_on ? SWITCHES_SW(1) : 0;
        rig_start_pvp(&rig);
        rig.switches = 0;               /* the next game's business */
        rig_play(&rig, "A1! A2!");
        rig.program.record.before[0] = board_hash_after(&rig.program.board,
                                                        4, 4);
        rig_play(&rig, "E5!");
        assert_int_equal(rig.program.record.count, is_on ? 2 : 3);
        assert_int_equal(strstr(rig_caption(&rig), "refused: ko") != NULL,
                         is_on);
    }
}

CASE(switch_2_shows_who_owns_what)
{
    uint32_t plain;

    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    rig_play(&rig, "enter");
    plain = rig_shown(&rig);
    rig.switches = SWITCHES_SW(2);
    rig_step(&rig, 2 * RIG_STEPS_A_FRAME);
    assert_int_not_equal(rig_shown(&rig), plain);
    rig_play(&rig, "A1!");
    assert_nothing_is_stale();
    rig.switches = 0;
    rig_step(&rig, 2 * RIG_STEPS_A_FRAME);
    assert_nothing_is_stale();
}

static uint32_t panel(void)
{
    for (int i = rig.log_count - 1; i >= 0; i--)
        if (rig.log[i].offset == REG_PANEL)
            return rig.log[i].value;
    return 0;
}

CASE(digits_and_lamps_tell_score_and_turn)
{
    uint32_t digits;

    BEGIN_CASE;
    rig_begin(&rig, 1);
    assert_int_equal(panel(), 0);
    rig_start_pvp(&rig);
    assert_int_equal(panel(), PANEL_DIGITS_ON | PANEL_BLACK_TURN);
    rig_play(&rig, one_is_taken);
    digits = PANEL_DIGITS_ON | PANEL_LEFT(4) | PANEL_MIDDLE(1)
           | PANEL_RIGHT(5);
    assert_int_equal(panel(), digits | PANEL_WHITE_TURN);
    rig.switches = SWITCHES_KEY(1);
    rig_step(&rig, 1);
    assert_int_equal(panel(), PANEL_DIGITS_ON | PANEL_LEFT(1)
                     | PANEL_RIGHT(5) | PANEL_WHITE_TURN);
    rig.switches = 0;
    rig_play(&rig, "space space");
    digits += 2;
    assert_int_equal(panel(), digits | PANEL_OVER);
    rig_play(&rig, "any");
    assert_int_equal(panel(), 0);
    rig_play(&rig, "down enter enter enter enter");
    assert_true(panel() & PANEL_THINKING);
}

CASE(after_a_reset_of_the_fpga_all_is_told_again)
{
    uint32_t shown;

    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    rig_play(&rig, "enter");
    shown = rig_shown(&rig);
    rig.switches = SWITCHES_KEY(0);
    rig_step(&rig, 10);
    rig.front = rig.is_pending = 0;
    memset(rig.frame, 0, sizeof rig.frame);
    rig_forget(&rig);
    rig.switches = 0;
    rig_step(&rig, 2 * RIG_STEPS_A_FRAME);
    assert_write(0, REG_FB_ADDR_HI, FB_ADDR_HI_DEFAULT);
    assert_true(panel() & PANEL_WHITE_TURN);
    assert_int_equal(rig_shown(&rig), shown);
}

/* Hardship */

CASE(too_many_commands_are_lost_and_none_is_obeyed_twice)
{
    BEGIN_CASE;
    rig_begin(&rig, 1);
    rig_start_pvp(&rig);
    for (int i = 0; i < 100; i++)
        program_command(&rig.program, i < PROGRAM_QUEUE ? COMMAND_UP
                                                        : COMMAND_PLACE);
    rig_step(&rig, 100 * RIG_STEPS_A_FRAME);
    assert_says("cursor E9; move 0");
}

CASE(without_a_bus_nothing_happens_and_nothing_is_lost)
{
    struct program program;

    BEGIN_CASE;
    program_reset(&program, 1);
    program_command(&program, COMMAND_PLACE);
    for (int i = 0; i < 100; i++)
        program_step(&program, NULL, RIG_STEP_US);
    assert_int_equal(program.screen, SCREEN_TITLE);
    assert_int_equal(program.queued, 1);
}

static const struct CMUnitTest tests[] = {
    TEST("M4-055 program: title, mode, level, colour, game, score, and back",
         from_title_to_score_and_back),
    TEST("M4-003 program: two modes, and bots of all levels for both colours",
         two_modes_and_five_levels_with_either_colour),
    TEST("M4-109 program: arrows and Enter drive the menus",
         arrows_and_enter_drive_the_menus_round_and_round),
    TEST("M4-124 program: menu, person's turn, bot's turn, over, menu",
         the_program_goes_through_its_states),
    TEST("M4-125 program: a move is drawn, then heard, then swapped",
         a_move_is_drawn_then_heard_then_swapped),
    TEST("M4-056 program: a new picture waits behind for the vertical sync",
         a_new_picture_waits_behind_for_the_sync),
    TEST("M4-086 program: a capture has its own sound",
         a_capture_has_its_own_sound),
    TEST("M4-087 M4-126 program: what is refused sounds, and changes nothing",
         what_is_refused_sounds_and_changes_nothing),
    TEST("M4-088 program: the end has its sound, and a pass has none",
         the_end_has_its_sound_and_a_pass_has_none),
    TEST("M4-034 program: at the end the score is on the screen",
         at_the_end_the_score_is_on_the_screen),
    TEST("M4-143 program: idle it writes nothing, for a move three registers",
         an_idle_program_writes_nothing_and_a_move_three_registers_at_most),
    TEST("program: at first the FPGA is told where the frames are",
         at_first_the_fpga_is_told_where_the_frames_are),
    TEST("program: what is drawn in parts is the whole picture",
         what_is_drawn_in_parts_is_the_whole_picture),
    TEST("program: the cursor begins in the middle and stops at the edges",
         the_cursor_begins_in_the_middle_and_stops_at_the_edges),
    TEST("M4-122 program: on the bot's turn it is asked, not the keyboard",
         on_the_bots_turn_it_is_asked_and_not_the_keyboard),
    TEST("M4-120 program: level 3 takes one to two seconds",
         level_3_takes_one_to_two_seconds),
    TEST("program: Escape is answered within 100 ms while a bot thinks",
         escape_is_answered_within_100_milliseconds_of_thinking),
    TEST("program: the same seed and keys give the same game",
         the_same_seed_and_keys_give_the_same_game_and_another_seed_another),
    TEST("program: a copy taken inside a thought goes on the same way",
         a_copy_taken_in_the_middle_of_a_thought_goes_on_the_same_way),
    TEST("program: a game with a bot ends after 300 moves, any after 1000",
         a_game_with_a_bot_ends_after_300_moves_and_any_after_1000),
    TEST("program: switch 1 forbids what was there before",
         switch_1_forbids_what_was_there_before),
    TEST("program: switch 2 shows who owns what", switch_2_shows_who_owns_what),
    TEST("program: digits and lamps tell score and turn",
         digits_and_lamps_tell_score_and_turn),
    TEST("program: after a reset of the FPGA all is told again",
         after_a_reset_of_the_fpga_all_is_told_again),
    TEST("program: too many commands are lost",
         too_many_commands_are_lost_and_none_is_obeyed_twice),
    TEST("program: without a bus nothing happens, and nothing is lost",
         without_a_bus_nothing_happens_and_nothing_is_lost),
};

CHECK_MAIN("program", tests)
