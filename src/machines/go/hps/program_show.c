/* program_show.c - what the program shows: pictures, digits and lamps.
 *
 * The order is the document's (M4-125): picture, sound, swap. The sound
 * begins while the picture still waits for the vertical sync, a sixtieth of a
 * second at most.
 */
#include <string.h>

#include "machines/go/hps/program_inside.h"

/* Pictures */

/* "You" and the bot's level; two people are numbered. */
static const char *player_label(const struct program *self, Stone side)
{
    static const char *const bots[AI_LEVELS + 1] = {
        "", "Level 1", "Level 2", "Level 3", "Level 4", "Level 5",
    };

    if (!self->bot)
        return side == BLACK ? "Player 1" : "Player 2";
    return side == self->bot ? bots[self->level] : "You";
}

/* One line below the board; the most urgent that applies. */
static const char *message_of(const struct program *self)
{
    if (self->is_limited)
        return "Too many moves: the game is over";
    if (self->screen == SCREEN_OVER)
        return "Both have passed";
    if (self->board.consecutive_passes)
        return self->board.turn == BLACK ? "White has passed"
                                         : "Black has passed";
    if (self->lacks_memory)
        return "No memory for that level: this is level 3";
    if (program_is_bots_turn(self))
        return "Thinking...";
    return self->has_superko ? "Positional superko" : "";
}

/* `owner` is the caller's, since the scene points into it. Territory is
 * marked at the end of a game, or all along with SW2. */
static void fill_scene(const struct program *self, struct render_scene *scene,
                       uint8_t owner[BOARD_LINES][BOARD_LINES])
{
    int move = program_last_move(self);
    int is_over = self->screen == SCREEN_OVER;
    int is_stone = move != RECORD_PASS;

    *scene = (struct render_scene){
        .board = &self->board,
        .cursor_row = is_over ? -1 : self->cursor_row,
        .cursor_col = is_over ? -1 : self->cursor_col,
        .last_row = is_stone ? move / BOARD_LINES : -1,
        .last_col = is_stone ? move % BOARD_LINES : -1,
        .move_number = self->record.count,
        .black_name = player_label(self, BLACK),
        .white_name = player_label(self, WHITE),
        .message = message_of(self),
        .is_over = is_over,
    };
    if (!is_over && !self->shows_territory)
        return;
    board_owners(&self->board, owner);
    scene->owner = (const uint8_t (*)[BOARD_LINES])owner;
}

/* The pixels are those of the whole picture (render.h), at a fraction of the
 * cost: a move of the cursor changes two points. */
static void draw_parts(const struct render_scene *scene,
                       const struct program_stale *stale)
{
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            if (stale->point[row][col])
                render_scene_point(scene, row, col);
    if (stale->panel)
        render_scene_panel(scene);
}

static void draw_game_picture(const struct program *self,
                              const struct program_stale *stale)
{
    uint8_t owner[BOARD_LINES][BOARD_LINES];
    struct render_scene scene;

    fill_scene(self, &scene, owner);
    if (stale->all)
        render_scene(&scene);
    else
        draw_parts(&scene, stale);
}

static void draw_current_screen(const struct program *self,
                                const struct program_stale *stale)
{
    switch ((enum program_screen)self->screen) {
    case SCREEN_TITLE:
        render_title();
        break;
    case SCREEN_MENU:
        render_menu(self->item);
        break;
    default:
        draw_game_picture(self, stale);
    }
}

void program_show_news(struct program *self, int back)
{
    struct program_stale *stale = &self->stale[back];

    if (self->has_news) {
        render_init(hw_frame(back));
        draw_current_screen(self, stale);
        memset(stale, 0, sizeof *stale);
    }
    if (self->sound != AUDIO_NONE)
        hw_play_audio(self->sound);
    if (self->has_news)
        hw_vga_swap();
    self->sound = AUDIO_NONE;
    self->has_news = 0;
}

/* Digits and lamps of the board */

/* Points on the left and in the middle, the move on the right, of which two
 * digits are shown. */
static uint32_t panel_numbers(const struct program *self, int has_captures)
{
    int black, white;

    board_score(&self->board, &black, &white);
    if (has_captures) {                 /* what each side has taken */
        black = self->board.captured_white;
        white = self->board.captured_black;
    }
    return PANEL_DIGITS_ON | PANEL_LEFT(black) | PANEL_MIDDLE(white)
         | PANEL_RIGHT(self->record.count % 100);
}

/* Dark outside of a game. */
static uint32_t panel_of(const struct program *self, uint32_t switches)
{
    uint32_t panel;

    if (self->screen != SCREEN_GAME && self->screen != SCREEN_OVER)
        return 0;
    panel = panel_numbers(self, (switches & SWITCHES_KEY(1)) != 0);
    if (self->screen == SCREEN_OVER)
        return panel | PANEL_OVER;
    panel |= self->board.turn == BLACK ? PANEL_BLACK_TURN : PANEL_WHITE_TURN;
    return program_is_bots_turn(self) ? panel | PANEL_THINKING : panel;
}

/* Written only when it changes: the bus is slow, and an unchanged register
 * needs no write (M4-143). */
void program_show_panel(struct program *self, uint32_t switches)
{
    uint32_t panel = panel_of(self, switches);

    if (panel != self->panel)
        hw_write(REG_PANEL, panel);
    self->panel = panel;
}
