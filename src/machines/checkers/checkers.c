/* checkers.c - the rule checker: it knows the board and judges each move.
 *
 *                  +----------+
 *         phi1  ---|          |--- blacktind
 *         phi2  ---|          |--- redtind
 *        reset  ---| checkers |--- err
 *        enter  ---|          |--- mustjump      \
 *          clr  ---|          |--- kingmade       \  only with
 *  usrrow[2:0]  ===|          |--- redwins        /  rules=full
 *  usrcol[2:0]  ===|          |--- blackwins     /
 * viewrow[2:0]  ===|          |=== view[11:0]
 *     viewmark  ---|          |
 *                  +----------+
 *
 * A move comes in as two squares, each confirmed by enter; a state machine
 * judges it in the cycles that follow and carries it out in a memory of 32
 * squares, or lights err. The clock has two phases that never overlap: every
 * flop is two latches, the master open while phi2 is high and the slave open
 * while phi1 is; the memory reads or writes when phi2 rises (M3-045, M3-053,
 * M3-128). docs/checkers.md has the drawing of the states.
 *
 * With rules=full the same pins know kings, the duty to jump, jumps that go
 * on, and who has won: a third memory, three more flops, and logic over the
 * bits of the memories (machines/checkers/full.c).
 *
 * The view port shows one row of the memory behind its 8:1 multiplexer
 * (M3-055), or the squares that a player looks for, and changes nothing.
 */
#include "machines/checkers/checkers.h"

#include <string.h>

#include "base/rng.h"
#include "base/words.h"
#include "machines/checkers/full.h"

#define OPENING_RED   UINT32_C(0x00000fff)      /* rows 0 to 2 (M3-051) */
#define OPENING_BLACK UINT32_C(0xfff00000)      /* rows 5 to 7 */

/* A row has four dark squares, and the view port gives three bits of each. */
enum { TOP_ROW = 7, ROW_SQUARES = 4, VIEW_BITS = 3 };
enum { EMPTY = 0, BLACK_MAN = 1, RED_MAN = 2, KING = 4 };   /* datain */

static const struct pin_def inputs[] = {
    {"phi1", CHECKERS_PIN_PHI1, 1, ACTIVE_HIGH},
    {"phi2", CHECKERS_PIN_PHI2, 1, ACTIVE_HIGH},
    {"reset", CHECKERS_PIN_RESET, 1, ACTIVE_HIGH},
    {"enter", CHECKERS_PIN_ENTER, 1, ACTIVE_HIGH},
    {"clr", CHECKERS_PIN_CLR, 1, ACTIVE_HIGH},
    {"usrrow", CHECKERS_PIN_USRROW, 3, ACTIVE_HIGH},
    {"usrcol", CHECKERS_PIN_USRCOL, 3, ACTIVE_HIGH},
    {"viewrow", CHECKERS_PIN_VIEWROW, 3, ACTIVE_HIGH},
    {"viewmark", CHECKERS_PIN_VIEWMARK, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"blacktind", CHECKERS_PIN_BLACKTIND, 1, ACTIVE_HIGH},
    {"redtind", CHECKERS_PIN_REDTIND, 1, ACTIVE_HIGH},
    {"err", CHECKERS_PIN_ERR, 1, ACTIVE_HIGH},
    {"mustjump", CHECKERS_PIN_MUSTJUMP, 1, ACTIVE_HIGH},
    {"kingmade", CHECKERS_PIN_KINGMADE, 1, ACTIVE_HIGH},
    {"redwins", CHECKERS_PIN_REDWINS, 1, ACTIVE_HIGH},
    {"blackwins", CHECKERS_PIN_BLACKWINS, 1, ACTIVE_HIGH},
    {"view", CHECKERS_PIN_VIEW, ROW_SQUARES * VIEW_BITS, ACTIVE_HIGH},
    {0},
};

const struct option_def checkers_options[] = {
    [CHECKERS_OPTION_RULES] = {"rules", "simple full",
        .standard = CHECKERS_CHIP_SIMPLE,
        .help = WORDS("as the chip was built, or the whole game")},
    {0},
};

/* Squares: six bits, row above column. The memory has only the dark ones, so
 * that an address leaves out the lowest bit of the column (M3-049); a light
 * square is refused before it gets that far. */

static unsigned square_row(unsigned square)
{
    return square >> 3;
}

