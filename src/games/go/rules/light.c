/* light.c - random games of Go, as fast as possible.
 *
 * Used by `boardwalk go bench` as the light playout; the search has playouts
 * of its own (minds/playout.c), which know more and are slower. This file is
 * written for speed: no branch that depends on random data where a mask will
 * do, and the rare cases, joining several groups and capturing, out of line.
 * Games agree with go.c move by move; tests play both side by side.
 */
#include "games/go/rules/light.h"

#include <string.h>

#include "base/bits.h"

/* What is inlined decides the speed, and is not left to the compiler. */
#define APART __attribute__((noinline))
#define WITHIN inline __attribute__((always_inline))

enum { NORTH = -GO_LIGHT_ROW, WEST = -1, EAST = 1, SOUTH = GO_LIGHT_ROW };

/* Two bits of the upper word that no point of a board has. NOWHERE is always
 * free, and it is all that head 0, which stands for no group, reaches: so head
 * 0 never lacks a liberty and needs no test. BEYOND is never open for either
 * side: beyond an edge the other side always seems to have a stone, which is
 * what makes eyes at the edge stricter. */
#define NOWHERE (UINT64_C(1) << 63)
#define BEYOND (UINT64_C(1) << 62)

/* Sets */

static inline struct go_light_set both(struct go_light_set a,
                                       struct go_light_set b)
{
    return (struct go_light_set){a.low & b.low, a.high & b.high};
}

static inline struct go_light_set either(struct go_light_set a,
                                         struct go_light_set b)
{
    return (struct go_light_set){a.low | b.low, a.high | b.high};
}

static inline struct go_light_set without(struct go_light_set a,
                                          struct go_light_set b)
{
    return (struct go_light_set){a.low & ~b.low, a.high & ~b.high};
}

/* The same where b is a part of a. */
static inline struct go_light_set except(struct go_light_set a,
                                         struct go_light_set b)
{
    return (struct go_light_set){a.low ^ b.low, a.high ^ b.high};
}

static inline int is_none(struct go_light_set set)
{
    return (set.low | set.high) == 0;
}

static int set_size(struct go_light_set set)
{
    return bits_count(set.low) + bits_count(set.high);
}

static inline int is_several(struct go_light_set set)
{
    return ((set.low & (set.low - 1)) | (set.high & (set.high - 1))) != 0
        || (set.low && set.high);
}

/* Removes the lowest point from a set that is not empty, and returns it.
 * Choosing between the halves is no branch: it would be mispredicted half the
 * time. */
static inline unsigned extract_lowest(struct go_light_set *set)
{
    uint64_t is_high = set->low == 0;
    uint64_t half = set->low | (set->high & (0 - is_high));

    set->high &= set->high - is_high;
    set->low &= set->low - (is_high ^ 1);
    return (unsigned)bits_lowest(half) % 64 + 64 * (unsigned)is_high;
}

static inline struct go_light_set set_at(const struct go_light_sets *sets,
                                         unsigned point)
{
    return (struct go_light_set){sets->low[point], sets->high[point]};
}

static inline void put_set(struct go_light_sets *sets, unsigned point,
                           struct go_light_set set)
{
    sets->low[point] = set.low;
    sets->high[point] = set.high;
}

/* Free points: an unordered list with an index, as in go.c. */

static inline void store_free_point(struct go_light_game *game, unsigned place,
                                    unsigned point)
{
    game->free_point[place] = (uint8_t)point;
    game->free_place[point] = (uint8_t)place;
}

static inline void drop_free_point(struct go_light_game *game, unsigned point)
{
    store_free_point(game, game->free_place[point],
                     game->free_point[--game->free_count]);
}

/* Groups */

static inline struct go_light_set reach(const struct go_light_game *game,
                                        unsigned head)
{
    return set_at(&game->reach, head);
}

/* What a stone alone reaches: itself and the points beside it. */
static inline struct go_light_set stone_reach(const struct go_light *self,
                                              unsigned stone)
{
    return either(set_at(&self->point, stone), set_at(&self->beside, stone));
}

/* Heads of one side around a point; 0 where it has no stone. */
struct heads {
    unsigned north, west, east, south;
};

