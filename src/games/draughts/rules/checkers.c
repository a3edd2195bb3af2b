/* checkers.c - English draughts: positions, moves, and what they do.
 *
 * The one description of the rules: the minds, the engine, the readers of
 * files and the tests of the chip all ask here. No memory is allocated and no
 * state is kept outside the structs.
 *
 * Moves are found with whole sets of squares (bitboards) rather than square
 * by square: one shift moves every piece of a side one step.
 */
#include "games/draughts/rules/checkers.h"

#include <stddef.h>

#include "base/bits.h"
#include "games/draughts/rules/reach.h"

#define BLACK_START UINT64_C(0x1eff)            /* squares 1..12 */
#define WHITE_START UINT64_C(0x7fbc00000)       /* squares 21..32 */

void checkers_begin(struct checkers *self, enum checkers_rules rules)
{
    *self = (struct checkers){
        .pieces = {BLACK_START, WHITE_START},
        .turn = CHECKERS_BLACK,
        .rules = (uint8_t)rules,
    };
}

/* Kings must be a subset of the pieces, and a man never stands on the row
 * that crowns it. */
const char *checkers_check(const struct checkers *self)
{
    uint64_t all = self->pieces[0] | self->pieces[1];

    if (self->pieces[0] & self->pieces[1])
        return "two pieces stand on one square";
    if ((all | self->kings) & ~CHECKERS_BOARD || self->kings & ~all)
        return "a piece stands off the board";
    for (int side = 0; side < 2; side++)
        if (bits_count(self->pieces[side]) > CHECKERS_MEN)
            return "a side has more than twelve pieces";
    if (self->rules == CHECKERS_SIMPLE)
        return self->kings ? "there are no kings in the simple game" : NULL;
    for (int side = 0; side < 2; side++)
        if (self->pieces[side] & ~self->kings & checkers_far(side))
            return "a man stands where it would have become a king";
    return NULL;
}

int checkers_same(const struct checkers *a, const struct checkers *b)
{
    return a->pieces[0] == b->pieces[0] && a->pieces[1] == b->pieces[1]
        && a->kings == b->kings && a->turn == b->turn
        && a->rules == b->rules;
}

/* Computed afresh rather than updated move by move as with Zobrist keys: four
 * multiplications are about as cheap as the table lookups, and no caller can
 * get out of step. The constants are odd and otherwise arbitrary; bits_mix
 * spreads the sum over all 64 bits. */
uint64_t checkers_hash(const struct checkers *self)
{
    return bits_mix(self->pieces[0] * UINT64_C(0xd6e8feb86659fd93)
                    + self->pieces[1] * UINT64_C(0xa0761d6478bd642f)
                    + self->kings * UINT64_C(0xe7037ed1a0b428db)
                    + self->turn * UINT64_C(0x8ebc6af09c88c6e3)
                    + self->rules);
}

/* Finding moves */

/* Twelve kings have at most 48 steps, and positions with many jumps are far
 * from the limit; the test keeps even a contrived one from writing beyond the
 * list. */
static void append_move(struct checkers_moves *moves, uint64_t from,
                        uint64_t to, uint64_t taken, uint32_t path)
{
    if (moves->count < CHECKERS_MOVES_MAX)
        moves->move[moves->count++] =
            (struct checkers_move){from, to, taken, path};
}

/* All steps, one direction at a time. Functions with a side are inlined with
 * a constant: see checkers_find_moves. */
static inline void find_steps(const struct checkers *self, int side,
                              struct checkers_moves *moves)
{
    uint64_t empty = checkers_empty(self);

    for (int w = 0; w < CHECKERS_WAYS; w++) {
        enum checkers_way way = (enum checkers_way)w;
        uint64_t goers = checkers_goers(self->pieces[side], self->kings,
                                        side, way);

        for (uint64_t to = checkers_step(goers, way) & empty; to;
             to &= to - 1)
            append_move(moves, checkers_step_back(to & -to, way), to & -to,
                        0, 0);
    }
}

struct jumper {
    struct checkers_moves *moves;
    uint64_t from;
    uint64_t enemy, empty;              /* its own start counts as empty */
    int side;
    uint64_t kings;                     /* the whole board if it is a king */
    int is_single;                      /* the simple rules: one jump only */
};

/* Depth-first over all ways to continue a jump; a path that cannot go on is a
 * move. The recursion ends because each jump takes one of at most twelve
 * enemies.
 *
 * A captured piece stays on the board until the move is over: it can be
 * neither jumped again nor landed on. A man that reaches the far row stops
 * there by itself, since men only go forward; so crowning, which ends the
 * move, needs no test here. */