static unsigned square_column(unsigned square)
{
    return square & 7;
}

static uint8_t join_square(unsigned row, unsigned column)
{
    return (uint8_t)((row & 7) << 3 | (column & 7));
}

static uint8_t address_of(unsigned square)
{
    return (uint8_t)(square_row(square) << 2 | square_column(square) >> 1);
}

static uint32_t bit_of(unsigned square)
{
    return UINT32_C(1) << address_of(square);
}

static uint8_t square_on_inputs(pins in)
{
    return join_square((unsigned)pins_get(in, CHECKERS_PIN_USRROW, 3),
                       (unsigned)pins_get(in, CHECKERS_PIN_USRCOL, 3));
}

/* Both even or both odd (M3-002). */
static int is_dark(unsigned square)
{
    return ((square_row(square) ^ square_column(square)) & 1) == 0;
}

/* Distances: rows and columns are compared before they are subtracted, so
 * that no difference wraps around, and every case sets every wire, so that
 * no latch remembers an old move (errata 2, 3, 4). */

static int is_king(const struct checkers_chip *self, unsigned square)
{
    return (self->kings & bit_of(square)) != 0;
}

static unsigned apart(unsigned a, unsigned b)
{
    return a < b ? b - a : a - b;
}

/* A king's direction is that of its destination, a man's that of its colour.
 */
static int goes_up(const struct checkers_chip *self)
{
    unsigned from = self->slave.src, to = self->slave.dest;

    if (is_king(self, from))
        return square_row(from) < square_row(to);
    return !self->slave.turn;
}

/* One step from the source towards the destination; 7 is -1 modulo 8.
 * Meaningful only if the distance is two. */
static uint8_t jumped_square(const struct checkers_chip *self)
{
    unsigned from = self->slave.src, to = self->slave.dest;

    return join_square(square_row(from) + (goes_up(self) ? 1u : 7u),
                       square_column(from)
                       + (square_column(from) < square_column(to) ? 1u : 7u));
}

static uint8_t move_distance(const struct checkers_chip *self)
{
    unsigned from = self->slave.src, to = self->slave.dest;
    unsigned rows = apart(square_row(from), square_row(to));

    if (goes_up(self) != (square_row(from) < square_row(to)))
        return 0;                       /* backwards (M3-016) */
    return rows <= 2 && rows == apart(square_column(from), square_column(to))
        ? (uint8_t)rows : 0;
}

/* Rules of the whole game */

/* The memories as the side on turn sees them. */
static struct checkers_full whole_game(const struct checkers_chip *self)
{
    int turn = self->slave.turn;

    return (struct checkers_full){
        .own = turn ? self->black : self->red,
        .enemy = turn ? self->red : self->black,
        .kings = self->kings,
        .turn = self->slave.turn,
    };
}

static int must_jump(const struct checkers_chip *self)
{
    struct checkers_full game = whole_game(self);

    return self->is_full && checkers_full_can_jump(&game, game.own);
}

/* No man left, or none that can move: both are a loss. */
static int has_lost(const struct checkers_chip *self)
{
    struct checkers_full game = whole_game(self);

    return self->is_full && !checkers_full_can_move(&game);
}

/* In Done a move is known to be legal, so two rows are a jump; the distance no
 * longer tells, because the king has left its source. Crowning ends a move. */
static int must_go_on(const struct checkers_chip *self)
{
    struct checkers_full game = whole_game(self);
    unsigned rows = apart(square_row(self->slave.src),
                          square_row(self->slave.dest));

    return self->is_full && rows == 2 && !self->slave.is_crowned
        && checkers_full_can_jump(&game, bit_of(self->slave.dest));
}

/* Asked in Write, while the man still stands on its source. */
static int is_crowning(const struct checkers_chip *self)
{
    unsigned far_row = self->slave.turn ? 0 : TOP_ROW;

    return self->is_full && square_row(self->slave.dest) == far_row
        && !is_king(self, self->slave.src);
}

/* The memory: one port, which reads or writes one square in a cycle; which
 * one follows from the state. */

static uint8_t memory_address(const struct checkers_chip *self)
{
    switch (self->slave.state) {        /* M3-072 */
    case CHECKERS_CHKMOVE:
    case CHECKERS_WRITE:
        return address_of(self->slave.dest);
    case CHECKERS_CHKLONG:
    case CHECKERS_CLEARMID:
        return address_of(jumped_square(self));
    default:
        return address_of(self->slave.src);
    }
}

