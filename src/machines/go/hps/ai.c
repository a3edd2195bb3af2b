/* ai.c - the computer's moves: the minds of the game, slice by slice.
 *
 * A thought is plain data; what grows with it lies on a sheet of scratch
 * memory. A sheet knows whose it is and how many simulations it has seen. It
 * may be behind its thought, if another one had it meanwhile: then what is
 * missing is played once more. Or it is ahead, after a jump back in time: then
 * there is nothing to do until the thought has caught up. The move
 * does not depend on it, being read off only when all simulations are played.
 */
#include "machines/go/hps/ai.h"

#include <stdatomic.h>
#include <string.h>

#include "base/arena.h"
#include "base/bits.h"
#include "games/go/minds/book.h"
#include "games/go/minds/minds.h"
#include "games/go/minds/search.h"
#include "games/go/minds/uct.h"

enum {
    STRONG_SIMULATIONS = 1000,
    MASTER_SIMULATIONS = 5000,
    FOREST = 12 << 20,                  /* lent; each simulation gives children
                                         * to one node: this is never full */
};

_Static_assert(MCTS_SIMULATIONS == GO_UCT_SIMULATIONS
               && MCTS_MAX_DEPTH == GO_UCT_DEPTH, "as the document has them");

/* Whose a sheet is: compared as bytes. */
struct owner {
    BoardState board;
    uint64_t past;                      /* a hash of the moves so far */
    uint64_t seed;
    uint8_t level, has_superko;
    uint8_t reserved[6];
};

_Static_assert(sizeof(struct owner) == sizeof(BoardState) + 24, "no gaps");

struct sheet {
    struct owner owner;
    uint32_t done;                      /* simulations */
    uint8_t has_answer;                 /* no simulation is needed */
    go_point answer;
    struct rng rng;
    struct go_game game;
};

/* Levels 1 to 3, within the document's memory (M4-140). */
static _Thread_local struct sheet small_sheet;
static _Thread_local struct go_uct small_tree;

/* The strong ones: too much for every thread to have its own, and for a
 * program that never uses them. Their memory is lent once, by whoever runs
 * the program: what lies in it can always be thought anew. */
static struct {
    atomic_flag is_taken;
    struct sheet sheet;
    _Atomic(void *) memory;             /* FOREST bytes; null: not lent yet */
    struct go_search search;            /* no tree: not used yet */
} strong = {.is_taken = ATOMIC_FLAG_INIT};

/* Levels 4 and 5, which share one search and its memory. */
static int is_strong(unsigned level)
{
    return level == AI_STRONG || level == AI_MASTER;
}

uint32_t ai_simulations(AiLevel level)
{
    static const uint16_t simulations[AI_LEVELS + 1] = {
        [AI_RANDOM] = 1, [AI_GREEDY] = 1, [AI_MCTS] = MCTS_SIMULATIONS,
        [AI_STRONG] = STRONG_SIMULATIONS, [AI_MASTER] = MASTER_SIMULATIONS,
    };

    return (unsigned)level <= AI_LEVELS ? simulations[level] : 0;
}

size_t ai_memory(AiLevel level)
{
    return is_strong(level) ? sizeof strong + FOREST
                            : sizeof small_sheet + sizeof small_tree;
}

size_t ai_lacks(AiLevel level)
{
    return is_strong(level) && !strong.memory ? FOREST : 0;
}

/* A spin lock: it is held for a slice of thinking, and two machines in one
 * process with strong bots at the same time are rare. */
static void take_strong(void)
{
    while (atomic_flag_test_and_set(&strong.is_taken))
        ;                               /* at most for a slice of thinking */
}

static void give_strong(void)
{
    atomic_flag_clear(&strong.is_taken);
}

void ai_lend(void *memory)
{
    take_strong();
    strong.memory = memory;
    strong.search.tree = NULL;
    strong.sheet.owner.level = 0;       /* its sheet is nobody's now */
    give_strong();
}

/* The game */

