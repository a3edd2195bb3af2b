/* program.c - the Go program: screens, turns, what is drawn when.
 *
 *     title --> mode --> level --> colour --> game --> over --+
 *                 ^ \____two players_________^  |             |
 *                 +---------- Escape -----------+-------------+
 *
 * A step obeys one command, or lets the bot think, and then shows what has
 * changed: drawn into the frame behind, the sound, the swap, in this order (the
 * document's 4.6). While a swap waits for the beam there is no frame to draw
 * into; commands wait, too, which is a sixtieth of a second at most.
 *
 * Two frames take turns, so each has its own list of what is stale in it.
 */
#include "machines/go/hps/program_inside.h"

#include <string.h>

#include "base/bits.h"

enum {
    CENTRE = BOARD_LINES / 2, LAST = BOARD_LINES - 1,
    PAUSE_US = 300000,                  /* a bot that knows at once waits */
    SLICE_MAX = 16,                     /* simulations between two looks at
                                         * the keyboard */
};

/* What a simulation takes: level 3 is done in a second, as the document says
 * of its processor. */
static const uint32_t simulation_us[AI_LEVELS + 1] = {
    1, 1, 1, 5000, 500, 400,
};

/* What is stale. Always in both frames: one that is not shown now will be
 * drawn into after the next swap. */

static void mark_all_stale(struct program *self)
{
    self->stale[0].all = self->stale[1].all = 1;
    self->has_news = 1;
}

static void mark_panel_stale(struct program *self)
{
    self->stale[0].panel = self->stale[1].panel = 1;
    self->has_news = 1;
}

static void mark_point_stale(struct program *self, int row, int col)
{
    self->stale[0].point[row][col] = self->stale[1].point[row][col] = 1;
    self->has_news = 1;
}

static void mark_changed_points(struct program *self, const BoardState *before)
{
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            if (self->board.cells[row][col] != before->cells[row][col])
                mark_point_stale(self, row, col);
}

/* The last move */

int program_last_move(const struct program *self)
{
    return self->record.count ? self->record.move[self->record.count - 1]
                              : RECORD_PASS;
}

/* The mark on the last stone moves to the next one. */
static void mark_last_move_stale(struct program *self)
{
    int move = program_last_move(self);

    if (move != RECORD_PASS)
        mark_point_stale(self, move / BOARD_LINES, move % BOARD_LINES);
}

/* Turns */

int program_is_bots_turn(const struct program *self)
{
    return self->screen == SCREEN_GAME && self->bot
        && self->board.turn == self->bot;
}

/* A bot's seed follows from the program's, the game and the move: a game that
 * is taken back and played again goes the same way. Bots that need no time
 * pause, so that a person can see their move. */
static void start_turn(struct program *self)
{
    self->thought.level = 0;
    self->spare_us = 0;
    if (!program_is_bots_turn(self))
        return;
    ai_begin(&self->thought, (AiLevel)self->level, self->has_superko,
             bits_mix(self->seed + self->games) + self->record.count);
    self->pause_us = ai_simulations((AiLevel)self->level) == 1 ? PAUSE_US : 0;
}

/* SW1 is read here and never during a game. */
static void start_new_game(struct program *self)
{
    board_init(&self->board);
    memset(&self->record, 0, sizeof self->record);
    self->games++;
    self->has_superko = (hw_read(REG_SWITCHES) & SWITCHES_SW(1)) != 0;
    self->is_limited = self->lacks_memory = 0;
    self->cursor_row = self->cursor_col = CENTRE;
    self->screen = SCREEN_GAME;
    mark_all_stale(self);
    start_turn(self);
}

/* Bots may go round a long cycle for ever; people notice one (erratum 5). */
static int is_out_of_moves(const struct program *self)
{
    return self->record.count >= (self->bot ? RECORD_BOT_MAX : RECORD_MAX);
}

/* A game that reaches its limit of moves is scored as if both had passed: no
 * rule here forbids long repetitions (erratum 5). */
static void end_move(struct program *self)
{
    self->is_limited = !self->board.game_over && is_out_of_moves(self);
    if (self->board.game_over || self->is_limited) {
        self->board.game_over = 1;
        self->screen = SCREEN_OVER;
        self->sound = AUDIO_GAME_OVER;
        mark_all_stale(self);
    }
    mark_panel_stale(self);
    if (self->shows_territory)          /* a stone may change it anywhere */
        mark_all_stale(self);
    start_turn(self);
}

static int captured(const BoardState *b)
{
    return b->captured_black + b->captured_white;
}

/* The document forbids only the simple ko; SW1 adds positional superko. */
static MoveResult judge_with_superko(const struct program *self, int row,
                                     int col)
{
    MoveResult result = board_judge(&self->board, row, col);

    if (result == MOVE_OK && self->has_superko
        && record_has(&self->record, board_hash_after(&self->board, row, col)))
        return MOVE_ILLEGAL_KO;
    return result;
}