static void continue_jump(const struct jumper *self, uint64_t at,
                          uint64_t taken, uint32_t path, int jumps)
{
    int is_end = 1;

    for (int w = 0; w < CHECKERS_WAYS; w++) {
        enum checkers_way way = (enum checkers_way)w;
        uint64_t goer = checkers_goers(at, self->kings, self->side, way);
        uint64_t to = checkers_leap(goer, self->enemy & ~taken, self->empty,
                                    way);

        if (!to || (jumps && self->is_single))
            continue;
        is_end = 0;
        continue_jump(self, to, taken | checkers_step_back(to, way),
                      path | (uint32_t)w << 2 * jumps, jumps + 1);
    }
    if (is_end)
        append_move(self->moves, self->from, at, taken, path);
}

/* The lowest piece first; so the list has an order that depends on the
 * position alone. */
static void find_jumps(const struct checkers *self, uint64_t jumpers,
                       struct checkers_moves *moves)
{
    for (; jumpers; jumpers &= jumpers - 1) {
        uint64_t from = jumpers & -jumpers;
        struct jumper jumper = {
            .moves = moves,
            .from = from,
            .enemy = self->pieces[self->turn ^ 1],
            .empty = checkers_empty(self) | from,
            .side = self->turn,
            .kings = self->kings & from ? CHECKERS_BOARD : 0,
            .is_single = self->rules == CHECKERS_SIMPLE,
        };

        continue_jump(&jumper, from, 0, 0, 0);
    }
}

/* Under the full rules a jump is compulsory, and steps are legal only where
 * nobody can jump. Jumps come first in the list: the search relies on it. */
static inline void find_moves(const struct checkers *self, int side,
                              struct checkers_moves *moves)
{
    uint64_t jumpers = checkers_jumpers(self, side);

    moves->count = 0;
    if (jumpers)
        find_jumps(self, jumpers, moves);
    if (!jumpers || self->rules == CHECKERS_SIMPLE)
        find_steps(self, side, moves);
}

/* Two calls with a constant side, so that the compiler makes two copies
 * without any test of the side inside their loops. */
void checkers_find_moves(const struct checkers *self,
                         struct checkers_moves *moves)
{
    if (self->turn == CHECKERS_BLACK)
        find_moves(self, CHECKERS_BLACK, moves);
    else
        find_moves(self, CHECKERS_WHITE, moves);
}

int checkers_can_jump(const struct checkers *self)
{
    return self->turn == CHECKERS_BLACK
        ? checkers_jumpers(self, CHECKERS_BLACK) != 0
        : checkers_jumpers(self, CHECKERS_WHITE) != 0;
}

/* Steps are tested first: most positions have one. */
int checkers_can_move(const struct checkers *self)
{
    uint64_t empty = checkers_empty(self);

    for (int w = 0; w < CHECKERS_WAYS; w++) {
        enum checkers_way way = (enum checkers_way)w;

        if (checkers_step(checkers_goers(self->pieces[self->turn],
                                         self->kings, self->turn, way), way)
            & empty)
            return 1;
    }
    return checkers_can_jump(self);
}

/* What a move does */

/* A king keeps its rank, a man gets it on the far row; the simple rules have
 * no row that crowns. The captured pieces lose theirs. */
void checkers_play(struct checkers *self, const struct checkers_move *move)
{
    int side = self->turn;
    uint64_t crown = self->rules == CHECKERS_FULL ? checkers_far(side) : 0;
    uint64_t is_king = self->kings & move->from;

    self->pieces[side] = (self->pieces[side] & ~move->from) | move->to;
    self->pieces[side ^ 1] &= ~move->taken;
    self->kings = (self->kings & ~(move->from | move->taken))
                | (is_king ? move->to : move->to & crown);
    self->turn ^= 1;
}

int checkers_same_move(const struct checkers_move *a,
                       const struct checkers_move *b)
{
    return a->from == b->from && a->to == b->to && a->taken == b->taken;
}

/* The path has two bits for each jump, the first jump lowest; a step has no
 * path, and its second square is `to`. */
int checkers_path(const struct checkers_move *move,
                  int squares[CHECKERS_PATH_MAX])
{
    int jumps = bits_count(move->taken);
    uint64_t at = move->from;
    int count = 0;

    squares[count++] = checkers_square(at);
    for (int i = 0; i < jumps; i++) {
        enum checkers_way way =
            (enum checkers_way)(move->path >> 2 * i & 3);

        at = checkers_step(checkers_step(at, way), way);
        squares[count++] = checkers_square(at);
    }
    if (jumps == 0)
        squares[count++] = checkers_square(move->to);
    return count;
}