static int leads_to(const struct go_game *game, const BoardState *b)
{
    if (game->turn != b->turn || game->passes != b->consecutive_passes)
        return 0;
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            if (game->now.colour[go_at(row, col)] != b->cells[row][col])
                return 0;
    return 1;
}

/* The point where a stone would bring back the last position; 0 if none. */
static go_point find_ko(const struct go_board *board, enum go_colour turn,
                        uint64_t last)
{
    for (int i = 0; i < board->free_count; i++) {
        go_point point = board->free_point[i];

        if (go_judge(board, point, turn) == GO_LEGAL
            && go_hash_after(board, point, turn) == last)
            return point;
    }
    return 0;
}

/* From the stones alone, as far as these can tell. */
static void place_board_stones(struct go_game *game, const BoardState *b)
{
    struct go_rules rules = game->rules;

    go_game_begin(game, &rules);
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            if (b->cells[row][col] == BLACK || b->cells[row][col] == WHITE)
                go_game_set_up(game, go_at(row, col),
                               (enum go_colour)b->cells[row][col]);
    game->turn = b->turn;
    game->passes = (uint16_t)b->consecutive_passes;
    game->now.taken[GO_BLACK] = (uint16_t)b->captured_white;
    game->now.taken[GO_WHITE] = (uint16_t)b->captured_black;
    game->now.ko = find_ko(&game->now, (enum go_colour)b->turn,
                           b->prev_board_hash);
}

/* Sheets */

/* Positions may be equal after different moves; under superko, and for the
 * search's own history, the moves count. */
static uint64_t hash_moves(const struct record *record)
{
    uint64_t past = record ? record->count : 0;

    for (int i = 0; record && i < record->count; i++)
        past = bits_mix(past + record->move[i]);
    return past;
}

/* All that decides what a search finds: equal owners, equal trees. */
static struct owner identify_thought(const struct ai_thought *thought,
                                     const BoardState *b,
                                     const struct record *record)
{
    return (struct owner){
        .board = *b, .past = hash_moves(record), .seed = thought->seed,
        .level = thought->level, .has_superko = thought->has_superko,
    };
}

/* What needs no search: no such level or no memory for it, the end, a won game
 * to be ended, the book. */
static int knows_at_once(const struct sheet *sheet, go_point *answer)
{
    *answer = GO_PASS;
    if (!ai_simulations((AiLevel)sheet->owner.level)
        || ai_lacks((AiLevel)sheet->owner.level)
        || sheet->owner.board.game_over || go_should_pass(&sheet->game))
        return 1;
    return is_strong(sheet->owner.level)
        && go_book_find(&sheet->game, answer);
}

/* The memory is laid out once, and forgets afterwards. */
static void begin_forest(const struct go_game *game, uint64_t seed)
{
    static const struct go_aim aim = {.must_clean_up = 1, .has_book = 1};

    if (!strong.search.tree)
        go_search_make(&strong.search, strong.memory, FOREST);
    go_search_begin(&strong.search, game, &aim, seed);
}

/* Four words from one seed, as the authors of xoshiro256 advise. */
static void throw_dice(struct rng *rng, uint64_t seed)
{
    for (int i = 0; i < 4; i++)
        rng->state[i] = rng_splitmix(&seed);
}

/* Lays a sheet out for another owner. The game comes from the record if that
 * leads to this board, or else from the stones alone. */
static void begin_sheet(struct sheet *sheet, const struct owner *owner,
                        const struct record *record)
{
    static const struct record no_moves;

    sheet->owner = *owner;
    sheet->done = 0;
    throw_dice(&sheet->rng, owner->seed);
    record_game(record ? record : &no_moves, owner->has_superko,
                &sheet->game);
    if (!leads_to(&sheet->game, &owner->board))
        place_board_stones(&sheet->game, &owner->board);
    sheet->has_answer = (uint8_t)knows_at_once(sheet, &sheet->answer);
    if (sheet->has_answer)
        return;
    if (is_strong(owner->level))
        begin_forest(&sheet->game, owner->seed);
    else if (owner->level == AI_MCTS)
        go_uct_begin(&small_tree, &sheet->game);
}