/* The document's 4.6: a move that is refused sounds, and changes nothing. */
static void place_stone(struct program *self, int row, int col)
{
    BoardState before = self->board;

    self->refusal = (uint8_t)judge_with_superko(self, row, col);
    if (self->refusal != MOVE_OK) {
        self->sound = AUDIO_ILLEGAL;
        return;
    }
    mark_last_move_stale(self);
    record_add(&self->record, &self->board, BOARD_LINES * row + col);
    board_place(&self->board, row, col);
    mark_changed_points(self, &before);
    self->sound = captured(&self->board) > captured(&before) ? AUDIO_CAPTURE
                                                             : AUDIO_PLACE;
    end_move(self);
}

static void play_pass(struct program *self)
{
    mark_last_move_stale(self);
    record_add(&self->record, &self->board, RECORD_PASS);
    board_pass(&self->board);
    end_move(self);
}

/* Menus */

/* Leaving a game by Escape ends a bot's thought, too (erratum 34). */
static void show_menu(struct program *self, enum menu_item item)
{
    self->screen = SCREEN_MENU;
    self->item = (uint8_t)item;
    self->thought.level = 0;
    mark_all_stale(self);
}

/* Two players begin at once; against the computer level and colour are asked
 * for first (erratum 36). */
static void choose_item(struct program *self)
{
    switch ((enum menu_item)self->item) {
    case MENU_PVP:
        self->bot = EMPTY;
        start_new_game(self);
        break;
    case MENU_PVC:
        show_menu(self, MENU_LEVEL_1 + self->level - 1);
        break;
    case MENU_BLACK:
    case MENU_WHITE:
        self->bot = self->item == MENU_BLACK ? WHITE : BLACK;
        start_new_game(self);
        break;
    default:
        self->level = (uint8_t)(self->item - MENU_LEVEL_1 + 1);
        show_menu(self, MENU_BLACK);
    }
}

static void leave_menu(struct program *self)
{
    switch (render_menu_first((enum menu_item)self->item)) {
    case MENU_LEVEL_1:
        show_menu(self, MENU_PVC);
        break;
    case MENU_BLACK:
        show_menu(self, MENU_LEVEL_1 + self->level - 1);
        break;
    default:
        self->screen = SCREEN_TITLE;
        mark_all_stale(self);
    }
}

/* Round and round. */
static void select_item(struct program *self, int step)
{
    int first = (int)render_menu_first((enum menu_item)self->item);
    int last = (int)render_menu_last((enum menu_item)self->item);
    int item = self->item + step;

    self->item = (uint8_t)(item < first ? last : item > last ? first : item);
    mark_all_stale(self);
}

/* Arrows and Enter, M4-109; Escape goes one menu back. */
static void obey_in_menu(struct program *self, enum command command)
{
    switch (command) {
    case COMMAND_UP:    select_item(self, -1); break;
    case COMMAND_DOWN:  select_item(self, 1); break;
    case COMMAND_PLACE: choose_item(self); break;
    case COMMAND_MENU:  leave_menu(self); break;
    default:            break;
    }
}

/* The game */

/* It stops at the edges (erratum 35). */
static void move_cursor(struct program *self, int rows, int cols)
{
    int row = self->cursor_row + rows, col = self->cursor_col + cols;

    if (row < 0 || row > LAST || col < 0 || col > LAST)
        return;
    mark_point_stale(self, self->cursor_row, self->cursor_col);
    mark_point_stale(self, row, col);
    self->cursor_row = (uint8_t)row;
    self->cursor_col = (uint8_t)col;
}

/* While the bot is on turn only the cursor moves. */
static void obey_in_game(struct program *self, enum command command)
{
    switch (command) {
    case COMMAND_UP:    move_cursor(self, -1, 0); break;
    case COMMAND_DOWN:  move_cursor(self, 1, 0); break;
    case COMMAND_LEFT:  move_cursor(self, 0, -1); break;
    case COMMAND_RIGHT: move_cursor(self, 0, 1); break;
    case COMMAND_PLACE:
        if (!program_is_bots_turn(self))
            place_stone(self, self->cursor_row, self->cursor_col);
        break;
    case COMMAND_PASS:
        if (!program_is_bots_turn(self))
            play_pass(self);
        break;
    case COMMAND_MENU:
        show_menu(self, self->bot ? MENU_PVC : MENU_PVP);
        break;
    default:
        break;
    }
}

/* Whatever the key, it ends the notice about a refused move. */
static void obey_command(struct program *self, enum command command)
{
    if (command == COMMAND_NONE)
        return;
    self->refusal = MOVE_OK;
    switch ((enum program_screen)self->screen) {
    case SCREEN_TITLE:
        if (command != COMMAND_MENU)
            show_menu(self, MENU_PVP);
        break;
    case SCREEN_MENU:
        obey_in_menu(self, command);
        break;
    case SCREEN_GAME:
        obey_in_game(self, command);
        break;
    case SCREEN_OVER:
        show_menu(self, self->bot ? MENU_PVC : MENU_PVP);
        break;
    }
}