static int is_writing(unsigned state)
{
    return state == CHECKERS_WRITE || state == CHECKERS_CLEAR
        || state == CHECKERS_CLEARMID;
}

static uint8_t memory_data(const struct checkers_chip *self)
{
    int man = self->slave.turn ? BLACK_MAN : RED_MAN;

    if (self->slave.state != CHECKERS_WRITE)
        return EMPTY;
    return (uint8_t)(is_king(self, self->slave.src) || is_crowning(self)
                     ? man | KING : man);
}

struct checkers_wires checkers_chip_wires(const struct checkers_chip *self)
{
    return (struct checkers_wires){
        .distance = move_distance(self),
        .mid = jumped_square(self),
        .addr = memory_address(self),
        .memwrite = is_writing(self->slave.state) != 0,
        .datain = memory_data(self),
    };
}

static void set_bit(uint32_t *word, unsigned at, int value)
{
    *word = (*word & ~(UINT32_C(1) << at)) | (uint32_t)(value != 0) << at;
}

static void write_memory_cell(struct checkers_chip *self)
{
    uint8_t at = memory_address(self), data = memory_data(self);

    set_bit(&self->black, at, data & BLACK_MAN);
    set_bit(&self->red, at, data & RED_MAN);
    set_bit(&self->kings, at, data & KING);
}

static void read_memory_cell(struct checkers_chip *self)
{
    uint8_t at = memory_address(self);

    self->r = self->red >> at & 1;
    self->b = self->black >> at & 1;
}

static void set_opening_men(struct checkers_chip *self)
{
    self->red = OPENING_RED;
    self->black = OPENING_BLACK;
    self->kings = 0;
}

/* Reset does not wait for a clock (M3-052); r and b keep what they have
 * while it is high and in a cycle that writes (M3-054). */
static void clock_memory(struct checkers_chip *self, pins in)
{
    uint8_t phi2 = (in & PIN(CHECKERS_PIN_PHI2)) != 0;

    if (in & PIN(CHECKERS_PIN_RESET))
        set_opening_men(self);
    else if (phi2 && !self->phi2 && is_writing(self->slave.state))
        write_memory_cell(self);
    else if (phi2 && !self->phi2)
        read_memory_cell(self);
    self->phi2 = phi2;
}

/* The controller. What the memory read in this cycle is at r and b: a turn of
 * 0 is Red's, so that an own man has b equal to the turn and r not. */

static int has_own_man(const struct checkers_chip *self)
{
    return self->b == self->slave.turn && self->r != self->slave.turn;
}

static int has_enemy(const struct checkers_chip *self)
{
    return self->r == self->slave.turn && self->b != self->slave.turn;
}

/* Where a new entry begins. */
static enum checkers_state entry_state(const struct checkers_chip *self)
{
    return self->slave.is_jumping ? CHECKERS_RDDEST : CHECKERS_RDSOURCE;
}

/* Clear drops an entry, but a move that is being carried out is completed:
 * otherwise half of it would stay on the board (M3-086, erratum 6). */
static int hears_clear(unsigned state)
{
    return state == CHECKERS_RDSOURCE || state == CHECKERS_RDDEST
        || state == CHECKERS_CHKMOVE || state == CHECKERS_CHKLONG
        || state == CHECKERS_ERR;
}

static enum checkers_state after_source(const struct checkers_chip *self,
                                        pins in)
{
    if (!(in & PIN(CHECKERS_PIN_ENTER)))
        return CHECKERS_RDSOURCE;
    return is_dark(square_on_inputs(in)) && !has_lost(self) ? CHECKERS_RDDEST
                                                   : CHECKERS_ERR;
}

/* A wrong source is an error at once, whether or not a destination has been
 * entered (M3-066). */
static enum checkers_state after_dest(const struct checkers_chip *self,
                                      pins in)
{
    if (!has_own_man(self))
        return CHECKERS_ERR;
    if (!(in & PIN(CHECKERS_PIN_ENTER)))
        return CHECKERS_RDDEST;
    return is_dark(square_on_inputs(in)) ? CHECKERS_CHKMOVE : CHECKERS_ERR;
}

