/* program_words.c - what the Go program believes to be on its screen: a witness
 * for what is read off it. */
#include "machines/go/hps/program_words.h"

#include "machines/go/hps/program_inside.h"

/* Scores are counted in half points: "7.5" is 15 halves. */
static void put_points(struct text *to, const char *who, int halves)
{
    text_put(to, who);
    text_put_number(to, (uint64_t)halves / 2);
    text_put(to, halves % 2 ? ".5" : "");
}

static void put_scores(const struct program *self, struct text *to)
{
    int black, white;

    board_score(&self->board, &black, &white);
    put_points(to, "B ", 2 * black);
    put_points(to, " W ", 2 * white + BOARD_KOMI_HALVES);
}

/* A key on a finished game, or off the board, cannot be refused: the program
 * does not offer it. */
static const char *refusal_of(const struct program *self)
{
    switch ((MoveResult)self->refusal) {
    case MOVE_OK:              return "";
    case MOVE_ILLEGAL_SUICIDE: return "; refused: suicide";
    case MOVE_ILLEGAL_KO:      return "; refused: ko";
    default:                   return "; refused: occupied";
    }
}

/* "Black to move; cursor E5; move 4; ..." Columns are lettered without I,
 * rows are numbered from the bottom. */
static void put_game(const struct program *self, struct text *to)
{
    static const char columns[] = "ABCDEFGHJ";
    char cursor[] = {columns[self->cursor_col],
                     (char)('0' + BOARD_LINES - self->cursor_row), 0};

    text_put(to, self->board.turn == BLACK ? "Black" : "White");
    text_put(to, program_is_bots_turn(self) ? " thinks" : " to move");
    text_put(to, "; cursor ");
    text_put(to, cursor);
    text_put(to, "; move ");
    text_put_number(to, self->record.count);
    text_put(to, "; ");
    put_scores(self, to);
    put_points(to, "; taken B ", 2 * self->board.captured_black);
    put_points(to, " W ", 2 * self->board.captured_white);
    if (self->board.consecutive_passes)
        text_put(to, "; passed");
    if (self->lacks_memory)
        text_put(to, "; no memory for that level: this is level 3");
    text_put(to, refusal_of(self));
}

/* The margin is odd, so that there is always a winner. */
static void put_result(const struct program *self, struct text *to)
{
    int margin = board_score(&self->board, NULL, NULL);

    put_scores(self, to);
    put_points(to, margin > 0 ? "; Black wins by " : "; White wins by ",
               margin > 0 ? margin : -margin);
    text_put(to, "; any key");
}

void program_caption(const struct program *self, struct text *to)
{
    switch ((enum program_screen)self->screen) {
    case SCREEN_TITLE:
        text_put(to, "Go: press Enter");
        break;
    case SCREEN_MENU:
        text_put(to, "menu: ");
        text_put(to, render_menu_text((enum menu_item)self->item));
        break;
    case SCREEN_GAME:
        put_game(self, to);
        break;
    case SCREEN_OVER:
        put_result(self, to);
        break;
    }
}
