/* render_panel.c - the strip below the board: how it stands, whose turn it is,
 * what there is to say, how it ended. */
#include "machines/go/hps/render_inside.h"

enum {
    EDGE = 8,                           /* free at both ends of the strip */
    SMALL_STONE = 7,
    STONE_ROOM = 24,                    /* a small stone and what follows */
    MESSAGE_TOP = 454,
    MESSAGE_WIDTH = 370,                /* between the counts of prisoners */
    SMALL_TOP = 458,                    /* small letters beside large ones */
    REASON_TOP = 451, FOOT_TOP = 462,   /* two rows of small ones */
};

/* Pieces of text */

/* Below 0 it says 0: no caller has such points. */
void render_put_halves(struct text *to, int halves)
{
    text_put_number(to, halves < 0 ? 0 : (uint64_t)halves / 2);
    text_put(to, halves > 0 && halves % 2 ? ".5" : "");
}

/* White's include komi, M4-033. */
int render_halves_of(int side, int area)
{
    return 2 * area + (side == WHITE ? BOARD_KOMI_HALVES : 0);
}

static const char *side_name(int side)
{
    return side == BLACK ? "Black" : "White";
}

static void small_stone(int x, int y, int stone)
{
    render_circle(x, y, SMALL_STONE, render_stone_color(stone), 1);
    render_circle(x, y, SMALL_STONE, COLOR_DIM, 0);
}

/* The strip */

/* Drawn first, and clears what stood there. */
static void draw_strip(void)
{
    render_fill_rect(0, STRIP_TOP, FB_WIDTH, PANEL_BOTTOM + 1 - STRIP_TOP,
                     COLOR_STRIP);
}

/* A side's text begins at the left edge for Black, ends at the right one for
 * White. */
static void put_side(int side, int inset, int y, int scale, const char *s,
                     uint16_t color)
{
    if (side == BLACK)
        render_string_scaled(inset, y, scale, s, color);
    else
        render_string_right(FB_WIDTH - inset, y, scale, s, color);
}

static void draw_side_score(int side, int score)
{
    int x = EDGE + SMALL_STONE;
    char words[40];
    struct text to;

    text_begin(&to, words, sizeof words);
    text_put(&to, side_name(side));
    text_put(&to, " ");
    render_put_halves(&to, render_halves_of(side, score));
    put_side(side, EDGE + STONE_ROOM, PANEL_TEXT_TOP, 2, words, COLOR_INK);
    small_stone(side == BLACK ? x : FB_WIDTH - 1 - x,
                PANEL_TEXT_TOP + FONT_HEIGHT, side);
}

/* Prisoners are counted below the one who took them. */
static void put_taken(int side, int count)
{
    char words[40];
    struct text to;

    text_begin(&to, words, sizeof words);
    text_put(&to, "Captured: ");
    text_put_number(&to, count < 0 ? 0 : (uint64_t)count);
    text_put(&to, side == BLACK ? " white" : " black");
    put_side(side, EDGE, SMALL_TOP, 1, words, COLOR_INK);
}

/* Both scores above, both counts of prisoners below (M4-052). */
static void draw_standing(int black, int white, int taken_black,
                          int taken_white)
{
    draw_strip();
    draw_side_score(BLACK, black);
    draw_side_score(WHITE, white);
    put_taken(BLACK, taken_white);
    put_taken(WHITE, taken_black);
}

/* The number is left out below 1. */
static void draw_turn(int turn, int move_number)
{
    char words[40];
    struct text to;
    int x = FB_WIDTH / 2 + STONE_ROOM / 2;

    text_begin(&to, words, sizeof words);
    if (move_number > 0) {
        text_put(&to, "Move ");
        text_put_number(&to, (uint64_t)move_number);
        text_put(&to, ": ");
    }
    text_put(&to, side_name(turn));
    text_put(&to, " to play");
    render_string_centred(x, PANEL_TEXT_TOP, 2, words, COLOR_INK);
    small_stone(x - render_string_width(2, words) / 2 - STONE_ROOM
                    + SMALL_STONE,
                PANEL_TEXT_TOP + FONT_HEIGHT, turn);
}

/* As large as it fits between the counts of prisoners. */
static void draw_message(const char *message)
{
    int scale = render_string_scale(MESSAGE_WIDTH, message);

    render_string_centred(FB_WIDTH / 2, scale > 1 ? MESSAGE_TOP : SMALL_TOP,
                          scale, message, COLOR_ACCENT);
}

/* The margin is never 0. */
static void draw_winner(int margin_halves)
{
    char words[40];
    struct text to;

    text_begin(&to, words, sizeof words);
    text_put(&to, side_name(margin_halves > 0 ? BLACK : WHITE));
    text_put(&to, " wins by ");
    render_put_halves(&to, margin_halves > 0 ? margin_halves
                                             : -margin_halves);
    render_string_centred(FB_WIDTH / 2, PANEL_TEXT_TOP, 2, words,
                          COLOR_ACCENT);
}

/* Public */

void render_score_panel(int black_score, int white_score,
                        int cap_black, int cap_white, Stone turn)
{
    draw_standing(black_score, white_score, cap_black, cap_white);
    draw_turn((int)turn, 0);
}

/* It says that dead stones count, since beginners expect otherwise (erratum
 * 42). */
void render_game_over(int black_score, int white_score)
{
    draw_strip();
    draw_side_score(BLACK, black_score);
    draw_side_score(WHITE, white_score);
    draw_winner(render_halves_of(BLACK, black_score)
                - render_halves_of(WHITE, white_score));
    render_string_centred(FB_WIDTH / 2, FOOT_TOP, 1,
                          "Dead stones count: capture before you pass."
                          "  Any key: menu", COLOR_DIM);
}

/* At the end the reason takes the place of the message. */
void render_panel_draw(const struct render_scene *scene)
{
    const BoardState *b = scene->board;
    const char *message = scene->message ? scene->message : "";
    int black, white;

    board_score(b, &black, &white);
    if (scene->is_over) {
        render_game_over(black, white);
        render_string_centred(FB_WIDTH / 2, REASON_TOP, 1, message,
                              COLOR_INK);
        return;
    }
    draw_standing(black, white, b->captured_black, b->captured_white);
    draw_turn(b->turn, scene->move_number + 1);
    draw_message(message);
}
