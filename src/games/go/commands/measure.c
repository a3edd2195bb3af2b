/* measure.c - measures how fast Go is played here.
 *
 * Fixed seeds, so that every run does the same work, and processor time, so
 * that other programs matter little. Playouts are the best of several parts:
 * disturbances only ever make a part slower.
 */
#include "games/go/commands/measure.h"

#include <time.h>

#include "games/go/commands/args.h"
#include "games/go/engine/player.h"
#include "games/go/rules/light.h"
#include "games/go/rules/score.h"

enum { POSITIONS = 200, MOVES_BETWEEN = 7, PARTS = 5, THOUGHTS = 5 };

/* Of all threads: what others do on the machine does not count. */
static double used_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Random games on any board: light.h has boards of up to nine lines only. */

/* Free points may stand in any order, as long as free_place[] agrees. */
static void swap_free(struct go_board *board, int a, int b)
{
    go_point point = board->free_point[a];

    board->free_point[a] = board->free_point[b];
    board->free_point[b] = point;
    board->free_place[board->free_point[a]] = (uint16_t)a;
    board->free_place[board->free_point[b]] = (uint16_t)b;
}

/* Draws free points without repetition until one is playable; 0 is a pass. */
static int move_at_random(struct go_board *board, enum go_colour colour,
                          struct rng *rng)
{
    for (int left = board->free_count; left; left--) {
        int i = (int)rng_below(rng, (uint64_t)left);
        go_point point = board->free_point[i];

        if (!go_is_eye(board, point, colour)
            && go_play_lightly(board, point, colour))
            return 1;
        swap_free(board, i, left - 1);
    }
    board->ko = 0;
    return 0;
}

/* The same kind of game as go_light_play(): until both pass or for three moves
 * a point, and then counted, since a playout is worth nothing without that. */
static void play_at_random(const struct go_board *start, struct rng *rng)
{
    struct go_board board = *start;
    struct go_area area;
    enum go_colour colour = GO_BLACK;
    int moves_max = 3 * board.size * board.size, passes = 0;

    for (int i = 0; i < moves_max && passes < 2; i++) {
        passes = move_at_random(&board, colour, rng) ? 0 : passes + 1;
        colour = go_other(colour);
    }
    go_score_area(&board, NULL, &area, NULL);
}

/* Plays random games, on up to nine lines by light.h, and returns how many a
 * second. */
static double pace_of(const struct go_board *board,
                      const struct go_light *light, struct rng *rng,
                      uint64_t playouts)
{
    double begun = used_seconds();

    for (uint64_t i = 0; i < playouts; i++) {
        if (board->size <= GO_LIGHT_SIZE_MAX)
            go_light_play(light, rng);
        else
            play_at_random(board, rng);
    }
    return (double)playouts / (used_seconds() - begun);
}

double go_measure_light(int size, uint64_t playouts)
{
    static struct go_light light;
    struct go_board board;
    struct rng rng;
    double best = 0;

    rng_seed(&rng, "measure");
    go_begin(&board, size);
    if (size <= GO_LIGHT_SIZE_MAX)
        go_light_begin(&light, &board, GO_BLACK);
    for (int part = 0; part < PARTS; part++) {
        double pace = pace_of(&board, &light, &rng, 1 + playouts / PARTS);

        best = pace > best ? pace : best;
    }
    return best;
}

/* Lists of moves */

static int list_legal_moves(const struct go_board *board, enum go_colour colour,
                            go_point move[GO_AREA_MAX])
{
    int count = 0;

    for (int i = 0; i < board->free_count; i++) {
        move[count] = board->free_point[i];
        count += go_judge(board, move[count], colour) == GO_LEGAL;
    }
    return count;
}

/* Positions from all stages of a game: lists of moves get shorter and harder as
 * the board fills. */
static void fill_positions(struct go_board position[POSITIONS], int size)
{
    struct go_board board;
    struct rng rng;
    int move = 0, moves = 5 * size * size / 4;      /* of a usual game */

    rng_seed(&rng, "positions");
    go_begin(&board, size);
    for (int i = 0; i < POSITIONS; i++) {
        for (int k = 0; k < MOVES_BETWEEN; k++)
            move_at_random(&board, move++ % 2 ? GO_WHITE : GO_BLACK, &rng);
        position[i] = board;
        if (move < moves)
            continue;
        go_begin(&board, size);
        move = 0;
    }
}

double go_measure_moves(int size, uint64_t positions)
{
    static struct go_board position[POSITIONS];
    go_point move[GO_AREA_MAX];
    uint64_t listed = 0;
    double begun;

    fill_positions(position, size);
    begun = used_seconds();
    for (uint64_t i = 0; i < positions; i++)
        listed += (uint64_t)list_legal_moves(&position[i % POSITIONS],
                                             i % 2 ? GO_WHITE : GO_BLACK, move);
    if (!listed)                        /* or compilers would drop the work */
        return 0;
    return (double)positions / (used_seconds() - begun);
}

/* The search */

/* The seconds, of all threads together, that a thought about the empty board
 * takes. */
static double time_thought(struct go_thinker *thinker,
                           const struct go_game *game, uint64_t playouts,
                           struct go_thought *thought)
{
    const struct go_aim aim = {0};
    const struct go_effort effort = {.playouts = playouts, .is_patient = 1};
    double begun = used_seconds();

    go_thinker_clear(thinker, 1);
    go_thinker_think(thinker, game, &aim, &effort, thought);
    return used_seconds() - begun;
}

/* The first thought touches the memory for the first time and does not count;
 * of the others the fastest does. */
static void time_search(struct go_thinker *thinker, int size, int threads,
                        uint64_t playouts, struct go_pace *pace)
{
    static struct go_game game;
    struct go_thought thought;
    struct go_rules rules;
    double best = 0;

    go_args_standard(&rules);
    rules.size = (uint8_t)size;
    go_game_begin(&game, &rules);
    time_thought(thinker, &game, playouts, &thought);
    for (int i = 0; i < THOUGHTS; i++) {
        double taken = time_thought(thinker, &game, playouts, &thought);

        best = i == 0 || taken < best ? taken : best;
    }
    pace->playouts = (double)thought.playouts * threads / best;
    pace->nodes = thought.nodes;
    pace->node_bytes = go_mcts_node_size();
}

const char *go_measure_search(int size, int threads, uint64_t playouts,
                              struct go_pace *pace)
{
    struct go_thinker *thinker;
    const char *wrong = go_thinker_open(&thinker, threads, GO_TREE_MIB);

    if (wrong)
        return wrong;
    time_search(thinker, size, threads, playouts, pace);
    go_thinker_close(thinker);
    return NULL;
}