/* Simulations */

/* Levels 1 and 2 answer at once; the others let their trees grow. */
static void run_simulations(struct sheet *sheet, int simulations)
{
    switch (sheet->owner.level) {
    case AI_RANDOM:
        go_random.think(&sheet->rng, &sheet->game, NULL, 0, &sheet->answer);
        break;
    case AI_GREEDY:
        go_greedy.think(&sheet->rng, &sheet->game, NULL, 0, &sheet->answer);
        break;
    case AI_MCTS:
        go_uct_play(&small_tree, &sheet->game, &sheet->rng, simulations);
        break;
    default:
        go_mcts_play(strong.search.tree, strong.search.worker, simulations);
    }
}

/* Level 3 plays the most visited move (M4-119); the strong search decides by
 * its own rules. */
static go_point answer_of(const struct sheet *sheet)
{
    struct go_thought thought;

    if (sheet->has_answer || sheet->owner.level < AI_MCTS)
        return sheet->answer;
    if (sheet->owner.level == AI_MCTS)
        return go_uct_move(&small_tree);
    go_mcts_decide(strong.search.tree, &thought);
    return thought.move;
}

/* A sheet that is ahead of its thought waits. */
static void catch_up(struct sheet *sheet, uint32_t done)
{
    if (done <= sheet->done || sheet->has_answer)
        return;
    run_simulations(sheet, (int)(done - sheet->done));
    sheet->done = done;
}

/* Takes a thought that far; 1 if its move is there. */
static int advance_thought(struct sheet *sheet, const struct owner *owner,
                           const struct record *record, uint32_t done,
                           go_point *point)
{
    if (memcmp(&sheet->owner, owner, sizeof *owner) != 0)
        begin_sheet(sheet, owner, record);
    catch_up(sheet, done);
    if (!sheet->has_answer && done < ai_simulations((AiLevel)owner->level))
        return 0;
    *point = answer_of(sheet);
    return 1;
}

static int advance_strong_thought(const struct owner *owner,
                                  const struct record *record, uint32_t done,
                                  go_point *point)
{
    int is_there;

    take_strong();
    is_there = advance_thought(&strong.sheet, owner, record, done, point);
    give_strong();
    return is_there;
}

/* Thoughts */

void ai_begin(struct ai_thought *self, AiLevel level, int has_superko,
              uint64_t seed)
{
    *self = (struct ai_thought){
        .seed = seed, .level = (uint8_t)level,
        .has_superko = has_superko != 0,
    };
}

static Move move_to(go_point point)
{
    if (point == GO_PASS)
        return (Move){.row = -1, .col = -1, .pass = 1};
    return (Move){.row = go_row(point), .col = go_column(point)};
}

/* self->done grows first and alone decides how far the sheet is taken: what
 * the thought knows never depends on whose sheet it was meanwhile. */
int ai_think(struct ai_thought *self, const BoardState *b,
             const struct record *record, int simulations, Move *move)
{
    uint32_t left = ai_simulations((AiLevel)self->level) - self->done;
    struct owner owner = identify_thought(self, b, record);
    go_point point;
    int is_there;

    if (simulations > 0)
        self->done += (uint32_t)simulations < left ? (uint32_t)simulations
                                                   : left;
    is_there = is_strong(self->level)
        ? advance_strong_thought(&owner, record, self->done, &point)
        : advance_thought(&small_sheet, &owner, record, self->done, &point);
    if (is_there)
        *move = move_to(point);
    return is_there;
}

/* The document's call knows no moves before the board and no superko. */
Move ai_get_move(const BoardState *b, AiLevel level)
{
    static _Thread_local uint64_t calls;
    struct ai_thought thought;
    Move move;

    ai_begin(&thought, level, 0, bits_mix(calls++));
    while (!ai_think(&thought, b, NULL, MCTS_SIMULATIONS, &move))
        ;
    return move;
}