/* The bot */

/* A bot never moves where it may not (M4-121); should it, it passes. */
static void play_bots_move(struct program *self, const Move *move)
{
    if (move->pass || judge_with_superko(self, move->row, move->col) != MOVE_OK)
        play_pass(self);
    else
        place_stone(self, move->row, move->col);
}

/* What a level needs is asked for when it first thinks, in whatever process
 * that is: the state says nothing about it. */
static int has_memory(AiLevel level)
{
    if (ai_lacks(level))
        ai_lend(hw_memory(ai_lacks(level)));
    return !ai_lacks(level);
}

/* On the board there may be no memory for levels 4 and 5: level 3, which
 * needs none, takes over, and the screen says so. */
static void play_with_less(struct program *self)
{
    self->level = AI_MCTS;
    self->lacks_memory = 1;
    mark_all_stale(self);
    start_turn(self);
}

/* As many simulations as the time that has passed is worth: a bot takes as
 * long on the bench as on the board, and finds the same move. What is not
 * used is kept for the next step. */
static void think_for(struct program *self, uint32_t elapsed_us)
{
    uint32_t cost = simulation_us[self->thought.level];
    uint32_t count;
    Move move;

    if (self->pause_us > elapsed_us) {
        self->pause_us -= elapsed_us;
        return;
    }
    self->pause_us = 0;
    self->spare_us += elapsed_us;
    count = self->spare_us / cost;
    self->spare_us %= cost;
    if (count > SLICE_MAX)
        count = SLICE_MAX;
    if (count && ai_think(&self->thought, &self->board, &self->record,
                          (int)count, &move))
        play_bots_move(self, &move);
}

/* Steps */

/* SW2 shows territory at once, in the middle of a game. */
static void heed_switches(struct program *self, uint32_t switches)
{
    uint8_t shows = (switches & SWITCHES_SW(2)) != 0;

    if (shows == self->shows_territory)
        return;
    self->shows_territory = shows;
    if (self->screen == SCREEN_GAME)
        mark_all_stale(self);
}

/* KEY0 resets the FPGA, which then knows nothing any more. */
static int is_fpga_ready(struct program *self, uint32_t switches)
{
    if (switches & SWITCHES_KEY(0)) {
        self->is_started = 0;
        return 0;
    }
    if (!self->is_started) {
        if (hw_init())
            return 0;
        self->is_started = 1;
        self->panel = 0;
        mark_all_stale(self);
    }
    return 1;
}

/* The lamps change with the picture, or when KEY1 asks for prisoners. */
static void show_changes(struct program *self, int back, uint32_t switches)
{
    int is_new = self->has_news || switches != self->switches;

    program_show_news(self, back);
    if (is_new)
        program_show_panel(self, switches);
    self->switches = switches;
}

static enum command next_command(struct program *self)
{
    enum command command;

    if (!self->queued)
        return COMMAND_NONE;
    command = (enum command)self->queue[0];
    memmove(self->queue, self->queue + 1, --self->queued);
    return command;
}

/* A key is always noticed, but obeyed only when there is a frame to draw
 * into: so a picture shows every command. */
void program_step(struct program *self, const struct hw_bus *bus,
                  uint32_t elapsed_us)
{
    uint32_t switches;
    int back;

    hw_attach(bus);
    switches = hw_read(REG_SWITCHES);
    program_command(self, keys_wait(&self->keys, elapsed_us));
    back = is_fpga_ready(self, switches) ? hw_back() : HW_NO_FRAME;
    if (back != HW_NO_FRAME) {
        heed_switches(self, switches);
        obey_command(self, next_command(self));
        if (self->thought.level && !has_memory((AiLevel)self->thought.level))
            play_with_less(self);
        if (self->thought.level)
            think_for(self, elapsed_us);
        show_changes(self, back, switches);
    }
    hw_attach(NULL);
}

/* Where keys are typed faster than pictures can follow, the newest are lost. */
void program_command(struct program *self, enum command command)
{
    if (command != COMMAND_NONE && self->queued < PROGRAM_QUEUE)
        self->queue[self->queued++] = (uint8_t)command;
}

void program_report(struct program *self, const uint8_t *report, int length)
{
    program_command(self, keys_take(&self->keys, report, length));
}

void program_unplug(struct program *self)
{
    keys_forget(&self->keys);
}

int program_is_thinking(const struct program *self)
{
    return self->thought.level != 0;
}

void program_reset(struct program *self, uint64_t seed)
{
    memset(self, 0, sizeof *self);
    self->seed = seed;
    self->level = AI_RANDOM;
    board_init(&self->board);
}