static inline struct heads side_heads_at(const struct go_light_side *side,
                                         unsigned point)
{
    const uint8_t *at = side->head + point;

    return (struct heads){at[NORTH], at[WEST], at[EAST], at[SOUTH]};
}

static inline struct go_light_set reach_all(const struct go_light_game *game,
                                            struct heads heads)
{
    return either(either(reach(game, heads.north), reach(game, heads.west)),
                  either(reach(game, heads.east), reach(game, heads.south)));
}

/* Whether nothing that a group reaches is empty. Stones that were captured
 * meanwhile are empty points, and so count without any update. */
static inline int lacks_liberty(const struct go_light_game *game, unsigned head,
                                struct go_light_set empty)
{
    return is_none(both(reach(game, head), empty));
}

static inline int is_any_lost(const struct go_light_game *game,
                              struct heads heads, struct go_light_set empty)
{
    return lacks_liberty(game, heads.north, empty)
        || lacks_liberty(game, heads.west, empty)
        || lacks_liberty(game, heads.east, empty)
        || lacks_liberty(game, heads.south, empty);
}

static inline unsigned larger_head(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

/* One of the heads, or 0 if there is none. The largest is as good as any, and
 * is found without a branch. */
static inline unsigned any_head(struct heads heads)
{
    return larger_head(larger_head(heads.north, heads.west),
                       larger_head(heads.east, heads.south));
}

/* Gives all groups around a point one head. All points are visited, many at
 * once by vector instructions: a loop over just the stones would end
 * unpredictably, which takes longer. One move in five comes here, and one in
 * seven to capture_lost_groups(): both stay out of line so that all other
 * moves have the registers for themselves. */
static APART void rename_heads(struct go_light_side *side, unsigned point,
                               uint8_t to)
{
    struct heads from = side_heads_at(side, point);

    for (int p = 0; p < GO_LIGHT_POINTS; p++) {
        uint8_t head = side->head[p];
        uint8_t is_from = (head == (uint8_t)from.north)
                        | (head == (uint8_t)from.west)
                        | (head == (uint8_t)from.east)
                        | (head == (uint8_t)from.south);
        uint8_t mask = (uint8_t)-(is_from & (head != 0));

        side->head[p] = (uint8_t)(head ^ ((head ^ to) & mask));
    }
}

/* Moves */

static inline struct go_light_set part_if(int is_part, struct go_light_set set)
{
    uint64_t mask = 0 - (uint64_t)is_part;

    return (struct go_light_set){set.low & mask, set.high & mask};
}

/* Captures the other's groups around a point that lack liberties; there is at
 * least one. Returns the stone if it was a single one, else 0: the ko point. */
static APART unsigned capture_lost_groups(struct go_light_game *game,
                                          struct go_light_side *other,
                                          unsigned around,
                                          struct go_light_set empty)
{
    struct heads heads = side_heads_at(other, around);
    const unsigned head[4] = {heads.north, heads.west, heads.east,
                              heads.south};
    struct go_light_set taken = {0, 0};
    unsigned point, before = game->free_count;

    for (int i = 0; i < 4; i++)
        taken = either(taken, part_if(lacks_liberty(game, head[i], empty),
                                      reach(game, head[i])));
    taken = without(taken, other->open);
    other->open = either(other->open, taken);
    do {
        point = extract_lowest(&taken);
        other->head[point] = 0;
        store_free_point(game, game->free_count++, point);
    } while (!is_none(taken));
    return game->free_count == before + 1u ? point : 0;
}

/* The game from the side of the player to move. */
struct turn {
    struct go_light_side *own, *other;
    struct go_light_set empty;
};

static inline struct turn view_of_side(struct go_light_game *game, int who)
{
    struct go_light_side *side = game->side;

    return (struct turn){&side[who], &side[who ^ 1],
                         both(side[0].open, side[1].open)};
}

/* Plays a stone if that is legal. The reach of its group is that of the stone
 * and of all its groups together, the bit of head 0 taken out. Heads need
 * renaming only if there are stones outside the group that gives the head. */
static WITHIN int try_point(const struct go_light *self,
                            struct go_light_game *game, unsigned point,
                            struct turn turn)
{
    struct heads beside = side_heads_at(turn.own, point);
    struct heads others = side_heads_at(turn.other, point);
    struct go_light_set stone = set_at(&self->point, point);
    struct go_light_set all = either(stone_reach(self, point),
                                     reach_all(game, beside));
    struct go_light_set empty = except(turn.empty, stone);
    unsigned joined = any_head(beside), head = joined ? joined : point;
    int is_alive, is_taking;

    all.high &= ~NOWHERE;
    is_alive = !is_none(both(all, empty));
    is_taking = is_any_lost(game, others, empty);
    if (!(is_alive | is_taking) || point == game->ko)
        return 0;
    drop_free_point(game, point);
    if (!is_none(without(without(all, turn.own->open), reach(game, joined))))
        rename_heads(turn.own, point, (uint8_t)head);
    turn.own->open = except(turn.own->open, stone);
    turn.own->head[point] = (uint8_t)head;
    put_set(&game->reach, head, all);
    game->ko = 0;
    if (is_taking) {
        unsigned taken = capture_lost_groups(game, turn.other, point, empty);

        game->ko = (uint8_t)(is_alive || joined ? 0 : taken);
    }
    return 1;
}

/* The same as go_is_eye() in go.h. */
static inline int is_eye(const struct go_light *self, unsigned point,
                         struct turn turn)
{
    return is_none(both(set_at(&self->beside, point), turn.own->open))
        && !is_several(without(set_at(&self->across, point), turn.other->open));
}

/* The upper half of a linear congruential generator with Knuth's multiplier
 * (MMIX), scaled to n: two multiplications, and no number is more likely than
 * another by more than n in 2^32. */
static inline unsigned roll(uint64_t *dice, unsigned n)
{
    *dice = *dice * UINT64_C(6364136223846793005)
          + UINT64_C(1442695040888963407);
    return (unsigned)((*dice >> 32) * n >> 32);
}

/* Draws free points without repetition until one is playable; those that are
 * not move to the end of the list, after `left`. Returns the point, or 0 for
 * a pass. */
static WITHIN unsigned play_random_point(const struct go_light *self,
                                         struct go_light_game *game, int who,
                                         uint64_t *dice)
{
    struct turn turn = view_of_side(game, who);
    unsigned left = game->free_count;

    while (left) {
        unsigned place = roll(dice, left), point = game->free_point[place];

        if (!is_eye(self, point, turn) && try_point(self, game, point, turn))
            return point;
        store_free_point(game, place, game->free_point[--left]);
        store_free_point(game, left, point);    /* not to be tried again */
    }
    game->ko = 0;
    return 0;
}

/* One game, or a part of it, as it is played. */
struct run {
    uint64_t dice;
    int moves, most, passes;
    unsigned last;
};

/* Plays one move of a side and returns whether the game goes on. */
static WITHIN int play_one_turn(const struct go_light *self,
                                struct go_light_game *game, int who,
                                struct run *run)
{
    run->last = play_random_point(self, game, who, &run->dice);
    run->passes = run->last ? 0 : run->passes + 1;
    return ++run->moves < run->most && run->passes < 2;
}

/* Plays until both pass, or for that many moves. The turn is written out for
 * each side, so that the address of its stones is a constant. */
static struct run play_turns(const struct go_light *self,
                             struct go_light_game *game, uint64_t dice,
                             int most)
{
    struct run run = {.dice = dice, .most = most};

    if (!game->turn || play_one_turn(self, game, 1, &run))
        while (play_one_turn(self, game, 0, &run)
               && play_one_turn(self, game, 1, &run))
            ;
    game->turn ^= run.moves & 1;
    return run;
}

unsigned go_light_roll(uint64_t *dice, unsigned n) { return roll(dice, n); }

unsigned go_light_move(const struct go_light *self,
                       struct go_light_game *game, uint64_t *dice)
{
    struct run run = play_turns(self, game, *dice, 1);

    *dice = run.dice;
    return run.last;
}

/* The end */

/* Some stones and all free points that are connected to them through free
 * points. Repeats until nothing changes; at the end of a game regions are
 * small, and few rounds do. */
static struct go_light_set spread_over_free(const struct go_light *self,
                                            const struct go_light_game *game,
                                            struct go_light_set stones)
{
    struct go_light_set before, now = stones;

    do {
        before = now;
        for (int i = 0; i < game->free_count; i++) {
            unsigned point = game->free_point[i];
            int is_beside = !is_none(both(set_at(&self->beside, point), now));

            now = either(now, part_if(is_beside, set_at(&self->point, point)));
        }
    } while (!is_none(without(now, before)));
    return now;
}

/* Area scoring as in score.c: free points that both sides reach are nobody's
 * (M4-032). */
static int margin(const struct go_light *self,
                  const struct go_light_game *game)
{
    struct go_light_set black = spread_over_free(self, game,
        without(self->board, game->side[0].open));
    struct go_light_set white = spread_over_free(self, game,
        without(self->board, game->side[1].open));

    return set_size(without(black, white))
         - set_size(without(white, black));
}

struct go_light_end go_light_play(const struct go_light *self,
                                  struct rng *rng)
{
    struct go_light_game game = self->start;
    struct run run = play_turns(self, &game, rng_next(rng), self->moves_max);

    return (struct go_light_end){margin(self, &game), run.moves};
}

/* The beginning */

static void add_stone(struct go_light *self, const struct go_board *board,
                      go_point stone)
{
    struct go_light_game *game = &self->start;
    unsigned point = go_light_at(stone);
    unsigned head = go_light_at(board->head[stone]);
    struct go_light_side *side = &game->side[board->colour[stone] - GO_BLACK];

    side->head[point] = (uint8_t)head;
    side->open = without(side->open, set_at(&self->point, point));
    put_set(&game->reach, head, either(reach(game, head),
                                       stone_reach(self, point)));
}

static struct go_light_set single_point(unsigned point)
{
    return (struct go_light_set){
        point < 64 ? UINT64_C(1) << point : 0,
        point < 64 ? 0 : UINT64_C(1) << (point - 64),
    };
}

/* The points of the board that lie in four directions from a point. */
static struct go_light_set four(const struct go_light *self, unsigned point,
                                const int way[4])
{
    struct go_light_set set = {0, 0};

    for (int i = 0; i < 4; i++)
        set = either(set, single_point((unsigned)((int)point + way[i])));
    return both(set, self->board);
}

static void look_around(struct go_light *self, unsigned point)
{
    static const int beside[4] = {NORTH, WEST, EAST, SOUTH};
    static const int across[4] = {NORTH + WEST, NORTH + EAST, SOUTH + WEST,
                                  SOUTH + EAST};

    put_set(&self->point, point, single_point(point));
    put_set(&self->beside, point, four(self, point, beside));
    put_set(&self->across, point, four(self, point, across));
    if (set_size(set_at(&self->beside, point)) < 4)
        self->across.high[point] |= BEYOND;
}

static void prepare_grid(struct go_light *self, int size)
{
    for (int i = 0; i < size * size; i++)
        self->board = either(self->board,
            single_point(go_light_at(go_at(i / size, i % size))));
    for (int i = 0; i < size * size; i++)
        look_around(self, go_light_at(go_at(i / size, i % size)));
    self->moves_max = 3 * size * size;
    self->start.reach.high[0] = NOWHERE;
    for (int i = 0; i < 2; i++) {
        self->start.side[i].open = self->board;
        self->start.side[i].open.high |= NOWHERE;
    }
}

void go_light_begin(struct go_light *self, const struct go_board *board,
                    enum go_colour turn)
{
    struct go_light_game *game = &self->start;

    memset(self, 0, sizeof *self);
    prepare_grid(self, board->size);
    game->turn = turn == GO_WHITE;
    if (board->ko && go_judge(board, board->ko, turn) == GO_KO)
        game->ko = (uint8_t)go_light_at(board->ko);
    for (unsigned i = 0; i < board->free_count; i++)
        store_free_point(game, i, go_light_at(board->free_point[i]));
    game->free_count = (uint8_t)board->free_count;
    for (int p = 0; p < GO_POINTS; p++)
        if (board->colour[p] == GO_BLACK || board->colour[p] == GO_WHITE)
            add_stone(self, board, (go_point)p);
}