/* A step while a jump is possible is refused with rules=full. */
static enum checkers_state after_check(const struct checkers_chip *self)
{
    if (self->r || self->b)
        return CHECKERS_ERR;
    switch (move_distance(self)) {
    case 1:  return must_jump(self) ? CHECKERS_ERR : CHECKERS_WRITE;
    case 2:  return CHECKERS_CHKLONG;
    default: return CHECKERS_ERR;
    }
}

static enum checkers_state next_state(const struct checkers_chip *self,
                                      pins in)
{
    unsigned state = self->slave.state;

    if (in & PIN(CHECKERS_PIN_CLR) && hears_clear(state))
        return entry_state(self);
    switch (state) {                    /* M3-065..M3-071 */
    case CHECKERS_RDSOURCE: return after_source(self, in);
    case CHECKERS_RDDEST:   return after_dest(self, in);
    case CHECKERS_CHKMOVE:  return after_check(self);
    case CHECKERS_CHKLONG:
        return has_enemy(self) ? CHECKERS_CLEARMID : CHECKERS_ERR;
    case CHECKERS_CLEARMID: return CHECKERS_WRITE;
    case CHECKERS_WRITE:    return CHECKERS_CLEAR;
    case CHECKERS_CLEAR:    return CHECKERS_DONE;
    case CHECKERS_ERR:
        return in & PIN(CHECKERS_PIN_ENTER) ? entry_state(self) : CHECKERS_ERR;
    case CHECKERS_DONE:
        return must_go_on(self) ? CHECKERS_RDDEST : CHECKERS_RDSOURCE;
    default:                return CHECKERS_RDSOURCE;   /* M3-074 */
    }
}

/* The end of a move, or of one jump of several. */
static void end_move_or_jump(const struct checkers_chip *self,
                             struct checkers_flops *to)
{
    const struct checkers_flops *from = &self->slave;

    to->has_moved = 1;
    to->left = from->is_jumping ? from->left : address_of(from->src);
    to->reached = address_of(from->dest);
    to->is_jumping = must_go_on(self) != 0;
    if (to->is_jumping)
        to->src = from->dest;
    else
        to->turn = !from->turn;
}

/* Enter together with clear is not an entry (M3-088): the light for a new king
 * stays on. */
static int starts_entry(pins in)
{
    return (in & (PIN(CHECKERS_PIN_ENTER) | PIN(CHECKERS_PIN_CLR)))
        == PIN(CHECKERS_PIN_ENTER);
}

/* What the masters see; a flop that no case names keeps its value. */
static struct checkers_flops next_flops(const struct checkers_chip *self,
                                        pins in)
{
    struct checkers_flops to = self->slave;

    if (in & PIN(CHECKERS_PIN_RESET))
        return (struct checkers_flops){0};
    switch (self->slave.state) {
    case CHECKERS_RDSOURCE:
        to.src = square_on_inputs(in);
        if (starts_entry(in))
            to.is_crowned = 0;
        break;
    case CHECKERS_RDDEST: to.dest = square_on_inputs(in); break;
    case CHECKERS_WRITE:  to.is_crowned = is_crowning(self) != 0; break;
    case CHECKERS_DONE:   end_move_or_jump(self, &to); break;
    }
    to.state = (uint8_t)next_state(self, in);
    return to;
}

/* The view port */

static enum checkers_view view_man(const struct checkers_chip *self,
                                   unsigned at)
{
    int is_king_there = (self->kings >> at & 1) != 0;

    if (self->red >> at & 1)
        return is_king_there ? CHECKERS_VIEW_RED_KING : CHECKERS_VIEW_RED;
    if (self->black >> at & 1)
        return is_king_there ? CHECKERS_VIEW_BLACK_KING : CHECKERS_VIEW_BLACK;
    return CHECKERS_VIEW_EMPTY;
}

/* The source is held from its enter until the move is found legal, and as long
 * as the man must keep jumping. */
static int holds_source(const struct checkers_flops *flops)
{
    switch (flops->state) {
    case CHECKERS_RDDEST:
    case CHECKERS_CHKMOVE:
    case CHECKERS_CHKLONG: return 1;
    case CHECKERS_ERR:     return flops->is_jumping;
    default:               return 0;
    }
}

static enum checkers_mark view_mark(const struct checkers_flops *flops,
                                    unsigned at)
{
    if (holds_source(flops) && at == address_of(flops->src))
        return CHECKERS_MARK_HELD;
    if (!flops->has_moved)
        return CHECKERS_MARK_NONE;
    if (at == flops->reached)
        return CHECKERS_MARK_REACHED;
    return at == flops->left ? CHECKERS_MARK_LEFT : CHECKERS_MARK_NONE;
}

