/* move.c - a move that a person types, pressed square by square. */
#include "player/move.h"

#include "bench/look.h"
#include "player/pointer.h"

#define RIGHT_WAY "a move is squares from a1 to h8, c3-d4 or c3xe5xg7: "

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static void skip_blanks(const char **from)
{
    while (is_blank(**from))
        ++*from;
}

/* "c3" as a square; -1 if there is none. */
static int take_square(const char **from)
{
    int column = (unsigned char)(*from)[0] | 0x20, row;

    if (column < 'a' || column >= 'a' + MATRIX_SIDE)
        return -1;
    row = (unsigned char)(*from)[1];
    if (row < '1' || row >= '1' + MATRIX_SIDE)
        return -1;
    *from += 2;
    return (row - '1') * MATRIX_SIDE + column - 'a';
}

/* What stands between two squares: "-", "x", blanks, or nothing. Returns
 * whether another square must follow. */
static int skip_link(const char **from)
{
    int is_link;

    skip_blanks(from);
    is_link = **from == '-' || **from == ':' || (**from | 0x20) == 'x';
    *from += is_link;
    skip_blanks(from);
    return is_link;
}

/* What is right comes first, for a row of the screen may end. */
static const char *refuse(struct move *self, const char *why,
                          const char *where)
{
    *self = (struct move){0};
    return text_error(RIGHT_WAY, why, where, (char *)0);
}

const char *move_read(struct move *self, const char *line)
{
    const char *from = line;
    int must_follow = 1;

    *self = (struct move){0};
    skip_blanks(&from);
    while (*from || must_follow) {
        int square = take_square(&from);

        if (square < 0)
            return refuse(self, *from ? "none at " : "one is missing", from);
        if (self->count == MOVE_SQUARES)
            return refuse(self, "too many", "");
        self->square[self->count++] = (uint8_t)square;
        must_follow = skip_link(&from);
    }
    return NULL;
}

int move_is_on(const struct move *self)
{
    return self->next < self->count;
}

/* A button that is still down, whoever holds it, must come up first and
 * rest a while. */
static int is_finger_free(struct move *self, const struct play *play,
                          int button)
{
    const struct board_type *board = session_machine(play->session)->board;
    uint64_t now = session_tick(play->session);

    if (session_in(play->session) & PIN(board->parts[button].pin))
        self->due_tick = now + (uint64_t)board->rest_ticks;
    return now >= self->due_tick;
}

/* What a move cannot begin with, such as an error that is still shown; null:
 * nothing is in its way. */
static const struct machine_sign *find_obstacle(const struct play *play)
{
    const struct machine_sign *sign =
        session_machine(play->session)->clears;

    while (sign && sign->shows && !look_holds(play->session, sign->shows))
        sign++;
    return sign && sign->shows ? sign : NULL;
}

/* Presses it away, once; *waits tells whether it is still there, or its
 * button is. */
static const char *clear_way(struct move *self, struct holds *holds,
                             struct play *play, int *waits)
{
    const struct board_type *board = session_machine(play->session)->board;
    const struct machine_sign *sign = find_obstacle(play);

    *waits = sign != NULL;
    if (self->cleared)
        *waits |= !is_finger_free(self, play, self->cleared - 1);
    if (!sign || self->cleared)
        return NULL;
    self->cleared = board_find(board, sign->parts).first + 1;
    return hold_press(holds, play, self->cleared - 1, HOLD_TAP);
}

const char *move_go_on(struct move *self, struct holds *holds,
                       struct play *play)
{
    const char *error = NULL;
    int button, waits = 0;

    if (!move_is_on(self))
        return NULL;
    if (self->next == 0)
        error = clear_way(self, holds, play, &waits);
    if (error || waits)
        return error;
    button = pointer_enter(session_machine(play->session)->board);
    if (!is_finger_free(self, play, button))
        return NULL;
    error = pointer_set(play, self->square[self->next++]);
    return error ? error : hold_press(holds, play, button, HOLD_TAP);
}
