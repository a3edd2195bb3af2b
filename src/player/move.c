/* move.c - a move that a person types, pressed square by square.
 *
 * The typed text is read at once, and then worked through over machine time:
 * one square is one setting of the switches and one tap of the enter button.
 * Whether squares exist is checked, whether the move is legal is not, since
 * the machine judges and shows that itself.
 */
#include "player/move.h"

#include "base/words.h"
#include "bench/look.h"
#include "player/pointer.h"

static void skip_typed_blanks(const char **from)
{
    while (text_is_blank(**from))
        ++*from;
}

/* "c3" as a square; -1 if there is none. */
/* Columns may be capitals. On failure *from stays, for the message. */
static int read_typed_square(const char **from)
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

    skip_typed_blanks(from);
    is_link = **from == '-' || **from == ':' || (**from | 0x20) == 'x';
    *from += is_link;
    skip_typed_blanks(from);
    return is_link;
}

/* What is right comes first: a narrow screen cuts off the end. */
static const char *refuse_typed_move(struct move *self, const char *pattern,
                                     const char *where)
{
    *self = (struct move){0};
    return words_error(pattern, where, (char *)0);
}

const char *move_read(struct move *self, const char *line)
{
    const char *from = line;
    int must_follow = 1;

    *self = (struct move){0};
    skip_typed_blanks(&from);
    while (*from || must_follow) {
        int square = read_typed_square(&from);

        if (square < 0)
            return refuse_typed_move(self, *from
                ? WORDS("a move is squares from a1 to h8, c3-d4 or c3xe5xg7: "
                        "none at {1}")
                : WORDS("a move is squares from a1 to h8, c3-d4 or c3xe5xg7: "
                        "one is missing"), from);
        if (self->count == MOVE_SQUARES)
            return refuse_typed_move(self,
                WORDS("a move is squares from a1 to h8, c3-d4 or c3xe5xg7: "
                      "too many"), "");
        self->square[self->count++] = (uint8_t)square;
        must_follow = skip_link(&from);
    }
    return NULL;
}

int move_is_on(const struct move *self)
{
    return self->next < self->count;
}

/* A button that is still down, whatever holds it, must come up first and
 * rest for a while. */
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

    while (sign && sign->shows && !look_has_sign(play->session, sign))
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

/* Called after every advance of time; does at most one thing. Before the first
 * square, whatever the machine wants acknowledged is pressed away, once. */
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