static pins view_row(const struct checkers_chip *self, pins in)
{
    unsigned row = (unsigned)pins_get(in, CHECKERS_PIN_VIEWROW, 3);
    pins out = 0;

    for (unsigned i = ROW_SQUARES; i-- > 0;) {
        unsigned at = row * ROW_SQUARES + i;

        out = out << VIEW_BITS
            | (in & PIN(CHECKERS_PIN_VIEWMARK)
               ? (pins)view_mark(&self->slave, at)
               : (pins)view_man(self, at));
    }
    return out;
}

/* Outputs */

static int is_awaiting_entry(unsigned state)
{
    return state == CHECKERS_RDSOURCE || state == CHECKERS_RDDEST
        || state == CHECKERS_ERR;
}

/* While a move is carried out the memory holds only half of it, so these
 * lights are off. */
static pins show_whole_game(const struct checkers_chip *self)
{
    pins out = 0;

    if (self->slave.is_crowned)
        out |= PIN(CHECKERS_PIN_KINGMADE);
    if (!is_awaiting_entry(self->slave.state))
        return out;
    if (must_jump(self))
        out |= PIN(CHECKERS_PIN_MUSTJUMP);
    else if (has_lost(self))
        out |= self->slave.turn ? PIN(CHECKERS_PIN_REDWINS)
                                : PIN(CHECKERS_PIN_BLACKWINS);
    return out;
}

pins checkers_chip_show(const struct checkers_chip *self, pins in)
{
    pins out = self->slave.turn ? PIN(CHECKERS_PIN_BLACKTIND)
                                : PIN(CHECKERS_PIN_REDTIND);

    if (self->slave.state == CHECKERS_ERR)
        out |= PIN(CHECKERS_PIN_ERR);
    if (self->is_full)
        out |= show_whole_game(self);
    return out | view_row(self, in) << CHECKERS_PIN_VIEW;
}

/* The order is that of the latches: slaves open first and show the state, the
 * memory answers to it, and the masters take in what follows from both. */
pins checkers_chip_tick(struct checkers_chip *self, pins in)
{
    if (in & PIN(CHECKERS_PIN_PHI1))
        self->slave = self->master;
    clock_memory(self, in);
    if (in & PIN(CHECKERS_PIN_PHI2))
        self->master = next_flops(self, in);
    return checkers_chip_show(self, in);
}

/* Power-up: neither flops nor memory cells have a reset of their own, so their
 * contents are random (M3-090). What rules=simple does not have is 0. */

static struct checkers_flops random_flops(struct rng *rng, int is_full)
{
    uint64_t some = rng_next(rng);

    return (struct checkers_flops){
        .state = some & 15,
        .turn = some >> 4 & 1,
        .src = some >> 5 & 63,
        .dest = some >> 11 & 63,
        .left = some >> 17 & 31,
        .reached = some >> 22 & 31,
        .has_moved = some >> 27 & 1,
        .is_jumping = is_full && some >> 28 & 1,
        .is_crowned = is_full && some >> 29 & 1,
    };
}

static void reset(void *chip, const struct chip_setup *setup)
{
    struct checkers_chip *self = chip;
    struct rng rng;

    memset(self, 0, sizeof *self);
    self->is_full = setup->option[CHECKERS_OPTION_RULES]
        == CHECKERS_CHIP_FULL;
    rng_seed(&rng, setup->seed);
    self->red = (uint32_t)rng_next(&rng);
    self->black = (uint32_t)rng_next(&rng);
    self->kings = self->is_full ? (uint32_t)rng_next(&rng) : 0;
    self->r = rng_next(&rng) & 1;
    self->b = rng_next(&rng) & 1;
    self->master = random_flops(&rng, self->is_full);
    self->slave = random_flops(&rng, self->is_full);
}

static pins tick(void *chip, pins in)
{
    return checkers_chip_tick(chip, in);
}

const struct chip_type checkers_chip = {
    .name = "checkers",
    .size = sizeof(struct checkers_chip),
    .inputs = inputs,
    .outputs = outputs,
    .options = checkers_options,
    .reset = reset,
    .tick = tick,
};
